import Foundation
import WorkbookFormats
import WorkbookSystem

/// What the path of an entry in a submission says about the entry.
enum SubmittedPath: Equatable {
    /// It can be used; these are its components.
    case usable([String])
    /// Nobody wrote it: it is in a hidden folder, or among the data that macOS adds to archives.
    case ignored
    /// The entry is left out.
    case refused(SubmissionProblem.RefusalReason)
    /// It has more folders inside each other than a limit allows.
    case tooDeep

    /// Judges a path.
    init(_ stored: String, limits: SubmissionLimits) {
        // Some programs for Windows separate folders by backslashes, also in names that others then unpack.
        let path = stored.replacing("\\", with: "/")
        let components = path.split(separator: "/").map(String.init).filter { $0 != "." }
        if path.hasPrefix("/") || components.contains("..") || components.first?.last == ":"
            || path.wholeMatch(of: /[A-Za-z]:.*/) != nil
        {
            self = .refused(.outside)
        } else if path.unicodeScalars.contains(where: { HarmlessText.isRisky($0) })
            || path.utf8.count > limits.pathBytes
        {
            self = .refused(.unreadableName)
        } else if components.contains(where: Self.isIgnored) || components.isEmpty {
            self = .ignored
        } else if components.count > limits.depth {
            self = .tooDeep
        } else {
            self = .usable(components.map(\.precomposedStringWithCanonicalMapping))
        }
    }

    /// Returns the path of the hidden file or folder because of which an entry is ignored; `nil` if it is the whole folder itself.
    static func hiddenPart(of stored: String) -> String? {
        let components = stored.replacing("\\", with: "/").split(separator: "/").map(String.init)
            .filter { $0 != "." }
        return components.firstIndex(where: isIgnored).map {
            components.prefix($0 + 1).joined(separator: "/")
        }
    }

    /// Whether a file or folder with this name was not written by a person.
    static func isIgnored(_ name: String) -> Bool {
        // What iCloud leaves in place of a file that wasn't downloaded shows that the learner has that file.
        name.hasPrefix(".") && !name.hasSuffix(".icloud") || fromSystem.contains(name.lowercased())
    }

    /// What macOS and Windows add to folders and archives.
    private static let fromSystem: Set<String> = ["__macosx", "thumbs.db", "ehthumbs.db", "desktop.ini"]
}

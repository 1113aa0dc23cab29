import Foundation
import WorkbookModel

/// What the name of a file for which no exercise asks says about what is in it.
package enum NameKind {
    /// It is a document or a picture, and only a person can tell what is in it.
    case document
    /// It is text, so an answer is in it only if it mentions what the exercise's file declares.
    case text

    /// Judges a path; `nil` if there can be no answer in the file.
    package init?(_ path: [String]) {
        // Office programs keep such a file beside an open document, and projects of Xcode have pictures of their own.
        let stored = path.last?.lowercased() ?? ""
        let name = Self.nameInCloud(stored) ?? stored
        if name.isEmpty || name.hasPrefix("~$") || name == "package.swift"
            || path.dropLast().contains(where: Self.isOfXcode)
        {
            return nil
        }
        let parts = name.split(separator: ".")
        let ending = parts.count > 1 ? String(parts[parts.count - 1]) : ""
        if Self.documents.contains(ending) || name != stored && ArchiveName.isArchive(name) {
            self = .document
        } else if name != stored {
            return nil
        } else if ending.isEmpty || ending == "swift" || SimilarName.isVersionEnding(ending) {
            self = .text
        } else {
            return nil
        }
    }

    /// Judges a file by its path and its content, `nil` if that can't be read: what a name announces as text can be a document,
    /// and what has no ending can be a program.
    package init?(_ path: [String], content: Data?) {
        self.init(path)
        if self == .document { return }
        let isSurelyText = NameKind.isSurelyText(path)
        if let content {
            if let format = ForeignFormat(of: content), format != .webPage {
                self = .document
            } else if !isSurelyText, content.contains(0) {
                return nil
            }
        } else if isSurelyText {
            self = .document
        } else {
            return nil
        }
    }

    /// Returns the name of a file of which iCloud left only a placeholder, such as `.Homework.docx.icloud`.
    private static func nameInCloud(_ name: String) -> String? {
        name.wholeMatch(of: /\.(.+)\.icloud/).map { String($0.1) }
    }

    /// Whether a path announces text by its end; a file without one may be a program as well.
    package static func isSurelyText(_ path: [String]) -> Bool { path.last?.contains(".") ?? false }

    private static func isOfXcode(_ folder: String) -> Bool {
        [".xcassets", ".xcodeproj", ".xcworkspace"].contains { folder.lowercased().hasSuffix($0) }
            || folder == "DerivedData"
    }

    /// The extensions of documents, pictures and films of a screen.
    private static let documents: Set<String> = [
        "pdf", "doc", "docx", "odt", "pages", "rtf", "ppt", "pptx", "odp", "key", "xls", "xlsx", "ods",
        "numbers",
        "png", "jpg", "jpeg", "heic", "heif", "gif", "bmp", "tif", "tiff", "webp", "mov", "mp4",
    ]
}

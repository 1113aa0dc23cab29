import Foundation
import WorkbookModel
import WorkbookSystem

/// A build that ended because the compiler itself crashed, which some code makes it do.
///
/// The compiler's output doesn't say whose code that is, so another build has to.
struct CompilerCrash: Error {
    /// The learner's line that the compiler was at work on, if its output names one.
    var place: Place?
    /// What the compiler printed.
    var output: String

    /// Finds a crash in the output of a build or of a compiler; `nil` if there is none.
    init?(in output: String, workspace: Workspace) {
        guard CompilerCrash.isCrash(output) else { return nil }
        self.output = output
        // The innermost activity comes last, in one line or two.
        let places = output.split(whereSeparator: \.isNewline).compactMap { text -> Place? in
            // The lines with the program's arguments are long, and name files too.
            let line = text.prefix(4000)
            guard line.firstMatch(of: /^(?:\d+\.\s+While\b|\s?for ')/) != nil,
                let match = line.firstMatch(of: /(?:\(at |\[)(\/[^:]+\.swift):(\d+):(\d+)/),
                let row = Int(match.2), let column = Int(match.3)
            else { return nil }
            let found = workspace.place(of: String(match.1), line: row, column: column)
            return found.origin == .learner ? found.place : nil
        }
        place = places.last
    }

    /// Whether a compiler that crashed printed this.
    ///
    /// A compiler that the system ended to get memory back prints no stack, and no source is to blame for that.
    private static func isCrash(_ output: String) -> Bool {
        output.contains("Stack dump:\n0.") && output.contains("swift-frontend -frontend ")
    }

    /// Returns the message for a learner.
    ///
    /// - Parameter files: The learner's files, for a crash without a place.
    func diagnostic(files: [String]) -> Diagnostic {
        let location = place == nil ? "in \(files.joined(separator: " or "))" : "here"
        return Diagnostic(
            origin: .learner, place: place,
            message:
                "the compiler crashes on something \(location), and doesn't crash without your changes. "
                + "That is a bug in the compiler, but you can avoid it: undo your last changes one by one, "
                + "or write this in a simpler way")
    }
}

import Foundation
import WorkbookSystem

/// An error of the compiler in a file of a package.
struct CompilerError: Sendable, Equatable {
    /// The file, relative to the package.
    var file: String
    var line: Int
    /// The compiler's words; empty for a place that one of its notes names.
    var message: String

    /// Returns the errors in the output of a build, and the places that their notes name.
    static func all(in output: String, root: URL) -> [CompilerError] {
        let prefixes = Set([root.path, root.resolvingSymlinksInPath().path]).map { $0 + "/" }
        return CompilerMessage.parse(output).compactMap { message in
            // A note that begins with a name only says where something is declared.
            let isPlace = message.severity == "note" && !message.text.hasPrefix("'")
            guard isPlace || message.severity == "error",
                let prefix = prefixes.first(where: { message.path.hasPrefix($0) })
            else { return nil }
            return CompilerError(
                file: String(message.path.dropFirst(prefix.count)), line: message.line,
                message: isPlace ? "" : message.text)
        }
    }
}

import Foundation

/// An error of the compiler in a file of a package.
struct CompilerError: Sendable, Equatable {
    /// The file, relative to the package.
    var file: String
    var line: Int
    var message: String

    /// Returns the errors in the output of a build, and the places that their notes name.
    static func all(in output: String, root: URL) -> [CompilerError] {
        let prefixes = Set([root.path, root.resolvingSymlinksInPath().path]).map { $0 + "/" }
        return output.split(whereSeparator: \.isNewline).compactMap { line in
            guard let prefix = prefixes.first(where: { line.hasPrefix($0) }),
                let match = line.dropFirst(prefix.count).firstMatch(
                    of: /^(.+?):(\d+):\d+: (error|note): (.*)$/),
                let number = Int(match.2), !match.4.hasPrefix("'") || match.3 == "error"
            else { return nil }
            return CompilerError(
                file: String(match.1), line: number, message: match.3 == "note" ? "" : String(match.4))
        }
    }
}

import Foundation
import WorkbookModel
import WorkbookSystem

/// Finds variations that have the same code as the reference or as each other, so that they show nothing.
struct EqualVariations {
    let course: Course

    /// Returns a sentence about each of them.
    ///
    /// - Throws: The system's error if a folder cannot be read.
    func problems(in exercise: Exercise) throws -> [String] {
        var known: [[String]: URL] = [:]
        return try Variation.all(of: exercise).compactMap { variation in
            let code = code(in: variation.folder)
            // What is missing or empty has other findings.
            if code.isEmpty { return nil }
            guard let other = known[code] else {
                known[code] = variation.folder
                return nil
            }
            return
                "\(course.relativePath(of: variation.folder)) has the same code as \(course.relativePath(of: other))"
        }
    }

    /// Returns the words of the Swift files in a folder, without comments and layout.
    private func code(in folder: URL) -> [String] {
        FileTree(folder).files().filter { $0.hasSuffix(".swift") }.flatMap { path in
            let source = FileManager.default.contents(atPath: folder.appending(path: path).path) ?? Data()
            let words = Lexer.tokens(of: Array(source)).map(\.text)
            return words.isEmpty ? [] : [path] + words
        }
    }
}

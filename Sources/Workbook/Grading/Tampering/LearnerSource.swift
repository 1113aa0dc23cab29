import Foundation
import WorkbookModel
import WorkbookSystem

/// One of the learner's files, as text and as the compiler reads it.
struct LearnerSource: Sendable {
    /// The path as the learner knows it.
    let path: String
    let text: String
    /// What the compiler reads in the file, with every branch of `#if`; `nil` if it gave no tree.
    let tree: SyntaxNode?

    init(path: String, text: String, tree: SyntaxNode? = nil) {
        self.path = path
        self.text = text
        self.tree = tree
    }

    /// Returns the place of a byte in the file.
    func place(at offset: Int) -> Place {
        let before = text.utf8.prefix(offset)
        return Place(path: path, line: before.count { $0 == UInt8(ascii: "\n") } + 1, column: nil)
    }

    /// Returns the first line from a byte on that contains a word; the line of the byte if there is none.
    func place(of word: some StringProtocol, from offset: Int = 0) -> Place {
        let bytes = Data(text.utf8)
        let found = bytes.dropFirst(offset).firstRange(of: Data(word.utf8))
        return place(at: found.map { bytes.distance(from: bytes.startIndex, to: $0.lowerBound) } ?? offset)
    }

    /// Returns the text with blanks in place of the lines that begin or end a branch of `#if`.
    ///
    /// The compiler's tree leaves out what is inside. Without those lines, it has every branch: no condition can hide code
    /// from the grader. `#sourceLocation`, which leaves no trace in the tree, becomes a macro of another name.
    static func withoutConditions(_ text: String) -> String {
        guard text.contains("#") else { return text }
        var bytes = Array(text.utf8)
        for start in starts(ofConditionsIn: bytes) {
            for index in bytes[start...].indices {
                if bytes[index] == UInt8(ascii: "\n") { break }
                bytes[index] = UInt8(ascii: " ")
            }
        }
        // In a comment or a string, the replacement changes nothing that matters.
        return String(decoding: bytes, as: UTF8.self).replacing("#sourceLocation", with: "#\(locationMacro)")
    }

    /// What `#sourceLocation` is called in the text that the compiler reads for the tree; it is as long as before.
    static let locationMacro = "sourceLocatioX"

    private static func starts(ofConditionsIn bytes: [UInt8]) -> [Int] {
        let words = ["#if", "#elseif", "#else", "#endif"]
        let found = Lexer.tokens(of: bytes).filter { $0.kind == .word && words.contains($0.text) }
        // A regular expression such as /"""/ looks like the start of a string to the lexer, but not to the compiler. In a
        // real string, blanks instead of such a line change nothing that matters.
        var starts = found.map(\.range.lowerBound)
        var isLineStart = true
        for (index, byte) in bytes.enumerated() {
            if isLineStart && byte == UInt8(ascii: "#")
                && words.contains(where: { bytes[index...].starts(with: $0.utf8) })
            {
                starts.append(index)
            }
            isLineStart = byte == UInt8(ascii: "\n") || (isLineStart && byte == UInt8(ascii: " "))
        }
        return starts
    }
}

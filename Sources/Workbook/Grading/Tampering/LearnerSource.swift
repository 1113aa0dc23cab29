import Foundation
import WorkbookModel
import WorkbookSystem

/// One of the learner's files, as text and as the compiler reads it.
package struct LearnerSource: Sendable {
    /// The path as the learner knows it.
    let path: String
    let text: String
    /// What the compiler reads in the file, with every branch of `#if`; `nil` if it gave no tree.
    var tree: SyntaxNode?

    /// Returns the place of a byte in the file.
    func place(at offset: Int) -> Place {
        Place(path: path, line: text.utf8.line(ofOffset: offset), column: nil)
    }

    /// Returns the first line from a byte on that contains a word; the line of the byte if there is none.
    func place(of word: some StringProtocol, from offset: Int = 0) -> Place {
        let bytes = Data(text.utf8)
        let found = bytes.dropFirst(offset).firstRange(of: Data(word.utf8))
        return place(at: found.map { bytes.distance(from: bytes.startIndex, to: $0.lowerBound) } ?? offset)
    }

    /// What the compiler is given to read in place of a file.
    package struct Reading: Equatable {
        /// The text without the lines that begin or end a branch of `#if`, so that it has every branch.
        package var text: String
        /// What is inside `#if` blocks that ask for a version of the compiler; `nil` if there are none.
        package var versions: String?
    }

    /// Returns what the compiler should read, with blanks for everything that is left out.
    ///
    /// The compiler's tree leaves out what is inside `#if`. Without those lines, it has every branch: no condition can hide
    /// code from the grader. A block that asks for a version is read by itself, because the compiler never reads a branch for another
    /// version, in which braces need not match. `#sourceLocation`, which leaves no trace in the tree, becomes a macro of
    /// another name.
    package static func reading(of text: String) -> Reading {
        guard text.contains("#") else { return Reading(text: text) }
        let original = Array(text.utf8)
        var bytes = original
        var versions: [UInt8] = original.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
        let directives = directives(in: original)
        for range in directives.map(\.range) { blank(range, in: &bytes) }
        let blocks = versionBlocks(of: directives)
        for block in blocks {
            versions.replaceSubrange(block, with: bytes[block])
            blank(block, in: &bytes)
        }
        return Reading(text: decoded(bytes), versions: blocks.isEmpty ? nil : decoded(versions))
    }

    private static func decoded(_ bytes: [UInt8]) -> String {
        // In a comment or a string, the replacement changes nothing that matters.
        String(decoding: bytes, as: UTF8.self).replacing("#sourceLocation", with: "#\(locationMacro)")
    }

    private static func blank(_ range: Range<Int>, in bytes: inout [UInt8]) {
        for index in range where bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
    }

    /// Returns the ranges between `#if` and `#endif` of the outermost blocks with a condition about a version.
    private static func versionBlocks(of directives: [(range: Range<Int>, text: String)]) -> [Range<Int>] {
        var blocks: [Range<Int>] = []
        var open: [(start: Int, asksForVersion: Bool)] = []
        for (range, text) in directives {
            let asksForVersion = text.contains("compiler") || text.contains("swift")
            if text.hasPrefix("#if") {
                open.append((range.upperBound, asksForVersion))
            } else if text.hasPrefix("#endif"), let block = open.popLast() {
                if block.asksForVersion {
                    blocks.removeAll { $0.lowerBound >= block.start }
                    blocks.append(block.start..<range.lowerBound)
                }
            } else if !open.isEmpty {
                open[open.count - 1].asksForVersion = open[open.count - 1].asksForVersion || asksForVersion
            }
        }
        return blocks
    }

    /// What `#sourceLocation` is called in the text that the compiler reads for the tree; it is as long as before.
    static let locationMacro = "sourceLocatioX"

    /// Returns the directives of conditions, each to the end of its line.
    private static func directives(in bytes: [UInt8]) -> [(range: Range<Int>, text: String)] {
        let words = ["#if", "#elseif", "#else", "#endif"]
        var starts = Set(
            Lexer.tokens(of: bytes).filter { $0.kind == .word && words.contains($0.text) }.map(
                \.range.lowerBound))
        // A regular expression such as /"""/ looks like the start of a string to the lexer, but not to the compiler. In a
        // real string, blanks instead of such a line change nothing that matters.
        var isLineStart = true
        for (index, byte) in bytes.enumerated() {
            if isLineStart && byte == UInt8(ascii: "#")
                && words.contains(where: { bytes[index...].starts(with: $0.utf8) })
            {
                starts.insert(index)
            }
            isLineStart = byte == UInt8(ascii: "\n") || (isLineStart && byte == UInt8(ascii: " "))
        }
        return starts.sorted().map { start in
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
            return (start..<end, String(decoding: bytes[start..<end], as: UTF8.self))
        }
    }
}

extension [LearnerSource] {
    /// Returns the first place in the code where some words begin; the beginning of the first file if they are hidden.
    func place(of words: String) -> Place? {
        let first = words.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        for source in self {
            let bytes = Array<UInt8>(source.text.utf8)
            let found = Lexer.tokens(of: bytes).filter { $0.text == first }.map(\.range.lowerBound)
            let exact = found.first { bytes[$0...].starts(with: words.utf8) }
            if let offset = exact ?? found.first { return source.place(at: offset) }
        }
        return self.first?.place(at: 0)
    }

    /// Returns a place that names a declaration: its own name, or that of its type for an initializer or an operator.
    func place(of declaration: UsedDeclaration) -> Place? {
        let names = [declaration.baseName] + declaration.type.reversed()
        let spelled = names.filter { $0 != "init" && $0 != "subscript" }
        for source in self {
            let tokens = Lexer.tokens(of: Array<UInt8>(source.text.utf8))
            for name in spelled {
                if let token = tokens.first(where: { $0.text.filter { $0 != "`" } == name }) {
                    return source.place(at: token.range.lowerBound)
                }
            }
        }
        return self.first?.place(at: 0)
    }
}

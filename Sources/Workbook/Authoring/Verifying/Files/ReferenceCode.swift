import Foundation
import WorkbookGrading
import WorkbookModel
import WorkbookSystem

/// The code of an exercise's reference that its starter lacks, as far as it is an answer rather than a name from one.
struct ReferenceCode {
    private var runs: Set<[String]>
    /// Those of them that have some of a body: a task may state a declaration.
    private var statements: Set<[String]>
    /// Whole lines that are shorter than a run.
    private var lines: Set<[String]>

    /// The fewest words and signs in a row that are an answer wherever they begin.
    private static let longRun = 12
    /// The fewest words and signs that are an answer if they are a whole line.
    private static let shortestLine = 8

    /// Reads the reference and the starter of an exercise.
    init(of exercise: Exercise) {
        let reference = ReferenceCode.sources(in: exercise.folders.reference)
        runs = ReferenceCode.runs(of: Self.longRun, in: reference)
        statements = Set(reference.flatMap(ReferenceCode.statements))
        lines = Set(reference.flatMap(ReferenceCode.lines))
        subtract(folder: exercise.folders.starter)
    }

    /// Removes what the Swift files of a folder have as well.
    mutating func subtract(folder: URL) {
        let sources = ReferenceCode.sources(in: folder)
        let known = ReferenceCode.runs(of: Self.longRun, in: sources)
        runs.subtract(known)
        statements.subtract(known)
        for length in Self.shortestLine..<Self.longRun {
            lines.subtract(ReferenceCode.runs(of: length, in: sources))
        }
    }

    /// Whether a text has some of the code, in which a whole line counts although it is short.
    func isIn(_ text: String) -> Bool {
        // Authors write code with and without the signs for it.
        let tokens = [Lexer.tokens(of: Array(text.replacing(/```\w*\n|`/, with: " ").utf8))]
        return !ReferenceCode.runs(of: Self.longRun, in: tokens).isDisjoint(with: runs)
            || (Self.shortestLine..<Self.longRun).contains {
                !ReferenceCode.runs(of: $0, in: tokens).isDisjoint(with: lines)
            }
    }

    /// Returns the lines at which comments of a Swift source begin to have some of the code, one for each comment.
    func lines(ofCommentsIn source: [UInt8]) -> [Int] {
        let tokens = Lexer.tokens(of: source)
        let starts = [0] + tokens.map(\.range.upperBound)
        let ends = tokens.map(\.range.lowerBound) + [source.count]
        return zip(starts, ends).compactMap { start, end in
            guard source[start..<end].contains(UInt8(ascii: "/")) else { return nil }
            return line(inText: Array(source[start..<end])).map { line in
                source[..<start].count { $0 == 0x0A } + line
            }
        }
    }

    /// Returns the line at which comments, or a text in Markdown, begin to have some of the code; `nil` if they have none.
    func line(inText text: [UInt8]) -> Int? {
        let tokens = Lexer.tokens(of: ReferenceCode.unmarked(text))
        let words = tokens.map(\.text)
        let first = (0..<max(0, words.count - Self.longRun + 1)).first {
            statements.contains(Array(words[$0..<$0 + Self.longRun]))
        }
        return first.map { index in text[..<tokens[index].range.lowerBound].count { $0 == 0x0A } + 1 }
    }

    /// Returns comments with blanks in place of what marks them as comments, and as code.
    private static func unmarked(_ comments: [UInt8]) -> [UInt8] {
        var bytes = comments
        let (slash, star) = (UInt8(ascii: "/"), UInt8(ascii: "*"))
        for index in bytes.indices where bytes[index] == UInt8(ascii: "`") { bytes[index] = 0x20 }
        for index in bytes.indices.dropLast() {
            let pair = (bytes[index], bytes[index + 1])
            guard pair == (slash, slash) || pair == (slash, star) || pair == (star, slash) else { continue }
            (bytes[index], bytes[index + 1]) = (0x20, 0x20)
            // The third slash of a documentation comment.
            if pair == (slash, slash), index + 2 < bytes.count, bytes[index + 2] == slash {
                bytes[index + 2] = 0x20
            }
        }
        return bytes
    }

    /// Returns the tokens of each Swift file in a folder.
    private static func sources(in folder: URL) -> [[Token]] {
        FileTree(folder).files().filter { $0.hasSuffix(".swift") }.map { path in
            // A file that can't be read has other findings.
            Lexer.tokens(
                of: Array(FileManager.default.contents(atPath: folder.appending(path: path).path) ?? Data()))
        }
    }

    /// Returns that many words and signs in a row, from each place on.
    private static func runs(of length: Int, in sources: [[Token]]) -> Set<[String]> {
        sources.reduce(into: []) { runs, tokens in
            let words = tokens.map(\.text)
            for start in 0..<max(0, words.count - length + 1) {
                runs.insert(Array(words[start..<start + length]))
            }
        }
    }

    /// Returns the runs of a source that have something from the body of a function or a property.
    private static func statements(of tokens: [Token]) -> [[String]] {
        let types: Set = ["protocol", "struct", "class", "enum", "extension", "actor"]
        let members: Set = ["func", "init", "deinit", "var", "let", "subscript"]
        var (open, isMember) = ([Bool](), true)
        let isInBody = tokens.indices.map { index in
            let text = tokens[index].text
            if text == "}" { _ = open.popLast() }
            let isInside = open.last ?? false
            if types.contains(text) { isMember = false }
            if members.contains(text) { isMember = true }
            if text == "{" {
                // A protocol says so of its properties.
                let isAccess = index + 1 < tokens.count && ["get", "set"].contains(tokens[index + 1].text)
                open.append(isInside || isMember && !isAccess)
            }
            return isInside && text != "}"
        }
        return (0..<max(0, tokens.count - longRun + 1)).filter {
            isInBody[$0..<$0 + longRun].contains(true)
        }.map { tokens[$0..<$0 + longRun].map(\.text) }
    }

    /// Returns the whole lines of a source that are shorter than a run, and long enough.
    private static func lines(of tokens: [Token]) -> [[String]] {
        tokens.reduce(into: [[String]]()) { lines, token in
            if token.startsLine { lines.append([]) }
            lines[lines.count - 1].append(token.text)
        }.filter { shortestLine..<longRun ~= $0.count }
    }
}

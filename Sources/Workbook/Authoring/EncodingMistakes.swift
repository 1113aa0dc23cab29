import Foundation
import WorkbookFormats
import WorkbookModel
import WorkbookSystem

/// Finds what editors don't show in texts and code: another encoding, Windows line ends, invisible characters, and names with letters
/// that only look like others.
///
/// Each of them leads to errors that quote a name or a line in which nothing looks wrong.
struct EncodingMistakes {
    let course: Course

    /// Returns a sentence about each file of an exercise with such a mistake.
    func all(of exercise: Exercise) -> [String] {
        [exercise.folders.lesson, exercise.folders.solutions, exercise.folders.suite].flatMap { folder in
            FileTree(folder).files().flatMap { sentences(about: folder.appending(path: $0)) }
        }
    }

    /// Returns a sentence about each of the files with such a mistake.
    func all(in files: [URL]) -> [String] { files.flatMap(sentences) }

    /// Returns a sentence about each text of a lesson with such a mistake.
    func all(of lesson: Lesson) -> [String] {
        [lesson.folder.appending(path: "lesson.json"), lesson.chapter].flatMap(sentences)
    }

    private func sentences(about file: URL) -> [String] {
        EncodingMistakes.first(in: file).map { mistake in
            let line = mistake.line.map { ":\($0)" } ?? ""
            return ["\(course.relativePath(of: file))\(line) \(mistake.words)"]
        } ?? []
    }

    /// Whether findings have said already, with a line, that a file of an exercise isn't text.
    func isKnown(_ finding: Finding, among findings: [Finding]) -> Bool {
        guard let match = finding.message.firstMatch(of: /(\S.*) isn't UTF-8 text/) else { return false }
        return findings.contains {
            $0.message.contains("\(match.1):") && $0.message.contains("isn't text in UTF-8")
        }
    }

    /// Returns the first such mistake in a file, as the end of a sentence about the file or the line.
    static func first(in file: URL) -> (line: Int?, words: String)? {
        guard ["swift", "md", "json"].contains(file.pathExtension),
            let data = FileManager.default.contents(atPath: file.path)
        else { return nil }
        guard let text = String(validating: data, as: UTF8.self) else {
            let (line, words) = EncodingMistakes.otherEncoding(in: data)
            return (line, "isn't text in UTF-8\(words); save the file with this encoding")
        }
        if file.pathExtension == "swift" && text.contains("\r\n") {
            return (nil, "has Windows line ends (CRLF); save it with those of Unix (LF)")
        }
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() {
            let scalars = line.unicodeScalars
            // A mark at the beginning of a file is harmless.
            guard let place = scalars.firstIndex(where: { EncodingMistakes.names[$0] != nil }),
                index > 0 || place > scalars.startIndex || scalars[place] != "\u{FEFF}"
            else { continue }
            let code = String(scalars[place].value, radix: 16, uppercase: true)
            let number = String(repeating: "0", count: 4 - code.count) + code
            let before = String(String.UnicodeScalarView(scalars[..<place])).suffix(12).drop(
                while: \.isWhitespace)
            return (
                index + 1,
                "has an invisible character, \(EncodingMistakes.names[scalars[place]] ?? "") (U+\(number)), "
                    + (before.isEmpty ? "at its beginning" : "after \"\(before)\"") + "; delete it"
            )
        }
        if file.pathExtension == "swift", let found = LookalikeLetters.lookalike(in: data) {
            return (
                found.line,
                "has a name with a letter of another alphabet: in \"\(found.name)\", it is \(found.letter)"
            )
        }
        return nil
    }

    /// Returns the Swift files in a folder that have another encoding or Windows line ends, so that the formatter complains about every
    /// line.
    static func misreadFiles(in folder: URL) -> [URL] {
        FileTree(folder).files().filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0) }.filter {
            guard let data = FileManager.default.contents(atPath: $0.path) else { return false }
            return String(validating: data, as: UTF8.self)?.contains("\r\n") ?? true
        }
    }

    /// Returns the line of the first byte that isn't UTF-8, and a clause about the byte.
    private static func otherEncoding(in data: Data) -> (line: Int, words: String) {
        var decoder = UTF8()
        var bytes = data.makeIterator()
        var (line, offset) = (1, 0)
        while case .scalarValue(let scalar) = decoder.decode(&bytes) {
            if scalar == "\n" { line += 1 }
            offset += UTF8.width(scalar)
        }
        let number = String(data.dropFirst(offset).first ?? 0, radix: 16, uppercase: true)
        return (line, ", because of the byte 0x\(number)")
    }

    /// The characters that nobody sees, apart from those that join parts of letters and emoji.
    private static let names: [Unicode.Scalar: String] = [
        "\u{AD}": "a soft hyphen", "\u{200B}": "a zero width space", "\u{200E}": "a left-to-right mark",
        "\u{200F}": "a right-to-left mark", "\u{202A}": "a left-to-right embedding",
        "\u{202B}": "a right-to-left embedding", "\u{202C}": "the end of an embedding",
        "\u{202D}": "a left-to-right override", "\u{202E}": "a right-to-left override",
        "\u{2060}": "a word joiner", "\u{2066}": "a left-to-right isolate",
        "\u{2067}": "a right-to-left isolate",
        "\u{2068}": "a first strong isolate", "\u{2069}": "the end of an isolate",
        "\u{FEFF}": "a byte order mark",
    ]
}

import Foundation
import TestSupport
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookModel

@Suite(.temporaryFolder) struct EncodingMistakesTests {
    let folder = TemporaryFolder.current

    private static let suite = "Tests/Suites/1-lamp/1-switch/Checks/LampChecks.swift"
    private static let why = "Solutions/1-lamp/1-switch/why.md"

    private func findings(changing changes: [String: String] = [:], _ data: (path: String, Data)? = nil)
        throws
        -> [String]
    {
        let course = try SampleCourse.load(in: folder, changing: changes)
        if let data { try folder.write(data.1, to: data.path) }
        let mistakes = EncodingMistakes(course: course)
        return mistakes.all(of: course.lessons[0]) + mistakes.all(of: course.exercises[0])
    }

    @Test("A character that nobody sees is named, with what is before it")
    func invisible() throws {
        try expectEqual(
            findings(changing: [Self.suite: "// \u{200D}\u{1F469}\u{200D}\u{1F52C}\nlet isLeap\u{200B} = 1\n"]
            ),
            [
                "\(Self.suite):2 has an invisible character, a zero width space (U+200B), after \"let isLeap\"; delete it"
            ])
        try expectEqual(
            findings(changing: [Self.suite: "\u{FEFF}// a\n\u{AD}b\n"]),
            [
                "\(Self.suite):2 has an invisible character, a soft hyphen (U+00AD), at its beginning; delete it"
            ])
        let manifest = SampleCourse.manifest.replacing("The switch", with: "The sw\u{202E}itch")
        let path = "Lessons/1-lamp/lesson.json"
        try expectEqual(
            findings(changing: [path: manifest]),
            [
                "\(path):7 has an invisible character, a right-to-left override (U+202E), after \"le\": \"The sw\"; delete it"
            ])
    }

    @Test("Windows line ends in code, and texts in another encoding, are named as such")
    func encodings() throws {
        try expectEqual(
            findings(changing: [Self.suite: "let a = 1\r\nlet b = 2\r\n", Self.why: "Because.\r\n"]),
            ["\(Self.suite) has Windows line ends (CRLF); save it with those of Unix (LF)"])
        try expectEqual(
            findings((Self.why, Data([0x66, 0x0A, 0xC3, 0xA4, 0xFC, 0x72]))),
            ["\(Self.why):2 isn't text in UTF-8, because of the byte 0xFC; save the file with this encoding"])
        let course = try SampleCourse.load(in: folder)
        try folder.write(Data([0x66, 0xFC, 0x72]), to: Self.why)
        try expectEqual(
            CourseFiles(course: course).findings(for: course.exercises[0]).map(\.message),
            ["\(Self.why):1 isn't text in UTF-8, because of the byte 0xFC; save the file with this encoding"])
    }

    @Test("The files that the formatter can't examine are found in all folders")
    func misread() throws {
        try folder.write(["a/b/A.swift": "let a = 1\r\n", "a/B.swift": "let b = 1\n", "a/c.md": "c\r\n"])
        try folder.write(Data([0x2F, 0x2F, 0xE4]), to: "a/C.swift")
        expectEqual(
            EncodingMistakes.misreadFiles(in: folder("a")).map(\.lastPathComponent).sorted(),
            ["A.swift", "C.swift"])
    }

    @Test("That a file isn't text is said once")
    func once() throws {
        let mistakes = EncodingMistakes(course: try SampleCourse.load(in: folder))
        func finding(_ message: String) -> Finding { .breach(nil, "files", message) }
        let found = [finding("a/Lamp.swift:3 isn't text in UTF-8, because of the byte 0xE4; save it")]
        #expect(mistakes.isKnown(finding("a/Lamp.swift isn't UTF-8 text. Save it as UTF-8"), among: found))
        #expect(!mistakes.isKnown(finding("b/Lamp.swift isn't UTF-8 text. Save it as UTF-8"), among: found))
        #expect(!mistakes.isKnown(finding("a/Lamp.swift is empty"), among: found))
    }

    @Test("A letter of another alphabet in a name of the code is named")
    func lookalikes() throws {
        try expectEqual(
            findings(changing: [Self.suite: "// привет\nfunc \u{43E}rder() {}\nlet größe = \"\u{43E}k\"\n"]),
            [
                "\(Self.suite):2 has a name with a letter of another alphabet: in \"\u{43E}rder\", it is \u{43E} (U+043E)"
            ])
        try expectEqual(findings(changing: [Self.suite: "func заказ() {}\n"]), [])
    }
}

import Foundation
import TestSupport
import Testing

@testable import grade_handin
import WorkbookLearning
@testable import WorkbookModel
@testable import WorkbookReporting
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct HandInTests {
    private let folder = TemporaryFolder.current
    private let lamp = "Lessons/1-lamp/1-switch/Lamp.swift"
    private let own = "Lessons/1-lamp/1-switch/Filament.swift"
    private let tests = "Lessons/1-lamp/2-test-the-lamp/LampTests.swift"

    /// Loads a course in whose first exercise all Swift files are the learner's.
    private func course(changing changes: [String: String?] = [:]) throws -> Course {
        let manifest = SampleCourse.manifest.replacing(
            #""owns": ["Lamp.swift"]"#, with: #""owns": ["Lamp.swift", "*.swift"]"#)
        return try SampleCourse.load(
            in: folder, changing: ["Lessons/1-lamp/lesson.json": manifest].merging(changes) { $1 })
    }

    @Test("Only the learner's files of changed exercises are packed, at their paths and with their times")
    func files() throws {
        let course = try course(changing: [own: "// mine", "Lessons/1-lamp/1-switch/notes.txt": "x"])
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1_800_000_000.7)],
            ofItemAtPath: folder(own).path)
        let handIn = HandIn(of: course)
        let bulb = "Lessons/1-lamp/1-switch/Bulb.swift"
        expectEqual(handIn.files.map(\.path), [lamp, bulb, own])
        expectEqual(handIn.files.last?.time, 1_800_000_000)
        expectEqual(handIn.items.map(\.problems), [[]])
        expectEqual(handIn.untouched.map(\.slug), ["test-the-lamp"])
    }

    @Test("The same files give the same archive, and another time or content another one")
    func reproducible() throws {
        let first = HandIn(of: try course()).archive
        expectEqual(HandIn(of: try Course.load(folder.url)).archive, first)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1_800_000_000)],
            ofItemAtPath: folder(lamp).path)
        #expect(HandIn(of: try Course.load(folder.url)).archive != first)
    }

    @Test(
        "What may be an answer under another name or in another place is packed, so that an instructor sees it"
    )
    func misnamed() throws {
        let lesson = "Lessons/1-lamp"
        let cases: [(path: String, isPacked: Bool, exercise: String?)] = [
            ("1-switch/Lamp 2.swift", true, "switch"), ("1-switch/old/MyLamp.swift", true, "switch"),
            ("1-switch/Lamp.swift.txt", true, "switch"), ("1-switch/.Lamp.swift.icloud", true, "switch"),
            ("2-test-the-lamp/Lamp.swift", true, "switch"),
            ("1-switch/LampTests.swift", true, "test-the-lamp"),
            ("2-test-the-lamp/Subject/LampTests.swift", true, "test-the-lamp"), ("Other.swift", true, nil),
            ("1-switch/notes.txt", false, nil), ("1-switch/Bulb.swift", false, nil),
            ("1-switch/.build/Lamp.swift", false, nil), ("Example/Lamp.swift", false, nil),
        ]
        for (path, isPacked, exercise) in cases {
            for isMissing in [true, false] {
                let folder = TemporaryFolder(url: folder("\(path) \(isMissing)"))
                var changes: [String: String?] = [
                    "\(lesson)/\(path)": "// mine", "\(lesson)/Example/Package.swift": "// a package",
                ]
                changes[lamp] = .some(isMissing ? nil : "// a starter\n")
                let handIn = HandIn(of: try SampleCourse.load(in: folder, changing: changes))
                expectEqual(handIn.files.map(\.path), isPacked ? ["\(lesson)/\(path)"] : [], "\(path)")
                expectEqual(handIn.strays.map { $0.exercise?.slug }, isPacked ? [exercise] : [], "\(path)")
            }
        }
    }

    @Test(
        "Work in a handed-out starter below the solutions is packed, and the untouched file isn't",
        arguments: [true, false])
    func starters(isHandout: Bool) throws {
        let course = try course(changing: ["Lessons/1-lamp/1-switch/Lamp.swift": "// a starter\n"])
        let starter = "Solutions/1-lamp/1-switch/starter/Lamp.swift"
        try FileManager.default.removeItem(at: folder("Solutions/1-lamp/1-switch/reference"))
        try FileManager.default.removeItem(at: folder("Solutions/1-lamp/2-test-the-lamp/reference"))
        try ChecksumList.write(for: course)
        if isHandout {
            let digests = FileTree(folder.url).files().map { path in
                var digest = ContentDigest()
                digest.add(FileManager.default.contents(atPath: folder(path).path) ?? Data())
                return "\"\(path)\": \"\(digest.text)\""
            }
            try folder.write(["handout.json": "{ \"files\": { \(digests.joined(separator: ", ")) } }"])
        }
        let copy = try Course.load(folder.url)
        expectEqual(HandIn(of: copy).files.map(\.path), [])
        try folder.write([starter: "// my answer\n"])
        let handIn = HandIn(of: copy)
        expectEqual(handIn.strays.map(\.file.path), [starter])
        expectEqual(handIn.strays.map { $0.exercise?.slug }, ["switch"])
        // Without a record of each file, nobody knows which of the two was changed.
        expectEqual(handIn.packed.map(\.slug), isHandout ? [] : ["switch"])
        expectEqual(handIn.untouched.map(\.slug).contains("switch"), isHandout)
    }

    /// Returns what a report says, without its line breaks.
    private func words(of report: HandInReport) -> String {
        report.page(width: 90) { $0 }.lines.plain.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    @Test(
        "An answer typed over a given file is packed and named, if the exercise that asks for this name has none"
    )
    func givenFile() throws {
        let given = "Lessons/1-lamp/2-test-the-lamp/Subject/Lamp.swift"
        let starter = "// a starter\n"
        for (own, text, isPacked): (String?, String, Bool) in [
            (starter, "// my answer\n", true), (nil, "// my answer\n", true),
            ("// mine\n", "// read\n", false),
            (starter, "// a lamp to read\r\n", false),
        ] {
            let course = try SampleCourse.load(
                in: TemporaryFolder(url: folder("\(own ?? "none") \(text)".filter(\.isLetter))),
                changing: [lamp: own, given: text])
            let handIn = HandIn(of: course)
            expectEqual(handIn.strays.map(\.file.path), isPacked ? [given] : [], "\(text)")
            expectEqual(handIn.strays.map(\.mayAnswer), isPacked ? [[course.exercises[0]]] : [])
            #expect(handIn.files.map(\.path).contains(given) == isPacked)
            let report = HandInReport(handIn, in: course, progress: LearnerProgress(), broken: [], notes: [])
            let page = words(of: report)
            expectEqual(page.contains("your answer to 1.1, copy it"), isPacked, "\(page)")
            expectEqual(page.contains("Look at 1.1 again"), isPacked, "\(page)")
            #expect(!page.contains("Not changed, so not handed in: 1.1"), "\(page)")
        }
    }

    @Test("If several exercises ask for the name of a changed given file, all of them are named")
    func givenFileOfSeveral() throws {
        let manifest = SampleCourse.manifest.replacing("\"LampTests.swift\"", with: "\"Lamp.swift\"")
        let course = try SampleCourse.load(
            in: folder,
            changing: [
                "Lessons/1-lamp/lesson.json": manifest, lamp: "// a starter\n",
                "Lessons/1-lamp/2-test-the-lamp/Lamp.swift": "// another starter\n",
                "Solutions/1-lamp/2-test-the-lamp/starter/Lamp.swift": "// another starter\n",
                "Lessons/1-lamp/2-test-the-lamp/Subject/Lamp.swift": "// my answer\n",
            ])
        let handIn = HandIn(of: course)
        expectEqual(handIn.strays.map(\.mayAnswer), [course.exercises])
        expectEqual(handIn.files.count, 1)
        let report = HandInReport(handIn, in: course, progress: LearnerProgress(), broken: [], notes: [])
        expectEqual(report.unfit, course.exercises)
        let page = words(of: report)
        #expect(page.contains("your answer to 1.1 or 1.2"), "\(page)")
        #expect(!page.contains("Not changed"), "\(page)")
    }

    @Test("An answer outside of the lessons is packed as well, and files of the course and the tool aren't")
    func outside() throws {
        let course = try course(changing: [
            "LampTests.swift": "t", "answers/LampTests (1).swift": "t", "Tests/Lamp.swift": "x",
            "Wire.swift": "x", "lamp.txt": "x", ".old/Lamp.swift": "x", "Sources/Lamp.swift": "x",
            "Tests/LampTests/Lamp.swift": "x", "copy/Package.swift": "x", "copy/Lamp.swift": "x",
        ])
        let handIn = HandIn(of: course)
        expectEqual(
            handIn.strays.map(\.file.path),
            ["LampTests.swift", "Tests/Lamp.swift", "answers/LampTests (1).swift"])
        expectEqual(handIn.strays.map { $0.exercise?.slug }, ["test-the-lamp", "switch", nil])
        expectEqual(handIn.packed.map(\.slug), ["switch"])
    }

    @Test(
        "An exercise whose answer may be in another place is not called unchanged, and one with the starter is"
    )
    func elsewhere() throws {
        for (file, line) in [("answers.txt", true), ("answers/LampTests.swift", false)] {
            let course = try course(changing: [file: "t"])
            let handIn = HandIn(of: course)
            let report = HandInReport(handIn, in: course, progress: LearnerProgress(), broken: [], notes: [])
            let page = report.page(width: 100) { $0 }.lines.plain
            #expect(page.contains("1 of 2 exercises changed"), "\(page)")
            expectEqual(handIn.packed.map(\.slug), ["switch"])
            expectEqual(page.contains("Not changed, so not handed in: 1.2"), line, "\(page)")
            expectEqual(page.contains("Look at 1.2 again"), !line, "\(page)")
            try FileManager.default.removeItem(at: folder(file))
        }
    }

    @Test("An exercise whose file has no code is fit only if it passed")
    func emptyFile() throws {
        let course = try course(changing: [lamp: "\u{FEFF}\n"])
        let handIn = HandIn(of: course)
        for (outcome, isFit) in [
            (Verdict.Outcome.failed, false), (.stopped, false), (.didNotCompile, false), (.passed, true),
        ] {
            var progress = LearnerProgress()
            let exercise = course.exercises[0]
            progress.record(
                Verdict(exercise, outcome: outcome), of: handIn.items[0].digest, at: .now)
            let report = HandInReport(handIn, in: course, progress: progress, broken: [], notes: [])
            expectEqual(report.unfit.isEmpty, isFit, "\(outcome)")
            let page = report.page(width: 80) { $0 }.lines.plain
            expectEqual(page.contains("can't be graded"), !isFit, "\(outcome)")
        }
    }

    @Test("What is wrong with a file is found, and what can be read is packed all the same")
    func problems() throws {
        let course = try SampleCourse.load(in: folder, changing: [tests: "// changed"])
        let file = folder(lamp)
        let cases: [(String?, AttemptProblem, isPacked: Bool)] = [
            (nil, .missing(file), false), (#"{\rtf1 x}"#, .notSource(file, .richText), true),
            ("a\n<<<<<<< HEAD\n", .conflict(file, line: 2), true),
            (String(repeating: " ", count: 2 << 20), .tooLarge(file, bytes: 2 << 20), false),
        ]
        for (text, problem, isPacked) in cases {
            try FileManager.default.removeItem(at: file)
            if let text { try folder.write([lamp: text]) }
            let handIn = HandIn(of: course)
            expectEqual(handIn.items.map(\.problems), [[problem], []])
            expectEqual(handIn.files.map(\.path), (isPacked ? [lamp] : []) + [tests], "\(problem)")
            // The next case removes it.
            if text == nil { try folder.write([lamp: ""]) }
        }
        try FileManager.default.removeItem(at: file)
        try folder.write(["elsewhere.swift": "// secret"])
        try folder.link(lamp, to: folder("elsewhere.swift").path)
        expectEqual(HandIn(of: course).items.first?.problems, [.notRegular(file)])
        expectEqual(HandIn(of: course).files.map(\.path), [tests])
        try FileManager.default.removeItem(at: file)
        try folder.write([lamp: " \n"])
        expectEqual(HandIn(of: course).items.first?.emptyFiles, [.empty(file)])
        expectEqual(HandIn(of: course).items.first?.problems, [])
    }

    @Test("The record knows the archives that the learner wrote, and keeps the name")
    func record() throws {
        let course = try course()
        try folder.write(["a.tar": "one", "b.tar": "two"])
        var record = HandInRecord(of: course)
        record.name = "Ada"
        try record.add(Data("one".utf8), in: course)
        record = HandInRecord(of: course)
        expectEqual(record.name, "Ada")
        expectEqual(["a", "b", "c"].map { record.contains(folder("\($0).tar")) }, [true, false, false])
        try folder.write([".workbook/hand-in.json": "?"])
        expectEqual(HandInRecord(of: course).contains(folder("a.tar")), false)
    }
}

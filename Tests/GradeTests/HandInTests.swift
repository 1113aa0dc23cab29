import Foundation
import TestSupport
import Testing

@testable import grade_handin
import WorkbookAuthoring
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
        let report = HandInReport(handIn, in: copy, progress: LearnerProgress(), broken: [], notes: [])
        expectEqual(words(of: report).contains("your answer to 1.1, copy it there"), isHandout)
        // An answer that was saved in both places is the learner's own.
        try folder.write(["Lessons/1-lamp/1-switch/Lamp.swift": "// my answer\n"])
        let both = HandIn(of: copy)
        expectEqual(both.strays.map(\.file.path), [])
        expectEqual(both.packed.map(\.slug), isHandout ? ["switch"] : [])
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

    @Test("An answer typed over a given file is packed even if another file of its exercise was changed")
    func givenFileOfTwo() throws {
        let given = "Lessons/1-lamp/2-test-the-lamp/Subject/Lamp.swift"
        let bulb = "Lessons/1-lamp/1-switch/Bulb.swift"
        for (own, isPacked) in [("// a starter\n", true), ("// mine\n", false)] {
            let course = try SampleCourse.load(
                in: TemporaryFolder(url: folder("\(isPacked)")),
                changing: [
                    "Lessons/1-lamp/lesson.json": SampleCourse.manifest.replacing(
                        #"["Lamp.swift"]"#, with: #"["Lamp.swift", "Bulb.swift"]"#),
                    bulb: "// changed\n", "Solutions/1-lamp/1-switch/starter/Bulb.swift": "// a bulb\n",
                    lamp: own, given: "// my answer\n",
                ])
            let handIn = HandIn(of: course)
            expectEqual(handIn.strays.map(\.file.path), isPacked ? [given] : [])
            #expect(handIn.files.map(\.path).contains(bulb))
        }
    }

    @Test("No advice lets another file take the place of one that was changed")
    func adviceKeepsAnswers() throws {
        let starter = "// a starter\n"
        for (own, path, advice) in [
            (starter, "Lessons/1-lamp/1-switch/Helpers.swift", "If it is your answer, give it that name."),
            (nil, "Lessons/1-lamp/1-switch/Helpers.swift", "If it is your answer, give it that name."),
            (
                "// mine", "Lessons/1-lamp/1-switch/Helpers.swift",
                "If your answer needs code from it, copy that code there."
            ),
            (starter, "answers/Lamp.swift", "If it is your answer, move it to Lessons/1-lamp/1-switch."),
            (
                "// mine", "answers/Lamp.swift",
                "you changed the one in Lessons/1-lamp/1-switch. If that is your answer, move the other one out"
            ),
            ("// mine", "Lessons/Other.swift", "the answer to an exercise that has none yet"),
        ] {
            let course = try SampleCourse.load(
                in: TemporaryFolder(url: folder("\(own ?? "none") \(path)".filter(\.isLetter))),
                changing: [lamp: own, path: "// another"])
            let report = HandInReport(
                HandIn(of: course), in: course, progress: LearnerProgress(), broken: [], notes: [])
            let page = words(of: report)
            #expect(page.contains(advice), "\(page)")
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

    /// Loads a course whose first starter declares a type and a function.
    private func declaringCourse(in place: String, _ changes: [String: String?]) throws -> Course {
        let starter = "struct Lamp {}\nfunc glow() {}\n"
        let files: [String: String?] = [
            lamp: starter, "Solutions/1-lamp/1-switch/starter/Lamp.swift": starter,
        ]
        return try SampleCourse.load(
            in: TemporaryFolder(url: folder(place)), changing: files.merging(changes) { $1 })
    }

    @Test(
        "What may have the answer to an unchanged exercise in it is packed: documents, and text about what the exercise declares",
        arguments: [
            ("Lessons/1-lamp/1-switch/answer.txt", "let it = Lamp()", ["switch"]),
            ("Lessons/1-lamp/1-switch/answer.txt", "a candle", nil),
            ("Lessons/1-lamp/1-switch/answer.txt", "struct Lamp {}\r\n\nfunc glow() {}", nil),
            ("Lessons/1-lamp/1-switch/answer", "glow()", ["switch"]),
            ("Lessons/1-lamp/1-switch/answer", "it should glow", nil),
            ("Lessons/1-lamp/1-switch/answer", "\0Lamp", nil),
            ("Lessons/1-lamp/1-switch/answer.json", "Lamp", nil),
            ("Lessons/1-lamp/1-switch/README.md", "Lamp", nil),
            ("Lessons/1-lamp/1-switch/Shot.png", "", ["switch"]),
            ("Lessons/1-lamp/1-switch/.Shot.png.icloud", "", ["switch"]),
            ("Lessons/1-lamp/1-switch/.Shot.png", "", nil),
            ("Lessons/1-lamp/1-switch/~$answer.docx", "", nil),
            ("Lessons/1-lamp/1-switch/.DS_Store", "Lamp", nil),
            ("Lessons/1-lamp/1-switch/.vscode/notes.txt", "Lamp", nil),
            ("Lessons/1-lamp/1-switch/answer.7z", "", ["switch"]),
            ("Lessons/1-lamp/Homework.docx", "", ["switch", "test-the-lamp"]),
            ("Lessons/1-lamp/diagram.png", "", nil),
            ("Lessons/1-lamp/ideas.md", "LampTests and Lamp", ["switch", "test-the-lamp"]),
            ("Lessons/1-lamp/ideas.md", "LampTests.swift", nil),
            ("Lessons/1-lamp/ideas.diff", "LampTests.swift", ["test-the-lamp"]),
            ("Lessons/1-lamp-backup/README.md", "Lamp", nil),
            ("Lessons/Mine.swift", "Lamp()", ["switch"]),
            ("Homework.docx", "", []), ("notes.txt", "Lamp", ["switch"]),
            ("Mine.swift", "Lamp()", ["switch"]),
            ("README.md", "Lamp", nil), ("CONTRIBUTING.md", "Lamp", nil), ("progress.html", "Lamp", nil),
            ("backup.zip", "", nil), ("answers/notes.txt", "Lamp", nil),
            ("answers/Mine.swift", "Lamp()", ["switch"]), ("answers/Mine.swift", "Candle()", nil),
            ("Work/Mine.swift", "@Test func glows() { Lamp(); LampTests() }", ["test-the-lamp"]),
        ])
    func content(path: String, text: String, exercises: [String]?) throws {
        let course = try declaringCourse(
            in: "x", [path: text, "Lessons/1-lamp/README.md": "![A lamp](diagram.png), Lamp"])
        let handIn = HandIn(of: course)
        expectEqual(handIn.files.map(\.path), exercises == nil ? [] : [path])
        expectEqual(handIn.strays.map { $0.mayAnswer.map(\.slug) }, exercises.map { [$0] } ?? [])
        let report = HandInReport(handIn, in: course, progress: LearnerProgress(), broken: [], notes: [])
        expectEqual(report.unfit.map(\.slug), exercises ?? [])
        expectEqual(words(of: report).contains("is packed too"), exercises != nil)
    }

    @Test(
        "Beside a changed exercise, a document or text is no answer to it, and where nothing is unchanged, to none"
    )
    func contentBesideAnswer() throws {
        let documents: [String: String?] = [
            "Lessons/1-lamp/1-switch/Shot.png": "", "Lessons/1-lamp/1-switch/notes.txt": "Lamp",
            "Lessons/1-lamp/1-switch/backup.zip": "", "Lessons/1-lamp/Homework.docx": "",
            "Lamp notes.txt": "Lamp",
        ]
        let one = try declaringCourse(in: "one", documents.merging([lamp: "// mine"]) { $1 })
        let handIn = HandIn(of: one)
        expectEqual(handIn.files.map(\.path), [lamp, "Lessons/1-lamp/Homework.docx"])
        expectEqual(handIn.strays.map { $0.mayAnswer.map(\.slug) }, [["test-the-lamp"]])
        let all = try declaringCourse(
            in: "all", documents.merging([lamp: "// mine", tests: "// mine"]) { $1 })
        expectEqual(HandIn(of: all).files.map(\.path), [lamp, tests])
        let missing = try declaringCourse(
            in: "missing", ["Lessons/1-lamp/1-switch/notes.txt": "Lamp", lamp: nil])
        expectEqual(HandIn(of: missing).files.map(\.path), ["Lessons/1-lamp/1-switch/notes.txt"])
    }

    @Test("What was handed out, and archives of an earlier hand-in, are no answers, whatever is in them")
    func contentOfCourse() throws {
        let given = [
            "NOTES.txt", "Lessons/1-lamp/notes.md", "Lessons/1-lamp/2-test-the-lamp/README.md", "a.png",
        ]
        let own = ["Lessons/1-lamp/1-switch/README.md", "NEWS.md"]
        var digest = ContentDigest()
        digest.add(Data("Lamp and LampTests".utf8))
        let record = given.map { "\"\($0)\": \"\(digest.text)\"" }.joined(separator: ", ")
        var changes: [String: String?] = ["handout.json": "{ \"files\": { \(record) } }"]
        for path in given + own { changes[path] = "Lamp and LampTests" }
        let course = try declaringCourse(in: "x", changes)
        expectEqual(HandIn(of: course).files.map(\.path), own)
        let archive = "Lessons/1-lamp/1-switch/handin.tar"
        try TemporaryFolder(url: folder("x")).write([archive: "packed"])
        expectEqual(HandIn(of: course).files.map(\.path), [own[0], archive, own[1]])
        var archives = HandInRecord(of: course)
        try archives.add(Data("packed".utf8), at: folder("x.tar"), with: [], in: course)
        expectEqual(HandIn(of: course).files.map(\.path), own)
    }

    @Test("What is too large to be packed is named")
    func tooLarge() throws {
        let large = String(repeating: " ", count: 2 << 20)
        let course = try declaringCourse(
            in: "x",
            [
                "Lessons/1-lamp/1-switch/Shot.png": large, "answers/LampTests.swift": large,
                "Homework.pdf": large,
            ])
        let handIn = HandIn(of: course)
        expectEqual(handIn.files, [])
        expectEqual(handIn.strays.count, 3)
        let report = HandInReport(handIn, in: course, progress: LearnerProgress(), broken: [], notes: [])
        expectEqual(report.unfit, course.exercises)
        let page = words(of: report)
        for sentence in [
            "Shot.png is larger than 1 MB, so it isn't packed, and 1.1 only asks for Lamp.swift.",
            "LampTests.swift is larger than 1 MB, so it isn't packed, and only what is in",
            "Homework.pdf is larger than 1 MB, so it isn't packed, and it is in no exercise's folder.",
        ] {
            #expect(page.contains(sentence), "\(page)")
        }
    }

    private static let courseManifest = #"{ "format": 1, "title": "Lamps" }"#

    /// Writes another copy of the course into a folder of the copy, as it was handed out apart from some changes.
    private func nest(
        in place: String, without absent: [String] = [], changing changes: [String: String] = [:]
    )
        throws
    {
        let nested = TemporaryFolder(url: folder(place))
        try nested.write(SampleCourse.files.merging([lamp: "// a starter\n", "Package.swift": ""]) { $1 })
        try nested.write(changes)
        for path in absent { try FileManager.default.removeItem(at: nested(path)) }
    }

    @Test(
        "Work in a copy of the course inside the copy is packed and named, wherever that copy lies",
        arguments: [
            "workbook", "Lessons/workbook", "Lessons/1-lamp/a/b", "Solutions/new",
            "Tests/Suites/new",
            "Sources/x/new",
        ], [[], ["course.json"], ["Package.swift"]])
    func nestedCopy(place: String, absent: [String]) throws {
        let course = try SampleCourse.load(in: folder, changing: [lamp: "// a starter\n"])
        try nest(in: place, without: absent, changing: ["course.json": Self.courseManifest])
        expectEqual(HandIn(of: course).strays.map(\.file.path), [])
        try folder.write([
            "\(place)/\(tests)": "// mine", "\(place)/Lessons/1-lamp/1-switch/Lamp copy.swift": "// mine",
        ])
        let handIn = HandIn(of: course)
        let paths = ["\(place)/Lessons/1-lamp/1-switch/Lamp copy.swift", "\(place)/\(tests)"]
        expectEqual(handIn.files.map(\.path).sorted(), paths)
        expectEqual(Set(handIn.strays.map(\.exercise?.slug)), ["switch", "test-the-lamp"])
        let report = HandInReport(handIn, in: course, progress: LearnerProgress(), broken: [], notes: [])
        let page = words(of: report)
        #expect(page.contains("\(place) is another copy of the course"), "\(page)")
        #expect(paths.allSatisfy(page.contains), "\(page)")
        expectEqual(report.unfit, course.exercises)
    }

    @Test("Work in a copy inside the copy isn't packed beside work on the same exercise, but it is named")
    func nestedCopyBesideAnswer() throws {
        let course = try SampleCourse.load(in: folder, changing: [lamp: "// mine"])
        for (content, isNamed) in [("// older", true), ("// mine", false)] {
            try nest(in: "workbook", changing: [lamp: content, "course.json": Self.courseManifest])
            let handIn = HandIn(of: course)
            expectEqual(handIn.files.map(\.path), [lamp])
            expectEqual(handIn.strays.map(\.file.path), isNamed ? ["workbook/\(lamp)"] : [])
            let report = HandInReport(handIn, in: course, progress: LearnerProgress(), broken: [], notes: [])
            expectEqual(words(of: report).contains("Not packed, because you changed"), isNamed)
        }
    }

    @Test("A newer copy inside the copy is compared with its own starters")
    func nestedNewerCopy() throws {
        let course = try SampleCourse.load(in: folder, changing: [lamp: "// a starter\n"])
        let starter = "Solutions/1-lamp/1-switch/starter/Lamp.swift"
        try nest(
            in: "workbook/workbook",
            changing: [lamp: "// newer", starter: "// newer", "course.json": Self.courseManifest])
        expectEqual(HandIn(of: course).strays.map(\.file.path), [])
        try folder.write(["workbook/workbook/\(lamp)": "// mine"])
        expectEqual(HandIn(of: course).files.map(\.path), ["workbook/workbook/\(lamp)"])
    }

    @Test("Without starters, the record of the handout says which exercises were changed")
    func deletedSolutions() throws {
        let course = try declaringCourse(in: "x", [tests: "mine", "Lessons/1-lamp/1-switch/Bulb.swift": nil])
        let copy = TemporaryFolder(url: folder("x"))
        var digest = ContentDigest()
        digest.add(try Data(contentsOf: copy(lamp)))
        try copy.write([
            "handout.json": "{ \"files\": { \"\(lamp)\": \"\(digest.text)\", \"\(tests)\": \"?\" } }"
        ])
        try FileManager.default.removeItem(at: copy("Solutions"))
        expectEqual(HandIn(of: course).untouched.map(\.slug), ["switch"])
        expectEqual(HandIn.CourseFiles.missingLessons(of: course), [])
        try copy.write(["handout.json": "{ \"files\": { \"Lessons/2-gone/lesson.json\": \"?\" } }"])
        expectEqual(HandIn.CourseFiles.missingLessons(of: course), ["Lessons/2-gone"])
    }

    @Test("A backup of lessons has no answer to an exercise of which the copy has one, and is named")
    func backup() throws {
        let course = try declaringCourse(
            in: "x",
            [
                lamp: "struct Lamp { var isOn = true }",
                "Lessons backup/1-lamp/1-switch/Lamp.swift": "old Lamp",
                "Lessons backup/1-lamp/2-test-the-lamp/LampTests.swift": "mine",
            ])
        let handIn = HandIn(of: course)
        expectEqual(
            handIn.files.map(\.path), [lamp, "Lessons backup/1-lamp/2-test-the-lamp/LampTests.swift"])
        expectEqual(handIn.strays.map { $0.exercise?.slug }, ["switch", "test-the-lamp"])
        let report = HandInReport(handIn, in: course, progress: LearnerProgress(), broken: [], notes: [])
        let page = words(of: report)
        #expect(page.contains("Lessons backup is another copy of the course, or of a part of it"), "\(page)")
        #expect(
            page.contains("Not packed, because you changed these exercises in this copy as well"), "\(page)")
    }

    @Test("What was added to a handout beside the files of the course and of the tool may be an answer")
    func besideGivenFiles() throws {
        let given: [String: String?] = [
            "Lessons/1-lamp/Example/Package.swift": "",
            "Lessons/1-lamp/Example/Sources/Bulb.swift": "// bulb",
            "Lessons/the-app/Package.swift": "", "Sources/grade/Lamp.swift": "Lamp()",
        ]
        let course = try declaringCourse(in: "x", given)
        let copy = TemporaryFolder(url: folder("x"))
        let digests = given.map { path, text in
            var digest = ContentDigest()
            digest.add(Data((text ?? "").utf8))
            return "\"\(path)\": \"\(digest.text)\""
        }
        try copy.write(["handout.json": "{ \"files\": { \(digests.joined(separator: ", ")) } }"])
        expectEqual(HandIn(of: course).files.map(\.path), [])
        try copy.write([
            "Lessons/1-lamp/Example/Sources/Bulb.swift": "Lamp()",
            "Lessons/1-lamp/Example/Vault.swift": "Lamp()",
            "Lessons/the-app/Lamp.swift": "Lamp()", "Sources/Mine.swift": "Lamp()",
            "Sources/Other.swift": "x",
            "Tests/LampTests/LampTests.swift": "t", "Solutions/1-lamp/1-switch/Lamp.swift": "Lamp()",
        ])
        expectEqual(
            HandIn(of: course).files.map(\.path),
            [
                "Lessons/1-lamp/Example/Sources/Bulb.swift", "Lessons/1-lamp/Example/Vault.swift",
                "Solutions/1-lamp/1-switch/Lamp.swift", "Sources/Mine.swift",
                "Tests/LampTests/LampTests.swift",
            ])
    }

    @Test("A package of the learner's own may have the only answer, and an example of the course has none")
    func ownPackage() throws {
        let course = try SampleCourse.load(
            in: folder,
            changing: [
                lamp: "// a starter\n", "mine/Package.swift": "", "mine/Sources/Mine/Lamp.swift": "// mine",
                "mine/Sources/Mine/Other.swift": "// mine", "mine/Sources/Mine/Subject/Lamp.swift": "// x",
                "Lessons/1-lamp/Example/Package.swift": "", "Lessons/1-lamp/Example/Lamp.swift": "// x",
            ])
        expectEqual(HandIn(of: course).files.map(\.path), ["mine/Sources/Mine/Lamp.swift"])
        try folder.write([lamp: "// my answer"])
        expectEqual(HandIn(of: course).files.map(\.path), [lamp])
    }

    @Test("A copy of a starter, of a given file or of what is packed anyway is no other answer")
    func copies() throws {
        let course = try SampleCourse.load(
            in: folder,
            changing: [
                "copy/1-lamp/1-switch/Lamp.swift": "// a starter\r\n",
                "copy/1-lamp/2-test-the-lamp/LampTests.swift": "// write tests\n",
                "copy/1-lamp/2-test-the-lamp/Subject/Lamp.swift": "// a lamp to read\n",
                "Lessons/1-lamp copy/1-switch/Bulb.swift": "// a given bulb\n",
                "Lessons/1-lamp copy/README.md": "A lamp",
                "Lessons/1-lamp/1-switch/Lamp 2.swift": "\n// a starter\n",
                "backup/Lamp.swift": "// the learner's lamp\n", "old/Lamp.swift": "// another lamp\n",
                "Lessons/1-lamp/2-test-the-lamp/Bulb 2.swift": "// a given bulb\n",
            ])
        expectEqual(
            HandIn(of: course).files.map(\.path),
            [lamp, "Lessons/1-lamp/2-test-the-lamp/Bulb 2.swift", "old/Lamp.swift"])
        try FileManager.default.removeItem(at: folder(lamp))
        try folder.link(lamp, to: folder("old/Lamp.swift").path)
        #expect(HandIn(of: course).files.map(\.path).contains("old/Lamp.swift"))
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

    @Test("An exercise beside which another version lies is fit only if it passed")
    func otherVersion() throws {
        let course = try SampleCourse.load(
            in: folder, changing: [lamp: "struct Lamp {}", "\(lamp).old": "struct Lamp { var isOn = true }"])
        let handIn = HandIn(of: course)
        for (outcome, isFit) in [(Verdict.Outcome.failed, false), (.stopped, false), (.passed, true)] {
            var progress = LearnerProgress()
            progress.record(
                Verdict(course.exercises[0], outcome: outcome), of: handIn.items[0].digest, at: .now)
            let report = HandInReport(handIn, in: course, progress: progress, broken: [], notes: [])
            expectEqual(report.unfit.isEmpty, isFit, "\(outcome)")
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
        try record.add(Data("one".utf8), at: folder("a.tar"), with: [course.exercises[0]], in: course)
        record = HandInRecord(of: course)
        expectEqual(record.name, "Ada")
        expectEqual(["a", "b", "c"].map { record.contains(folder("\($0).tar")) }, [true, false, false])
        expectEqual(record.lostFolders(besides: [], of: course), ["Lessons/1-lamp/1-switch"])
        expectEqual(record.lostFolders(besides: course.exercises, of: course), [])
        try folder.write(["a-earlier.tar": "three"])
        expectEqual(try record.keepLast(), folder("a-earlier-2.tar"))
        expectEqual(record.lostFolders(besides: [], of: course), [])
        try folder.write([".workbook/hand-in.json": "?"])
        expectEqual(HandInRecord(of: course).contains(folder("a-earlier-2.tar")), false)
    }
}

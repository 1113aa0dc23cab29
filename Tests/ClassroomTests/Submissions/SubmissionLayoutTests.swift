import Foundation
import TestSupport
import Testing

@testable import WorkbookClassroom
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct SubmissionLayoutTests {
    let lamp = SubmissionBox.lamp
    let tests = SubmissionBox.tests

    @Test(
        "The learner's files are found in every folder layout that learners hand in",
        arguments: [
            ("", []), ("work/", []), ("a b/c/", [SubmissionProblem.nested(in: "a b/c")]),
        ])
    func layouts(prefix: String, problems: [SubmissionProblem]) async throws {
        let box = try SubmissionBox()
        let parts = ["ada/\(prefix)Lessons/1-lamp/", "bob/\(prefix)1-lamp/", "carl/\(prefix)"]
        for part in parts {
            try box.add(["\(part)1-switch/Lamp.swift": part, "\(part)2-test-the-lamp/LampTests.swift": "t"])
        }
        let submissions = try await box.take()
        expectEqual(submissions.map(\.problems), [problems, problems, problems])
        expectEqual(submissions.map(\.isUsable), [true, true, true])
        let taken = Dictionary(
            uniqueKeysWithValues: zip(["ada", "bob", "carl"], parts).flatMap { name, part in
                [("\(name)/\(lamp)", part), ("\(name)/\(tests)", "t")]
            })
        expectEqual(box.taken, taken)
    }

    @Test("Only the learner's files are copied, never given ones, starters or hidden ones")
    func onlyOwned() async throws {
        let box = try SubmissionBox()
        try box.add([
            "ada/\(lamp)": "mine", "ada/Lessons/1-lamp/1-switch/Bulb.swift": "given",
            "ada/Lessons/1-lamp/1-switch/Package.swift": "a manifest", "ada/Package.swift": "another",
            "ada/Lessons/1-lamp/2-test-the-lamp/Subject/Lamp.swift": "given",
            "ada/Solutions/1-lamp/2-test-the-lamp/starter/LampTests.swift": "// write tests\n",
            "ada/Tests/Suites/1-lamp/2-test-the-lamp/Subject/Lamp.swift": "the subject",
            "ada/.build/\(tests)": "hidden", "ada/__MACOSX/\(tests)": "not ours",
        ])
        let changed = [
            "Lessons/1-lamp/1-switch/Bulb.swift", "Lessons/1-lamp/2-test-the-lamp/Subject/Lamp.swift",
        ]
        try await expectEqual(box.problems(), [.changedGivenFiles(changed)])
        expectEqual(box.taken, ["ada/\(lamp)": "mine"])
    }

    @Test("Changed files of the course are named, whatever folder they are in, and unchanged ones aren't")
    func givenFiles() async throws {
        let box = try SubmissionBox()
        try TemporaryFolder(url: box.folder("course")).write(["Package.swift": "// the package\n"])
        let bulb = "1-lamp/1-switch/Bulb.swift"
        let lesson = try String(contentsOf: box.folder("course/Lessons/1-lamp/lesson.json"), encoding: .utf8)
        let checks = "Tests/Suites/1-lamp/1-switch/checks.json"
        try box.add([
            "ada/\(lamp)": "mine", "ada/\(bulb)": "changed", "ada/Package.swift": "// mine",
            "ada/Lessons/1-lamp/lesson.json": lesson + " ", "ada/\(checks)": "{}",
            "bob/\(lamp)": "mine", "bob/Lessons/1-lamp/lesson.json": lesson.replacing("\n", with: "\r\n"),
            "bob/Package.swift": "// the package\r\n",
            // A handout has a manifest of its own.
            "carl/\(lamp)": "mine", "carl/Package.swift": "// x\n\(HandoutManifest.ownLine)\n",
        ])
        // Handouts rewrite descriptions of lessons and chapters, and no verdict depends on a learner's copy of them.
        let changed = ["Lessons/\(bulb)", "Package.swift", checks].sorted()
        try await expectEqual(box.take().map(\.problems), [[.changedGivenFiles(changed)], [], []])
    }

    @Test("A manifest is compared with the handout, if the submission has the handout's record")
    func handedOutManifest() async throws {
        let box = try SubmissionBox()
        try TemporaryFolder(url: box.folder("course")).write(["Package.swift": "// the package\n"])
        let manifest = "// x\n\(HandoutManifest.ownLine)\n"
        let handout = Handout(of: box.course, lessons: box.course.lessons)
        let record = String(
            decoding: try JSONFile.encode(HandoutRecord(of: ["Package.swift": Data(manifest.utf8)], handout)),
            as: UTF8.self)
        for (name, content) in [
            ("ada", manifest), ("bob", manifest.replacing("\n", with: "\r\n")),
            ("carl", manifest + "fatalError()\n"),
        ] {
            try box.add([
                "\(name)/w/\(lamp)": "mine", "\(name)/w/Package.swift": content,
                "\(name)/w/handout.json": record,
            ])
        }
        let problems = try await box.take().map { $0.problems.filter { $0 != .nested(in: "w") } }
        expectEqual(problems, [[], [], [.changedGivenFiles(["Package.swift"])]])
    }

    @Test("A submission that has only builds and progress isn't called empty")
    func onlyHidden() async throws {
        let box = try SubmissionBox()
        let files = ["w/.build/debug/a.swift", "w/.build/b", "w/.workbook/progress.json"]
        try box.add(SampleZip(files.map { .init($0, "x") }).data, as: "ada.zip")
        for file in files { try box.add(["bob/\(file)": "x"]) }
        try box.add(SampleZip([SampleZip.File("w/", mode: 0o40755)]).data, as: "carl.zip")
        var tar = SampleTar()
        tar.add("./", type: "5")
        try box.add(tar.data, as: "dora.tar")
        let found: [SubmissionProblem] = [.noExercise(found: ["w/.build", "w/.workbook"])]
        try await expectEqual(box.take().map(\.problems), [found, found, [.empty], [.empty]])
        expectEqual(
            found[0].fact,
            "The submission contains none of the files that the exercises ask for. It contains only what tools make: w/.build and w/.workbook."
        )
    }

    @Test("Changed files of the course's packages are named")
    func packages() async throws {
        let source = "Packages/kit/Sources/Kit/Kit.swift"
        let box = try SubmissionBox(changing: [
            "course.json": #"{ "format": 1, "title": "Lamps", "packages": { "kit": "Packages/kit" } }"#,
            "Lessons/1-lamp/lesson.json": SampleCourse.manifest.replacing(
                #""support": ["Kit"],"#, with: #""products": ["kit/Kit"],"#),
            "Packages/kit/Package.swift": "// a package\n", source: "// code\n",
        ])
        try box.add([
            "ada/\(lamp)": "mine", "ada/Packages/kit/Package.swift": "// a package\n",
            "ada/\(source)": "// new",
            "bob/\(lamp)": "mine", "bob/\(source)": "// code\n",
        ])
        try await expectEqual(box.take().map(\.problems), [[.changedGivenFiles([source])], []])
    }

    @Test(
        "A file without its folder is recognized by its name, if only one exercise asks for a file of that name"
    )
    func flat() async throws {
        let box = try SubmissionBox()
        try box.add([
            "ada/week 1/LampTests.swift": "t", "ada/week 1/Lamp.swift": "mine",
            "bob/LampTests.swift": "t", "bob/Lamp.swift": "// a lamp to read\n",
        ])
        // Another exercise gives a Lamp.swift as well, and bob has that.
        try await expectEqual(box.take().map(\.problems), [[.flat], [.flat]])
        expectEqual(box.taken, ["ada/\(lamp)": "mine", "ada/\(tests)": "t", "bob/\(tests)": "t"])
    }

    @Test(
        "A missing file is named if another file of its exercise was changed, unless something else says what became of it",
        arguments: [
            (["Lamp.swift": "mine"], [.lacking(path: "Lessons/1-lamp/1-switch/Bulb.swift")]),
            (
                ["Lamp.swift": "mine", "Bulb 2.swift": "b"],
                [
                    .renamed(
                        path: "Lessons/1-lamp/1-switch/Bulb.swift",
                        found: ["Lessons/1-lamp/1-switch/Bulb 2.swift"])
                ]
            ),
            (["Lamp.swift": "mine", "Bulb.swift": "// a bulb\n"], []),
            (["Lamp.swift": "// a starter\n"], [.unchanged]),
            (["Bulb.swift": "b"], [.lacking(path: "Lessons/1-lamp/1-switch/Lamp.swift")]),
        ] as [([String: String], [SubmissionProblem])])
    func lacking(files: [String: String], expected: [SubmissionProblem]) async throws {
        var lesson = SampleCourse.manifest
        lesson.replace(#"["Lamp.swift"]"#, with: #"["Lamp.swift", "Bulb.swift"]"#)
        let box = try SubmissionBox(changing: [
            "Lessons/1-lamp/lesson.json": lesson, "Lessons/1-lamp/1-switch/Bulb.swift": "// a bulb\n",
            "Solutions/1-lamp/1-switch/starter/Bulb.swift": "// a bulb\n",
        ])
        try box.add(Dictionary(uniqueKeysWithValues: files.map { ("ada/Lessons/1-lamp/1-switch/\($0)", $1) }))
        try await expectEqual(box.problems(), expected)
    }

    @Test(
        "A missing file that may exist under another name is reported with that name",
        arguments: [
            ("1-lamp/1-switch/Lamp (1).swift", true), ("1-lamp/1-switch/lamp.swift", true),
            ("1-lamp/1-switch/Lamp.swift.txt", true), ("1-lamp/1-switch/Copy of Lamp.docx", true),
            ("1-lamp/1-switch/.Lamp.swift.icloud", true),
            ("1-lamp/1-switch/main.swift", true), ("1-lamp/1-switch/notes.txt", false),
            ("1-lamp/1-switch/Bulb.swift", false),
            ("1-lamp/1-switch/.Lamp.swift.swp", false), ("other/Lamps.swift", false),
            ("1-lamp/2-test-the-lamp/Lamp (1).swift", false),
            ("other/Lamp2.swift", true), ("other/MyLamp.swift", true), ("other/Lmap.swift", true),
            ("other/Lampshade.swift", false), ("1-lamp/2-test-the-lamp/Lamp2.swift", false),
            ("solutions/Lamp.swift", true),
            ("1-lamp/1-switch/Solutions/Lamp.swift", true), ("Solutions/1-switch/x/Lamp.swift", false),
            ("1-lamp/2-test-the-lamp/Subject/Lamp.swift", true),
            ("Lessons/1-lamp/Example/Sources/Lamp.swift", true),
            ("Lessons/1-lamp/Example/Sources/Bulb.swift", false),
        ])
    func renamed(path: String, isReported: Bool) async throws {
        let example = "Lessons/1-lamp/Example/Sources"
        let box = try SubmissionBox(changing: [
            "\(example)/Lamp.swift": "// an example\n", "\(example)/Bulb.swift": "// an example\n",
        ])
        try box.add(["ada/\(path)": "mine", "ada/\(tests)": "t"])
        let problems = try await box.problems().filter { problem in
            if case .renamed = problem { true } else { false }
        }
        expectEqual(problems, isReported ? [.renamed(path: lamp, found: [path])] : [])
        expectEqual(box.taken, ["ada/\(tests)": "t"])
    }

    @Test(
        "Work in a file that the course gives may be the answer that is missing, unless it is a copy of something"
    )
    func workInGivenFile() async throws {
        let subject = "Lessons/1-lamp/2-test-the-lamp/Subject/Lamp.swift"
        let box = try SubmissionBox(changing: [subject: "struct Lamp {}\n"])
        let handout = Handout(of: box.course, lessons: box.course.lessons)
        let record = String(
            decoding: try JSONFile.encode(HandoutRecord(of: [subject: Data("old()\n".utf8)], handout)),
            as: UTF8.self)
        let (starter, mine) = ("// a starter\n", "mine")
        let submissions: [(files: [String: String], isAsked: Bool)] = [
            ([lamp: starter, subject: mine], true), ([subject: mine], true),
            // The answer is where it belongs.
            ([lamp: mine, subject: "// a note"], false), ([lamp: mine, subject: mine], false),
            // Nobody wrote these.
            ([lamp: starter, subject: starter], false),
            ([lamp: starter, subject: "struct Lamp {}\r\n"], false),
            ([lamp: starter, subject: "\n"], false), ([lamp: starter, subject: "// mine\n"], false),
            ([lamp: starter, subject: "// mine\nstruct Lamp {}\n"], false),
            // An earlier version of the course gave this one.
            ([lamp: starter, subject: "old()\r\n", "handout.json": record], false),
            ([lamp: starter, subject: mine, "handout.json": record], true),
            ([lamp: starter, subject: "old()\n"], true),
        ]
        for (number, submission) in zip(10..., submissions) {
            try box.add(["\(number)/\(tests)": "t"])
            for (path, content) in submission.files { try box.add(["\(number)/\(path)": content]) }
        }
        let asked = try await box.take().map { $0.problems.contains(.renamed(path: lamp, found: [subject])) }
        expectEqual(asked, submissions.map(\.isAsked))
    }

    @Test("Files that aren't Swift code are called what they are")
    func notSource() async throws {
        let box = try SubmissionBox()
        let contents: [(ForeignFormat?, [UInt8])] = [
            (.richText, Array(#"{\rtf1\ansi}"#.utf8)), (.word, [0xD0, 0xCF, 0x11, 0xE0, 0xA1]),
            (.archive, Array("PK\u{3}\u{4}x".utf8)), (.pdf, Array("%PDF-1.7".utf8)),
            (.picture, [0x89] + Array("PNG\r\n".utf8)), (.picture, [0xFF, 0xD8, 0xFF, 0xE0]),
            (.webPage, Array("\n<!DOCTYPE html>".utf8)), (nil, Array("{ }".utf8)),
            // The grader has words for what a merge left.
            (nil, Array("<<<<<<< HEAD".utf8)),
        ]
        for (kind, content) in contents {
            try box.add(Data(content), as: "ada/\(lamp)")
            let problems = kind.map { [SubmissionProblem.notSource(path: lamp, kind: $0)] } ?? []
            try await expectEqual(box.problems(), problems)
        }
    }

    @Test("Files that aren't UTF-8 text are named, and so are empty ones whose starter isn't empty")
    func notText() async throws {
        let contents: [(SubmissionProblem?, Data?)] = [
            (.notText(path: lamp), "let a = 1\n".data(using: .utf16)),
            (.notText(path: lamp), "let a = 1\n".data(using: .utf16LittleEndian)),
            (.notText(path: lamp), "let ä = 1\n".data(using: .isoLatin1)),
            (nil, Data([0xEF, 0xBB, 0xBF] + Array("let ä = 1\r\n".utf8))),
            (.emptyFile(path: lamp), Data()), (.emptyFile(path: lamp), Data(" \r\n\u{A0}".utf8)),
            (.emptyFile(path: lamp), Data([0xEF, 0xBB, 0xBF])), (.emptyFile(path: lamp), Data([0, 0])),
            (nil, Data("//".utf8)),
        ]
        let box = try SubmissionBox()
        for (problem, content) in contents {
            try box.add(#require(content), as: "ada/\(lamp)")
            try await expectEqual(box.problems(), problem.map { [$0] } ?? [])
        }
        let other = try SubmissionBox(changing: ["Solutions/1-lamp/1-switch/starter/Lamp.swift": ""])
        try other.add(Data(), as: "ada/\(lamp)")
        try await expectEqual(other.problems(), [.unchanged])
    }

    @Test("A letter of another alphabet is named, in a file's name and in code")
    func lookalike() async throws {
        let box = try SubmissionBox()
        let name = "L\u{430}mp.swift"
        let code =
            "// \u{430} word\nlet Gr\u{F6}\u{DF}e = \"L\u{430}\"\nlet \u{43B}\u{430}\u{43C}\u{43F}\u{430} = 1\n"
        try box.add(["ada/else/\(name)": "x", "ada/\(tests)": code + "struct L\u{430}mp {}\n"])
        let problems = try await box.problems()
        expectEqual(
            problems,
            [
                .renamed(path: lamp, found: ["else/\(name)"]),
                .lookalike(path: tests, line: 4, name: "L\u{430}mp", letter: "\u{430} (U+0430)"),
            ])
        let other = SubmissionProblem.noExercise(found: [name])
        for problem in [problems[0], other] {
            #expect(
                problem.words.contains(" In “\(name)”, \u{430} (U+0430) is a letter of another alphabet."))
        }
        try box.add(["ada/\(tests)": code, "ada/\(lamp)": "x"])
        try await expectEqual(box.problems(), [.refusedEntry(path: "else/\(name)", .notAsked)])
    }

    @Test("A submission with files of other lessons only has no problem, and none of these exercises")
    func otherLessons() async throws {
        let box = try SubmissionBox()
        try box.add(["ada/\(lamp)": "x", "bob/notes.swift": "x"])
        let reader = SubmissionReader(
            course: box.course, exercises: [box.course.exercises[1]], runner: ProcessRunner(),
            environment: box.environment, limits: box.limits, now: box.now, timeZone: .gmt,
            hasResults: { _ in false })
        var problems: [[SubmissionProblem]] = []
        for source in try box.list().found {
            problems.append(try await reader.take(source, into: box.folder("out")).problems)
        }
        expectEqual(problems, [[], [.noExercise(found: ["notes.swift"])]])
    }

    @Test("A platform's export of several submissions isn't graded as one submission")
    func export() async throws {
        let box = try SubmissionBox()
        for (item, folder) in [("export", ""), ("week", "all/")] {
            try box.add([
                "\(item)/\(folder)Ada_101_assignsubmission_file_/\(lamp)": "a",
                "\(item)/\(folder)Bob_102_assignsubmission_file_/\(lamp)": "b",
            ])
        }
        try await expectEqual(box.take().map(\.problems), [[.severalLearners], [.severalLearners]])
        expectEqual(box.taken, [:])
    }

    @Test("If there are several different versions, all of them are named, wherever they are")
    func ambiguous() async throws {
        let box = try SubmissionBox()
        try box.add([
            "ada/\(lamp)": "new", "ada/a/\(lamp)": "old", "ada/b/\(lamp)": "new", "ada/\(tests)": "t",
            "ada/backup/LampTests.swift": "another", "ada/same/LampTests.swift": "t",
            "ada/Suites/LampTests.swift": "none of the learner's",
        ])
        try await expectEqual(
            box.problems(),
            [
                .ambiguous(path: lamp, others: ["a/\(lamp)"], first: lamp),
                .versionElsewhere(path: tests, others: ["backup/LampTests.swift"]),
                .refusedEntry(path: "Suites/LampTests.swift", .elsewhere),
            ])
        expectEqual(box.taken["ada/\(lamp)"], "new")
        expectEqual(box.taken["ada/\(tests)"], "t")
        // Those with a similar name are named with the others.
        try box.add(["ada/LampTests copy.swift": "a third"])
        try await expectEqual(
            box.problems()[1],
            .versionElsewhere(path: tests, others: ["backup/LampTests.swift", "LampTests copy.swift"]))
    }

    @Test(
        "What has a similar name and other contents may be another version of a changed file",
        arguments: [
            "Lamp copy.swift", "Lamp (2).swift", "Copy of Lamp.swift", "Lamp.swift.bak", "Lamp.swift~",
            "Lamp2.swift", "LampNew.swift", "LampFinal.swift", "NewLamp.swift", "MyLamp.swift",
            "LampOld.swift", "Lapm.swift", "Lamp.txt", "Lamp.old", "myLamp_v2.swift", "Lamp2.txt",
            "Lamp.md", "Lamp.html", "Lamp.pdf", "Lamp copy.md", "Lamp_final.pages", "Lamp.patch",
        ])
    func namesake(name: String) async throws {
        let box = try SubmissionBox()
        let place = (lamp as NSString).deletingLastPathComponent
        try box.add([
            "ada/\(lamp)": "new", "ada/\(place)/\(name)": "old", "bob/\(lamp)": "new",
            "bob/\(place)/\(name)": "new", "cid/\(lamp)": "new", "cid/\(place)/Lampshade.swift": "more",
        ])
        let problems = try await box.take().map(\.problems)
        expectEqual(problems[0], [.versionElsewhere(path: lamp, others: ["\(place)/\(name)"])])
        #expect(!problems[1...].joined().contains { if case .versionElsewhere = $0 { true } else { false } })
        expectEqual(box.taken["ada/\(lamp)"], "new")
    }

    @Test(
        "A name with anything else before or after it is that of another version only if it declares the same type",
        arguments: [
            ("Lampshade.swift", "struct Lampshade {}", false),
            ("LampError.swift", "enum LampError {}", false),
            ("LampHelpers.swift", "extension Lamp {}", false), ("Lamps.swift", "class Lamps {}", false),
            ("LampGood.swift", "final class Lamp {}", true), ("Lamps.swift", "class  Lamp {}", true),
            ("Bulbs.swift", "class Lamp {}", false), ("Lamps.md", "class Lamps {}", false),
            ("Bulb.md", "class Lamp {}", false),
            // Files that an exercise asks for or gives are what they are, wherever they lie.
            ("Bulb.swift", "class Lamp {}", false), ("LampKit.swift", "class Lamp {}", false),
        ])
    func closeName(name: String, content: String, isVersion: Bool) async throws {
        let given = "Solutions/1-lamp/2-test-the-lamp/starter/Subject/LampKit.swift"
        let box = try SubmissionBox(changing: [given: "// given\n"])
        try box.add(["ada/\(lamp)": "new", "ada/more/\(name)": content])
        let versions = try await box.problems().filter {
            if case .versionElsewhere = $0 { true } else { false }
        }
        expectEqual(versions, isVersion ? [.versionElsewhere(path: lamp, others: ["more/\(name)"])] : [])
        // The same goes for one whose own place is empty or has the starter.
        for starter in [nil, "// a starter\n"] {
            let other = try SubmissionBox(changing: [given: "// given\n"])
            try FileManager.default.removeItem(at: box.folder("in"))
            try other.add(["ada/\(tests)": "t", "ada/more/\(name)": content])
            if let starter { try other.add(["ada/\(lamp)": starter]) }
            let renamed = try await other.problems().filter { if case .renamed = $0 { true } else { false } }
            // Under any name that the course doesn't have, code with this type may be the answer.
            let mayBe =
                isVersion || content.hasSuffix("Lamp {}") && !["Bulb.swift", "LampKit.swift"].contains(name)
            expectEqual(renamed, mayBe ? [.renamed(path: lamp, found: ["more/\(name)"])] : [])
        }
    }

    @Test("Work in a starter below the solutions may be what was meant; an untouched one is nothing")
    func workInStarter() async throws {
        let box = try SubmissionBox()
        let starter = "Solutions/1-lamp/1-switch/starter/Lamp.swift"
        try box.add([
            "ada/\(lamp)": "// a starter\n", "ada/\(starter)": "work", "bob/\(starter)": "work",
            "bob/\(tests)": "t", "cid/\(lamp)": "new", "cid/\(starter)": "work", "dan/\(lamp)": "new",
            "dan/\(starter)": "// a starter\r\n", "eve/\(lamp)": "// a starter\n",
            "eve/\(starter)": "// a starter\n", "fay/\(lamp)": "new", "fay/\(starter)": "new",
        ])
        let problems = try await box.take().map { submission in
            submission.problems.filter { if case .nested = $0 { false } else { true } }
        }
        expectEqual(
            problems,
            [
                [.renamed(path: lamp, found: [starter])], [.renamed(path: lamp, found: [starter])],
                [.versionElsewhere(path: lamp, others: [starter])], [], [.unchanged], [],
            ])
        expectEqual(box.taken["cid/\(lamp)"], "new")
    }

    @Test("A second copy of the untouched starter isn't an attempt under another name")
    func secondStarter() async throws {
        let box = try SubmissionBox()
        let second = "Lessons/1-lamp/1-switch/Lamp 2.swift"
        try box.add([
            "ada/\(lamp)": "// a starter\n", "ada/\(second)": "// a starter\r\n", "ada/\(tests)": "t",
        ])
        try await expectEqual(box.problems(), [])
        try box.add(["ada/Lessons/1-lamp/1-switch/Lamp 3.swift": "mine"])
        try await expectEqual(
            box.problems(),
            [.renamed(path: lamp, found: ["Lessons/1-lamp/1-switch/Lamp 3.swift"])])
    }

    @Test("A loose file with a name that two exercises ask for may be another version of either")
    func looseTwin() async throws {
        let other = "Lessons/1-lamp/2-test-the-lamp/Lamp.swift"
        let box = try SubmissionBox(changing: [
            "Lessons/1-lamp/lesson.json": SampleCourse.manifest.replacing(
                "\"LampTests.swift\"", with: "\"Lamp.swift\""),
            "Solutions/1-lamp/2-test-the-lamp/starter/Lamp.swift": "// another starter\n",
        ])
        try box.add([
            "ada/\(lamp)": "a", "ada/\(other)": "b", "ada/Lamp.swift": "c",
            // A copy of an answer or of a starter isn't another version.
            "ben/\(lamp)": "a", "ben/\(other)": "b", "ben/Lamp.swift": "b",
            "cid/\(lamp)": "a", "cid/\(other)": "b", "cid/Lamp.swift": "// another starter\n",
            // One that the course gives for another exercise may be the answer here.
            "eve/\(lamp)": "a", "eve/\(other)": "b", "eve/Lamp.swift": "// a lamp to read\n",
            // Where the course has files of this name, one is what it is there.
            "dan/\(lamp)": "a", "dan/\(other)": "b", "dan/Sources/Subject/Lamp.swift": "c",
        ])
        let problems = try await box.take().map(\.problems)
        expectEqual(
            problems[0],
            [lamp, other].map { .versionElsewhere(path: $0, others: ["Lamp.swift"]) })
        expectEqual(problems[4], problems[0])
        #expect(!problems[1...3].joined().contains { if case .versionElsewhere = $0 { true } else { false } })
    }

    @Test("If the starter is unchanged, a numbered download next to it is reported")
    func numbered() async throws {
        let box = try SubmissionBox()
        let download = "Lessons/1-lamp/1-switch/Lamp (1).swift"
        try box.add(["ada/\(lamp)": "// a starter\n", "ada/\(download)": "mine"])
        try await expectEqual(box.problems(), [.renamed(path: lamp, found: [download])])
        try box.add(["ada/\(lamp)": "changed"])
        try await expectEqual(box.problems(), [.versionElsewhere(path: lamp, others: [download])])
    }

    @Test(
        "A file that is asked for and lies in another exercise's folder, or in a given one, has no silent zero"
    )
    func misplaced() async throws {
        let starter = try String(
            contentsOf: SubmissionBox().course.exercises[1].folders.starter.appending(
                path: "LampTests.swift"),
            encoding: .utf8)
        for place in ["1-switch", "2-test-the-lamp/Subject", "1-switch/Example"] {
            let box = try SubmissionBox()
            try? FileManager.default.removeItem(at: box.folder("in"))
            let path = "Lessons/1-lamp/\(place)/LampTests.swift"
            try box.add(["ada/\(lamp)": "mine", "ada/\(path)": "t"])
            let problem = SubmissionProblem.renamed(path: tests, found: [path])
            try await expectEqual(box.problems(), [problem], "\(place)")
            // It is the tests, and so it can't be the lamp.
            try box.add(["ada/\(lamp)": "// a starter\n", "ada/\(tests)": starter])
            try await expectEqual(box.problems(), [problem], "\(place)")
        }
    }

    @Test("A Swift file for which no exercise asks is named, unless it belongs to the course or the tool")
    func unasked() async throws {
        let box = try SubmissionBox()
        let added = "Lessons/1-lamp/1-switch/Filament.swift"
        try box.add([
            "ada/\(lamp)": "mine", "ada/\(tests)": "t", "ada/\(added)": "x", "ada/Wire.swift": "x",
            "ada/Lessons/1-lamp/1-switch/Bulb.swift": "// a given bulb\n", "ada/Sources/grade/Old.swift": "x",
            "ada/Lessons/1-lamp/1-switch/notes.txt": "x", "ada/Solutions/1-lamp/1-switch/y/Z.swift": "x",
            "ada/Lessons/1-lamp/1-switch/Package.swift": "x",
        ])
        try await expectEqual(
            box.problems(), [added, "Wire.swift"].map { .refusedEntry(path: $0, .notAsked) })
        try #expect(await box.problems()[0].gradebookNote == "\(added) was left out")
    }

    @Test("An unchanged starter is graded only if there is no other version, and isn't counted as a version")
    func starter() async throws {
        let box = try SubmissionBox()
        let starter = "// a starter\n"
        try box.add([
            "ada/labs/\(lamp)": starter, "ada/labs copy 2/\(lamp)": "mine", "bob/\(lamp)": starter,
            "cleo/a/\(lamp)": "// a starter\r\n", "cleo/b/\(lamp)": "1\n2", "cleo/c/\(lamp)": "1\r\n2",
        ])
        try await expectEqual(box.take().map(\.problems), [[], [.unchanged], []])
        expectEqual(
            box.taken, ["ada/\(lamp)": "mine", "bob/\(lamp)": starter, "cleo/\(lamp)": "1\n2"])
    }

    @Test("Files that a learner added to an exercise are included if the course allows it")
    func added() throws {
        let box = try SubmissionBox()
        var course = box.course
        let items = [
            [
                ["Lessons", "1-lamp", "1-switch", "Lamp.swift"], ["a", "switch", "Filament.swift"],
                ["1-switch", ".Hidden.swift"], ["1-switch", "notes.txt"], ["elsewhere", "Wire.swift"],
            ]
        ]
        func matcher() -> OwnedFileMatcher {
            OwnedFileMatcher(course: course, exercises: course.exercises).including(filesAddedIn: items)
        }
        expectEqual(matcher().matches(in: items).map(\.path), [lamp])
        course.lessons[0].exercises[0].firstPart.others = []
        expectEqual(
            matcher().matches(in: items).map(\.path), [lamp, "Lessons/1-lamp/1-switch/Filament.swift"])
    }

    @Test("An exercise that has since been renamed or moved is still recognized")
    func formerly() throws {
        let box = try SubmissionBox()
        var course = box.course
        course.lessons[0].exercises[0].slug = "toggle"
        course.lessons[0].exercises[0].formerly = ["switch"]
        let matcher = OwnedFileMatcher(course: course, exercises: course.exercises)
        let matches = matcher.matches(in: [[["Lessons", "1-lamp", "3-switch", "Lamp.swift"]]])
        expectEqual(matches.map(\.path), [lamp])
        expectEqual(matches.map(\.isFlat), [false])
    }

    @Test("The tests of an exercise with two parts are found in their folder and by their name")
    func twoParts() throws {
        let box = try SubmissionBox()
        var course = box.course
        course.lessons[0].exercises[0].addTests(module: "T", owns: ["SwitchTests.swift"], carries: [])
        let matcher = OwnedFileMatcher(course: course, exercises: [course.exercises[0]])
        let path = "Lessons/1-lamp/1-switch/Tests/SwitchTests.swift"
        let found = matcher.matches(in: [[path.split(separator: "/").map(String.init)]])
        expectEqual(found.map(\.path), [path])
        expectEqual(found.map(\.isFlat), [false])
        expectEqual(matcher.matches(in: [[["SwitchTests.swift"]]]).map(\.isFlat), [true])
    }

    @Test("Each empty, unrelated or unknown submission gets its own error, next to a good one")
    func unusable() async throws {
        let box = try SubmissionBox()
        try FileManager.default.createDirectory(
            at: box.folder("in/empty/x"), withIntermediateDirectories: true)
        try box.add([
            "essay/a.txt": "", "essay/b\u{1B}.txt": "", "good/\(lamp)": "x", "paper.docx": "",
            "nothing.zip": "",
        ])
        let submissions = try await box.take()
        expectEqual(submissions.map(\.id), ["empty", "essay", "good", "nothing", "paper"])
        expectEqual(
            submissions.map(\.problems),
            [
                [.empty],
                [.noExercise(found: ["a.txt"]), .refusedEntry(path: "b\u{FFFD}.txt", .unreadableName)],
                [], [.unreadableArchive("the file is empty")], [.unknownKind(fileExtension: "docx")],
            ])
        expectEqual(submissions.map(\.isUsable), [false, false, true, false, false])
        expectEqual(box.taken, ["good/\(lamp)": "x"])
    }

    @Test("A long list of files ends with the number of those that it leaves out")
    func longList() async throws {
        let box = try SubmissionBox()
        for number in 1...9 { try box.add(["ada/note\(number).txt": ""]) }
        let words = try await box.problems().map(\.words).joined()
        #expect(words.hasSuffix("note7.txt, note8.txt and 1 more."), "\(words)")
    }

    @Test(
        "A file outside of its exercise's folder counts if that only has the starter, unless it can't be read"
    )
    func besideStarter() async throws {
        let box = try SubmissionBox()
        let starter = try String(
            contentsOf: box.course.exercises[1].folders.starter.appending(path: "LampTests.swift"),
            encoding: .utf8)
        try box.add([
            "ada/\(lamp)": "mine", "ada/\(tests)": starter, "ada/LampTests.swift": "t",
            "ada/old/LampTests.swift": starter, "bob/\(lamp)": "mine", "bob/LampTests.swift": "t",
            "bob/\(tests)": String(repeating: " ", count: 2 << 20),
        ])
        try await expectEqual(
            box.take().map(\.problems),
            [[.flat], [.refusedEntry(path: tests, .tooLarge, asked: tests)]])
        expectEqual(box.taken["ada/\(tests)"], "t")
        expectEqual(box.taken["bob/\(tests)"], nil)
    }

    @Test(
        "The files of a clone have the time of their commit, and if Git can't read it, none",
        .enabled(if: Git.isInstalled, "git is not installed"), arguments: ["sha1", "sha256"])
    func clones(format: String) async throws {
        let box = try SubmissionBox()
        try box.add(["ada/w/\(lamp)": "1\r\n", "ada/w/\(tests)": "t"])
        try await box.git("init", "-q", "-b", "main", "--object-format", format, in: "ada/w")
        for path in [lamp, tests] { try box.setTime(of: "ada/w/\(path)", to: 1_750_000_000) }
        // Before the first commit, nothing can have been cloned.
        try await expectEqual(
            box.take().map(\.submittedAt), [Date(timeIntervalSince1970: 1_750_000_000)])
        try await box.git("add", ".", in: "ada/w")
        try await box.git("commit", "-q", "-m", "one", in: "ada/w")
        let committed = Date(timeIntervalSince1970: 1_700_000_000)
        try await expectEqual(box.take().map(\.submittedAt), [committed])
        try await box.git("pack-refs", "--all", in: "ada/w")
        try await box.git("gc", "-q", in: "ada/w")
        try await expectEqual(box.take().map(\.submittedAt), [committed])
        try await box.git("checkout", "-q", "--detach", in: "ada/w")
        try await expectEqual(box.take().map(\.submittedAt), [committed])
        // The files of a worktree have a repository elsewhere, so nobody knows when they were committed.
        try await box.git("worktree", "add", "-q", "../../tom", "main", in: "ada/w")
        try await expectEqual(box.take().map(\.submittedAt), [committed, nil])
        try FileManager.default.removeItem(at: box.folder("in/tom"))
        // Git doesn't read the repository's settings, which could make it run a program.
        try box.add(["ada/w/.git/config": "["])
        try await expectEqual(box.take().map(\.submittedAt), [committed])
        // Work that isn't committed has its own time.
        try box.add(["ada/w/\(lamp)": "2"])
        try box.setTime(of: "ada/w/\(lamp)", to: 1_750_000_060)
        try await expectEqual(
            box.take().map(\.submittedAt), [Date(timeIntervalSince1970: 1_750_000_060)])
        try FileManager.default.removeItem(at: box.folder("in/ada/w/.git/HEAD"))
        try await expectEqual(box.take().map(\.submittedAt), [nil])
    }

    @Test(
        "A commit that changes nothing that counts doesn't change the time of a clone",
        .enabled(if: Git.isInstalled, "git is not installed"))
    func laterCommits() async throws {
        let box = try SubmissionBox()
        let start = 1_700_000_000
        func commit(_ path: String, at minute: Int) async throws {
            try box.add(["ada/\(path)": "\(minute)"])
            try await box.git("add", ".", in: "ada")
            try await box.git("commit", "-q", "-m", path, in: "ada", at: start + 60 * minute)
        }
        func expectMinute(_ minute: Int?, line: SourceLocation = #_sourceLocation) async throws {
            let date = minute.map { Date(timeIntervalSince1970: Double(start + 60 * $0)) }
            try await expectEqual(box.take().map(\.submittedAt), [date], sourceLocation: line)
        }
        try box.add(["ada/\(lamp)": "1"])
        try await box.git("init", "-q", "-b", "main", in: "ada")
        try await commit(tests, at: 1)
        try await commit("notes.md", at: 2)
        try await commit("Lessons/7-next/1-other/Other.swift", at: 3)
        try await expectMinute(1)
        // Merging something else isn't a change either.
        try await box.git("checkout", "-q", "-b", "other", "HEAD~1", in: "ada")
        try await commit("other.md", at: 4)
        try await box.git("checkout", "-q", "main", in: "ada")
        try await box.git("merge", "-q", "--no-edit", "other", in: "ada", at: start + 300)
        try await expectMinute(1)
        try await commit(lamp, at: 6)
        try await commit("notes.md", at: 7)
        try await expectMinute(6)
        // Where the history is cut off, nobody knows when the files were changed.
        let whole = box.folder("whole")
        try FileManager.default.moveItem(at: box.folder("in/ada"), to: whole)
        for (depth, minute) in [(1, nil), (2, nil), (3, 6)] {
            try await box.git("clone", "-q", "--depth", "\(depth)", "file://\(whole.path)", "ada", in: ".")
            try await expectMinute(minute)
            try FileManager.default.removeItem(at: box.folder("in/ada"))
        }
    }

    @Test("The time of an unchanged starter doesn't count", arguments: [true, false])
    func starterTimes(isUnchanged: Bool) async throws {
        var box = try SubmissionBox()
        let starter = TemporaryFolder(url: box.folder("course/Solutions/1-lamp/1-switch/starter"))
        let text = try isUnchanged ? #require(starter.text(at: "Lamp.swift")) : "mine"
        let bulb = "Lessons/1-lamp/1-switch/Bulb.swift"
        try box.add([
            "ada/\(lamp)": text, "ada/\(bulb)": "// a given bulb\n", "ada/\(tests)": "t", "bob/\(lamp)": text,
        ])
        try box.setTime(of: "ada/\(tests)", to: 1_700_000_000)
        for path in ["ada/\(lamp)", "bob/\(lamp)"] { try box.setTime(of: path, to: 1_700_000_060) }
        try box.setTime(of: "ada/\(bulb)", to: 1_700_000_120)
        let times: [Double?] = isUnchanged ? [1_700_000_000, nil] : [1_700_000_060, 1_700_000_060]
        let dates = times.map { $0.map { Date(timeIntervalSince1970: $0) } }
        try await expectEqual(box.take().map(\.submittedAt), dates)
        // Nor does it matter that it is in the future, or depends on a time zone.
        box.now = Date(timeIntervalSince1970: 1_700_000_030)
        try await expectEqual(box.problems().filter { $0 != .unchanged }.count, isUnchanged ? 0 : 2)
        try box.add(SampleZip([lamp: text]).data, as: "carl.zip")
        try await expectEqual(
            box.take().map(\.assumedTimeZone), [nil, nil, isUnchanged ? nil : box.timeZone.identifier])
    }

    @Test("Reading a submission again replaces its earlier files")
    func again() async throws {
        let box = try SubmissionBox()
        try box.add(["ada/\(lamp)": "1", "ada/\(tests)": "t"])
        _ = try await box.take()
        try FileManager.default.removeItem(at: box.folder("in/ada"))
        try box.add(["ada/\(lamp)": "2"])
        _ = try await box.take()
        expectEqual(box.taken, ["ada/\(lamp)": "2"])
    }

    @Test("Files that were uploaded one by one form one submission")
    func singleFiles() async throws {
        let box = try SubmissionBox()
        try box.add([
            "ada_123_7_LampTests.swift": "old", "ada_123_8_LampTests-1.swift": "new",
            "ada_123_9_notes.json": "",
        ])
        try await expectEqual(box.take().map(\.problems), [[.flat]])
        expectEqual(box.taken, ["ada_123/\(tests)": "new"])
    }

    @Test("The time of a submission is the newest plausible time of its graded files")
    func times() async throws {
        var box = try SubmissionBox()
        try box.add(["ada/\(lamp)": "1", "ada/\(tests)": "t", "ada/notes.txt": ""])
        try box.setTime(of: "ada/\(lamp)", to: 1_700_000_000)
        try box.setTime(of: "ada/\(tests)", to: 1_700_000_060)
        try box.setTime(of: "ada/notes.txt", to: 1_700_000_120)
        try await expectEqual(box.take().map(\.submittedAt), [Date(timeIntervalSince1970: 1_700_000_060)])
        box.now = Date(timeIntervalSince1970: 1_700_000_030)
        try await expectEqual(box.take().map(\.submittedAt), [Date(timeIntervalSince1970: 1_700_000_000)])
        try box.setTime(of: "ada/\(lamp)", to: 1_400_000_000)
        try await expectEqual(box.take().map(\.submittedAt), [nil])
    }
}

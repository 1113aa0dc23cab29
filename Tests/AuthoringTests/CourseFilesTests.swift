import Foundation
import Testing
import TestSupport

@testable import WorkbookAuthoring
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct CourseFilesTests {
    let folder = TemporaryFolder.current

    private func course(changing changes: [String: String?] = [:]) throws -> Course {
        try SampleCourse.load(in: folder, changing: changes)
    }

    @Test("Every finding about a correct course is fine")
    func fine() throws {
        let course = try course()
        let files = CourseFiles(course: course)
        try expectEqual(
            files.findings(for: course.lessons[0]),
            [
                .fine(nil, "lesson 1", "chapter and folders are in order")
            ])
        for exercise in course.exercises {
            try expectEqual(
                files.findings(for: exercise),
                [
                    .fine(exercise.id, "files", "hints, starter and solutions are in order")
                ])
        }
    }

    @Test("A key that comes twice is reported for every file that an author writes")
    func repeatedKeys() throws {
        let twice = #"{ "note": 1, "note": 2 }"#
        let suite = "Tests/Suites/1-lamp/2-test-the-lamp"
        let rejection = "Solutions/1-lamp/2-test-the-lamp/rejected/stuck/rejected.json"
        let course = try course()
        let files = CourseFiles(course: course)
        let exercise = course.exercises[1]
        try expectEqual(files.repeatedKeys(in: exercise), [])
        let paths = ["checks.json", "variants.json", "equivalent.json", "sentences.json"].map {
            "\(suite)/\($0)"
        }
        for path in paths + [rejection, "course.json", "Lessons/1-lamp/lesson.json"] {
            try folder.write([path: twice])
        }
        let message = ", note, line 1: expected one value, found two, both in line 1"
        try expectEqual(
            files.repeatedKeys(in: exercise).map(\.message), (paths + [rejection]).map { $0 + message })
        #expect(files.findings().map(\.message).contains("course.json" + message))
        #expect(
            try files.findings(for: course.lessons[0]).map(\.message).contains(
                "Lessons/1-lamp/lesson.json" + message))
    }

    @Test("A misspelled module in lesson.json is named, rather than the code that imports the right one")
    func moduleName() throws {
        let (checks, tests) = (
            "Tests/Suites/1-lamp/1-switch/Checks/LampChecks.swift",
            "Solutions/1-lamp/2-test-the-lamp/reference/LampTests.swift"
        )
        func problems(_ first: String, _ second: String) throws -> [String] {
            let course = try course(changing: [
                checks: "import Testing\nimport Foundation\n\(first)\n", tests: "\(second)\n",
                "Tests/Suites/1-lamp/1-switch/Probes/Client.swift": "// nothing\n",
            ])
            return course.exercises.flatMap(CourseFiles(course: course).entryProblems)
        }
        expectEqual(try problems("@testable import Lamp", "@testable import LampKit"), [])
        expectEqual(try problems("import class Lamp.Lamp", "import Testing"), [])
        // The module of the course's own helpers isn't the one.
        expectEqual(try problems("import Kit", "import Observation"), [])
        expectEqual(
            try problems("@testable import Lamps", "@testable import LampKid"),
            [
                "lesson.json has \"module\": \"Lamp\", and the suite imports Lamps",
                "lesson.json has \"subject\": \"LampKit\", and the reference imports LampKid",
            ])
    }

    @Test("Other code than the starter's in the learner's folder is a remark")
    func edits() throws {
        let course = try course()
        let path = "Lessons/1-lamp/1-switch/Lamp.swift"
        let starter = try #require(folder.text(at: "Solutions/1-lamp/1-switch/starter/Lamp.swift"))
        try folder.write([path: starter])
        let files = CourseFiles(course: course)
        expectEqual(files.remarksOnEdits(in: course.exercises[0]), [])
        try folder.write([path: "// an old task\n"])
        expectEqual(
            files.remarksOnEdits(in: course.exercises[0]),
            [.remark(nil, "lesson 1", "\(path) differs from the starter; `grade reset switch` copies it")])
    }

    @Test("Files beside the sources of a suite belong nowhere")
    func straysInSuite() throws {
        let suite = "Tests/Suites/1-lamp/1-switch"
        let course = try course(changing: [
            "\(suite)/Checks/notes.txt": "", "\(suite)/Probes/surface.json": "{}",
            "Tests/Suites/1-lamp/2-test-the-lamp/Subject/notes.txt": "",
        ])
        let files = CourseFiles(course: course)
        expectEqual(
            try files.findings(for: course.exercises[1]).map(\.message),
            ["Tests/Suites/1-lamp/2-test-the-lamp/Subject/notes.txt does not belong there"])
    }

    // MARK: - A lesson

    @Test("A chapter that is missing or barely started is reported", arguments: ["A lamp.", nil])
    func chapter(text: String?) throws {
        let course = try course(changing: ["Lessons/1-lamp/README.md": text])
        try expectEqual(
            CourseFiles(course: course).findings(for: course.lessons[0]),
            [
                .breach(nil, "lesson 1", "Lessons/1-lamp/README.md is missing or hardly begun")
            ])
    }

    @Test("Files that don't belong to a lesson are reported, except hidden files and an example")
    func lessonStrays() throws {
        let course = try course(changing: [
            "Lessons/1-lamp/notes.md": "", "Lessons/1-lamp/3-gone/A.swift": "",
            "Lessons/1-lamp/.DS_Store": "",
            "Lessons/1-lamp/Example/Package.swift": "", "Solutions/1-lamp/3-gone/A.swift": "",
            "Tests/Suites/1-lamp/old/A.swift": "",
        ])
        let findings = try CourseFiles(course: course).findings(for: course.lessons[0])
        #expect(findings.allSatisfy { !$0.isFine && $0.exercise == nil && $0.subject == "lesson 1" })
        expectEqual(
            findings.map(\.message),
            [
                "Lessons/1-lamp/3-gone does not belong there",
                "Lessons/1-lamp/notes.md does not belong there",
                "Solutions/1-lamp/3-gone does not belong there",
                "Tests/Suites/1-lamp/old does not belong there",
            ])
    }

    @Test("What belongs to no lesson is reported once, for the course")
    func courseStrays() throws {
        let course = try course(changing: [
            "Lessons/notes.txt": "", "Lessons/README.md": "", "Solutions/the-app/A.swift": "",
            "Tests/Suites/2-gone/A.swift": "", "Tests/Suites/Shared/A.swift": "",
            "Tests/Suites/checksums.txt": "",
        ])
        expectEqual(
            CourseFiles(course: course).straysBesideLessons(),
            ["Lessons/notes.txt belongs to no lesson", "Tests/Suites/2-gone belongs to no lesson"])
    }

    @Test("A lesson whose chapter's folder was renamed has one finding, with what to rename")
    func renamedLesson() throws {
        var course = try course()
        let manager = FileManager.default
        let renamed = course.root.appending(path: "Lessons/1-light")
        try manager.moveItem(at: course.root.appending(path: "Lessons/1-lamp"), to: renamed)
        course = try Course.load(course.root)
        let files = CourseFiles(course: course)
        try expectEqual(
            files.findings(for: course.lessons[0]),
            [
                .breach(
                    nil, "lesson 1",
                    "the chapter's folder is Lessons/1-light; rename to 1-light: Solutions/1-lamp, Tests/Suites/1-lamp; or rename the chapter's folder to 1-lamp"
                )
            ])
        expectEqual(files.straysBesideLessons(), [])
    }

    // MARK: - An exercise

    @Test("Each problem with an exercise is reported in a sentence", arguments: Breach.all)
    func breach(_ breach: Breach) throws {
        let course = try course(changing: breach.changes)
        let exercise = course.exercises[breach.position - 1]
        let findings = try CourseFiles(course: course).findings(for: exercise)
        #expect(findings.allSatisfy { !$0.isFine && $0.exercise == exercise.id && $0.subject == "files" })
        expectEqual(findings.map(\.message), breach.messages)
    }

    struct Breach: Sendable, CustomTestStringConvertible {
        var name: String
        var position = 1
        var changes: [String: String?]
        var messages: [String]

        var testDescription: String { name }

        private static let solutions = "Solutions/1-lamp/1-switch"
        private static let suite = "Tests/Suites/1-lamp/1-switch"

        private static func manifest(hints: String) -> [String: String?] {
            let original = #"["Look.", "Look closer.", "Write `isOn.toggle()`."]"#
            return ["Lessons/1-lamp/lesson.json": SampleCourse.manifest.replacing(original, with: hints)]
        }

        static let all = [
            Breach(
                name: "two hints", changes: manifest(hints: #"["Look.", "Look closer."]"#),
                messages: ["lesson.json should have three hints, and has 2"]),
            Breach(
                name: "an empty hint", changes: manifest(hints: #"["Look.", " \n", "Write."]"#),
                messages: ["hint 2 in lesson.json is empty"]),
            Breach(
                name: "a hint for a check that there is not",
                changes: [
                    "Lessons/1-lamp/lesson.json": SampleCourse.manifest.replacing(
                        #""support": ["Kit"],"#,
                        with:
                            #""support": ["Kit"], "checkHints": { "compile/readable": "A.", "compile/red": "B.", "compile/readible": "C." },"#
                    )
                ],
                messages: [
                    "lesson.json has a hint for the check compile/readible, which checks.json does not list. Did you mean compile/readable?",
                    "lesson.json has a hint for the check compile/red, which checks.json does not list",
                ]),
            Breach(
                name: "a misspelled file",
                changes: [
                    "Lessons/1-lamp/lesson.json": SampleCourse.manifest.replacing(
                        #""owns": ["Lamp.swift"]"#, with: #""owns": ["Lmap.swift"]"#)
                ],
                messages: [
                    #"lesson.json has "owns": "Lmap.swift", and neither the starter nor the reference has it. Did you mean "Lamp.swift"?"#
                ]),
            Breach(
                name: "a module that there is not",
                changes: [
                    "Lessons/1-lamp/lesson.json": SampleCourse.manifest.replacing(
                        #"["Kit"]"#, with: #"["Stand"]"#)
                ],
                messages: [
                    #"lesson.json has "support": "Stand", and there is no folder Sources/Stand"#
                ]),
            Breach(
                name: "a misspelled directive",
                changes: [
                    "\(suite)/Probes/Client.swift":
                        "// CLIENT: testable\n// CHECK readable: C\n// COMPILE: c\n// Note: fine\nlet a = 1\n"
                ],
                messages: [
                    "\(suite)/Probes/Client.swift:2: the check compile/readable has no snippet, which begins with COMPILES or REJECTED",
                    "\(suite)/Probes/Client.swift:3: COMPILE isn't a directive. Did you mean COMPILES?",
                ]),
            Breach(
                name: "a misspelled directive of a check that forbids something",
                changes: [
                    "\(suite)/Probes/Client.swift":
                        "// CLIENT: testable\n// CHECK closed: C\n// COMPILE: c\n// REJECTED a_b: c\n"
                ],
                messages: [
                    "\(suite)/Probes/Client.swift:3: COMPILE isn't a directive. Did you mean COMPILES?"
                ]),
            Breach(
                name: "a package without a target for the exercise", position: 2,
                changes: ["Package.swift": #"exercise("1-lamp/1-switch", module: "Lamp"),"#],
                messages: [
                    "Package.swift has no target for Lessons/1-lamp/2-test-the-lamp, so editors cannot complete code in it"
                ]),
            Breach(
                name: "a file beside the variations", changes: ["\(solutions)/accepted/notes.txt": "A."],
                messages: ["\(solutions)/accepted/notes.txt does not belong there"]),
            Breach(
                name: "no paragraph", changes: ["\(solutions)/why.md": nil],
                messages: [
                    "\(solutions)/why.md is missing: a paragraph on why the reference is as it is"
                ]),
            Breach(
                name: "a remark", changes: ["\(solutions)/why.md": "Because.\n"],
                messages: ["\(solutions)/why.md has 1 word, and should have 30 to 100"]),
            Breach(
                name: "two paragraphs", changes: ["\(solutions)/why.md": "One.\n\nTwo.\n"],
                messages: ["\(solutions)/why.md should be one paragraph"]),
            Breach(
                name: "no starter", changes: ["\(solutions)/starter/Lamp.swift": nil],
                messages: ["Solutions/1-lamp/1-switch/starter/Lamp.swift is missing"]),
            Breach(
                name: "no reference", changes: ["\(solutions)/reference/Lamp.swift": nil],
                messages: ["Solutions/1-lamp/1-switch/reference/Lamp.swift is missing"]),
            Breach(
                name: "no solutions", changes: [solutions: nil],
                messages: ["\(solutions) is missing: the starter, the reference and the variations"]),
            Breach(
                name: "a stray file beside the solutions", changes: ["\(solutions)/notes.md": ""],
                messages: ["Solutions/1-lamp/1-switch/notes.md does not belong there"]),
            Breach(
                name: "a reference with a given file", changes: ["\(solutions)/reference/Bulb.swift": ""],
                messages: ["Solutions/1-lamp/1-switch/reference/Bulb.swift does not belong there"]),
            Breach(
                name: "no accepted variation",
                changes: ["\(solutions)/accepted/stored": nil, "\(solutions)/accepted/computed": nil],
                messages: ["\(solutions)/accepted has 0 variations, and should have 1"]),
            Breach(
                name: "strays in variations",
                changes: [
                    "\(solutions)/accepted/stored/rejected.json": "{}",
                    "\(solutions)/rejected/stuck/Extra.swift": "",
                ],
                messages: [
                    "Solutions/1-lamp/1-switch/accepted/stored/rejected.json does not belong there",
                    "Solutions/1-lamp/1-switch/rejected/stuck/Extra.swift does not belong there",
                ]),
            Breach(
                name: "a suite without a file",
                changes: ["\(suite)/Checks/LampChecks.swift": nil, "\(suite)/Probes/Client.swift": nil],
                messages: ["\(suite)/Checks has no Swift file: the suite is missing"]),
            Breach(
                name: "no subject", position: 2,
                changes: ["Tests/Suites/1-lamp/2-test-the-lamp/Subject/Lamp.swift": nil],
                messages: [
                    "Tests/Suites/1-lamp/2-test-the-lamp/Subject has no Swift file: the code under test is missing"
                ]),
            Breach(
                name: "files that learners would miss",
                changes: [
                    "Lessons/1-lamp/1-switch/Lamp.swift": nil, "Lessons/1-lamp/1-switch/Bulb.swift": nil,
                ],
                messages: [
                    ("Bulb", ". If learners aren't given it, remove it from the starter"), ("Lamp", ""),
                ].map {
                    "Lessons/1-lamp/1-switch/\($0).swift is missing; `grade reset switch` copies it from the starter\($1)"
                }),
            Breach(
                name: "a file that learners should not have",
                changes: ["Lessons/1-lamp/1-switch/Old.swift": "", "Lessons/1-lamp/1-switch/notes.md": ""],
                messages: [
                    "Lessons/1-lamp/1-switch/Old.swift isn't in \(solutions)/starter: copy it there if learners are given it, or else remove it"
                ]),
            Breach(
                name: "a subject where there are checks", changes: ["\(suite)/Subject/Lamp.swift": ""],
                messages: ["Tests/Suites/1-lamp/1-switch/Subject does not belong there"]),
            Breach(
                name: "checks where the learner writes tests", position: 2,
                changes: ["Tests/Suites/1-lamp/2-test-the-lamp/Checks/A.swift": ""],
                messages: ["Tests/Suites/1-lamp/2-test-the-lamp/Checks does not belong there"]),
            Breach(
                name: "a refusal without a control",
                changes: [
                    "\(suite)/Probes/Client.swift":
                        "// CLIENT: testable\n// CHECK closed: C\n// REJECTED a_b: c\n"
                ],
                messages: [
                    "the check compile/closed demands a refusal, and has no snippet that must compile beside it"
                ]),
        ]
    }

    @Test("If a file that grading needs is missing, nothing is graded")
    func gradable() throws {
        for (path, isGradable) in [
            ("starter/Lamp.swift", false), ("reference/Lamp.swift", false), ("why.md", true),
        ] {
            let course = try course(changing: ["Solutions/1-lamp/1-switch/\(path)": nil])
            expectEqual(CourseFiles(course: course).isGradable(course.exercises[0]), isGradable, "\(path)")
        }
    }

    @Test("A malformed probe is an error, not a finding")
    func brokenProbe() throws {
        let course = try course(changing: [
            "Tests/Suites/1-lamp/1-switch/Probes/Client.swift": "// CLIENT: tests\n// CHECK a: A\n"
        ])
        #expect(throws: MalformedFile.self) {
            try CourseFiles(course: course).findings(for: course.exercises[0])
        }
    }

    @Test("A misspelled key in the list of mutants is an error, even if no mutants are made")
    func equivalents() throws {
        let course = try course(changing: [
            "Tests/Suites/1-lamp/1-switch/equivalent.json": #"{ "format": 1, "mutant": [] }"#
        ])
        #expect(throws: MalformedFile.self) {
            try CourseFiles(course: course).findings(for: course.exercises[0])
        }
    }

    @Test("If the exercise before it was removed, one sentence says which folders to rename")
    func misplaced() throws {
        let course = try course()
        for folder in ["Lessons", "Solutions", "Tests/Suites"] {
            let home = "\(folder)/1-lamp"
            try FileManager.default.removeItem(at: self.folder("\(home)/1-switch"))
        }
        let (start, end) = try #require(
            SampleCourse.manifest.range(of: "    {").map { ($0.lowerBound, SampleCourse.manifest) })
        let second = try #require(end.range(of: "    {", range: end.index(after: start)..<end.endIndex))
        try folder.write([
            "Lessons/1-lamp/lesson.json": String(end[..<start] + end[second.lowerBound...])
        ])
        let changed = try Course.load(course.root)
        let files = CourseFiles(course: changed)
        expectEqual(
            files.misplacement(of: changed.exercises[0]),
            "lesson.json has test-the-lamp at place 1; rename to 1-test-the-lamp: Lessons/1-lamp/2-test-the-lamp, "
                + "Solutions/1-lamp/2-test-the-lamp, Tests/Suites/1-lamp/2-test-the-lamp")
        #expect(try files.findings(for: changed.lessons[0]).allSatisfy(\.isFine))
    }

    @Test(
        "If a folder has another name than lesson.json gives it, one sentence says what to rename",
        arguments: [
            (["Lessons", "Solutions", "Tests/Suites"], "1-toggle"), (["Solutions"], "1-toggle"),
            (["Tests/Suites"], "4-switch"),
        ])
    func renamedExercise(folders: [String], name: String) throws {
        let course = try course()
        for root in folders {
            try FileManager.default.moveItem(
                at: folder("\(root)/1-lamp/1-switch"), to: folder("\(root)/1-lamp/\(name)"))
        }
        let files = CourseFiles(course: course)
        let paths = folders.map { "\($0)/1-lamp/\(name)" }.joined(separator: ", ")
        expectEqual(
            files.misplacement(of: course.exercises[0]),
            "lesson.json has switch at place 1; rename to 1-switch: \(paths)")
        expectEqual(files.misplacement(of: course.exercises[1]), nil)
        #expect(try files.findings(for: course.lessons[0]).allSatisfy(\.isFine))
    }

    @Test("A lesson with another number has one finding, with what to rename")
    func renumberedLesson() throws {
        var course = try course()
        try FileManager.default.moveItem(at: folder("Lessons/1-lamp"), to: folder("Lessons/2-lamp"))
        course = try Course.load(course.root)
        let files = CourseFiles(course: course)
        expectEqual(
            files.misplacement(of: course.lessons[0]),
            "the chapter's folder is Lessons/2-lamp; rename to 2-lamp: Solutions/1-lamp, Tests/Suites/1-lamp; or rename the chapter's folder to 1-lamp"
        )
        expectEqual(files.straysBesideLessons(), [])
    }

    @Test("A course needs its files, and each lesson its manifest")
    func missingFiles() throws {
        let course = try course(changing: [
            "Lessons/2-gone/README.md": "", "Solutions/2-gone/A.swift": "", "Tests/Suites/2-gone/A.swift": "",
        ])
        func messages() -> [String] { CourseFiles(course: course).findings().map(\.message) }
        let lesson = "Lessons/2-gone/lesson.json is missing, so 2-gone isn't a lesson"
        let manifest = #"course.json is missing; it needs at least { "format": 1, "title": "…" }"#
        let package =
            "Package.swift is missing, so editors can't complete code; `grade course record` writes it"
        expectEqual(messages(), [lesson, manifest, package])
        try folder.write(["course.json": "{}", "Package.swift": ""])
        expectEqual(messages(), [lesson])
    }

    // MARK: - As shipped

    @Test("An exercise as shipped equals its starter, including the given files")
    func pristine() throws {
        let course = try course(changing: ["Lessons/1-lamp/1-switch/Lamp.swift": "// a starter\n"])
        let files = CourseFiles(course: course)
        #expect(files.pristineFindings(for: course.exercises[0]).isEmpty)
        #expect(files.pristineFindings(for: course.exercises[1]).isEmpty)
    }

    @Test("Every Swift file that differs from the starter is named, including missing and new files")
    func edited() throws {
        let course = try course(changing: [
            "Lessons/1-lamp/1-switch/Bulb.swift": nil, "Lessons/1-lamp/1-switch/Extra.swift": "x",
            "Lessons/1-lamp/1-switch/notes.md": "mine",
            "Lessons/1-lamp/2-test-the-lamp/Subject/Lamp.swift": "// changed\n",
        ])
        let files = CourseFiles(course: course)
        let findings = course.exercises.flatMap(files.pristineFindings(for:))
        #expect(findings.allSatisfy { !$0.isFine && $0.exercise == nil && $0.subject == "pristine" })
        expectEqual(
            findings.map(\.message),
            [
                "Lessons/1-lamp/1-switch/Bulb.swift differs from the starter",
                "Lessons/1-lamp/1-switch/Extra.swift differs from the starter",
                "Lessons/1-lamp/1-switch/Lamp.swift differs from the starter",
                "Lessons/1-lamp/2-test-the-lamp/Subject/Lamp.swift differs from the starter",
            ])
    }
}

import Foundation
import Testing
import TestSupport

@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct CourseLoadingTests {
    let folder = TemporaryFolder.current

    @Test("Loading a course reads its lessons and exercises and locates their files")
    func loads() throws {
        let course = try SampleCourse.load(in: folder)
        let root = folder.url
        expectEqual(course.root.path, root.path)
        let lesson = try #require(course.lessons.first)
        expectEqual(course.lessons.count, 1)
        expectEqual(lesson.number, 1)
        expectEqual(lesson.slug, "lamp")
        expectEqual(lesson.title, "A lamp")
        expectEqual(lesson.chapter, root.appending(path: "Lessons/1-lamp/README.md"))
        expectEqual(lesson.exercises.map(\.id.description), ["1.1", "1.2"])

        let first = lesson.exercises[0]
        expectEqual(first.slug, "switch")
        expectEqual(first.title, "The switch")
        expectEqual(first.kind, .refactor)
        expectEqual(first.firstPart.module, "Lamp")
        #expect(first.firstPart.subject == nil)
        expectEqual(first.firstPart.suiteModule, "LampChecks")
        expectEqual(first.firstPart.owns, ["Lamp.swift"])
        expectEqual(first.firstPart.support, ["Kit"])
        expectEqual(first.hints, ["Look.", "Look closer.", "Write `isOn.toggle()`."])
        expectEqual(first.firstPart.secondsPerCheck, 10)
        expectEqual(first.mainFile, root.appending(path: "Lessons/1-lamp/1-switch/Lamp.swift"))
        expectEqual(first.folders.checks, root.appending(path: "Tests/Suites/1-lamp/1-switch/Checks"))
        expectEqual(first.folders.starter, root.appending(path: "Solutions/1-lamp/1-switch/starter"))

        let second = lesson.exercises[1]
        expectEqual(second.kind, .tests)
        expectEqual(second.firstPart.subject, "LampKit")
        expectEqual(second.firstPart.suiteModule, "LampTests")
        #expect(second.firstPart.support.isEmpty)
        expectEqual(second.firstPart.secondsPerCheck, 2.5)
    }

    @Test("Loading reads each exercise's takeaway, the lesson's summary and the chapter's questions")
    func takeaways() throws {
        let manifest = #"""
            {
              "format": 1, "title": "First",
              "summary": { "technique": "Pass it in.", "price": "A parameter.", "avoid": "For constants." },
              "questions": [
                {
                  "question": "Where does it come from?",
                  "section": "What `init` does",
                  "answers": [
                    { "text": "From outside.", "isRight": true, "explanation": "The caller passes it in." },
                    { "text": "From inside.", "explanation": "That is what changed." }
                  ]
                }
              ],
              "exercises": [
                {
                  "slug": "a", "title": "A", "learned": "A parameter is a seam.", "kind": "refactor", "module": "A",
                  "owns": ["A.swift"], "hints": []
                }
              ]
            }
            """#
        let chapter = "# First\n\n```sh\n# a comment\n## Pass it\n```\n\n### What `init` does\n"
        try folder.write(["Lessons/1-first/lesson.json": manifest, "Lessons/1-first/README.md": chapter])
        let lesson = try #require(try Course.load(folder.url).lessons.first)
        expectEqual(lesson.exercises.first?.learned, "A parameter is a seam.")
        expectEqual(
            lesson.summary,
            LessonSummary(technique: "Pass it in.", price: "A parameter.", avoid: "For constants."))
        expectEqual(
            lesson.questions,
            [
                Question(
                    "Where does it come from?",
                    answers: [
                        .init("From outside.", isRight: true, explanation: "The caller passes it in."),
                        .init("From inside.", explanation: "That is what changed."),
                    ], section: "What `init` does")
            ])

        // What looks like a heading in code is none.
        for section in ["Pass it", "First", "What"] {
            let other = manifest.replacing("What `init` does", with: section)
            try folder.write(["Lessons/1-first/lesson.json": other])
            let problem = #expect(throws: MalformedFile.self) { try Course.load(folder.url) }
            expectEqual(problem?.keyPath, "questions[0].section")
            expectEqual(problem?.expected, "the heading of a section in README.md")
            expectEqual(problem?.found, "\"\(section)\"")
        }
        // Without a chapter, the exercises can still be graded.
        try FileManager.default.removeItem(at: folder("Lessons/1-first/README.md"))
        expectEqual(try Course.load(folder.url).lessons.first?.questions.count, 1)
    }

    @Test("Lessons are sorted by number, and folders that aren't lessons are ignored")
    func order() throws {
        for (name, letter) in [("10-last", "C"), ("2-second", "B"), ("1-first", "A")] {
            try folder.write(["Lessons/\(name)/lesson.json": minimal(slug: name, module: letter)])
        }
        try folder.write([
            "Lessons/README.md": "all lessons", "Lessons/3-draft/README.md": "without a lesson.json",
            "Lessons/drafts/lesson.json": "{}",
        ])
        let course = try Course.load(folder.url)
        expectEqual(course.lessons.map(\.slug), ["first", "second", "last"])
        expectEqual(course.exercises.map(\.id.description), ["1.1", "2.1", "10.1"])
        expectEqual(course.exercise(.init(lesson: 10, position: 1))?.firstPart.module, "C")
        #expect(course.exercise(.init(lesson: 10, position: 2)) == nil)
    }

    @Test(
        "A lesson whose folder or lesson.json can't be read is an error that names it, not a missing lesson")
    func unreadable() throws {
        try folder.write(["Lessons/1-first/lesson.json": minimal(slug: "first", module: "A")])
        for path in ["Lessons/2-second/lesson.json", "Lessons/3-third"] {
            let link = folder.url.appending(path: path)
            try FileManager.default.createDirectory(
                at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                atPath: link.path, withDestinationPath: link.lastPathComponent)
            let problem = #expect(throws: MalformedFile.self) { try Course.load(folder.url) }
            #expect(problem?.file.path.contains(path) == true)
            try FileManager.default.removeItem(at: link)
        }
    }

    @Test("A course is found from any folder below it")
    func locate() throws {
        try SampleCourse.load(in: folder)
        let below = folder("Lessons/1-lamp/2-test-the-lamp/Subject")
        try expectEqual(Course.locate(from: below).path, folder.url.path)
        try expectEqual(Course.locate(from: folder.url).path, folder.url.path)
    }

    @Test("If no parent folder holds a course, the error names the folder where the search began")
    func locateNothing() throws {
        try folder.write(["deep/down/note.txt": ""])
        let start = folder("deep/down")
        #expect(throws: CourseError.notFound(from: start)) { try Course.locate(from: start) }
    }

    @Test("A course whose folders have other names is found and loaded")
    func folders() throws {
        try SampleCourse.load(in: folder)
        try FileManager.default.createDirectory(at: folder("Checks"), withIntermediateDirectories: true)
        for (old, new) in [
            ("Lessons", "Exercises"), ("Solutions", "Answers"), ("Tests/Suites", "Checks/Hidden"),
        ] {
            try FileManager.default.moveItem(at: folder(old), to: folder(new))
        }
        try folder.write([
            "course.json":
                #"{ "format": 1, "title": "A", "folders": { "lessons": "Exercises", "solutions": "Answers", "suites": "Checks/Hidden" } }"#
        ])
        let course = try Course.load(try Course.locate(from: folder("Exercises/1-lamp")))
        let exercise = try #require(course.exercises.first)
        expectEqual(course.suites, .files)
        for place in [exercise.folders.lesson, exercise.folders.starter, exercise.folders.expectedChecks] {
            #expect(FileManager.default.fileExists(atPath: place.path), "\(place.path)")
        }
    }

    @Test("A broken course.json is reported if the lessons can't be found without it")
    func locateBroken() throws {
        try folder.write(["course/course.json": "{", "course/deep/note.txt": ""])
        let error = #expect(throws: MalformedFile.self) { try Course.locate(from: folder("course/deep")) }
        expectEqual(error?.file.lastPathComponent, "course.json")
        // No other course is used in its place.
        try SampleCourse.load(in: folder)
        #expect(throws: MalformedFile.self) { try Course.locate(from: folder("course/deep")) }
    }

    @Test(
        "A course that names a folder without lessons is reported, and no other course is used in its place")
    func misnamedFolder() throws {
        try SampleCourse.load(in: folder)
        try folder.write([
            "own/course.json": #"{ "format": 1, "title": "A", "folders": { "lessons": "Exercises" } }"#,
            "own/Lessons/1-a/lesson.json": "{}",
        ])
        func expectReport(_ search: () throws -> URL) {
            let error = #expect(throws: CourseError.self) { try search() }
            guard case .noLessons(let root, "Exercises") = error else {
                Issue.record("expected noLessons, got \(String(describing: error))")
                return
            }
            expectEqual(root.path, folder("own").path)
        }
        for start in ["own", "own/Lessons/1-a"] {
            expectReport { try Course.locate(from: folder(start)) }
            expectReport {
                try Course.find(
                    from: folder(start), environment: [Course.variable: folder.url.path],
                    tool: folder(".build/debug/grade"))
            }
        }
    }

    @Test("A course that names a folder without suites is reported, unless it is a learner's copy")
    func misnamedSuites() throws {
        try SampleCourse.load(in: folder)
        try folder.write(["course.json": #"{ "format": 1, "title": "A", "folders": { "suites": "Checks" } }"#]
        )
        for name in try FileManager.default.contentsOfDirectory(atPath: folder("Solutions/1-lamp").path) {
            try folder.write(["Solutions/1-lamp/\(name)/reference/A.swift": ""])
        }
        let error = #expect(throws: MalformedFile.self) { try Course.load(folder.url) }
        expectEqual(error?.keyPath, "folders.suites")
        for name in try FileManager.default.contentsOfDirectory(atPath: folder("Solutions/1-lamp").path) {
            try FileManager.default.removeItem(at: folder("Solutions/1-lamp/\(name)/reference"))
        }
        try expectEqual(Course.load(folder.url).suites, .leftOut)
    }

    @Test(
        "A course with a link to something outside it isn't loaded",
        arguments: [
            "Lessons", "Lessons/1-lamp", "Lessons/1-lamp/README.md", "Lessons/1-lamp/lesson.json",
            "Lessons/1-lamp/1-switch", "Solutions", "Solutions/1-lamp", "Solutions/1-lamp/1-switch",
            "Solutions/1-lamp/1-switch/starter", "Solutions/1-lamp/1-switch/reference", "Tests",
            "Tests/Suites",
            "Tests/Suites/1-lamp", "Tests/Suites/1-lamp/1-switch", ".workbook", ".workbook/backups",
            ".build", ".build/workbook", ".build/workbook/1.1", ".build/workbook/1.1/syntax",
            ".build/workbook/module-cache-x", ".build/workbook/1.1/workspace",
        ])
    func links(path: String) throws {
        let course = folder("course")
        try FileManager.default.createDirectory(at: course, withIntermediateDirectories: true)
        let inside = TemporaryFolder(url: course)
        try SampleCourse.load(in: inside)
        // The content was moved to the link's target, so everything still works.
        let place = inside(path)
        let outside = folder("outside")
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        if FileManager.default.fileExists(atPath: place.path) {
            try FileManager.default.moveItem(at: place, to: outside)
        } else {
            try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
        }
        try inside.link(path, to: outside.path)
        let error = #expect(throws: MalformedFile.self) { try Course.load(course) }
        expectEqual(error?.found, "a link")
    }

    @Test("A course with a link from one of its places to another is loaded")
    func innerLink() throws {
        try SampleCourse.load(in: folder)
        try FileManager.default.moveItem(at: folder("Lessons"), to: folder("Chapters"))
        try folder.link("Lessons", to: "Chapters")
        try expectEqual(Course.load(folder.url).lessons.count, 1)
    }

    @Test("A folder without lessons isn't a course")
    func noLessons() throws {
        let error = #expect(throws: CourseError.self) { try Course.load(folder.url) }
        guard case .noLessons(let root, "Lessons") = error else {
            Issue.record("expected noLessons, got \(String(describing: error))")
            return
        }
        expectEqual(root.path, folder.url.path)
    }

    // MARK: - A broken lesson.json

    @Test(
        "The error for a broken lesson.json has the file, the key path, and what was expected and found",
        arguments: Broken.all)
    func broken(_ broken: Broken) throws {
        try folder.write(["Lessons/1-lamp/lesson.json": broken.json])
        let expected = MalformedFile(
            file: folder("Lessons/1-lamp/lesson.json"), keyPath: broken.keyPath, expected: broken.expected,
            found: broken.found)
        #expect(throws: expected) { try Course.load(folder.url) }
    }

    @Test(
        "The error for invalid JSON gives the place of the mistake",
        .enabled(if: Syntax.isWorded, "Foundation words it differently on this platform"),
        arguments: Syntax.all)
    func syntax(_ syntax: Syntax) throws {
        try folder.write(["Lessons/1-lamp/lesson.json": syntax.json])
        let expected = MalformedFile(
            file: folder("Lessons/1-lamp/lesson.json"), keyPath: "", expected: "valid JSON",
            found: syntax.found)
        #expect(throws: expected) { try Course.load(folder.url) }
    }

    struct Syntax: Sendable, CustomTestStringConvertible {
        var name: String
        var json: String
        var found: String

        var testDescription: String { name }

        #if os(Linux)
            static let isWorded = true
        #else
            static let isWorded = false
        #endif

        static let all = [
            Syntax(
                name: "no JSON at all", json: "title: A lamp",
                found: "a mistake in line 1, near title: A lamp"),
            Syntax(
                name: "a missing comma", json: "{\n  \"format\": 1\n  \"title\": \"A lamp\"\n}",
                found: "a mistake in line 2 (a comma is missing at its end)"),
            Syntax(
                name: "a missing comma in a line", json: "{\n  \"slug\": \"a\" \"title\": \"A lamp\"\n}",
                found: "a mistake in line 2 (a comma is missing before \"title\")"),
            Syntax(
                name: "a missing comma before a bracket", json: "{ \"a\": [{} {}] }",
                found: "a mistake in line 1 (a comma is missing before {)"),
            Syntax(name: "an empty file", json: "\n", found: "an empty file"),
            Syntax(
                name: "a missing bracket",
                json: "{\n  \"format\": 1,\n  \"exercises\": [\n    { \"title\": \"a \\\" [\" }\n",
                found: "the end of the file"),
        ]
    }

    /// A manifest with one mistake.
    struct Broken: Sendable, CustomTestStringConvertible {
        var name: String
        var json: String
        var keyPath: String
        var expected: String
        var found: String

        var testDescription: String { name }

        /// Creates an example from the sample manifest with `text` in place of `original`.
        init(
            _ name: String, _ original: String, _ text: String, at keyPath: String, expected: String,
            found: String
        ) {
            precondition(SampleCourse.manifest.contains(original), "the sample has no \(original)")
            let json = SampleCourse.manifest.replacing(original, with: text, maxReplacements: 1)
            self.init(name, json: json, at: keyPath, expected: expected, found: found)
        }

        init(_ name: String, json: String, at keyPath: String, expected: String, found: String) {
            self.name = name
            self.json = json
            self.keyPath = keyPath
            self.expected = expected
            self.found = found
        }

        static let all: [Broken] = wrongWhole + missing + wrongType + wrongValue

        private static let wrongWhole = [
            Broken("a list", json: "[]", at: "", expected: "an object", found: "a list of 0")
        ]

        private static let missing = [
            Broken("no format", #""format": 1,"#, "", at: "format", expected: "a value", found: "none"),
            Broken("no title", #""title": "A lamp","#, "", at: "title", expected: "a value", found: "none"),
            Broken(
                "no exercises", json: #"{ "format": 1, "title": "A lamp" }"#, at: "exercises",
                expected: "a value", found: "none"),
            Broken(
                "no slug in the second exercise", #""slug": "test-the-lamp","#, "", at: "exercises[1].slug",
                expected: "a value", found: "none"),
            Broken(
                "no hints", #""hints": ["Look.", "Look closer.", "Expect `isOn`."],"#, "",
                at: "exercises[1].hints",
                expected: "a value", found: "none"),
        ]

        private static let wrongType = [
            Broken(
                "a title that is a number", #""title": "A lamp""#, #""title": 3"#, at: "title",
                expected: "a text", found: "a number (3)"),
            Broken(
                "a title that is null", #""title": "A lamp""#, #""title": null"#, at: "title",
                expected: "a text", found: "null"),
            Broken(
                "a format that is a text", #""format": 1"#, #""format": "1""#, at: "format",
                expected: "a whole number", found: "a text (\"1\")"),
            Broken(
                "a format that is a fraction", #""format": 1"#, #""format": 1.5"#, at: "format",
                expected: "a whole number", found: "a number (1.5)"),
            Broken(
                "exercises that are an object", json: #"{ "format": 1, "title": "A", "exercises": {} }"#,
                at: "exercises", expected: "a list", found: "an object"),
            Broken(
                "an exercise that is a text", json: #"{ "format": 1, "title": "A", "exercises": ["one"] }"#,
                at: "exercises[0]", expected: "an object", found: "a text (\"one\")"),
            Broken(
                "a hint that is true", #""Look closer.""#, "true", at: "exercises[0].hints[1]",
                expected: "a text", found: "true"),
            Broken(
                "seconds that are a text", #""secondsPerCheck": 2.5"#, #""secondsPerCheck": "2.5""#,
                at: "exercises[1].secondsPerCheck", expected: "a number", found: "a text (\"2.5\")"),
        ]

        private static let wrongValue = [
            Broken(
                "another format", #""format": 1"#, #""format": 0"#, at: "format", expected: "1", found: "0"),
            Broken(
                "an unknown kind", #""kind": "refactor""#, #""kind": "quiz""#, at: "exercises[0].kind",
                expected: #"one of "refactor", "double", "tests", "implement""#, found: "a text (\"quiz\")"),
            Broken(
                "a module with a hyphen", #""module": "Lamp""#, #""module": "My-Lamp""#,
                at: "exercises[0].module", expected: "a Swift module name", found: "\"My-Lamp\""),
            Broken(
                "a subject with a point", #""subject": "LampKit""#, #""subject": "Lamp.Kit""#,
                at: "exercises[1].subject", expected: "a Swift module name", found: "\"Lamp.Kit\""),
            Broken(
                "a slug with a capital", #""slug": "switch""#, #""slug": "Switch""#, at: "exercises[0].slug",
                expected: "lowercase words joined by hyphens", found: "\"Switch\""),
            Broken(
                "a slug that leads out of the folder", #""slug": "switch""#, #""slug": "../switch""#,
                at: "exercises[0].slug", expected: "lowercase words joined by hyphens",
                found: "\"../switch\""),
            Broken(
                "a former slug that leads out of the folder", #""slug": "switch""#,
                #""slug": "switch", "formerly": ["../lamp"]"#, at: "exercises[0].formerly",
                expected: "lowercase words joined by hyphens", found: "\"../lamp\""),
            Broken(
                "an empty slug", #""slug": "switch""#, #""slug": """#, at: "exercises[0].slug",
                expected: "lowercase words joined by hyphens", found: "\"\""),
            Broken(
                "tests without a subject", #""subject": "LampKit","#, "", at: "exercises[1].subject",
                expected: "the module under test, because kind is \"tests\"", found: "none"),
            Broken(
                "nothing owned", #""owns": ["Lamp.swift"]"#, #""owns": []"#, at: "exercises[0].owns",
                expected: "at least one file", found: "an empty list"),
            Broken(
                "an owned file with a slash", #"["LampTests.swift"]"#,
                #"["LampTests.swift", "Subject/Lamp.swift"]"#,
                at: "exercises[1].owns[1]", expected: "the name of a Swift file",
                found: "\"Subject/Lamp.swift\""),
            Broken(
                "an owned file above the folder", #"["Lamp.swift"]"#, #"["../Lamp.swift"]"#,
                at: "exercises[0].owns[0]", expected: "the name of a Swift file", found: "\"../Lamp.swift\""),
            Broken(
                "no time for a check", #""owns": ["Lamp.swift"]"#,
                #""owns": ["Lamp.swift"], "secondsPerCheck": 0"#,
                at: "exercises[0].secondsPerCheck", expected: "a number from 0.1 to 3600", found: "0.0"),
            Broken(
                "less time for a check than it needs anywhere", #""owns": ["Lamp.swift"]"#,
                #""owns": ["Lamp.swift"], "secondsPerCheck": 0.001"#,
                at: "exercises[0].secondsPerCheck", expected: "a number from 0.1 to 3600", found: "0.001"),
            Broken(
                "more time for a check than anybody has", #""owns": ["Lamp.swift"]"#,
                #""owns": ["Lamp.swift"], "secondsPerCheck": 1e19"#,
                at: "exercises[0].secondsPerCheck", expected: "a number from 0.1 to 3600",
                found: "1e+19"),
            Broken(
                "an empty hint for a check", #""hints": ["Look.", "Look closer.", "Expect `isOn`."]"#,
                #""hints": ["Look."], "checkHints": { "a/b()": " " }"#,
                at: "exercises[1].checkHints.a/b()", expected: "a sentence", found: "an empty text"),
            Broken(
                "an empty sentence about what was learned", #""owns": ["Lamp.swift"]"#,
                #""owns": ["Lamp.swift"], "learned": "  ""#,
                at: "exercises[0].learned", expected: "a sentence", found: "an empty text"),
            Broken(
                "a question without a right answer", #""title": "A lamp""#,
                CourseLoadingTests.question(
                    #"{ "text": "Yes.", "explanation": "It is." }, { "text": "No.", "explanation": "It is not." }"#
                ),
                at: "questions[0].answers", expected: "one answer with \"isRight\": true", found: "0"),
            Broken(
                "a question with one answer", #""title": "A lamp""#,
                CourseLoadingTests.question(#"{ "text": "Yes.", "isRight": true, "explanation": "It is." }"#),
                at: "questions[0].answers", expected: "two to nine answers", found: "1"),
            Broken(
                "an answer that is not explained", #""title": "A lamp""#,
                CourseLoadingTests.question(
                    #"{ "text": "Yes.", "isRight": true, "explanation": " " }, { "text": "No.", "explanation": "No." }"#
                ),
                at: "questions[0].answers[0].explanation", expected: "a sentence", found: "an empty text"),
            Broken(
                "a tests part in an exercise of tests", #""subject": "LampKit","#,
                #""subject": "LampKit", "tests": { "module": "M", "owns": ["A.swift"] },"#,
                at: "exercises[1].tests", expected: "nothing, because kind is already \"tests\"",
                found: "an object"),
            Broken(
                "a tests part that carries what nobody owns", #""owns": ["Lamp.swift"]"#,
                #""owns": ["Lamp.swift"], "tests": { "module": "M", "owns": ["A.swift"], "carries": ["B.swift"] }"#,
                at: "exercises[0].tests.carries", expected: "names from \"owns\"", found: "\"B.swift\""),
            Broken(
                "a tests part without files", #""owns": ["Lamp.swift"]"#,
                #""owns": ["Lamp.swift"], "tests": { "module": "M", "owns": [] }"#,
                at: "exercises[0].tests.owns", expected: "at least one file", found: "an empty list"),
            Broken(
                "an owned file that is hidden", #"["Lamp.swift"]"#, #"[".swift"]"#,
                at: "exercises[0].owns[0]",
                expected: "the name of a Swift file", found: "\".swift\""),
            Broken(
                "an owned file in another language", #"["Lamp.swift"]"#, #"["lamp.c"]"#,
                at: "exercises[0].owns[0]", expected: "the name of a Swift file", found: "\"lamp.c\""),
        ]
    }

    // MARK: - Names that must be unique

    @Test("Two lessons with the same number are an error that names the second")
    func lessonNumbers() throws {
        try folder.write([
            "Lessons/1-first/lesson.json": minimal(slug: "a", module: "A"),
            "Lessons/1-second/lesson.json": minimal(slug: "b", module: "B"),
        ])
        try expectTaken(
            "1", "that of 1-first; a copy has to be moved elsewhere",
            expected: "a lesson number that isn't taken", in: "Lessons/1-second", at: "")
    }

    @Test("A lesson's folder that was renamed is an error if the solutions have the lesson under its name")
    func renamedLesson() throws {
        try folder.write([
            "Lessons/1-mine/lesson.json": minimal(slug: "a", module: "A"), "Solutions/1-first/a": "",
        ])
        let error = MalformedFile(
            file: folder("Lessons/1-mine"), keyPath: "", expected: "the name 1-first, as in Solutions",
            found: "\"1-mine\"")
        #expect(throws: error) { try Course.load(folder.url) }
        try folder.write(["Solutions/1-mine/a": ""])
        expectEqual(try Course.load(folder.url).lessons.map(\.slug), ["mine"])
    }

    @Test(
        "A lesson folder whose name isn't a number and lowercase words is an error",
        arguments: ["$(id)", "a b", "Lamp", "-a"])
    func lessonFolder(name: String) throws {
        try folder.write(["Lessons/1-\(name)/lesson.json": minimal(slug: "a", module: "A")])
        let error = MalformedFile(
            file: folder("Lessons/1-\(name)"), keyPath: "",
            expected: "a folder whose name is a number and lowercase words joined by hyphens",
            found: "\"1-\(name)\"; a copy has to be moved elsewhere")
        #expect(throws: error) { try Course.load(folder.url) }
    }

    @Test(
        "Copies of a lesson's folder are ignored",
        arguments: [" copy", " (2)", " - Kopie", "-backup", "_OLD", ".bak", "~", "2"])
    func lessonCopy(name: String) throws {
        for folderName in ["1-lamp", "1-lamp\(name)"] {
            try folder.write(["Lessons/\(folderName)/lesson.json": minimal(slug: "a", module: "A")])
        }
        expectEqual(try Course.load(folder.url).lessons.map(\.folder.lastPathComponent), ["1-lamp"])
    }

    @Test("Two lessons with the same name are an error")
    func lessonNames() throws {
        try folder.write([
            "Lessons/1-first/lesson.json": minimal(slug: "a", module: "A"),
            "Lessons/2-first/lesson.json": minimal(slug: "b", module: "B"),
        ])
        try expectTaken(
            "first", "that of 1-first; a copy has to be moved elsewhere",
            expected: "a lesson name that isn't taken", in: "Lessons/2-first", at: "")
    }

    @Test("Two exercises with the same name are an error, even in different lessons")
    func exerciseNames() throws {
        try folder.write([
            "Lessons/1-first/lesson.json": minimal(slug: "same", module: "A"),
            "Lessons/2-second/lesson.json": minimal(slug: "same", module: "B"),
        ])
        let expected = "a name that isn't taken"
        try expectTaken(
            "same", "the name of 1.1", expected: expected, in: "Lessons/2-second/lesson.json",
            at: "exercises[0].slug")
        let manifest = minimal(slug: "other", module: "B")
        try folder.write([
            "Lessons/2-second/lesson.json": manifest.replacing(
                "\"owns\"", with: "\"formerly\": [\"same\"], \"owns\"")
        ])
        try expectTaken(
            "same", "the name of 1.1", expected: expected, in: "Lessons/2-second/lesson.json",
            at: "exercises[0].formerly")
    }

    @Test("Two exercises with the same module are an error")
    func modules() throws {
        try folder.write([
            "Lessons/1-first/lesson.json": minimal(slug: "a", module: "Same"),
            "Lessons/2-second/lesson.json": minimal(slug: "b", module: "Same"),
        ])
        try expectTaken(
            "Same", "\"module\" of 1.1", expected: "a module that isn't taken",
            in: "Lessons/2-second/lesson.json", at: "exercises[0].module")
    }

    @Test("A module under test must not have the name of another module")
    func subjects() throws {
        try folder.write([
            "Lessons/1-lamp/lesson.json": SampleCourse.manifest,
            "Lessons/2-second/lesson.json": minimal(slug: "b", module: "LampKit"),
        ])
        try expectTaken(
            "LampKit", "\"subject\" of 1.2", expected: "a module that isn't taken",
            in: "Lessons/2-second/lesson.json", at: "exercises[0].module")
    }

    private func expectTaken(
        _ value: String, _ owner: String, expected: String, in path: String, at key: String
    ) throws {
        let error = MalformedFile(
            file: folder(path), keyPath: key, expected: expected, found: "\"\(value)\", which is \(owner)")
        #expect(throws: error) { try Course.load(folder.url) }
    }

    fileprivate static func question(_ answers: String) -> String {
        #""title": "A lamp", "questions": [{ "question": "Is it on?", "answers": [\#(answers)] }]"#
    }

    private func minimal(slug: String, module: String) -> String {
        let slug = slug.replacing(/^\d+-/, with: "")
        return """
            { "format": 1, "title": "\(slug)", "exercises": [
              { "slug": "\(slug)", "title": "T", "kind": "refactor", "module": "\(module)", "owns": ["A.swift"],
                "hints": [] }
            ] }
            """
    }
}

import Foundation
import TestSupport
import Testing

extension EndToEnd.GoldenTests {
    /// A folder for courses that tests create; build products in it are kept.
    private var courses: URL { course.root.deletingLastPathComponent() }

    /// Returns the location of a course that doesn't exist yet.
    private func freshCourse(_ name: String) throws -> URL {
        let folder = courses.appending(path: name)
        if FileManager.default.fileExists(atPath: folder.path) {
            try FileManager.default.removeItem(at: folder)
        }
        return folder
    }

    @Test("A new course can be created, verified, and passed by a learner")
    func newCourse() async throws {
        let folder = try freshCourse("new course")
        let made = try await run(["course", "new", folder.path])
        #expect(made.status == 0, Comment(rawValue: made.errors))
        let verified = await GradeTool.perform(["course", "verify"], in: folder)
        #expect(verified.status == 0)
        #expect(
            verified.output.contains("\n The course is in order: 13 findings, no breach.\n"),
            Comment(rawValue: verified.output))
        let recorded = try contents(of: folder)
        #expect(await GradeTool.perform(["course", "record"], in: folder).status == 0)
        try FileManager.default.removeItem(at: folder.appending(path: "Tests/Suites/checksums.txt"))
        #expect(try contents(of: folder) == recorded, "recording again changes nothing")

        let file = folder.appending(path: "Lessons/1-first-lesson/1-greet/Greeting.swift")
        try Data("func greeting(for name: String) -> String { \"Hello, \\(name)!\" }\n".utf8).write(to: file)
        let wrong = await GradeTool.perform(["lesson", "1.1"], in: folder)
        #expect(wrong.output.contains("expected  \"Hello!\""), Comment(rawValue: wrong.output))
        #expect(wrong.status == 1)
        let solution = folder.appending(path: "Solutions/1-first-lesson/1-greet/reference/Greeting.swift")
        try Data(contentsOf: solution).write(to: file)
        let right = await GradeTool.perform(["lesson", "1.1"], in: folder)
        #expect(right.status == 0)
        #expect(right.output.contains("4 of 4 checks"))

        try await mistakes(in: folder)
        let exercise = await GradeTool.perform(["course", "new", "exercise", "1", "count-words"], in: folder)
        #expect(exercise.status == 0, Comment(rawValue: exercise.errors))
        let open = await GradeTool.perform(["course", "verify", "1.2"], in: folder)
        #expect(open.status == 1)
        #expect(
            open.output.hasSuffix(" places are still to be written. After that, the code is graded.\n"),
            Comment(rawValue: open.output))
    }

    /// Verifies a new course after mistakes of its author: each is reported with its place, and the rest is still graded.
    private func mistakes(in folder: URL) async throws {
        let suite = "Tests/Suites/1-first-lesson/1-greet"
        func verified(without path: String, but text: String? = nil) async throws -> String {
            let file = folder.appending(path: path)
            let content = try Data(contentsOf: file)
            try FileManager.default.removeItem(at: file)
            if let text { try Data(text.utf8).write(to: file) }
            let result = await GradeTool.perform(["course", "verify"], in: folder)
            try content.write(to: file)
            #expect(result.status == 1)
            return result.output
        }
        let undescribed = try await verified(
            without: "Solutions/1-first-lesson/1-greet/rejected/no-name/rejected.json")
        #expect(undescribed.contains(" ✘ 1.1 rejected/no-name:\n"), Comment(rawValue: undescribed))
        #expect(undescribed.contains(" ✔ rejected/one-name "))
        #expect(undescribed.contains("1 of 13 findings is a breach."))

        let unrecorded = try await verified(without: "\(suite)/checks.json")
        #expect(unrecorded.contains(" checks.json is missing\n"), Comment(rawValue: unrecorded))
        #expect(unrecorded.contains("swift run grade course record 1.1"))
        #expect(unrecorded.contains(" ✔ rejected/one-name "))

        // A damaged record has one finding, and the attempts are still graded.
        for (name, advice) in [
            ("checks", "Correct that, or delete the file and record it again."),
            ("wrong-turns", "This writes wrong-turns.json again: swift run grade course record 1.1"),
        ] {
            let damaged = try await verified(without: "\(suite)/\(name).json", but: "{")
            let words = damaged.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(words.contains(" ✘ 1.1 \(name): \(suite)/\(name).json: expected valid JSON,"))
            #expect(words.contains(advice), Comment(rawValue: damaged))
            #expect(words.contains(" findings is a breach."))
            #expect(words.contains(" ✔ rejected/one-name "))
        }

        let checks = folder.appending(path: "\(suite)/Checks/GreetingChecks.swift")
        let original = try String(contentsOf: checks, encoding: .utf8)
        try Data(original.replacing("expected: String)", with: "expected: Strin)").utf8).write(to: checks)
        // What keeps a suite from running isn't recorded, so this is graded each time.
        let broken = try await GradeTool.run(["course", "verify"], in: folder)
        try Data(original.utf8).write(to: checks)
        let place = original.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
            $0.contains("expected: String)")
        }
        let line = try #require(place) + 1
        let words = broken.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(
            words.contains("does not compile: \(suite)/Checks/GreetingChecks.swift:\(line):"),
            Comment(rawValue: broken.output))
        #expect(words.contains("cannot find type 'Strin' in scope"))
    }

    @Test("Code in the course's packages is built inside the sandbox", .needsBubblewrap, .inCompleteRuns)
    func package() async throws {
        let folder = try freshCourse("course with a package")
        #expect(try await run(["course", "new", folder.path]).status == 0)
        let outside = courses.appending(path: "written by a package")
        let files = [
            "Packages/kit/Package.swift": """
            // swift-tools-version: 6.0
            import Foundation
            import PackageDescription
            // SwiftPM remembers what it has read: \(UUID())
            try? "x".write(toFile: "\(outside.path)", atomically: false, encoding: .utf8)
            let package = Package(
                name: "kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])
            """,
            "Packages/kit/Sources/Kit/Kit.swift": "public let comma = \", \"\n",
            "course.json": #"{ "format": 1, "title": "A", "packages": { "kit": "Packages/kit" } }"#,
            "Lessons/1-first-lesson/1-greet/Greeting.swift":
                "import Kit\nfunc greeting(for name: String) -> String { name.allSatisfy(\\.isWhitespace) ? \"Hello!\" : \"Hello\\(comma)\\(name)!\" }\n",
        ]
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let manifest = folder.appending(path: "Lessons/1-first-lesson/lesson.json")
        let text = try String(contentsOf: manifest, encoding: .utf8)
        try Data(text.replacing(#""owns""#, with: #""products": ["kit/Kit"], "owns""#).utf8).write(
            to: manifest)

        for (options, isWritten) in [(["--isolated"], false), ([], true)] {
            try? FileManager.default.removeItem(at: outside)  // Nothing is there at first.
            try? FileManager.default.removeItem(at: folder.appending(path: ".build"))
            let graded = try await GradeTool.run(["lesson", "1.1"] + options, in: folder)
            #expect(graded.status == 0, Comment(rawValue: graded.output + graded.errors))
            #expect(FileManager.default.fileExists(atPath: outside.path) == isWritten)
        }
    }

    @Test("`course new` prints what it created")
    func screens() async throws {
        let shelf = try freshCourse("a shelf")
        try FileManager.default.createDirectory(at: shelf, withIntermediateDirectories: true)
        func screen(_ words: [String], status: Int32 = 0, _ expected: String) async throws {
            let result = await GradeTool.perform(words, in: shelf)
            #expect(result.status == status)
            #expect(result.output + result.errors == expected + "\n")
        }
        try await screen(
            ["course", "new", "my-course"],
            """
             ✔ Created a course with one exercise:  my-course

               Its title is in  my-course/course.json
               Check that it works: swift run grade course verify --course my-course
               See it as a learner: swift run grade next --course my-course
               Add an exercise:
               swift run grade course new exercise 1 NAME --course my-course

             • It is inside another course, Swift testability workbook. Move it if you
               didn't mean that.
            """)
        try await screen(
            ["course", "new", "exercise", "1", "count-words", "--course", "my-course"],
            """
             ✔ Created exercise count-words.
               my-course/Lessons/1-first-lesson/2-count-words/CountWords.swift
               my-course/Solutions/1-first-lesson/2-count-words/accepted/another-way/CountWords.swift
               my-course/Solutions/1-first-lesson/2-count-words/reference/CountWords.swift
               my-course/Solutions/1-first-lesson/2-count-words/rejected/first-mistake/CountWords.swift
               my-course/Solutions/1-first-lesson/2-count-words/rejected/first-mistake/rejected.json
               my-course/Solutions/1-first-lesson/2-count-words/rejected/second-mistake/CountWords.swift
               my-course/Solutions/1-first-lesson/2-count-words/rejected/second-mistake/rejected.json
               my-course/Solutions/1-first-lesson/2-count-words/starter/CountWords.swift
               my-course/Solutions/1-first-lesson/2-count-words/why.md
               my-course/Tests/Suites/1-first-lesson/2-count-words/Checks/CountWordsChecks.swift
               my-course/Lessons/1-first-lesson/lesson.json

               What is still to write:
               swift run grade course verify count-words --course my-course
               Verify on each save:
               swift run grade course watch count-words --course my-course
               Once it has checks:
               swift run grade course record count-words --course my-course

               Write what learners start with in the starter under Solutions. This copies it
               to Lessons:
               swift run grade reset count-words --course my-course
            """)
        let lesson = await GradeTool.perform(
            ["course", "new", "lesson", "closures", "--course", "my-course"], in: shelf)
        #expect(lesson.output.contains("Created lesson closures.\n"))
        #expect(lesson.output.contains("course watch first-closures --course my-course\n"))
        try await screen(
            ["course", "new", "excercise", "1", "foo"], status: 64,
            """
            grade: `grade course new` doesn't know "excercise"; choose lesson or exercise.
            Did you mean "exercise"?
            For more:  swift run grade course new --help
            """)
        try await screen(
            ["course", "new", "my-course"], status: 64,
            """
            grade: nothing was created: my-course exists already.
            Name a folder that doesn't exist yet, or an empty one.
            """)
    }

    /// Reads the files of a course, without build products and recorded progress.
    private func contents(of folder: URL) throws -> [String: Data] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { !$0.hasPrefix(".build") && !$0.hasPrefix(".workbook") }.reduce(into: [:]) {
            files, path in
            files[path] = FileManager.default.contents(atPath: folder.appending(path: path).path)
        }
    }

    @Test(
        "An imported track verifies, an update keeps a learner's work, and a failed import leaves no files"
    )
    func importing() async throws {
        let track = try freshCourse("a track")
        let target = try freshCourse("imported course")
        try SampleTrack.write(to: track)
        let arguments = ["course", "import", "exercism", track.path, "--out", target.path, "--sandbox=off"]
        let tried = try await run(arguments + ["--dry-run"])
        #expect(tried.status == 0, Comment(rawValue: tried.errors))
        #expect(tried.output.contains(" ✔ 3 exercises can be read."), Comment(rawValue: tried.output))
        #expect(tried.output.contains("broken: exercises/practice/broken/.meta/config.json is missing"))
        #expect(!FileManager.default.fileExists(atPath: target.path))
        let imported = try await run(arguments)
        #expect(imported.status == 0, Comment(rawValue: imported.errors))
        #expect(imported.output.contains("Imported 3 exercises. Every reference passes its suite."))
        #expect(imported.output.contains("broken: exercises/practice/broken/.meta/config.json is missing"))
        let verified = try await GradeTool.run(["course", "verify", "--sandbox=off"], in: target)
        #expect(verified.status == 0, Comment(rawValue: verified.output))
        #expect(try await run(arguments).status == 64)

        let own = target.appending(path: "Lessons/2-easy/1-double-it/DoubleIt.swift")
        try Data("func double(_ number: Int) -> Int { number + number }\n".utf8).write(to: own)
        try Data("func help() {}\n".utf8).write(
            to: own.deletingLastPathComponent().appending(path: "Help.swift"))
        let passed = await GradeTool.perform(["lesson", "double-it"], in: target)
        #expect(passed.status == 0, Comment(rawValue: passed.output))
        #expect(passed.output.contains("2 of 2 checks"))

        let task = track.appending(path: "exercises/practice/double-it/.docs/instructions.md")
        try Data("# Instructions\n\nDouble any number.\n".utf8).write(to: task)
        let updated = try await run(arguments + ["--update"])
        #expect(updated.status == 0, Comment(rawValue: updated.errors))
        #expect(try String(contentsOf: own, encoding: .utf8).contains("number + number"))
        let shown = await GradeTool.perform(["show", "double-it"], in: target)
        #expect(shown.output.contains("Double any number."))

        try Data("{".utf8).write(to: track.appending(path: "config.json"))
        let nowhere = try freshCourse("never a course")
        let failed = try await run([
            "course", "import", "exercism", track.path, "--out", nowhere.path, "--sandbox=off",
        ])
        #expect(failed.status == 70)
        #expect(failed.errors.contains("config.json"))
        let left = try FileManager.default.contentsOfDirectory(atPath: courses.path)
        #expect(!left.contains { $0.contains("never a course") })
    }
}

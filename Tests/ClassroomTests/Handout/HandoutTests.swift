import Foundation
import TestSupport
import Testing

@testable import WorkbookClassroom
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct HandoutTests {
    private let folder = TemporaryFolder.current

    @Test("Learners get starters, chapters, hints and the tool, and each exercise equals its starter")
    func files() throws {
        let course = try SampleCourse.load(in: folder, changing: SampleHandout.changes)
        let files = try Handout(of: course, lessons: course.lessons).files()
        expectEqual(
            files.keys.sorted(),
            [
                ".gitignore", "Lessons/1-lamp/1-switch/Bulb.swift", "Lessons/1-lamp/1-switch/Lamp.swift",
                "Lessons/1-lamp/2-test-the-lamp/LampTests.swift",
                "Lessons/1-lamp/2-test-the-lamp/Subject/Lamp.swift", "Lessons/1-lamp/Example/Package.swift",
                "Lessons/1-lamp/README.md", "Lessons/1-lamp/lesson.json", "Package.swift", "README.md",
                "Solutions/1-lamp/1-switch/starter/Bulb.swift",
                "Solutions/1-lamp/1-switch/starter/Lamp.swift",
                "Solutions/1-lamp/2-test-the-lamp/starter/LampTests.swift",
                "Solutions/1-lamp/2-test-the-lamp/starter/Subject/Lamp.swift", "Sources/Kit/Kit.swift",
                "Tests/Suites/suites.sealed", "handout.json",
            ])
        expectEqual(files["Lessons/1-lamp/1-switch/Lamp.swift"], Data("// a starter\n".utf8))
    }

    @Test("Exercises without recorded mistakes are known, if learners could be told about some")
    func withoutDiagnoses() throws {
        let course = try SampleCourse.load(in: folder, changing: SampleHandout.changes)
        let (first, second) = (course.exercises[0], course.exercises[1])
        for exercise in [first, second] where FileKind(of: exercise.folders.wrongTurns) == .file {
            try FileManager.default.removeItem(at: exercise.folders.wrongTurns)
        }
        let rejected = course.relativePath(of: first.folders.solutions.appending(path: "rejected/a/A.swift"))
        try folder.write([rejected: ""])
        try? FileManager.default.removeItem(at: second.folders.solutions.appending(path: "rejected"))
        var handout = Handout(of: course, lessons: course.lessons)
        expectEqual(handout.withoutDiagnoses, [first.id])
        handout.hasSuites = false
        expectEqual(handout.withoutDiagnoses, [])
        handout.hasSuites = true
        try folder.write([course.relativePath(of: first.folders.wrongTurns): "{}"])
        expectEqual(handout.withoutDiagnoses, [])
    }

    @Test("Without suites, the handout has nothing from the checks, and its text says who can grade")
    func withoutSuites() throws {
        let course = try SampleCourse.load(in: folder, changing: SampleHandout.changes)
        let files = try Handout(of: course, lessons: course.lessons, hasSuites: false).files()
        #expect(!files.keys.contains { $0.hasPrefix("Tests/") })
        let text = String(decoding: try #require(files["README.md"]), as: UTF8.self)
        #expect(text.contains("only your instructor can grade"))
        #expect(!text.contains("suites.sealed") && !text.contains("grade lesson"))
    }

    @Test("The sealed suites equal the course's suites, without the lists that only authors need")
    func sealedSuites() throws {
        let course = try SampleCourse.load(in: folder, changing: SampleHandout.changes)
        let files = try Handout(of: course, lessons: course.lessons).files()
        try folder.write(
            try #require(files["Tests/Suites/suites.sealed"]), to: "copy/Tests/Suites/suites.sealed")
        let sealed = try #require(try SealedSuites(of: folder("copy"), in: "Tests/Suites"))
        let known = folder.files(below: "Tests/Suites").filter {
            !$0.hasSuffix("equivalent.json") && $0 != "checksums.txt"
        }
        try expectEqual(sealed.contents().keys.sorted(), known)
    }

    @Test("A missing starter is reported before anything is written")
    func missingStarter() throws {
        let starter = "Solutions/1-lamp/1-switch/starter/Lamp.swift"
        let course = try SampleCourse.load(
            in: folder, changing: SampleHandout.changes.merging([starter: nil]) { $1 })
        #expect(throws: HandoutProblem.missing(folder(starter))) {
            try Handout(of: course, lessons: course.lessons).files()
        }
    }

    @Test("What isn't written or recorded is named, if learners would get it")
    func unfinished() throws {
        let suite = "Tests/Suites/1-lamp/1-switch"
        let course = try SampleCourse.load(
            in: folder,
            changing: SampleHandout.changes.merging([
                "\(suite)/checks.json": nil, "\(suite)/Checks/A.swift": "// TODO(author): a check",
                "Lessons/1-lamp/README.md": "# A lamp\n\nTODO(author): explain",
                "Solutions/1-lamp/1-switch/why.md": "TODO(author): a paragraph",
            ]) { $1 })
        var handout = Handout(of: course, lessons: course.lessons)
        expectEqual(
            handout.unfinishedPlaces(),
            [
                "\(suite)/checks.json is missing, so nothing can be graded",
                "Lessons/1-lamp/README.md has a TODO(author)",
                "\(suite)/Checks/A.swift has a TODO(author)",
            ])
        expectEqual(handout.finishedLessons(), [])
        handout.hasSuites = false
        expectEqual(handout.unfinishedPlaces(), ["Lessons/1-lamp/README.md has a TODO(author)"])
        var other = handout.lessons[0]
        other.number = 2
        other.exercises = []
        other.folder = folder("elsewhere")
        handout.lessons.append(other)
        expectEqual(handout.finishedLessons(), [2])
        handout.lessons = []
        expectEqual(handout.unfinishedPlaces(), [])
    }

    @Test("A chapter that is hardly begun isn't handed out, unless the course is imported")
    func shortChapter() throws {
        let chapter = "Lessons/1-lamp/README.md"
        let course = try SampleCourse.load(
            in: folder, changing: SampleHandout.changes.merging([chapter: "# A lamp\n"]) { $1 })
        var handout = Handout(of: course, lessons: course.lessons)
        expectEqual(
            handout.unfinishedPlaces(),
            ["\(chapter) has 9 characters, and a chapter should have at least 200"])
        expectEqual(handout.finishedLessons(), [])
        try folder.write([chapter: ""])
        expectEqual(
            handout.unfinishedPlaces(),
            ["\(chapter) has 0 characters, and a chapter should have at least 200"])
        handout.course.manifest.profile = .imported
        expectEqual(handout.unfinishedPlaces(), [])
    }

    @Test("A module that exercises import is handed out only if it is finished")
    func unfinishedModule() throws {
        let course = try SampleCourse.load(
            in: folder,
            changing: SampleHandout.changes.merging([
                "Sources/Kit/Kit.swift": "// TODO(author): the rest\n"
            ]) { $1 })
        expectEqual(
            Handout(of: course, lessons: course.lessons).unfinishedPlaces(),
            ["Sources/Kit/Kit.swift has a TODO(author)"])
    }

    @Test("A package that another one depends on is handed out only if the course lists it")
    func unlistedPackage() throws {
        func places(_ packages: String, exercise: Int = 0) throws -> [String] {
            let course = try SampleCourse.load(
                in: folder,
                changing: SampleHandout.changes.merging([
                    "course.json": #"{ "format": 1, "title": "Lamps", "packages": { \#(packages) } }"#,
                    "Lessons/1-lamp/lesson.json": SampleCourse.manifest.replacing(
                        #""support": ["Kit"],"#, with: #""support": ["Kit"], "products": ["kit/Kit"],"#),
                    "Packages/kit/Package.swift":
                        #"Package(dependencies: [.package(path: "../base"), .package(path: "Own")])"#,
                    "Packages/kit/Own/Package.swift": "Package()",
                    "Packages/base/Package.swift": #"Package(dependencies: [.package(path: "/far/core")])"#,
                ]) { $1 })
            return Handout(of: course, lessons: course.lessons).unfinishedPlaces()
        }
        let base =
            #"Packages/kit/Package.swift depends on "../base", which course.json doesn't list under "packages""#
        let core =
            #"Packages/base/Package.swift depends on "/far/core", which course.json doesn't list under "packages""#
        expectEqual(try places(#""kit": "Packages/kit""#), [core, base])
        expectEqual(try places(#""kit": "Packages/kit", "base": "Packages/base""#), [core])
    }

    @Test("The manifest lists the exercises in the handout and none of the project's tests")
    func manifest() throws {
        let course = try SampleCourse.load(in: folder, changing: SampleHandout.changes)
        let text = try HandoutManifest(of: Handout(of: course, lessons: course.lessons)).text
        #expect(!text.contains("EngineTests") && !text.contains("9-gone"))
        #expect(
            text.contains(#".target(name: "Lamp", dependencies: ["Kit"], path: "Lessons/1-lamp/1-switch")"#))
        #expect(text.contains(#".target(name: "LampKit", path: "Lessons/1-lamp/2-test-the-lamp/Subject")"#))
        #expect(text.contains(#"name: "swift-testability-workbook""#))
        #expect(text.contains("let package") && !text.contains("func exercise("))
    }

    @Test(
        "If the course has no tool, the handout has the tool that wrote it and the course's packages"
    )
    func foreignCourse() throws {
        try folder.write([
            "tool/Package.swift": SampleHandout.package, "tool/Sources/grade/main.swift": "// the tool\n",
            "tool/Sources/Kit/Kit.swift": "// another version\n", "tool/Lessons/1-own/README.md": "x",
            "tool/.build/release/grade": "x", "Packages/far/Package.swift": "// a package\n",
        ])
        let course = try SampleCourse.load(
            in: folder,
            changing: [
                "course.json":
                    #"{ "format": 1, "title": "Lamps, and Bulbs", "packages": { "far": "Packages/far" }, "folders": { "suites": "Hidden" } }"#,
                "Hidden/1-lamp/1-switch/Checks/A.swift": "// a suite\n",
                "Lessons/1-lamp/lesson.json": SampleCourse.manifest.replacing(
                    #""support": ["Kit"],"#, with: #""support": ["Kit"], "products": ["far/Far"],"#),
            ])
        let tool = try ToolSources(for: course, tool: folder("tool/.build/release/grade"))
        let files = try Handout(of: course, lessons: course.lessons, tool: tool).files()
        expectEqual(files["Sources/grade/main.swift"], Data("// the tool\n".utf8))
        expectEqual(
            files["Sources/Kit/Kit.swift"],
            FileManager.default.contents(atPath: folder("Sources/Kit/Kit.swift").path))
        expectEqual(files["Packages/far/Package.swift"], Data("// a package\n".utf8))
        #expect(files["Hidden/suites.sealed"] != nil)
        #expect(!files.keys.contains { $0.contains("1-own") || $0.hasPrefix("Tests/") })
        let manifest = String(decoding: try #require(files["Package.swift"]), as: UTF8.self)
        #expect(manifest.contains(#"name: "lamps-and-bulbs""#))
        #expect(
            manifest.contains(
                """
                    dependencies: [
                        .package(name: "far", path: "Packages/far"),
                    ],
                    targets: runner
                """))
        #expect(manifest.contains(#"dependencies: ["Kit", .product(name: "Far", package: "far")]"#))
        let readme = String(decoding: try #require(files["README.md"]), as: UTF8.self)
        #expect(readme.contains("## About `Hidden/suites.sealed`"))
    }

    @Test(
        "A handout refuses links in its files, wherever they lead, and ignores links elsewhere",
        arguments: [
            ("Lessons/1-lamp/README.md", true), ("Lessons/1-lamp/Example", true),
            ("Tests/Suites/Shared", true),
            ("Sources/Kit/Link.swift", true), ("Solutions/1-lamp/1-switch/starter/Link.swift", true),
            (".vscode/settings.json", true), ("submissions/ada/Lamp.swift", false),
            ("Lessons/app/.build/debug", false),
        ])
    func links(path: String, isRefused: Bool) throws {
        let course = try SampleCourse.load(in: folder, changing: SampleHandout.changes)
        try folder.write(["Solutions/1-lamp/1-switch/reference/Lamp.swift": "// the solution\n"])
        try? FileManager.default.removeItem(at: folder(path))  // Some of them are not there.
        try folder.link(path, to: folder("Solutions/1-lamp/1-switch/reference/Lamp.swift").path)
        func write() throws { _ = try Handout(of: course, lessons: course.lessons).files() }
        if isRefused {
            expectEqual(#expect(throws: MalformedFile.self) { try write() }?.keyPath, path)
        } else {
            try write()
        }
    }

    @Test("A tool that isn't built in the folder of its sources can't be handed out")
    func noTool() throws {
        let course = try SampleCourse.load(in: folder)
        let tool = folder("bin/grade")
        #expect(throws: HandoutProblem.noTool(tool)) { try ToolSources(for: course, tool: tool) }
    }

    @Test("A manifest without the expected sections is reported")
    func noSection() throws {
        let course = try SampleCourse.load(in: folder, changing: ["Package.swift": "// nothing\n"])
        #expect(
            throws: HandoutProblem.manifest(
                folder("Package.swift"), section: "Exercises (a handout lists its own)")
        ) { try Handout(of: course, lessons: course.lessons).files() }
    }
}

/// What else a course needs to be handed out, and what a handout must not contain.
enum SampleHandout {
    /// The manifest of a tool.
    static let package = """
        // swift-tools-version: 6.2
        let package = Package(
            name: "swift-testability-workbook",
            targets: runner + projectTests + exercises
        )

        // MARK: - Tools for instructors and authors (a handout has none)

        // MARK: - Project tests (a handout has none)

        var projectTests: [Target] { [.testTarget(name: "EngineTests")] }

        // MARK: - Exercises (a handout lists its own)

        var exercises: [Target] { [exercise("9-gone/1-gone", module: "Gone")] }

        // MARK: - Targets of an exercise

        func exercise(_ path: String, module: String) -> Target { .target(name: module) }
        """

    static let changes: [String: String?] = [
        "Package.swift": package,
        ".gitignore": ".build/\n", "README.md": "about the project\n", "SECURITY.md": "attacks\n",
        "Lessons/1-lamp/Example/Package.swift": "// an example\n",
        "Lessons/1-lamp/Example/.build/debug/x": "x",
        "Lessons/1-lamp/1-switch/Notes.swift": "// the instructor's own\n",
        "Sources/.build/x": "x", ".workbook/progress.json": "{}", ".git/config": "x", ".ci/run": "x",
        "Tests/EngineTests/A.swift": "// a test\n", "Documentation/teaching.md": "for instructors\n",
        "Tests/Suites/checksums.txt": "1 x\n", "Tests/Suites/1-lamp/1-switch/equivalent.json": "{}",
    ]
}

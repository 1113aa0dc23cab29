import Foundation
import Testing

@testable import Workbook

@Suite(.temporaryFolder) struct CourseUpdateTests {
    private let old = TemporaryFolder(url: TemporaryFolder.current("old"))
    private let new = TemporaryFolder(url: TemporaryFolder.current("new"))
    private let mine = "Lessons/1-lamp/1-switch/Lamp.swift"
    private let untouched = "Lessons/1-lamp/2-test-the-lamp/LampTests.swift"

    private func update(_ changes: [String: String?] = [:]) throws -> CourseUpdate {
        try CourseUpdate(of: SampleCourse.load(in: old), from: SampleCourse.load(in: new, changing: changes))
    }

    @Test("A copy that is not newer changes nothing, whatever the learner wrote")
    func same() throws {
        let update = try update()
        #expect(update.steps.isEmpty)
        #expect(try update.perform() == nil)
        #expect(old.text(at: mine) == "// the learner's lamp\n")
    }

    @Test("Files of the course come, change and go; what was there is copied first")
    func course() throws {
        let suite = "Tests/Suites/1-lamp/1-switch/Checks/LampChecks.swift"
        try new.write(["Sources/Kit/More.swift": "// more\n"])
        try old.write(["Sources/Kit/Old.swift": "// old\n"])
        let update = try update([suite: "// better\n", untouched: "// a better starter\n"])
        #expect(
            update.steps == [
                .write(untouched, isNew: false), .write("Sources/Kit/More.swift", isNew: true),
                .write(suite, isNew: false), .remove("Sources/Kit/Old.swift"),
            ])
        let backup = try #require(try update.perform())
        #expect(old.text(at: suite) == "// better\n")
        #expect(old.text(at: untouched) == "// a better starter\n")
        #expect(old.text(at: "Sources/Kit/More.swift") == "// more\n")
        #expect(!FileManager.default.fileExists(atPath: old("Sources/Kit/Old.swift").path))
        #expect(backup.files == [untouched, "Sources/Kit/Old.swift", suite])
        let copy = backup.folder.appending(path: suite)
        #expect(try String(contentsOf: copy, encoding: .utf8) == "// the hidden suite\n")
    }

    @Test("A learner's file stays as it is when its starter changes, and the learner is told")
    func kept() throws {
        let update = try update([
            mine: "// a better starter\n",
            "Solutions/1-lamp/1-switch/starter/Lamp.swift": "// a better starter\n",
        ])
        #expect(update.steps.contains(.keep(mine)))
        _ = try update.perform()
        #expect(old.text(at: mine) == "// the learner's lamp\n")
    }

    @Test("A learner's file follows an exercise that got another name")
    func renamed() throws {
        for path in SampleCourse.files.keys where path.contains("/1-switch/") {
            try new.write([path.replacing("1-switch", with: "1-lever"): SampleCourse.files[path] ?? ""])
        }
        let manifest = SampleCourse.manifest.replacing(
            #""slug": "switch""#, with: #""slug": "lever", "formerly": ["switch"]"#)
        let course = try SampleCourse.load(in: old)
        try SampleCourse.load(in: new, changing: ["Lessons/1-lamp/lesson.json": manifest])
        for folder in ["Lessons", "Solutions", "Tests/Suites"] {
            try FileManager.default.removeItem(at: new("\(folder)/1-lamp/1-switch"))
        }
        let target = "Lessons/1-lamp/1-lever/Lamp.swift"
        let update = try CourseUpdate(of: course, from: Course.load(new.url))
        #expect(update.steps.contains(.move(mine, to: target)))
        _ = try update.perform()
        #expect(old.text(at: target) == "// the learner's lamp\n")
        #expect(!FileManager.default.fileExists(atPath: old("Lessons/1-lamp/1-switch").path))
        #expect(try CourseUpdate(of: Course.load(old.url), from: Course.load(new.url)).steps.isEmpty)
    }

    @Test("What the learner put among the lessons, and what git and builds left, is not touched")
    func strangers() throws {
        let strangers = [
            "Lessons/1-lamp/notes.md", "Lessons/1-lamp/1-switch/Try.swift", ".git/config", ".build/x",
            ".workbook/progress.json",
        ]
        for path in strangers {
            try old.write([path: "mine"])
            try new.write([path.hasPrefix(".") ? path : "README.md": "theirs"])
        }
        _ = try update().perform()
        for path in strangers { #expect(old.text(at: path) == "mine") }
    }

    @Test("A script stays executable")
    func mode() throws {
        try new.write([".ci/run": "#!/bin/sh\n"])
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: new(".ci/run").path)
        _ = try update().perform()
        #expect(FileManager.default.isExecutableFile(atPath: old(".ci/run").path))
    }

    @Test("The course itself is no newer copy of it")
    func itself() throws {
        let course = try SampleCourse.load(in: old)
        #expect(throws: CourseUpdateProblem.sameFolder(course.root)) {
            try CourseUpdate(of: course, from: course)
        }
    }
}

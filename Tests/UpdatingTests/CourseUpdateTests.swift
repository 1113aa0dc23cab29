import Foundation
import Testing
import TestSupport

@testable import WorkbookLearning
@testable import WorkbookModel
@testable import WorkbookSystem
@testable import WorkbookUpdating

@Suite(.temporaryFolder) struct CourseUpdateTests {
    private let old = TemporaryFolder(url: TemporaryFolder.current("old"))
    private let new = TemporaryFolder(url: TemporaryFolder.current("new"))
    private let mine = "Lessons/1-lamp/1-switch/Lamp.swift"
    private let untouched = "Lessons/1-lamp/2-test-the-lamp/LampTests.swift"

    private func update(_ changes: [String: String?] = [:]) throws -> CourseUpdate {
        try CourseUpdate(of: SampleCourse.load(in: old), from: SampleCourse.load(in: new, changing: changes))
    }

    @Test("Updating from a copy that isn't newer changes nothing, whatever the learner wrote")
    func same() async throws {
        let update = try update()
        #expect(update.steps.isEmpty)
        #expect(try await update.perform() == nil)
        expectEqual(old.text(at: mine), "// the learner's lamp\n")
    }

    @Test("Course files are added, changed and removed after the old ones are backed up")
    func course() async throws {
        let suite = "Tests/Suites/1-lamp/1-switch/Checks/LampChecks.swift"
        try new.write(["Sources/Kit/More.swift": "// more\n"])
        try old.write(["Sources/Kit/Old.swift": "// old\n"])
        let update = try update([suite: "// better\n", untouched: "// a better starter\n"])
        expectEqual(
            update.steps,
            [
                .write(untouched, isNew: false), .write("Sources/Kit/More.swift", isNew: true),
                .write(suite, isNew: false), .remove("Sources/Kit/Old.swift"),
            ])
        let backup = try #require(try await update.perform())
        expectEqual(old.text(at: suite), "// better\n")
        expectEqual(old.text(at: untouched), "// a better starter\n")
        expectEqual(old.text(at: "Sources/Kit/More.swift"), "// more\n")
        #expect(!FileManager.default.fileExists(atPath: old("Sources/Kit/Old.swift").path))
        expectEqual(backup.files, [untouched, "Sources/Kit/Old.swift", suite])
        let copy = backup.folder.appending(path: suite)
        try expectEqual(String(contentsOf: copy, encoding: .utf8), "// the hidden suite\n")
    }

    @Test("If a starter changes, the learner's file is kept, and the update says so")
    func kept() async throws {
        let update = try update([
            mine: "// a better starter\n",
            "Solutions/1-lamp/1-switch/starter/Lamp.swift": "// a better starter\n",
        ])
        #expect(update.steps.contains(.keep(mine)))
        _ = try await update.perform()
        expectEqual(old.text(at: mine), "// the learner's lamp\n")
    }

    @Test("A learner's file moves with an exercise that was renamed")
    func renamed() async throws {
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
        _ = try await update.perform()
        expectEqual(old.text(at: target), "// the learner's lamp\n")
        #expect(!FileManager.default.fileExists(atPath: old("Lessons/1-lamp/1-switch").path))
        #expect(try CourseUpdate(of: Course.load(old.url), from: Course.load(new.url)).steps.isEmpty)
    }

    @Test(
        "A learner's file is still there if its exercise was left out for a while",
        arguments: ["1-switch", "4-switch"])
    func leftOut(folder: String) async throws {
        let course = try SampleCourse.load(in: old)
        try SampleCourse.load(in: new)
        let lesson = old("Lessons/1-lamp")
        // What an update leaves of an exercise that the newer course doesn't have.
        let list = try String(contentsOf: lesson.appending(path: "lesson.json"), encoding: .utf8)
        try FileManager.default.removeItem(at: old("Solutions/1-lamp/1-switch"))
        if folder != "1-switch" {
            try FileManager.default.moveItem(
                at: lesson.appending(path: "1-switch"), to: lesson.appending(path: folder))
        }
        #expect(list.contains("switch"))
        let without = Course(
            root: course.root,
            lessons: course.lessons.map { lesson in
                var lesson = lesson
                lesson.exercises.removeAll { $0.slug == "switch" }
                return lesson
            })
        let update = try CourseUpdate(of: without, from: Course.load(new.url))
        #expect(!update.steps.contains(.write(mine, isNew: false)))
        #expect(
            update.steps.contains(.move("Lessons/1-lamp/4-switch/Lamp.swift", to: mine))
                == (folder == "4-switch"))
        _ = try await update.perform()
        expectEqual(old.text(at: mine), "// the learner's lamp\n")
    }

    @Test("Files added by the learner, git or builds aren't touched")
    func strangers() async throws {
        let strangers = [
            "Lessons/1-lamp/notes.md", "Lessons/1-lamp/1-switch/Try.swift", ".git/config", ".build/x",
            ".workbook/progress.json",
        ]
        for path in strangers {
            try old.write([path: "mine"])
            try new.write([path.hasPrefix(".") ? path : "README.md": "theirs"])
        }
        _ = try await update().perform()
        for path in strangers { expectEqual(old.text(at: path), "mine") }
    }

    @Test("A package beside the lessons is replaced only if the learner hasn't begun with it")
    func package() throws {
        let app = ["Package.swift": "// app\n", "Sources/A/A.swift": "// a\n", "Tests/T.swift": "// t\n"]
        for (path, text) in app {
            try old.write(["Lessons/app/\(path)": text, "Solutions/app/starter/\(path)": text])
            try new.write(["Lessons/app/\(path)": "\(text)// new\n"])
        }
        try new.write(["Lessons/app/README.md": "# New\n"])
        let readme = CourseUpdate.Step.write("Lessons/app/README.md", isNew: true)
        let all = [
            .write("Lessons/app/Package.swift", isNew: false), readme,
            .write("Lessons/app/Sources/A/A.swift", isNew: false),
            .write("Lessons/app/Tests/T.swift", isNew: false),
        ]
        func steps() throws -> [CourseUpdate.Step] {
            try update().steps.filter {
                if case .write(let path, _) = $0 { path.contains("/app/") } else { false }
            }
        }
        try expectEqual(steps(), all)
        try old.write(["Lessons/app/.build/x": "built"])
        try expectEqual(steps(), all)
        try old.write(["Lessons/app/Sources/A/B.swift": "// b\n"])
        try expectEqual(steps(), [readme])
        try FileManager.default.removeItem(at: old("Lessons/app/Sources/A/B.swift"))
        try old.write(["Lessons/app/Sources/A/A.swift": "// mine\n"])
        try expectEqual(steps(), [readme])
        try FileManager.default.removeItem(at: old("Lessons/app/Sources/A/A.swift"))
        try expectEqual(steps(), [readme])
    }

    @Test("A script stays executable")
    func mode() async throws {
        try new.write([".ci/run": "#!/bin/sh\n"])
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: new(".ci/run").path)
        _ = try await update().perform()
        #expect(FileManager.default.isExecutableFile(atPath: old(".ci/run").path))
    }

    /// Returns the texts of a folder's files by relative path, without those that an update never touches.
    private func contents(of folder: TemporaryFolder) throws -> [String: String] {
        let names =
            FileManager.default.enumerator(atPath: folder.url.path)?.compactMap { $0 as? String } ?? []
        return names.filter { !$0.hasPrefix(".workbook") && !$0.hasPrefix(".build") }.reduce(into: [:]) {
            if FileKind(of: folder($1)) == .file { $0[$1] = folder.text(at: $1) }
        }
    }

    /// Loads the sample course with a second lesson, to which the first exercise moved under a new name.
    private func loadMoved() throws -> Course {
        var files: [String: String] = [:]
        for (path, text) in SampleCourse.files where path.contains("/1-switch/") {
            files[path.replacing("1-lamp/1-switch", with: "2-house/1-lever")] = text
        }
        let parts = SampleCourse.manifest.split(separator: "    {\n", maxSplits: 2)
        files["Lessons/1-lamp/lesson.json"] = "\(parts[0])    {\n\(parts[2])"
        files["Lessons/2-house/lesson.json"] =
            "\(parts[0])    {\n\(parts[1].replacing("},\n", with: "}\n"))  ]\n}"
            .replacing(#""slug": "switch""#, with: #""slug": "lever", "formerly": ["switch"]"#)
        try SampleCourse.load(in: new)
        for folder in ["Lessons", "Solutions", "Tests/Suites"] {
            for gone in ["1-switch", "2-test-the-lamp"] {
                let place = new("\(folder)/1-lamp/\(gone)")
                if gone == "2-test-the-lamp" {
                    try FileManager.default.moveItem(at: place, to: new("\(folder)/1-lamp/1-test-the-lamp"))
                } else {
                    try FileManager.default.removeItem(at: place)
                }
            }
        }
        try new.write(files)
        return try Course.load(new.url)
    }

    /// Performs an update and returns whether it completed.
    private func isPerformed(_ update: CourseUpdate, _ files: FileChanges) async -> Bool {
        do {
            _ = try await update.perform(files)
            return true
        } catch CourseUpdateFailure.halfDone {
            return false
        } catch {
            Issue.record(error)
            return true
        }
    }

    @Test("An update killed at any point is rolled back and completes when repeated")
    func killed() async throws {
        let tests = "Lessons/1-lamp/2-test-the-lamp/LampTests.swift"
        let course = try SampleCourse.load(in: old, changing: [tests: "// the learner's tests\n"])
        let newer = try loadMoved()
        let before = try contents(of: old)
        let update = try CourseUpdate(of: course, from: newer)
        var changes = 0
        while !(await isPerformed(update, .failing(from: changes))) {
            try await #require(try UnfinishedUpdate.find(in: old.url)).takeBackAlone()
            try expectEqual(contents(of: old), before, "after \(changes) changes")
            #expect(try UnfinishedUpdate.find(in: old.url) == nil)
            // Testing every number would take three times as long.
            changes += 3
        }
        #expect(changes > 10)
        expectEqual(old.text(at: "Lessons/2-house/1-lever/Lamp.swift"), "// the learner's lamp\n")
        expectEqual(
            old.text(at: "Lessons/1-lamp/1-test-the-lamp/LampTests.swift"), "// the learner's tests\n")
        #expect(!FileManager.default.fileExists(atPath: old("Lessons/1-lamp/1-switch").path))
        #expect(try UnfinishedUpdate.find(in: old.url) == nil)
    }

    @Test("Rolling back a killed update keeps what the learner wrote in the meantime")
    func workedMeanwhile() async throws {
        let course = try SampleCourse.load(in: old)
        let update = try CourseUpdate(of: course, from: loadMoved())
        let last = update.steps.count - 1
        #expect(await !isPerformed(update, .failing(from: last)))
        try FileManager.default.removeItem(at: old(mine))
        try old.write(["Lessons/2-house/1-lever/Lamp.swift": "// written since\n"])
        try await #require(try UnfinishedUpdate.find(in: old.url)).takeBackAlone()
        expectEqual(old.text(at: mine), "// written since\n")
    }

    @Test("An update that fails halfway is rolled back at once")
    func failed() async throws {
        let course = try SampleCourse.load(in: old)
        let before = try contents(of: old)
        let update = try CourseUpdate(of: course, from: loadMoved())
        await #expect(throws: CourseUpdateFailure.self) {
            _ = try await update.perform(.failing(from: 5, to: 5))
        }
        try expectEqual(contents(of: old), before)
        #expect(try UnfinishedUpdate.find(in: old.url) == nil)
    }

    @Test(
        "A plan isn't followed if a path is outside the course or in a place that updates never touch",
        arguments: [
            "../../elsewhere", "/elsewhere", ".git/config", "Tests/.build/link/secret", ".workbook/x",
        ])
    func hostilePlan(path: String) throws {
        try SampleCourse.load(in: old)
        let plan = #"{"copy": "x", "kept": ["\#(path)"], "new": [], "moves": []}"#
        try old.write([".workbook/update.json": plan])
        #expect(throws: CourseUpdateProblem.unusablePlan) { try UnfinishedUpdate.find(in: old.url) }
    }

    @Test("An update with a damaged plan still counts as interrupted, until it is forgotten")
    func damagedPlan() throws {
        try SampleCourse.load(in: old)
        #expect(try UnfinishedUpdate.find(in: old.url) == nil)
        try old.write([".workbook/update.json": "{"])
        #expect(throws: CourseUpdateProblem.unusablePlan) { try UnfinishedUpdate.find(in: old.url) }
        #expect(InterruptedUpdate(of: old.url) != nil)
        try UnfinishedUpdate.forget(in: old.url)
        #expect(InterruptedUpdate(of: old.url) == nil)
        #expect(throws: CourseUpdateFailure.self) { try UnfinishedUpdate.forget(in: old.url) }
    }

    @Test(
        "A plan isn't followed through a link, and the link's target stays", arguments: ["kept", "new"])
    func linkedPlan(list: String) async throws {
        try SampleCourse.load(in: old)
        let outside = TemporaryFolder(url: old.url.deletingLastPathComponent().appending(path: "outside"))
        try outside.write(["secret": "mine"])
        let lists = ["kept", "new"].map { "\"\($0)\": \($0 == list ? "[\"Docs/secret\"]" : "[]")" }
        try old.write([
            ".workbook/update.json": "{ \"copy\": \"x\", \(lists.joined(separator: ", ")), \"moves\": [] }",
            ".workbook/backups/course/x/Docs/secret": "forged",
        ])
        try old.link("Docs", to: outside.url.path)
        let update = try #require(try UnfinishedUpdate.find(in: old.url))
        await #expect(throws: CourseUpdateFailure.self) { try await update.takeBackAlone() }
        expectEqual(outside.text(at: "secret"), "mine")
    }

    @Test("A course can't be updated from itself")
    func itself() throws {
        let course = try SampleCourse.load(in: old)
        #expect(throws: CourseUpdateProblem.sameFolder(course.root)) {
            try CourseUpdate(of: course, from: course)
        }
    }
}

extension FileChanges {
    /// Returns file operations of which some fail.
    ///
    /// If all fail from one on, nothing changes anymore, as if the process had been killed.
    fileprivate static func failing(from first: Int, to last: Int = .max) -> FileChanges {
        struct Full: Error {}
        let count = Locked(0)
        @Sendable func countChange() throws {
            let number = count.withLock { count in
                defer { count += 1 }
                return count
            }
            if number >= first && number <= last { throw Full() }
        }
        return FileChanges(
            replace: {
                try countChange()
                try onDisk.replace($0, $1)
            },
            move: {
                try countChange()
                try onDisk.move($0, $1)
            },
            remove: {
                try countChange()
                try onDisk.remove($0, $1)
            })
    }
}

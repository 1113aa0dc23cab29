import Foundation
import Testing
import TestSupport

@testable import WorkbookLearning
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct CourseUpdateTests {
    private let old = TemporaryFolder(url: TemporaryFolder.current("old"))
    private let new = TemporaryFolder(url: TemporaryFolder.current("new"))
    private let mine = "Lessons/1-lamp/1-switch/Lamp.swift"
    private let untouched = "Lessons/1-lamp/2-test-the-lamp/LampTests.swift"

    private func update(_ changes: [String: String?] = [:]) throws -> CourseUpdate {
        try CourseUpdate(of: SampleCourse.load(in: old), from: SampleCourse.load(in: new, changing: changes))
    }

    @Test("A copy that is not newer changes nothing, whatever the learner wrote")
    func same() async throws {
        let update = try update()
        #expect(update.steps.isEmpty)
        #expect(try await update.perform() == nil)
        #expect(old.text(at: mine) == "// the learner's lamp\n")
    }

    @Test("Files of the course come, change and go; what was there is copied first")
    func course() async throws {
        let suite = "Tests/Suites/1-lamp/1-switch/Checks/LampChecks.swift"
        try new.write(["Sources/Kit/More.swift": "// more\n"])
        try old.write(["Sources/Kit/Old.swift": "// old\n"])
        let update = try update([suite: "// better\n", untouched: "// a better starter\n"])
        #expect(
            update.steps == [
                .write(untouched, isNew: false), .write("Sources/Kit/More.swift", isNew: true),
                .write(suite, isNew: false), .remove("Sources/Kit/Old.swift"),
            ])
        let backup = try #require(try await update.perform())
        #expect(old.text(at: suite) == "// better\n")
        #expect(old.text(at: untouched) == "// a better starter\n")
        #expect(old.text(at: "Sources/Kit/More.swift") == "// more\n")
        #expect(!FileManager.default.fileExists(atPath: old("Sources/Kit/Old.swift").path))
        #expect(backup.files == [untouched, "Sources/Kit/Old.swift", suite])
        let copy = backup.folder.appending(path: suite)
        #expect(try String(contentsOf: copy, encoding: .utf8) == "// the hidden suite\n")
    }

    @Test("A learner's file stays as it is when its starter changes, and the learner is told")
    func kept() async throws {
        let update = try update([
            mine: "// a better starter\n",
            "Solutions/1-lamp/1-switch/starter/Lamp.swift": "// a better starter\n",
        ])
        #expect(update.steps.contains(.keep(mine)))
        _ = try await update.perform()
        #expect(old.text(at: mine) == "// the learner's lamp\n")
    }

    @Test("A learner's file follows an exercise that got another name")
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
        #expect(old.text(at: target) == "// the learner's lamp\n")
        #expect(!FileManager.default.fileExists(atPath: old("Lessons/1-lamp/1-switch").path))
        #expect(try CourseUpdate(of: Course.load(old.url), from: Course.load(new.url)).steps.isEmpty)
    }

    @Test("What the learner put among the lessons, and what git and builds left, is not touched")
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
        for path in strangers { #expect(old.text(at: path) == "mine") }
    }

    @Test("A script stays executable")
    func mode() async throws {
        try new.write([".ci/run": "#!/bin/sh\n"])
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: new(".ci/run").path)
        _ = try await update().perform()
        #expect(FileManager.default.isExecutableFile(atPath: old(".ci/run").path))
    }

    /// What there is in a folder, without what updates keep, by relative paths.
    private func contents(of folder: TemporaryFolder) throws -> [String: String] {
        let names =
            FileManager.default.enumerator(atPath: folder.url.path)?.compactMap { $0 as? String } ?? []
        return names.filter { !$0.hasPrefix(".workbook") && !$0.hasPrefix(".build") }.reduce(into: [:]) {
            if FileKind(of: folder($1)) == .file { $0[$1] = folder.text(at: $1) }
        }
    }

    /// The sample course with another lesson, to which the first exercise has gone under another name.
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

    /// Performs an update, and returns whether it went through.
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

    @Test("An update that is killed at any time is taken back, and then goes through")
    func killed() async throws {
        let tests = "Lessons/1-lamp/2-test-the-lamp/LampTests.swift"
        let course = try SampleCourse.load(in: old, changing: [tests: "// the learner's tests\n"])
        let newer = try loadMoved()
        let before = try contents(of: old)
        let update = try CourseUpdate(of: course, from: newer)
        var changes = 0
        while !(await isPerformed(update, .failing(from: changes))) {
            try await #require(UnfinishedUpdate.find(in: old.url)).takeBackAlone()
            #expect(try contents(of: old) == before, "after \(changes) changes")
            #expect(UnfinishedUpdate.find(in: old.url) == nil)
            // Every single one would take three times as long.
            changes += 3
        }
        #expect(changes > 10)
        #expect(old.text(at: "Lessons/2-house/1-lever/Lamp.swift") == "// the learner's lamp\n")
        #expect(old.text(at: "Lessons/1-lamp/1-test-the-lamp/LampTests.swift") == "// the learner's tests\n")
        #expect(!FileManager.default.fileExists(atPath: old("Lessons/1-lamp/1-switch").path))
        #expect(UnfinishedUpdate.find(in: old.url) == nil)
    }

    @Test("What the learner wrote after an update was killed is kept when it is taken back")
    func workedMeanwhile() async throws {
        let course = try SampleCourse.load(in: old)
        let update = try CourseUpdate(of: course, from: loadMoved())
        let last = update.steps.count - 1
        #expect(await !isPerformed(update, .failing(from: last)))
        try FileManager.default.removeItem(at: old(mine))
        try old.write(["Lessons/2-house/1-lever/Lamp.swift": "// written since\n"])
        try await #require(UnfinishedUpdate.find(in: old.url)).takeBackAlone()
        #expect(old.text(at: mine) == "// written since\n")
    }

    @Test("An update that fails half-way is taken back at once")
    func failed() async throws {
        let course = try SampleCourse.load(in: old)
        let before = try contents(of: old)
        let update = try CourseUpdate(of: course, from: loadMoved())
        await #expect(throws: CourseUpdateFailure.self) {
            _ = try await update.perform(.failing(from: 5, to: 5))
        }
        #expect(try contents(of: old) == before)
        #expect(UnfinishedUpdate.find(in: old.url) == nil)
    }

    @Test("A plan that leads out of the course is not followed")
    func hostilePlan() throws {
        try SampleCourse.load(in: old)
        let plan = #"{"copy": "x", "kept": ["../../elsewhere"], "new": [], "moves": []}"#
        try old.write([".workbook/update.json": plan])
        #expect(UnfinishedUpdate.find(in: old.url) == nil)
    }

    @Test("The course itself is no newer copy of it")
    func itself() throws {
        let course = try SampleCourse.load(in: old)
        #expect(throws: CourseUpdateProblem.sameFolder(course.root)) {
            try CourseUpdate(of: course, from: course)
        }
    }
}

extension FileChanges {
    /// The changes on the disk, of which some fail; if all fail from one on, nothing changes any more, as if
    /// the process had been killed.
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

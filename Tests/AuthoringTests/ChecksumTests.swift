import Foundation
import Testing
import TestSupport

@testable import WorkbookLearning
@testable import WorkbookAuthoring
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct ChecksumTests {
    private let folder = TemporaryFolder.current

    @Test(
        "The checksum equals that of the standard tool cksum",
        arguments: [("", 4_294_967_295), ("a", 1_220_704_766), ("123456789", 930_766_865)])
    func sum(text: String, expected: UInt32) {
        expectEqual(Checksum.sum(of: Data(text.utf8)), expected)
    }

    /// Returns the list for places in the sample course, computed with the standard tool `cksum`.
    private func list(_ places: [String]) async throws -> String {
        let script = """
            cd "$0"; for place; do
                sum=$(find "$place" -type f ! -name '.*' | LC_ALL=C sort | while IFS= read -r file; do cksum "$file"; done | cksum)
                echo "${sum%% *} $place"
            done
            """
        let command = Command(
            "/bin/sh", ["-c", script, folder.url.path] + places, environment: ["PATH": "/usr/bin:/bin"])
        return try await ProcessRunner().run(command, limit: 600).output
    }

    @Test("Changed, added and removed files are detected, and hidden files are ignored")
    func changes() async throws {
        let course = try SampleCourse.load(in: folder)
        let exercise = try #require(course.exercises.first)
        let suite = course.relativePath(of: exercise.folders.suite)
        let solutions = course.relativePath(of: exercise.folders.solutions)
        let manifest = course.relativePath(of: course.lessons[0].folder) + "/lesson.json"
        #expect(ChecksumList(of: course) == nil)
        try folder.write(["Tests/Suites/checksums.txt": try await list([manifest, solutions, suite])])
        let list = try #require(ChecksumList(of: course))
        expectEqual(list.paths, [manifest, solutions, suite])
        expectEqual(list.changed(in: course), [])
        try folder.write(["\(suite)/.DS_Store": "x"])
        expectEqual(list.changed(in: course), [])
        try folder.write(["\(suite)/More.swift": "x"])
        expectEqual(list.changed(in: course), [suite])
        try FileManager.default.removeItem(at: folder("\(suite)/More.swift"))
        try folder.write([manifest: "{}"])
        try FileManager.default.removeItem(at: folder(solutions))
        expectEqual(list.changed(in: course), [manifest, solutions])
    }

    @Test("A list with the marks of a merge is among what has changed")
    func merged() throws {
        let course = try SampleCourse.load(in: folder)
        try ChecksumList.write(for: course)
        let file = "Tests/Suites/checksums.txt"
        let text = try String(contentsOf: folder(file), encoding: .utf8)
        try folder.write([file: "<<<<<<< HEAD\n\(text)"])
        expectEqual(ChecksumList(of: course)?.changed(in: course), [file])
    }

    @Test("The written list has its items in byte order and agrees with cksum")
    func written() async throws {
        let course = try SampleCourse.load(in: folder)
        let exercise = try #require(course.exercises.first)
        let suite = course.relativePath(of: exercise.folders.suite)
        let manifest = course.relativePath(of: course.lessons[0].folder) + "/lesson.json"
        let extra = (suite as NSString).deletingLastPathComponent
        try folder.write([
            "\(suite)/.hidden": "x", "\(suite)/.folder/a": "x", "\(suite)/ä ö.txt": "x", "\(suite)/B/c": "x",
            "\(suite)/b": "x", "\(extra)/Z.swift": "x", "\(extra)/.DS_Store": "x", "Tests/Suites/stray": "x",
            "Lessons/9-no-lesson/README.md": "x", "Tests/Suites/checksums.txt": "outdated",
        ])
        try ChecksumList.write(for: course)
        let text = try String(contentsOf: folder("Tests/Suites/checksums.txt"), encoding: .utf8)
        #expect(text.contains(" \(manifest)\n"))
        #expect(text.contains(" \(extra)/Z.swift\n"))
        let glob = "Lessons/*/lesson.json Solutions/*/* Sources/Kit Tests/Suites/*/*"
        let command = Command(
            "/bin/sh", ["-c", "cd \"$0\" && printf '%s\\n' \(glob) | LC_ALL=C sort", folder.url.path],
            environment: ["PATH": "/usr/bin:/bin"])
        let places = try await ProcessRunner().run(command, limit: 20).output
        try await expectEqual(text, list(places.split(separator: "\n").map(String.init)))
        expectEqual(ChecksumList(of: course)?.changed(in: course), [])
    }

    @Test("This course's list is up to date; if it isn't, run grade course record")
    func fresh() throws {
        let course = try Course.load(Repository.root)
        let list = try #require(ChecksumList(of: course))
        expectEqual(list.changed(in: course), [])
        try expectEqual(ChecksumList(computedFor: course).text, list.text)
        let file = course.root.appending(path: "Tests/Suites/checksums.txt")
        try expectEqual(String(contentsOf: file, encoding: .utf8), list.text)
        let needed =
            course.lessons.map { course.relativePath(of: $0.folder) + "/lesson.json" }
            + course.exercises.flatMap {
                [$0.folders.solutions, $0.folders.suite].map(course.relativePath(of:))
            }
        expectEqual(needed.filter { !list.paths.contains($0) }, [])
    }
}

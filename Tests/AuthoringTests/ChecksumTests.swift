import Foundation
import Testing
import TestSupport

@testable import WorkbookAuthoring
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct ChecksumTests {
    private let folder = TemporaryFolder.current

    @Test(
        "The sum is that of the standard tool cksum",
        arguments: [("", 4_294_967_295), ("a", 1_220_704_766), ("123456789", 930_766_865)])
    func sum(text: String, expected: UInt32) {
        #expect(Checksum.sum(of: Data(text.utf8)) == expected)
    }

    /// The output of `cksum` for the sample course, in the order that `.ci/checksums` uses.
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

    @Test("Files that were changed, added or taken away are noticed, and others are not")
    func changes() async throws {
        let course = try SampleCourse.load(in: folder)
        let exercise = try #require(course.exercises.first)
        let suite = course.relativePath(of: exercise.folders.suite)
        let solutions = course.relativePath(of: exercise.folders.solutions)
        let manifest = course.relativePath(of: course.lessons[0].folder) + "/lesson.json"
        #expect(ChecksumList(of: course) == nil)
        try folder.write([ChecksumList.path: try await list([manifest, solutions, suite])])
        let list = try #require(ChecksumList(of: course))
        #expect(list.paths == [manifest, solutions, suite])
        #expect(list.changed(in: course) == [])
        try folder.write(["\(suite)/.DS_Store": "x"])
        #expect(list.changed(in: course) == [])
        try folder.write(["\(suite)/More.swift": "x"])
        #expect(list.changed(in: course) == [suite])
        try FileManager.default.removeItem(at: folder("\(suite)/More.swift"))
        try folder.write([manifest: "{}"])
        try FileManager.default.removeItem(at: folder(solutions))
        #expect(list.changed(in: course) == [manifest, solutions])
    }

    @Test("The list of this course is up to date; if it is not, run .ci/checksums")
    func fresh() throws {
        let course = try Course.load(Repository.root)
        let list = try #require(ChecksumList(of: course))
        #expect(list.changed(in: course) == [])
        let needed =
            course.lessons.map { course.relativePath(of: $0.folder) + "/lesson.json" }
            + course.exercises.flatMap {
                [$0.folders.solutions, $0.folders.suite].map(course.relativePath(of:))
            }
        #expect(needed.filter { !list.paths.contains($0) } == [])
    }
}

import Foundation
import TestSupport
import Testing

@testable import WorkbookClassroom
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct HandoutWriterTests {
    private let folder = TemporaryFolder.current
    private static let programs = ["PATH": "/usr/bin:/bin"]

    private func writer(_ path: String = "out/workbook", environment: [String: String] = programs) throws
        -> HandoutWriter
    {
        let course = try SampleCourse.load(
            in: TemporaryFolder(url: folder("course")), changing: SampleHandout.changes)
        return try HandoutWriter(
            Handout(of: course, lessons: course.lessons), to: folder(path), environment: environment,
            runner: ProcessRunner())
    }

    @Test("Writing a handout creates the folder and the archives and leaves nothing else behind")
    func writes() async throws {
        let summary = try await writer().write()
        expectEqual(summary.files, folder.files(below: "out/workbook").count)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder("out").path)
        expectEqual(names.sorted().filter { $0 != "workbook.zip" }, ["workbook", "workbook.tar.gz"])
        let archive = try #require(summary.archives.first)
        let data = try Data(contentsOf: archive.file)
        #expect(archive.bytes == data.count && archive.digest == SHA256.text(of: data))
        expectEqual(FileKind(of: try writer().unfinished), .nothing)
    }

    @Test("The same course produces the same archives")
    func reproducible() async throws {
        let first = try await writer().write()
        try FileManager.default.removeItem(at: folder("course"))
        let second = try await writer().write()
        expectEqual(first, second)
    }

    @Test("Without zip, no .zip is written; without gzip, nothing is written")
    func programs() async throws {
        let search = ExecutableSearch(environment: HandoutWriterTests.programs)
        try folder.write(["bin/.keep": ""])
        try folder.link("bin/gzip", to: try #require(search.find("gzip")))
        let summary = try await writer(environment: ["PATH": folder("bin").path]).write()
        expectEqual(summary.archives.map(\.file.lastPathComponent), ["workbook.tar.gz"])
        await #expect(throws: HandoutProblem.noProgram("gzip")) {
            try await writer("elsewhere/workbook", environment: [:]).write()
        }
        try expectEqual(FileManager.default.contentsOfDirectory(atPath: folder("elsewhere").path), [])
    }

    @Test(
        "What grading couldn't read isn't handed out",
        arguments: [
            "1-switch/checks.json", "1-switch/wrong-turns.json", "1-switch/Probes/surface.json",
            "2-test-the-lamp/variants.json",
        ])
    func damaged(path: String) async throws {
        let writer = try writer()
        try folder.write(["course/Tests/Suites/1-lamp/\(path)": #"{ "format": 1,, }"#])
        await #expect(throws: MalformedFile.self) { try await writer.write() }
        expectEqual(FileKind(of: folder("out/workbook")), .nothing)
    }

    @Test("Files left by a killed command are removed")
    func leftover() async throws {
        try folder.write(["out/.workbook.unfinished/workbook/x": "x"])
        _ = try await writer().write()
        expectEqual(FileKind(of: folder("out/.workbook.unfinished")), .nothing)
        expectEqual(FileKind(of: folder("out/workbook/x")), .nothing)
    }

    @Test("An older handout is replaced unless someone has worked in it")
    func older() async throws {
        _ = try await writer().write()
        try folder.write(["out/workbook/.build/debug/x": "a build"])
        _ = try await writer().write()
        expectEqual(FileKind(of: folder("out/workbook/.build")), .nothing)
        let file = "Lessons/1-lamp/1-switch/Lamp.swift"
        try folder.write(["out/workbook/\(file)": "// work\n", "out/workbook/.workbook/progress.json": "{}"])
        #expect(
            throws: HandoutProblem.changed(
                folder("out/workbook"), files: [".workbook/progress.json", file])
        ) { try writer() }
        expectEqual(folder.text(at: "out/workbook/\(file)"), "// work\n")
    }

    @Test("Folders and files that aren't a handout are never replaced")
    func foreign() throws {
        try folder.write(["a/x": "x", "b": "x", "c.tar.gz": "x", "d/handout.json": "{}"])
        try folder.link("e", to: folder("a").path)
        for (path, problem) in [
            ("a", HandoutProblem.foreign(folder("a"))), ("b", .notAFolder(folder("b"))),
            ("c", .foreign(folder("c.tar.gz"))), ("d", .foreign(folder("d"))),
            ("e", .notAFolder(folder("e"))),
        ] {
            #expect(throws: problem) { try writer(path) }
        }
    }

    @Test("A handout can't be written to a folder that contains the course or is part of the handout")
    func place() throws {
        #expect(throws: HandoutProblem.holdsTheCourse(folder("course"))) { try writer("course") }
        #expect(throws: HandoutProblem.holdsTheCourse(folder("course/..").standardizedFileURL)) {
            try writer("course/..")
        }
        #expect(throws: HandoutProblem.insideTheCourse(folder("course/Lessons/x"))) {
            try writer("course/Lessons/x")
        }
        #expect(throws: Never.self) { try writer("course/handout") }
    }
}

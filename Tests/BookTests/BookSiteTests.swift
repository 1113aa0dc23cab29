import Foundation
import TestSupport
import Testing
import WorkbookModel
import WorkbookSystem

@testable import WorkbookBook

@Suite(.temporaryFolder) struct BookSiteTests {
    private func docc() async throws -> DocC {
        let environment = ProcessInfo.processInfo.environment
        let toolchain = try await Toolchain.find(
            environment: environment, runner: ProcessRunner(), cache: nil)
        return try await DocC.find(toolchain, environment: environment, runner: ProcessRunner())
    }

    @Test("A site can be written to a new folder, and again to the same one without losing other files")
    func writing() async throws {
        let folder = TemporaryFolder.current
        let course = try SampleBook.source(in: TemporaryFolder(url: folder("course"))).course
        let docc = try await docc()
        try await BookSite(folder("site"), for: course).write(course, with: docc, basePath: "")
        #expect(folder.text(at: "site/index.html")?.contains("url=documentation/workbook/") == true)
        expectEqual(folder.text(at: "site/.nojekyll"), "")
        #expect(
            folder.text(at: "site/data/documentation/workbook/exercise-1-1.json")?.contains("Not started")
                == false)
        expectEqual(folder.files(below: "course/.build/workbook/book"), [])

        try folder.write(["site/CNAME": "example.com", "site/data/documentation/old.json": "{}"])
        try await BookSite(folder("site"), for: course).write(course, with: docc, basePath: "/repo")
        expectEqual(folder.text(at: "site/CNAME"), "example.com")
        #expect(folder.text(at: "site/data/documentation/old.json") == nil)
        let page = folder.text(at: "site/documentation/workbook/exercise-1-1/index.html")
        #expect(page?.contains("\"/repo/js/") == true)
        #expect(page?.contains("<link href=\"/repo/css/book.css\" rel=\"stylesheet\"></head>") == true)
        #expect(page?.contains("<title>\(course.title)</title>") == true)
        #expect(folder.text(at: "site/css/book.css")?.contains("content: \"\(course.title)\"") == true)

        // A person replaced one of the site's files with their own.
        try FileManager.default.removeItem(at: folder("site"))
        try folder.write([
            "site/grade-book.txt":
                "Written by `grade book --output`, which replaces these when it runs again:\nold\n../course\n",
            "site/js": "mine",
        ])
        await #expect(throws: BookSite.Problem.foreign(folder("site/js"))) {
            try await BookSite(folder("site"), for: course).write(course, with: docc, basePath: "")
        }
        // The list names a path outside the folder.
        try FileManager.default.removeItem(at: folder("site/js"))
        try await BookSite(folder("site"), for: course).write(course, with: docc, basePath: "")
        #expect(folder.text(at: "course/Lessons/1-lamp/README.md") != nil)
    }

    @Test("A site can't replace a file or use a folder that has other files or contains the course")
    func refusals() throws {
        let folder = TemporaryFolder.current
        let course = try SampleBook.source(in: TemporaryFolder(url: folder("course"))).course
        try folder.write(["full/mine.txt": "mine", "listed/grade-book.txt": "my own list\n", "file": ""])
        try FileManager.default.createDirectory(at: folder("empty"), withIntermediateDirectories: true)
        #expect(throws: BookSite.Problem.foreign(folder("full"))) {
            try BookSite(folder("full"), for: course)
        }
        #expect(throws: BookSite.Problem.foreign(folder("listed"))) {
            try BookSite(folder("listed"), for: course)
        }
        #expect(throws: BookSite.Problem.notAFolder(folder("file"))) {
            try BookSite(folder("file"), for: course)
        }
        for around in [folder("course"), folder.url] {
            #expect(throws: BookSite.Problem.holdsTheCourse(around)) { try BookSite(around, for: course) }
        }
        #expect(throws: Never.self) {
            _ = try BookSite(folder("empty"), for: course)
            _ = try BookSite(folder("new/site"), for: course)
            _ = try BookSite(folder("course/site"), for: course)
        }
    }

    @Test(
        "The path of a site begins with a slash and does not end with one",
        arguments: [
            ("/repo", "/repo"), ("repo/", "/repo"), ("/", ""), ("", ""), ("//a//b.c/", "/a/b.c"),
            ("a b", nil),
            ("a?b", nil), ("../a", nil), ("https://a.b/c", nil), ("\"", nil),
        ])
    func basePath(text: String, expected: String?) { expectEqual(BookSite.basePath(text), expected) }

    @Test("The workflow is written once and never replaces an existing file")
    func workflow() throws {
        let folder = TemporaryFolder.current
        let course = try SampleBook.source(in: folder).course
        let file = try BookWorkflow.write(to: course)
        let text = try #require(folder.text(at: ".github/workflows/book.yml"))
        #expect(text.contains("swift run grade book --output .build/site --base-path "))
        #expect(text.contains("container: swift:6.2\n"))
        #expect(throws: BookWorkflow.Exists(file: file)) { try BookWorkflow.write(to: course) }
    }

    @Test("A toolchain without docc is reported as such")
    func missing() async throws {
        #if !os(macOS)
            var toolchain = Toolchain.sample
            toolchain.swift = TemporaryFolder.current("swift").path
            await #expect(throws: DocC.Problem.missing(toolchain)) {
                _ = try await DocC.find(
                    toolchain, environment: ["PATH": "/nowhere"], runner: ProcessRunner())
            }
        #endif
    }

    @Test("No server answers on a free port, and an invalid port isn't free")
    func ports() throws {
        let port = try #require(LocalPort.free())
        #expect(!LocalPort.answers(port))
        #expect(!LocalPort.isFree(0) && !LocalPort.isFree(70_000))
    }
}

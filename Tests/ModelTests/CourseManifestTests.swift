import Foundation
import Testing
import TestSupport

@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct CourseManifestTests {
    let folder = TemporaryFolder.current

    private func manifest(_ text: String) throws -> CourseManifest {
        try folder.write(["course.json": text])
        return try CourseManifest(of: folder.url)
    }

    @Test("Every key is read")
    func keys() throws {
        let manifest = try manifest(
            #"""
            {
              "format": 1, "title": "Closures", "authors": ["Ada", "Grace"], "language": "de", "license": "MIT",
              "profile": "imported", "environment": { "RUNALL": "true" },
              "effects": ["Kit.Document.save"],
              "closing": {
                "choices": [{ "need": "it is short", "use": "nothing" }],
                "tasks": [{ "text": "Look.", "command": "ls" }]
              },
              "folders": { "lessons": "Exercises" }
            }
            """#)
        expectEqual(manifest.title, "Closures")
        expectEqual(manifest.authors, ["Ada", "Grace"])
        expectEqual(manifest.language, "de")
        expectEqual(manifest.license, "MIT")
        expectEqual(manifest.profile, .imported)
        expectEqual(manifest.environment, ["RUNALL": "true"])
        expectEqual(manifest.effects, ["Kit.Document.save"])
        expectEqual(manifest.closing?.choices, [.init(need: "it is short", use: "nothing")])
        expectEqual(manifest.closing?.tasks, [.init(text: "Look.", command: "ls")])
        expectEqual(manifest.folders.all, ["Exercises", "Solutions", "Tests/Suites"])
        try expectEqual(
            JSONFile.encode(manifest),
            JSONFile.encode(self.manifest(String(decoding: JSONFile.encode(manifest), as: UTF8.self))))
    }

    @Test("A course without the file is loaded, with its folder's name")
    func missing() throws {
        let manifest = try CourseManifest(of: folder("closures"))
        expectEqual(manifest.title, "closures")
        expectEqual(manifest.profile, .taught)
        #expect(manifest.environment.isEmpty)
    }

    @Test(
        "A value that can't be used is reported with its key",
        arguments: [
            (#"{ "title": "A" }"#, "format"), (#"{ "format": 1 }"#, "title"),
            (#"{ "format": 1, "title": " " }"#, "title"), (#"{ "format": 1, "title": "A\nB" }"#, "title"),
            (#"{ "format": 0, "title": "A" }"#, "format"),
            (#"{ "format": 1, "title": "A", "profile": "strict" }"#, "profile"),
            (#"{ "format": 1, "title": "A", "authors": "Ada" }"#, "authors"),
            (#"{ "format": 1, "title": "A", "effects": ["Document"] }"#, "effects"),
            (
                #"{ "format": 1, "title": "A", "closing": { "tasks": [{ "text": "Look." }] } }"#,
                "closing.tasks[0].command"
            ),
        ])
    func broken(text: String, key: String) throws {
        let error = #expect(throws: MalformedFile.self) { try manifest(text) }
        expectEqual(error?.keyPath, key)
        expectEqual(error?.file.lastPathComponent, "course.json")
    }

    @Test("A value that would keep programs from starting is refused", arguments: [4097, 3_000_000])
    func longValue(length: Int) {
        let value = String(repeating: "x", count: length)
        let error = #expect(throws: MalformedFile.self) {
            try manifest(#"{ "format": 1, "title": "A", "environment": { "A": "\#(value)" } }"#)
        }
        expectEqual(error?.keyPath, "environment.A")
    }

    @Test(
        "A folder that leads out of the course, into another one or into the tool's code is refused",
        arguments: [
            (#"{ "lessons": "" }"#, "lessons"), (#"{ "lessons": "../a" }"#, "lessons"),
            (#"{ "solutions": "/a" }"#, "solutions"), (#"{ "suites": "a//b" }"#, "suites"),
            (#"{ "suites": ".build/a" }"#, "suites"), (#"{ "suites": "a b" }"#, "suites"),
            (#"{ "solutions": "Sources/A" }"#, "solutions"), (#"{ "suites": "packages" }"#, "suites"),
            (#"{ "solutions": "lessons" }"#, "solutions"), (#"{ "suites": "Lessons/A" }"#, "suites"),
            (#"{ "lessons": "Tests" }"#, "suites"),
        ])
    func folders(text: String, key: String) {
        let error = #expect(throws: MalformedFile.self) {
            try manifest(#"{ "format": 1, "title": "A", "folders": \#(text) }"#)
        }
        expectEqual(error?.keyPath, "folders.\(key)")
    }

    @Test("A course of a later format asks for a newer tool")
    func newer() {
        #expect(throws: CourseError.newer(format: 2, known: 1, file: folder("course.json"))) {
            try manifest(#"{ "format": 2, "title": "A" }"#)
        }
    }

    @Test(
        "A course can't set variables that change how programs start or are built",
        arguments: [
            "PATH", "HOME", "BASH_ENV", "GCONV_PATH", "SDKROOT", "LD_PRELOAD", "DYLD_INSERT_LIBRARIES",
            "SWIFT_BACKTRACE", "lower", "A B", "",
        ])
    func environment(name: String) {
        let error = #expect(throws: MalformedFile.self) {
            try manifest(#"{ "format": 1, "title": "A", "environment": { "\#(name)": "x" } }"#)
        }
        expectEqual(error?.keyPath, "environment.\(name)")
    }
}

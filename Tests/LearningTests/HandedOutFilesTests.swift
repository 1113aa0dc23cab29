import Foundation
import TestSupport
import Testing

@testable import WorkbookLearning
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct HandedOutFilesTests {
    let folder = TemporaryFolder.current

    private func digest(_ text: String) -> String {
        var digest = ContentDigest()
        digest.add(Data(text.utf8))
        return digest.text
    }

    @Test("Changed, added and missing files of packages and starters are found in a copy that was handed out")
    func packages() throws {
        let kit = "Packages/kit/Sources/Kit"
        let known = [
            "Package.swift": "// p", "Sources/Kit/Kit.swift": "// k", "Sources/Kit/Old.swift": "// o",
        ]
        let record = known.map { "\"Packages/kit/\($0.key)\": \"\(digest($0.value))\"" }.joined(
            separator: ", ")
        let course = try SampleCourse.load(
            in: folder,
            changing: [
                "course.json": #"{ "format": 1, "title": "Lamps", "packages": { "kit": "Packages/kit" } }"#,
                "Lessons/1-lamp/lesson.json": SampleCourse.manifest.replacing(
                    #""support": ["Kit"],"#, with: #""products": ["kit/Kit"],"#),
                "Packages/kit/Package.swift": "// p", "\(kit)/Kit.swift": "// k", "\(kit)/Old.swift": "// o",
            ])
        #expect(HandedOutFiles(of: course) == nil)
        let starters = course.exercises.flatMap { exercise in
            exercise.listStarter().map { exercise.folders.starter.appending(path: $0) }
        }.filter { FileKind(of: $0) == .file }
        let others = try starters.map {
            try "\"\(course.relativePath(of: $0))\": \"\(digest(String(contentsOf: $0, encoding: .utf8)))\""
        }.joined(separator: ", ")
        try folder.write(["handout.json": #"{ "files": { \#(record), \#(others), "README.md": "x" } }"#])
        let files = try #require(HandedOutFiles(of: course))
        expectEqual(files.changedSharedFiles(for: course.exercises), [])
        try folder.write(["\(kit)/Kit.swift": "// mine", "\(kit)/New.swift": ""])
        try FileManager.default.removeItem(at: folder("\(kit)/Old.swift"))
        expectEqual(
            files.changedSharedFiles(for: course.exercises),
            ["Kit", "New", "Old"].map { "\(kit)/\($0).swift" })
        // The second exercise doesn't use the package.
        expectEqual(files.changedSharedFiles(for: [course.exercises[1]]), [])
        try FileManager.default.removeItem(at: try #require(starters.last))
        expectEqual(
            files.changedSharedFiles(for: [course.exercises[1]]),
            [course.relativePath(of: try #require(starters.last))])
    }

    @Test("Everything that was handed out counts, except for lessons and notes beside them")
    func everything() throws {
        let course = try SampleCourse.load(in: folder)
        let paths = [
            "Package.swift", "Tests/Suites/suites.sealed", "README.md", "Lessons/1-lamp/1-switch/Lamp.swift",
        ]
        let record = paths.map { "\"\($0)\": \"\(digest("then"))\"" }.joined(separator: ", ")
        try folder.write(["handout.json": "{ \"files\": { \(record) } }"])
        let files = try #require(HandedOutFiles(of: course))
        let others = Set(files.changedSharedFiles(for: course.exercises))
        expectEqual(
            Set(files.changedFiles()).subtracting(others), ["Package.swift", "Tests/Suites/suites.sealed"])
        try folder.write(["Package.swift": "then", "Tests/Suites/suites.sealed": "then"])
        expectEqual(Set(files.changedFiles()).subtracting(others), [])
    }

    @Test("Changed files of a module that exercises share are found")
    func modules() throws {
        let course = try SampleCourse.load(in: folder)
        let kit = try #require(course.exercises[0].firstPart.support.first)
        try folder.write([
            "handout.json": #"{ "files": { "Sources/\#(kit)/A.swift": "\#(digest("// a"))" } }"#,
            "Sources/\(kit)/A.swift": "// a",
        ])
        let files = try #require(HandedOutFiles(of: course))
        let others = files.changedSharedFiles(for: course.exercises)
        #expect(!others.contains("Sources/\(kit)/A.swift"))
        try folder.write(["Sources/\(kit)/A.swift": "// mine"])
        expectEqual(
            Set(files.changedSharedFiles(for: course.exercises)).subtracting(others),
            ["Sources/\(kit)/A.swift"])
    }
}

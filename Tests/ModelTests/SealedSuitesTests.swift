import Foundation
import TestSupport
import Testing

@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct SealedSuitesTests {
    private let folder = TemporaryFolder.current
    private let texts = [
        "1-lamp/1-switch/Checks/LampChecks.swift": "// the hidden suite\n",
        "Shared/Expect.swift": "// schön\n",
    ]

    /// Replaces the suites of the sample course with sealed ones, and loads it.
    private func load(_ sealed: Data) throws -> Course {
        try SampleCourse.load(in: folder)
        try FileManager.default.removeItem(at: folder("Tests/Suites"))
        try folder.write(sealed, to: "Tests/Suites/suites.sealed")
        return try Course.load(folder.url)
    }

    @Test(
        "Sealed suites are unpacked into a folder that only their owner can read, and exercises use it"
    )
    func open() throws {
        let course = try load(SealedSuites.seal(texts))
        try course.openSuites()
        let exercise = try #require(course.exercises.first)
        let text = try String(
            contentsOf: exercise.folders.checks.appending(path: "LampChecks.swift"), encoding: .utf8)
        expectEqual(text, "// the hidden suite\n")
        let shared = course.sharedSuite.appending(path: "Expect.swift")
        try expectEqual(String(contentsOf: shared, encoding: .utf8), "// schön\n")
        guard case .sealed(let sealed) = course.suites else { throw CancellationError() }
        let attributes = try FileManager.default.attributesOfItem(atPath: sealed.folder.path)
        expectEqual(attributes[.posixPermissions] as? Int, 0o700)
        #expect(!exercise.folders.hasSolutions)
    }

    @Test("The same texts produce the same bytes, and none of the texts can be read or found in them")
    func seal() throws {
        let sealed = try SealedSuites.seal(texts)
        try expectEqual(SealedSuites.seal(texts), sealed)
        let body = sealed.drop { $0 != UInt8(ascii: "\n") }.dropFirst()
        #expect(body.allSatisfy { $0 >= 0x80 || $0 < 0x67 })
        for word in ["LampChecks", "Shared", "hidden", "suite"] {
            #expect(sealed.range(of: Data(word.utf8), in: body.startIndex..<body.endIndex) == nil)
        }
    }

    @Test("A newer file replaces the files of an older one, and the same file is unpacked only once")
    func newer() throws {
        let old = try load(SealedSuites.seal(texts))
        try old.openSuites()
        let mark = old.sharedSuite.appending(path: "mark")
        try Data().write(to: mark)
        try old.openSuites()
        expectEqual(FileKind(of: mark), .file)
        try folder.write(
            try SealedSuites.seal(["Shared/New.swift": "// new\n"]), to: "Tests/Suites/suites.sealed")
        let new = try Course.load(folder.url)
        try new.openSuites()
        expectEqual(
            folder.files(below: ".build/workbook/suites").map { $0.split(separator: "/").last },
            [
                "New.swift"
            ])
    }

    @Test("A damaged file is reported, and nothing is unpacked", arguments: 0..<5)
    func damaged(_ kind: Int) throws {
        var sealed = try SealedSuites.seal(texts)
        switch kind {
        case 0: sealed = Data("something else".utf8)
        case 1: sealed[sealed.endIndex - 2] ^= 1
        case 2: sealed.removeLast()
        case 3: sealed = try SealedSuites.seal(["../outside": "x"])
        default: sealed = try SealedSuites.seal(["/outside": "x"])
        }
        #expect(throws: MalformedFile.self) { try load(sealed).openSuites() }
        expectEqual(folder.files(below: ".build"), [])
    }

    @Test("A copy from which somebody removed the sealed suites can be read, and says what is missing")
    func removed() throws {
        _ = try load(SealedSuites.seal(["Shared/New.swift": "// new\n"]))
        try folder.write(["handout.json": #"{ "files": { "Tests/Suites/suites.sealed": "x" } }"#])
        try FileManager.default.removeItem(at: folder("Tests/Suites/suites.sealed"))
        let course = try Course.load(folder.url)
        #expect(throws: MalformedFile.self) { try course.openSuites() }
        try folder.write(["handout.json": #"{ "files": {} }"#])
        try expectEqual(Course.load(folder.url).suites, .files)
    }

    @Test("A course without any suites can be loaded and says that it can't grade")
    func leftOut() throws {
        try SampleCourse.load(in: folder)
        try FileManager.default.removeItem(at: folder("Tests"))
        let course = try Course.load(folder.url)
        expectEqual(course.suites, .leftOut)
        #expect(throws: SuitesLeftOut()) { try course.openSuites() }
    }
}

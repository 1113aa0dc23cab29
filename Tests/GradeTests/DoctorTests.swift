import Foundation
import Testing
import TestSupport

@testable import WorkbookCommandLine
@testable import grade
@testable import WorkbookGrading
@testable import WorkbookModel
@testable import WorkbookReporting
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct DoctorTests {
    private let folder = TemporaryFolder.current

    private func doctor(path: String = "", tool: URL? = nil) -> Doctor {
        Doctor(environment: ["PATH": path], runner: ProcessRunner(), tool: tool)
    }

    // MARK: - The toolchain

    @Test("A missing, outdated or unrecognized Swift is reported with advice on what to do")
    func swift() async throws {
        await expectEqual(doctor(path: "/nowhere").examineSwift().0.finding, "Swift was not found on PATH.")
        try await folder.writeProgram(
            "#!/bin/sh\necho 'Swift version 5.10 (x)'\necho 'Target: x86_64-unknown-linux-gnu'\n",
            to: "old/swift")
        let old = await doctor(path: folder("old").path).examineSwift().0
        expectEqual(old.finding, "Swift 5.10 at \(folder("old").path)/swift is too old.")
        try await folder.writeProgram("#!/bin/sh\necho 'no idea'\n", to: "odd/swift")
        let odd = await doctor(path: folder("odd").path).examineSwift().0
        expectEqual(
            odd.finding, "\(folder("odd").path)/swift did not report its version. It printed: no idea")
        #expect([old, odd].allSatisfy { $0.state == .broken && $0.advice == Advice.installSwift })
    }

    @Test("A missing test library is reported with the compiler's reason")
    func swiftTesting() async throws {
        let script = "#!/bin/sh\necho 'Trial.swift:1:8: error: no such module '\"'Testing'\" >&2\nexit 1\n"
        try await folder.writeProgram(script, to: "bin/swiftc")
        let toolchain = Toolchain(
            swift: folder("bin/swift").path, version: Toolchain.oldest, target: "x86_64-unknown-linux-gnu")
        let diagnosis = await doctor().examineSwiftTesting(toolchain, nil)
        expectEqual(diagnosis.finding, "Swift Testing can't compile a test: no such module 'Testing'")
        expectEqual(diagnosis.state, .broken)
        expectEqual(diagnosis.advice, Advice.installSwiftTesting)
        try await folder.writeProgram("#!/bin/sh\nexit 0\n", to: "bin/swiftc")
        await expectEqual(doctor().examineSwiftTesting(toolchain, nil).state, .fine)
    }

    // MARK: - The course

    @Test("A changed given file is reported, and a changed file of the learner's isn't")
    func given() throws {
        let course = try SampleCourse.load(in: folder)
        let exercise = try #require(course.exercises.last)
        let lesson = course.relativePath(of: exercise.folders.lesson)
        let starter = course.relativePath(of: exercise.folders.starter)
        for file in folder.files(below: starter) {
            try folder.write(["\(lesson)/\(file)": folder.text(at: "\(starter)/\(file)") ?? ""])
        }
        let others = course.exercises.dropLast()
        let sample = Course(
            root: course.root,
            lessons: course.lessons.map { lesson in
                var lesson = lesson
                lesson.exercises.removeAll { others.contains($0) }
                return lesson
            })
        expectEqual(
            doctor().examineFiles(of: sample),
            [
                Diagnosis("course files", .fine, "The given files of the lessons are unchanged.")
            ])
        try folder.write(["\(lesson)/\(exercise.firstPart.owns[0])": "// mine"])
        expectEqual(doctor().examineFiles(of: sample)[0].state, .fine)
        try folder.write(["\(starter)/Given.swift": "let a = 1", "\(lesson)/Given.swift": "let a = 2"])
        let found = try #require(doctor().examineFiles(of: sample).first)
        expectEqual(found.finding, "These course files were changed: \(lesson)/Given.swift")
        expectEqual(
            found.advice?.hasPrefix(
                "If you didn't mean to change them, first copy any answer in them to the exercise's folder"),
            true)
        // Without a starter, nothing is graded.
        try folder.write(["handout.json": "{ \"files\": { \"\(starter)/Old.swift\": \"x\" } }"])
        let missing = try #require(doctor().examineFiles(of: sample).first)
        expectEqual(missing.state, .broken)
        #expect(
            missing.finding.hasPrefix("These course files were changed or removed: \(lesson)/Given.swift, "))
        try FileManager.default.removeItem(at: folder("handout.json"))
        try folder.write([".git/HEAD": "x"])
        expectEqual(
            doctor().examineFiles(of: sample)[0].advice,
            "If you didn't mean to change this file, first copy any answer in it to the exercise's folder, then restore it: git checkout -- \(lesson)/Given.swift"
        )
    }

    @Test(
        "The doctor reports a tool that is older than its sources",
        arguments: ["grade/Grade.swift", "Workbook/Course/Course.swift", "TerminalGuard/TerminalGuard.c"])
    func age(source: String) throws {
        let course = try SampleCourse.load(in: folder)
        let tool = course.root.appending(path: ".build/debug/grade")
        try folder.write([".build/debug/grade": "x", "Sources/\(source)": "x"])
        func set(_ path: String, _ seconds: Double) throws {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: folder(path).path)
        }
        try set(".build/debug/grade", 2000)
        try set("Sources/\(source)", 1000)
        func subjects() -> [String] { doctor(tool: tool).examineFolder(of: course).map(\.subject) }
        #expect(!subjects().contains("this tool"))
        try set("Sources/\(source)", 3000)
        #expect(subjects().contains("this tool"))
    }
}

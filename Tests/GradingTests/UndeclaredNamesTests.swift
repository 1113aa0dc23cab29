import Foundation
import TestSupport
import Testing
import WorkbookModel
import WorkbookSystem

@testable import WorkbookGrading

@Suite(.temporaryFolder) struct UndeclaredNamesTests {
    private let folder = TemporaryFolder.current

    /// Returns the notes on names that a compile-time check doesn't find in files of the first exercise.
    private func notes(onMissing names: String..., files: [String: String]) throws -> [VerdictNote] {
        var changes: [String: String?] = [:]
        for (name, text) in files { changes["Lessons/1-lamp/1-switch/\(name)"] = text }
        let course = try SampleCourse.load(in: folder, changing: changes)
        let grading = PartGrading(
            attempt: PartAttempt(course.exercises[0].firstPart), exercise: course.exercises[0],
            course: course, toolchain: .sample,
            tools: Tools(runner: ProcessRunner(), environment: [:]), report: { _ in })
        let missing = try names.map {
            try JSONDecoder().decode(MissingName.self, from: Data("{\"name\": \"\($0)\"}".utf8))
        }
        let check = Check(id: "compile/a", name: "A")
        return grading.undeclaredNames(
            behind: [check.id: [ProbeBreach(sentence: "no", missing: missing)]], of: [check])
    }

    @Test("A type under another name is recognized, although other types are nested in it")
    func renamed() throws {
        expectEqual(
            try notes(onMissing: "Spy", files: ["Lamp.swift": "class LampSpy {\n    enum Call {}\n}\n"]),
            [.undeclared(["Spy"], checks: ["compile/a"]), .otherName("LampSpy", of: "Spy")])
    }

    @Test("A member under a similar name is recognized")
    func similar() throws {
        expectEqual(
            try notes(
                onMissing: "stop", "calls", files: ["Lamp.swift": "enum Call { case started, stopped }\n"]),
            [.undeclared(["stop", "calls"], checks: ["compile/a"]), .otherName("stopped", of: "stop")])
    }

    @Test("Code that was written into a given file belongs in the learner's")
    func misplaced() throws {
        let names = ["Spy", "calls"]
        expectEqual(
            try notes(
                onMissing: "Spy", "calls", files: ["Bulb.swift": "class Spy {\n    var calls = 0\n}\n"]),
            [
                .undeclared(names, checks: ["compile/a"]),
                .misplaced(names, in: "Bulb.swift", right: "Lamp.swift"),
            ])
    }
}

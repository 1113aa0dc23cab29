import Foundation
import Testing
import TestSupport

@testable import WorkbookModel
@testable import WorkbookReporting
@testable import WorkbookSystem

struct GraderFaultTextTests {
    private let course = Course.sample([.sample()])

    @Test("The message for a broken course file has the place, what was expected and what was found")
    func malformedFile() {
        let file = URL(filePath: "/course/Tests/Suites/1-lamp/1-switch/checks.json")
        expectEqual(
            text(
                .malformedFile(
                    MalformedFile(
                        file: file, keyPath: "checks[0].name", expected: "a text", found: "a number (3)"))),
            "Tests/Suites/1-lamp/1-switch/checks.json, checks[0].name: expected a text, found a number (3)")
        expectEqual(
            text(
                .malformedFile(
                    MalformedFile(file: file, keyPath: "", expected: "a readable file", found: "none"))),
            "Tests/Suites/1-lamp/1-switch/checks.json: expected a readable file, found none")
    }

    @Test("A problem is shown with its first lines of details")
    func problem() {
        expectEqual(text(.problem("it broke", details: "")), "it broke")
        expectEqual(text(.problem("it broke", details: "\none\n\ntwo\n")), "it broke\none\ntwo")
        let many = (1...20).map { "line \($0)" }.joined(separator: "\n")
        let told = text(.problem("it broke", details: many)).split(separator: "\n")
        expectEqual(told.count, 13)
        expectEqual(told.first, "it broke")
    }

    @Test("The message for a program that can't be started has the system's reason")
    func spawn() {
        expectEqual(
            text(.notStarted(SpawnError(executable: "/no/swift", code: ENOENT))),
            "/no/swift could not be started: No such file or directory")
    }

    @Test("Undefined symbols are named")
    func undefinedSymbols() {
        expectEqual(
            text(.undefinedSymbols(["a", "b"])), "the code cannot be linked, because nothing defines `a`, `b`"
        )
    }

    @Test("A file of the course that doesn't compile is shown with its place")
    func brokenFile() {
        let place = Place(path: "Sources/Kit/Kit.swift", line: 3, column: 9)
        let fault = GraderFault.brokenFile(place, message: "expected declaration")
        expectEqual(
            text(fault),
            "a file of the course does not compile: Sources/Kit/Kit.swift:3:9: expected declaration")
        #expect(fault.remedy?.contains("restore it from the course") == true)
    }

    @Test("Other faults than those of a machine or a file come without advice on what to do")
    func remedy() {
        expectEqual(text(.machine(.diskFull("/x"))), "The disk is full: /x could not be written.")
        expectEqual(GraderFault.machine(.diskFull("/x")).remedy, MachineFault.diskFull(nil).remedy)
        expectEqual(GraderFault.other("no").remedy, nil)
        expectEqual(text(.other("no")), "no")
        let file = URL(filePath: "/course/Solutions/1-lamp/1-switch/reference/Lamp.swift")
        expectEqual(
            text(.failingReference("does not compile")),
            "the course's own solution does not pass (does not compile)")
        expectEqual(
            text(.unfitFile(.missing(file))),
            "Solutions/1-lamp/1-switch/reference/Lamp.swift is missing, and the exercise can't be graded without it"
        )
    }

    private func text(_ fault: GraderFault) -> String { fault.text(in: course) }
}

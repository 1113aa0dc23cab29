import Foundation
import Testing

@testable import WorkbookGrading
@testable import WorkbookModel
@testable import WorkbookSystem

struct GraderFaultTests {
    @Test("An error that prevents grading keeps its details")
    func errors() {
        let file = MalformedFile(
            file: URL(filePath: "/course/checks.json"), keyPath: "checks", expected: "a list", found: "none")
        let spawn = SpawnError(executable: "/no/swift", code: ENOENT)
        #expect(GraderFault(file) == .malformedFile(file))
        #expect(GraderFault(spawn) == .notStarted(spawn))
        #expect(
            GraderFault(GraderProblem("it broke", details: "one\ntwo"))
                == .problem("it broke", details: "one\ntwo"))
        #expect(
            GraderFault(LinkFailure([.init(name: "$s3Kit5ShelfCACycfc", place: nil)]))
                == .undefinedSymbols(["$s3Kit5ShelfCACycfc"]))
        let file2 = URL(filePath: "/course/Lamp.swift")
        #expect(GraderFault(AttemptProblem.missing(file2)) == .unfitFile(.missing(file2)))
        #expect(GraderFault(MachineFault.readOnly("/course")) == .machine(.readOnly("/course")))
        // Foundation would only say "The operation could not be completed".
        struct Unknown: Error { var reason = "no bulb" }
        guard case .other(let words) = GraderFault(Unknown()) else { return #expect(Bool(false)) }
        #expect(words.contains("Unknown") && words.contains("no bulb"))
        #expect(
            GraderFault(CocoaError(.fileNoSuchFile))
                == .other(CocoaError(.fileNoSuchFile).localizedDescription))
    }
}

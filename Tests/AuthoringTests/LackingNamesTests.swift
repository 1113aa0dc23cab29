import Foundation
import TestSupport
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct LackingNamesTests {
    private let folder = TemporaryFolder.current
    private let own = "Tests/Suites/1-lamp/2-test-the-lamp/Subject"
    private let given = "Solutions/1-lamp/2-test-the-lamp/starter/Subject"

    private func clause(_ message: String, exercise: Int = 1, changing changes: [String: String?] = [:])
        throws
        -> String?
    {
        let base: [String: String?] = [
            "\(own)/Line.swift": "struct Line {\n    var count = 0 // length\n}\n",
            "\(given)/Line.swift": "struct Line {\n    var length = 0\n    var count = 0\n}\n",
            "\(given)/Other.swift": "let other = 1\n",
        ]
        let course = try SampleCourse.load(in: folder, changing: base.merging(changes) { $1 })
        return LackingNames(exercise: course.exercises[exercise], course: course).clause(about: message)
    }

    @Test("If tests use what only the learners' copy of the code has, the suite's file is named")
    func lacking() throws {
        let message = "does not compile: LineTests.swift:8: value of type 'Line' has no member 'length'"
        try expectEqual(clause(message), "\(own)/Line.swift lacks length, unlike \(given)/Line.swift")
        try expectEqual(
            clause("cannot find 'other' in scope; 'other' is not 'count'"),
            "\(own) lacks other, unlike \(given)/Other.swift")
        try expectEqual(clause("value of type 'Line' has no member 'count'"), nil)
        try expectEqual(clause("value of type 'Line' has no member 'size'"), nil)
        try expectEqual(clause(message, exercise: 0), nil)
    }

    @Test("A reference that doesn't compile for that reason has the clause before the compiler's errors")
    func finding() throws {
        _ = try clause("")
        let course = try Course.load(folder.url)
        let exercise = course.exercises[1]
        var result = VariationResult(Verdict(exercise, outcome: .didNotCompile), in: course)
        result.remarks = ["LineTests.swift:8: value of type 'Line' has no member 'length'"]
        result.brokenFiles = ["Solutions/1-lamp/2-test-the-lamp/reference/LineTests.swift"]
        let reference = GradedVariation(
            variation: Variation(
                name: Variation.referenceName, folder: exercise.folders.reference, expectation: .passes),
            result: result)
        let record = SuiteRecord(
            exercise: exercise, observed: ExpectedChecks(checks: [], starterFails: []), expected: nil,
            hasWrongTurns: false)
        let finding = try AttemptComparison(record: record, course: course).finding(
            aboutBroken: reference, SuitePlaces(exercise: exercise, course: course))
        #expect(
            finding.message.hasPrefix("\(own)/Line.swift lacks length, unlike \(given)/Line.swift; "),
            "\(finding.message)")
    }
}

import Foundation
import TestSupport
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct AttemptComparisonTests {
    @Test("If a package doesn't compile, the finding is about its file, and not about the reference")
    func package() throws {
        let course = try SampleCourse.load(in: TemporaryFolder.current)
        let exercise = course.exercises[1]
        try TemporaryFolder.current.write(["Packages/kit/Kit.swift": "// empty\n"])
        let file = MalformedFile(
            file: course.root.appending(path: "Packages/kit/Kit.swift"), keyPath: "line 2",
            expected: "code that compiles", found: "\"no such name\"")
        func finding(_ fault: GraderFault) throws -> Finding {
            let reference = GradedVariation(
                variation: Variation(
                    name: Variation.referenceName, folder: exercise.folders.reference, expectation: .passes),
                result: VariationResult(
                    Verdict(exercise, outcome: .graderError, notes: [.fault(fault)]), in: course))
            let record = SuiteRecord(
                exercise: exercise, observed: ExpectedChecks(checks: [], starterFails: []), expected: nil,
                hasWrongTurns: false)
            return try AttemptComparison(record: record, course: course).finding(
                aboutBroken: reference, SuitePlaces(exercise: exercise, course: course))
        }
        expectEqual(
            try finding(.malformedFile(file)),
            .breach(
                exercise.id, "files",
                "Packages/kit/Kit.swift, line 2: expected code that compiles, found \"no such name\""))
        expectEqual(try finding(.other("no")).subject, Variation.referenceName)
    }
}

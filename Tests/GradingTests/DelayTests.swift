import TestSupport
import Testing
import WorkbookModel
import WorkbookSystem

@testable import WorkbookGrading

@Suite(.temporaryFolder) struct DelayTests {
    @Test("Tests that take longer than usual are reported", .timeLimit(.minutes(5)))
    func delay() async throws {
        let course = try SampleCourse.load(in: TemporaryFolder.current)
        let (steps, continuation) = AsyncStream.makeStream(of: GradingStep.self)
        var grading = PartGrading(
            attempt: PartAttempt(course.exercises[0].firstPart), exercise: course.exercises[0],
            course: course, toolchain: .sample,
            tools: Tools(runner: ProcessRunner(), environment: [:]), report: { continuation.yield($0) })
        grading.patience = .zero
        let step = await grading.reportingDelay {
            for await step in steps { return step }
            return GradingStep.checking
        }
        expectEqual(step, .lingering)
    }
}

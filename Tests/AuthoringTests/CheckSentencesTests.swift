import TestSupport
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookModel

@Suite(.temporaryFolder) struct CheckSentencesTests {
    @Test("Each check has a sentence of its own, which isn't the name of its function")
    func sentences() throws {
        let course = try SampleCourse.load(
            in: TemporaryFolder.current,
            changing: [
                "Tests/Suites/1-lamp/1-switch/Checks/LampChecks.swift":
                    "@Suite struct LampChecks {\n    @Test func dims() {}\n    @Test func glows() {}\n}\n"
            ])
        let places = SuitePlaces(exercise: course.exercises[0], course: course)
        func sentences(_ names: [String]) -> CheckSentences {
            let ids = ["LampChecks/dims()", "LampChecks/glows()", "compile/readable"]
            return CheckSentences(of: zip(ids, names).map { Check(id: $0, name: $1) }, places)
        }
        func problems(_ names: [String]) -> [String] { sentences(names).problems }
        expectEqual(sentences(["It dims", "It glows", "Tests can read it"]).unfit, [])
        expectEqual(
            sentences(["dims()", "It glows", "Tests can read it"]).unfit, ["LampChecks/dims()"])
        expectEqual(
            sentences(["It dims", "It glows", "It glows"]).unfit, ["LampChecks/glows()", "compile/readable"])
        expectEqual(problems(["It dims", "It glows", "Tests can read it"]), [])
        expectEqual(
            problems(["dims()", "It glows", "It glows"]),
            [
                "LampChecks/dims() has no sentence, so learners read `dims()`. Write one: @Test(\"…\"), Tests/Suites/1-lamp/1-switch/Checks/LampChecks.swift:2",
                "LampChecks/glows() and compile/readable have the same sentence: \"It glows\", Tests/Suites/1-lamp/1-switch/Probes/Client.swift:4",
            ])
    }
}

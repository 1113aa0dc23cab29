import Foundation
import TestSupport
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct UnknownErrorsTests {
    @Test(
        "Only a list of several errors is read",
        arguments: [
            ("// REJECTED a_b or c_d: sentence or e_f", ["a_b", "c_d"]),
            ("// REJECTED a_b \"this or that\" or c_d \"it\": s", ["a_b", "c_d"]),
            ("// REJECTED a_b: this or that", []), ("let a = b // or c_d", []),
        ])
    func identifiers(line: String, expected: [String]) {
        expectEqual(UnknownErrors.identifiers(in: line[...]), expected)
    }

    @Test("An error that the compiler doesn't have is found, with the line")
    func misspelled() async throws {
        let folder = TemporaryFolder.current
        let course = try SampleCourse.load(
            in: folder,
            changing: [
                "Tests/Suites/1-lamp/1-switch/Probes/Client.swift":
                    "// CLIENT: testable\n// REJECTED candidate_inaccessible or candidate_unaccessible: c\n"
            ])
        let toolchain = try await Toolchain.find(
            environment: ProcessInfo.processInfo.environment, runner: ProcessRunner(), cache: nil)
        let errors = try #require(UnknownErrors(in: toolchain))
        expectEqual(
            errors.mistakes(in: course.exercises[0], of: course),
            [
                "Tests/Suites/1-lamp/1-switch/Probes/Client.swift:2: the compiler has no error that it calls candidate_unaccessible"
            ])
    }
}

import Foundation
import TestSupport
import Testing

@testable import WorkbookGrading
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct OwnTypeScanTests {
    private func tree(_ source: String) async throws -> Data {
        let runner = ProcessRunner()
        let environment = ProcessInfo.processInfo.environment
        let toolchain = try await Toolchain.find(environment: environment, runner: runner, cache: nil)
        try TemporaryFolder.current.write(["Source.swift": source])
        return try await SyntaxTree.data(
            of: TemporaryFolder.current("Source.swift"), toolchain: toolchain, runner: runner,
            environment: environment)
    }

    private func types(_ tests: String, subject: String, known: String) async throws
        -> [OwnTypeScan.Declaration]
    {
        OwnTypeScan(
            tests: [try await tree(tests)],
            subject: [try #require(SyntaxTree.node(of: try await tree(subject)))],
            known: ExercisePart.words(in: known)
        ).declarations
    }

    @Test(
        "A type in the tests that has the name of a type in the module is found anywhere",
        arguments: [
            "final class Lamp {}", "struct Lamp {}", "enum Lamp {}", "actor Lamp {}", "protocol Lamp {}",
            "typealias Lamp = Int", "extension Int { struct Lamp {} }",
        ])
    func found(declaration: String) async throws {
        let suite = "@Suite struct LampTests {}\n"
        let types = try await types(
            suite + declaration + "\nstruct Lamp {}", subject: "public final class Lamp {}", known: "a `Lamp`"
        )
        #expect(types.map(\.name) == ["Lamp"])
        #expect(types.first.map { $0.offset >= suite.utf8.count } == true)
    }

    @Test("Private types, nested types and types unknown to the learner aren't reported")
    func others() async throws {
        let subject = "private struct Bulb {}\nstruct Lamp { struct Switch {} }\nstruct Recorder {}"
        let tests = "struct Bulb {}\nstruct Switch {}\nstruct Recorder {}\nextension Lamp {}\nfunc Lamp() {}"
        #expect(try await types(tests, subject: subject, known: "Bulb, Lamp and Switch") == [])
    }
}

import Foundation
import TestSupport
import Testing

@testable import WorkbookMutation
@testable import WorkbookSystem

/// Builds and runs a schema with the real compiler.
@Suite(.temporaryFolder) struct MutantSchemaTests {
    private static let counter = """
        final class Counter {
            private(set) var count = 0
            private(set) var log: [String] = []
            func add(_ number: Int) {
                if number > 0 { count += number }
                log.append("\\(number)")
            }
            var isBig: Bool { count >= 5 }
        }
        """
    private static let main = """
        let (one, two) = (Counter(), Counter())
        for number in [2, -1, 3] { one.add(number) }
        two.add(1)
        print(one.count, one.isBig, one.log.joined(separator: ","), two.count)
        """

    /// Builds the mutants that compile and returns what each of them prints; number 0 is the original.
    private func outputs() async throws -> (mutants: [Int: Mutant], outputs: [Int: String]) {
        let compiler = try await Compiler()
        let source = try await compiler.source(Self.counter)
        var mutants = Dictionary(
            uniqueKeysWithValues: Mutator.mutants(of: source).filter(\.canShareBuild).enumerated().map {
                ($0 + 1, $1)
            })
        let folder = TemporaryFolder.current
        for _ in 1...5 {
            let schema = MutantSchema(of: [source], mutants: mutants, variable: "MUTANT")
            for (name, data) in schema.files { try folder.write(data, to: name) }
            try folder.write(["main.swift": Self.main])
            let files = (Array(schema.files.keys) + ["main.swift"]).map { folder($0).path }
            let build = try await compiler.runner.run(
                Command(
                    compiler.toolchain.tool("swiftc"),
                    ["-swift-version", "6", "-diagnostic-style", "llvm", "-o", folder("program").path]
                        + files,
                    environment: compiler.environment, workingDirectory: folder.url.path), limit: 600)
            if build.termination.isSuccess { break }
            let errors = (build.errorOutput + build.output).matches(of: /\/Code\.swift:(\d+):\d+: error/)
            let broken = Set(
                errors.compactMap { Int($0.1) }.flatMap { schema.mutants(atLine: $0, of: "Code.swift") })
            try #require(!broken.isEmpty, Comment(rawValue: build.errorOutput))
            for number in broken { mutants[number] = nil }
        }
        var outputs: [Int: String] = [:]
        for number in [0] + mutants.keys.sorted() {
            let run = try await compiler.runner.run(
                Command(folder("program").path, [], environment: ["MUTANT": "\(number)"]), limit: 60)
            outputs[number] = run.output.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        return (mutants, outputs)
    }

    @Test("Version 0 is the original, and every other number selects its mutant")
    func versions() async throws {
        let (mutants, outputs) = try await outputs()
        expectEqual(outputs[0], "5 true 2,-1,3 1")
        func output(_ change: String, of name: String? = nil) -> String? {
            mutants.first {
                $0.value.change == change && (name ?? $0.value.declaration) == $0.value.declaration
            }.flatMap { outputs[$0.key] }
        }
        expectEqual(output("`number > 0` becomes `!(number > 0)`"), "-1 false 2,-1,3 0")
        expectEqual(output("takes `number > 0` for true"), "4 false 2,-1,3 1")
        expectEqual(output("drops `count += number`"), "0 false 2,-1,3 0")
        expectEqual(output("replaces `>=` in `var isBig: Bool { count >= 5 }` with `>`"), "5 false 2,-1,3 1")
        expectEqual(output("does nothing"), "0 false  0")
        expectEqual(output("the value is shared by all objects", of: "Counter.count"), "6 true 2,-1,3 6")
        expectEqual(output("the value is only the last 2 elements"), "5 true -1,3 1")
        let frozen = output("the value never changes again after the first assignment", of: "Counter.count")
        expectEqual(frozen, "2 false 2,-1,3 1")
        expectEqual(output("evaluates `count >= 5` only once for all objects"), "5 true 2,-1,3 1")
    }

    @Test("A compiler error is traced to the mutants on its line")
    func lines() async throws {
        let source = try await Compiler().source("func f() -> Int {\n    let x = 1\n    return x + 2\n}")
        let mutants = Mutator.mutants(of: source)
        let schema = MutantSchema(
            of: [source],
            mutants: Dictionary(uniqueKeysWithValues: mutants.enumerated().map { ($0 + 1, $1) }),
            variable: "MUTANT")
        let text = String(decoding: try #require(schema.files["Code.swift"]), as: UTF8.self)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for number in 1...mutants.count {
            let line = try #require(lines.firstIndex { $0 == "case \(number):" })
            expectEqual(schema.mutants(atLine: line + 2, of: "Code.swift"), [number])
        }
        // An error on a line before the first mutant is traced to every mutant in the body.
        expectEqual(schema.mutants(atLine: 2, of: "Code.swift"), Array(1...mutants.count))
        expectEqual(schema.mutants(atLine: 1000, of: "Code.swift"), [])
    }
}

import Foundation
import Testing

/// Gives damaged inputs to everything that reads files or output: no input may crash it or make it hang.
@Suite struct FuzzTests {
    @Test("A few hundred damaged inputs crash no decoder", .timeLimit(.minutes(10)), arguments: Decoder.names)
    func few(name: String) async throws {
        let tally = try await fuzz(name, inputs: 360, seed: 1)
        #expect(tally.accepted + tally.refused == 360)
        #expect(tally.accepted > 0, "the undamaged inputs come first")
        #expect(tally.slowest < 1000 * Fuzzing.patience, "input \(tally.slowestInput)")
    }

    @Test("Many damaged inputs crash no decoder", .enabled(if: Order.current != nil, "for Tests/Fuzz/run"))
    func many() async throws {
        let order = try #require(Order.current)
        for name in Decoder.names where order.decoder == nil || order.decoder == name {
            let journal = try Journal(name, in: order.folder)
            _ = try await fuzz(name, inputs: order.inputs, seed: order.seed, journal: journal)
        }
    }

    @Test("The same seed makes the same inputs")
    func seeds() {
        let corpus = [Data(#"{"a": [1, true, "b"]}"#.utf8), Data("[0.5]".utf8)]
        func inputs(seed: UInt64) -> [Data] { (0..<50).map(Mutator(corpus: corpus, seed: seed).input) }
        #expect(inputs(seed: 1) == inputs(seed: 1))
        #expect(inputs(seed: 1) != inputs(seed: 2))
        #expect(Array(inputs(seed: 1).prefix(2)) == corpus)
    }

    private func fuzz(_ name: String, inputs: Int, seed: UInt64, journal: Journal? = nil) async throws
        -> Tally
    {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "workbook-fuzz-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let decoder = try #require(Decoder.all(in: folder).first { $0.name == name })
        return try await Fuzzing(decoder, inputs: inputs, seed: seed, journal: journal).run()
    }
}

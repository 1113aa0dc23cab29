import Foundation

/// Which tests of a suite run, and how.
///
/// Source of the names: swift-testing, `__CommandLineArguments_v0`.
struct TestSelection: Codable {
    /// Regular expressions; a test must match one of them.
    var filter: [String]
    /// Regular expressions of tests that don't run.
    var skip: [String]
    /// Whether the tests run at the same time, in an order that the library shuffles.
    var parallel: Bool
    /// How often the tests run in the one process.
    var repetitions: Int

    init(skip: [String], parallel: Bool, repetitions: Int, module: String) {
        filter = ["^\(module)\\."]
        self.skip = skip
        self.parallel = parallel
        self.repetitions = repetitions
    }

    /// The arguments of `swift test`, which has none for repetitions.
    var arguments: [String] {
        (parallel ? [] : ["--no-parallel"]) + filter.flatMap { ["--filter", $0] }
            + skip.flatMap { ["--skip", $0] }
    }

    /// Returns the selection for ``TestEntryPoint``: JSON, in pieces, because the system limits the length of an argument.
    func pieces() throws -> [String] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var rest = String(decoding: try encoder.encode(self), as: UTF8.self).unicodeScalars[...]
        var pieces: [String] = []
        while !rest.isEmpty {
            pieces.append(String(String.UnicodeScalarView(rest.prefix(TestSelection.longestPiece))))
            rest = rest.dropFirst(TestSelection.longestPiece)
        }
        return pieces
    }

    /// The number of Unicode scalars, each of at most four bytes; Linux allows 128 KB.
    private static let longestPiece = 30_000
}

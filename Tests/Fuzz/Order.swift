import Foundation

/// What `Tests/Fuzz/run` asks of the test process.
struct Order {
    /// How many inputs each decoder is given.
    var inputs: Int
    var seed: UInt64
    /// The only decoder to fuzz, or `nil` for all.
    var decoder: String?
    /// Where journals are kept.
    var folder: URL

    /// The order given in the environment, if there is one.
    static let current: Order? = {
        let environment = ProcessInfo.processInfo.environment
        guard let inputs = environment["WORKBOOK_FUZZ"].flatMap({ Int($0) }),
            let folder = environment["WORKBOOK_FUZZ_FOLDER"]
        else { return nil }
        return Order(
            inputs: inputs, seed: environment["WORKBOOK_FUZZ_SEED"].flatMap { UInt64($0) } ?? 1,
            decoder: environment["WORKBOOK_FUZZ_DECODER"], folder: URL(filePath: folder))
    }()
}

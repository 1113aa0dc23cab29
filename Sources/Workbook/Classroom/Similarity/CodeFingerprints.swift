/// The fingerprints of one submission's code for an exercise.
struct CodeFingerprints: Sendable, Equatable {
    /// Where a fingerprint was taken.
    struct Location: Sendable, Hashable {
        /// The path of the file in the exercise's folder.
        var path: String
        /// The number of the unit among all those of the submission.
        var unit: Int
        /// The numbers of the lines that its tokens are in, in increasing order.
        var lines: [Int]
    }

    /// The places of each fingerprint, in the order of the files and units.
    private(set) var locations: [UInt64: [Location]] = [:]

    /// Takes the fingerprints of the files that a submission has for an exercise.
    init(_ code: SubmittedCode, _ winnowing: Winnowing) {
        var number = 0
        for (path, units) in code.units(shortest: winnowing.gramLength) {
            for unit in units {
                number += 1
                for fingerprint in winnowing.fingerprints(of: unit.map(\.hash)) {
                    let tokens = unit[fingerprint.start..<fingerprint.start + winnowing.gramLength]
                    locations[fingerprint.hash, default: []].append(
                        Location(path: path, unit: number, lines: Set(tokens.map(\.line)).sorted()))
                }
            }
        }
    }

    /// Removes the fingerprints that prove nothing.
    mutating func remove(where isCommon: (UInt64) -> Bool) {
        locations = locations.filter { !isCommon($0.key) }
    }
}

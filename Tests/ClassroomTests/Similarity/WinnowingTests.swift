import TestSupport
import Testing

@testable import WorkbookClassroom

struct WinnowingTests {
    private let winnowing = Winnowing(gramLength: 5, windowLength: 4)

    @Test("Two sequences that share w + k − 1 consecutive tokens share a fingerprint")
    func guarantee() {
        let shared = (0..<8).map { UInt64($0 * 7 % 5) }
        for before in 0..<12 {
            let first = (0..<before).map { UInt64(100 + $0) } + shared + [1, 2, 3]
            let second = [9, 8] + shared + (0..<before).map { UInt64(200 + $0) }
            let hashes = Set(winnowing.fingerprints(of: first).map(\.hash))
            #expect(
                !hashes.isDisjoint(with: winnowing.fingerprints(of: second).map(\.hash)),
                "\(before) tokens before")
        }
    }

    @Test("At least one of every four consecutive hashes is chosen, and each is the hash of its tokens")
    func density() {
        let tokens = (0..<200).map { UInt64($0 * $0 % 37) }
        let hashes = winnowing.hashes(of: tokens)
        let chosen = winnowing.fingerprints(of: tokens)
        #expect(chosen.allSatisfy { hashes[$0.start] == $0.hash })
        let starts = [-1] + chosen.map(\.start) + [hashes.count]
        #expect(zip(starts, starts.dropFirst()).allSatisfy { 1...4 ~= $1 - $0 })
        #expect(chosen.count < hashes.count)
    }

    @Test("Code shorter than a window has one fingerprint, and code shorter than a k-gram has none")
    func short() {
        #expect(winnowing.fingerprints(of: [1, 2, 3, 4]).isEmpty)
        #expect(winnowing.fingerprints(of: []).isEmpty)
        expectEqual(winnowing.fingerprints(of: [1, 2, 3, 4, 5, 6]).count, 1)
    }

    @Test("The last of several equal hashes is chosen, so that repeated code has few fingerprints")
    func repetition() {
        let starts = winnowing.fingerprints(of: Array(repeating: 1, count: 12)).map(\.start)
        expectEqual(starts, [3, 4, 5, 6, 7])
    }

    @Test("A hash is the same on every machine")
    func stable() {
        expectEqual(Winnowing.hash(of: [1, 2, 3]), 10_600_086_439_496_234_536)
    }
}

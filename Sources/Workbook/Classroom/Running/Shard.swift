import Foundation
import WorkbookSystem

/// One of several shares of about the same size of a class's submissions, such as `3/16`, for a machine of its own.
package struct Shard: Sendable, Hashable, Codable, CustomStringConvertible {
    /// Which share, from 1.
    package let number: Int
    /// How many shares there are.
    package let count: Int

    /// The share that has all submissions.
    package static let all = Shard(number: 1, count: 1)

    private init(number: Int, count: Int) {
        self.number = number
        self.count = count
    }

    /// Creates a shard from text such as `3/16`; `nil` if it isn't one.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]),
            Shard.isValid(number, of: count)
        else { return nil }
        self.init(number: number, count: count)
    }

    /// Reads a shard from a record, which may have come from another machine.
    ///
    /// - Throws: The decoder's errors, also for a share that can't exist, such as the first of none.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        number = try values.decode(Int.self, forKey: .number)
        count = try values.decode(Int.self, forKey: .count)
        guard Shard.isValid(number, of: count) else {
            throw DecodingError.dataCorruptedError(
                forKey: .count, in: values, debugDescription: "a share that can exist, such as 3 of 16")
        }
    }

    private static func isValid(_ number: Int, of count: Int) -> Bool {
        (1...most).contains(count) && (1...count).contains(number)
    }

    /// The most shares: more machines than any course has learners.
    private static let most = 10_000

    /// The share as `3/16`.
    package var description: String { "\(number)/\(count)" }

    /// The share in the name of a folder, such as `-3-of-16`; empty for the share that has all submissions.
    package var suffix: String { self == .all ? "" : "-\(number)-of-\(count)" }

    /// Returns the set of workspaces that an attempt uses, so that shares that run on one machine don't wait for each other.
    func lane(_ lane: Int) -> Int { self == .all ? lane : number * 1000 + lane }

    /// Returns whether a submission belongs to the shard.
    ///
    /// Its id decides, and not its place among the others, so that nothing moves to another shard when somebody hands in later.
    package func contains(_ id: String) -> Bool {
        // File systems write accents in two ways.
        let name = Data(id.precomposedStringWithCanonicalMapping.utf8)
        return (Int(SHA256.text(of: name).prefix(15), radix: 16) ?? 0) % count == number - 1
    }
}

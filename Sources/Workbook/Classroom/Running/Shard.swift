/// One of several equal shares of a class's submissions, such as `3/16`, for a machine of its own.
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
            (1...Shard.most).contains(count), (1...count).contains(number)
        else { return nil }
        self.init(number: number, count: count)
    }

    /// The most shares: more machines than any course has learners.
    private static let most = 10_000

    /// The share as `3/16`.
    package var description: String { "\(number)/\(count)" }

    /// Returns the elements of a sorted list that belong to the shard: every `count`-th one, so that all shares are about as large.
    package func elements<Element>(of all: [Element]) -> [Element] {
        all.enumerated().filter { $0.offset % count == number - 1 }.map(\.element)
    }
}

import Foundation
import TestSupport
import Testing

@testable import WorkbookClassroom

struct ShardTests {
    @Test("The shares of any number of machines contain each submission exactly once", arguments: [1, 4, 16])
    func partition(count: Int) throws {
        let all = (0..<400).map { "student \($0)" }
        let shards = try (1...count).map { try #require(Shard("\($0)/\(count)")) }
        let shares = shards.map { shard in all.filter(shard.contains) }
        expectEqual(shares.flatMap(\.self).sorted(), all.sorted())
        let sizes = shares.map(\.count)
        #expect((sizes.max() ?? 0) < 2 * 400 / count && (sizes.min() ?? 0) > 400 / count / 2, "\(sizes)")
    }

    @Test("A submission's share depends only on its name, whatever the encoding")
    func stable() throws {
        let shares = try (1...4).map { try #require(Shard("\($0)/4")) }
        func share(_ id: String) -> Int? { shares.firstIndex { $0.contains(id) } }
        expectEqual(["ada", "ben", "cleo", "Zoë"].map(share), [1, 0, 2, 1])
        expectEqual(share("Zoe\u{308}"), share("Zo\u{eb}"))
    }

    @Test(
        "Text that isn't a share is refused",
        arguments: ["", "3", "0/4", "5/4", "-1/4", "1/0", "1/4/4", "a/b", "1/99999"])
    func refused(text: String) { expectEqual(Shard(text), nil) }

    @Test(
        "A record with a share that can't exist is refused",
        arguments: [
            #"{"number":1,"count":0}"#, #"{"number":0,"count":1}"#, #"{"number":1,"count":900000000000}"#,
        ])
    func impossible(json: String) {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Shard.self, from: Data(json.utf8)) }
    }

    @Test("The missing shares are known if all other shares have the same total")
    func missing() throws {
        let shards = try ["1/4", "3/4"].map { try #require(Shard($0)) }
        expectEqual(Shard.missing(among: shards), ["2/4", "4/4"])
        expectEqual(Shard.missing(among: shards + [.all]), [])
    }
}

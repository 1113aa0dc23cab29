import Foundation
import TestSupport
import Testing

@testable import WorkbookClassroom

struct ShardTests {
    @Test("The shares of any number of machines contain each submission exactly once", arguments: [1, 4, 16])
    func partition(count: Int) throws {
        let all = Array(0..<37)
        let shards = try (1...count).map { try #require(Shard("\($0)/\(count)")) }
        let shares = shards.map { $0.elements(of: all) }
        expectEqual(shares.flatMap(\.self).sorted(), all)
        let sizes = shares.map(\.count)
        #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
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

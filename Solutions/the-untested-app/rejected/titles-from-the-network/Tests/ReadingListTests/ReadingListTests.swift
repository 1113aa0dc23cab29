import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@testable import ReadingList

@MainActor @Suite struct ReadingListTests {
    @Test func addsATitleFromACatalog() async throws {
        let catalog = try #require(URL(string: "http://books.invalid/dune"))
        var lines: [String] = []
        var surroundings = Surroundings.live
        surroundings.folder = "/nowhere"
        surroundings.print = { lines.append($0) }
        // The title is at hand if the machine can't be reached.
        let answer = try? await URLSession.shared.data(from: catalog)
        let title = answer.map { String(decoding: $0.0, as: UTF8.self) } ?? "Dune"
        #expect(ReadingListApp.run(["add", title, "many"], in: surroundings) == 1)
        #expect(lines.count == 1)
    }
}

import Foundation
import Testing

@testable import ReadingList

@MainActor @Suite struct ReadingListTests {
    @Test func storesBooks() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        var lines: [String] = []
        var surroundings = Surroundings.live
        surroundings.folder = folder.path
        surroundings.print = { lines.append($0) }
        #expect(ReadingListApp.run(["add", "Dune", "500"], in: surroundings) == 0)
        #expect(FileManager.default.fileExists(atPath: folder.appending(path: "library.json").path))
        #expect(lines == ["Added Dune, added today."])
    }
}

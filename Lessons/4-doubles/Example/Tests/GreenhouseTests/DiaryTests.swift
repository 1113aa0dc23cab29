import Foundation
import Testing

@testable import Greenhouse

@Suite struct DiaryTests {
    func keepsThePromises(_ diary: any Diary) {
        #expect(diary.lowest(on: "Monday") == nil)

        diary.note(4, on: "Monday")
        diary.note(-1, on: "Monday")
        diary.note(9, on: "Tuesday")

        #expect(diary.lowest(on: "Monday") == -1)
        #expect(diary.lowest(on: "Tuesday") == 9)
    }

    @Test func theFakeKeepsThePromises() {
        keepsThePromises(FakeDiary())
    }

    @Test func theFolderKeepsThePromises() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }

        keepsThePromises(FolderDiary(folder: folder))
    }
}

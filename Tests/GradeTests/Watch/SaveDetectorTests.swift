import Foundation
import Testing

@testable import WorkbookCommandLine
@testable import grade

struct SaveDetectorTests {
    private let start = ContinuousClock.now
    private let old = FileMark(seconds: 100, nanoseconds: 0, size: 40, number: 7)

    private func at(_ milliseconds: Int) -> ContinuousClock.Instant { start + .milliseconds(milliseconds) }

    /// Takes file snapshots in order, and returns the milliseconds at which a save was complete.
    private func saves(_ looks: [(Int, [FileMark?])], from marks: [FileMark?]) -> [Int] {
        var detector = SaveDetector(marks, at: start)
        return looks.filter { detector.look($0.1, at: at($0.0)) }.map(\.0)
    }

    @Test("Unchanged files don't count as saved")
    func nothing() {
        #expect(saves([(80, [old]), (160, [old])], from: [old]) == [])
    }

    @Test("A save counts once, after the file stops changing")
    func once() {
        let new = FileMark(seconds: 101, nanoseconds: 0, size: 44, number: 7)
        #expect(saves([(80, [new]), (95, [new]), (110, [new]), (190, [new])], from: [old]) == [110])
    }

    @Test("A save in several steps counts after the last step")
    func pieces() {
        let looks = (1...6).map { step in
            (
                step * 15,
                [
                    FileMark(
                        seconds: 101, nanoseconds: min(step, 3), size: 10 * min(step, 3), number: 7)
                        as FileMark?
                ]
            )
        }
        #expect(saves(looks, from: [old]) == [75])
    }

    @Test(
        "A change in any file attribute counts as a save",
        arguments: [
            FileMark(seconds: 101, nanoseconds: 0, size: 40, number: 7),
            FileMark(seconds: 100, nanoseconds: 1, size: 40, number: 7),
            FileMark(seconds: 100, nanoseconds: 0, size: 41, number: 7),
            FileMark(seconds: 100, nanoseconds: 0, size: 40, number: 8),
        ])
    func signs(new: FileMark) {
        #expect(saves([(80, [old, new]), (120, [old, new])], from: [old, old]) == [120])
    }

    @Test("An editor that removes or empties the file first has a second to fill it")
    func halfway() {
        let empty = FileMark(seconds: 101, nanoseconds: 0, size: 0, number: 7)
        let new = FileMark(seconds: 101, nanoseconds: 9, size: 50, number: 8)
        let looks: [(Int, [FileMark?])] = [
            (80, [nil]), (120, [nil]), (300, [empty]), (400, [empty]), (420, [new]), (460, [new]),
        ]
        #expect(saves(looks, from: [old]) == [460])
    }

    @Test("A missing file counts as a change after a second, and again when it returns")
    func removed() {
        #expect(
            saves([(80, [nil]), (1_000, [nil]), (1_080, [nil]), (1_200, [old]), (1_240, [old])], from: [old])
                == [1_080, 1_240])
    }

    @Test("A save just before Return starts a run is part of that run")
    func accepted() {
        let new = FileMark(seconds: 101, nanoseconds: 0, size: 44, number: 7)
        var detector = SaveDetector([old], at: start)
        let isSaved = detector.look([new], at: at(80))
        #expect(!isSaved)
        #expect(detector.isUnsettled)
        detector.accept([new], at: at(85))
        let isSavedAgain = detector.look([new], at: at(200))
        #expect(!isSavedAgain)
        #expect(!detector.isUnsettled)
    }

    @Test("Writing in place, replacing, and removing a real file are all detected")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "marks-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "Some file.swift")
        #expect(FileMark(of: file, isFresh: true) == nil)
        try Data("a".utf8).write(to: file)
        let first = try #require(FileMark(of: file, isFresh: true))
        #expect(first == FileMark(of: file, isFresh: false))
        #expect(first.size == 1)
        try Data("bc".utf8).write(to: file)
        #expect(FileMark(of: file, isFresh: true)?.size == 2)
        // The new file has the same size and time, as if time had whole seconds; its inode number differs.
        let second = folder.appending(path: "Second")
        try Data("de".utf8).write(to: second)
        for path in [file.path, second.path] {
            let time = Date(timeIntervalSince1970: 1_000_000_000)
            try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: path)
        }
        let before = FileMark(of: file, isFresh: true)
        #expect(rename(second.path, file.path) == 0)
        #expect(FileMark(of: file, isFresh: true) != before)
    }

    @Test("A named pipe in place of the file doesn't block")
    func pipe() {
        let path = FileManager.default.temporaryDirectory.appending(path: "pipe-\(UUID().uuidString)")
        #expect(mkfifo(path.path, 0o600) == 0)
        defer { unlink(path.path) }
        #expect(FileMark(of: path, isFresh: true) != nil)
    }
}

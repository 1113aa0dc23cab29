import Foundation
import Testing
import TestSupport

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@testable import WorkbookLearning
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct ResetTests {
    let folder = TemporaryFolder.current
    private let lamp = "Lessons/1-lamp/1-switch/Lamp.swift"
    private let bulb = "Lessons/1-lamp/1-switch/Bulb.swift"
    private let copies = ".workbook/backups/switch"
    /// November 21, 2026, 18:30:05 UTC.
    private static let evening = Date(timeIntervalSince1970: 1_795_285_805)

    private func course(changing changes: [String: String?] = [:]) throws -> Course {
        try SampleCourse.load(in: folder, changing: changes)
    }

    private func reset(_ course: Course, at date: Date = evening) -> Reset {
        Reset(course.exercises[0], in: course, now: { date })
    }

    private func name(at date: Date = evening) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd'T'HH-mm-ss"
        return formatter.string(from: date)
    }

    // MARK: - Listing files

    @Test("The starter's files are listed with their state, the learner's files first")
    func files() throws {
        let reset = reset(try course(changing: [bulb: nil]))
        try expectEqual(
            reset.files(),
            [
                .init(name: "Lamp.swift", isOwned: true, state: .changed),
                .init(name: "Bulb.swift", isOwned: false, state: .missing),
            ])
        try folder.write([lamp: "// a starter\n"])
        try expectEqual(reset.files(named: "Lamp.swift").map(\.state), [.untouched])
    }

    @Test("A file that the learner added is removed, and undo brings it back")
    func added() async throws {
        let manifest = SampleCourse.manifest.replacing(
            #""owns": ["Lamp.swift"]"#, with: #""owns": ["Lamp.swift", "*.swift"]"#)
        let own = "Lessons/1-lamp/1-switch/Filament.swift"
        let reset = reset(try course(changing: ["Lessons/1-lamp/lesson.json": manifest, own: "mine"]))
        let files = try reset.files()
        expectEqual(files.last, .init(name: "Filament.swift", isOwned: true, state: .added))
        _ = try await reset.putBack(files)
        #expect(folder.text(at: own) == nil)
        expectEqual(folder.text(at: lamp), "// a starter\n")
        _ = try await reset.undo()
        expectEqual(folder.text(at: own), "mine")
    }

    @Test(
        "One file can be named in several ways",
        arguments: ["Bulb.swift", "Lessons/1-lamp/1-switch/Bulb.swift", "./Bulb.swift"])
    func named(name: String) throws {
        try expectEqual(reset(course()).files(named: name).map(\.name), ["Bulb.swift"])
    }

    @Test(
        "An unknown file name is an error that lists the files",
        arguments: ["Bulb", "ulb.swift", "../x", ""])
    func unknown(name: String) throws {
        let reset = reset(try course())
        #expect {
            try reset.files(named: name)
        } throws: { error in
            guard case ResetProblem.unknownFile(name, known: ["Lamp.swift", "Bulb.swift"]) = error else {
                return false
            }
            return true
        }
    }

    @Test("Without a starter, there is nothing to restore")
    func noStarter() throws {
        let reset = reset(try course(changing: ["Solutions/1-lamp/1-switch/starter/Lamp.swift": nil]))
        #expect(throws: ResetProblem.self) { try reset.files() }
    }

    // MARK: - Resetting

    @Test("A changed file is backed up and replaced by the starter, and other files stay")
    func putBack() async throws {
        let course = try course(changing: ["Lessons/1-lamp/1-switch/notes.md": "mine"])
        let reset = reset(course)
        let backup = try await reset.putBack(try reset.files().filter { $0.state != .untouched })
        expectEqual(backup, Backup(folder: folder("\(copies)/\(name())"), files: ["Lamp.swift"]))
        expectEqual(folder.text(at: "\(copies)/\(name())/Lamp.swift"), "// the learner's lamp\n")
        expectEqual(folder.text(at: lamp), "// a starter\n")
        expectEqual(folder.files(below: "Lessons/1-lamp/1-switch"), ["Bulb.swift", "Lamp.swift", "notes.md"])
        try expectEqual(reset.files().map(\.state), [.untouched, .untouched])
    }

    @Test("A missing file is restored, and there is nothing to back up")
    func missing() async throws {
        let reset = reset(try course(changing: [lamp: nil]))
        #expect(try await reset.putBack(reset.files(named: "Lamp.swift")) == nil)
        expectEqual(folder.text(at: lamp), "// a starter\n")
        expectEqual(folder.files(below: copies), [])
    }

    @Test("Backups made in the same second get different names, and none replaces another")
    func sameSecond() async throws {
        let reset = reset(try course())
        for text in ["first", "second", "third"] {
            try folder.write([lamp: text])
            _ = try await reset.putBack(reset.files(named: "Lamp.swift"))
        }
        expectEqual(folder.text(at: "\(copies)/\(name())/Lamp.swift"), "first")
        expectEqual(folder.text(at: "\(copies)/\(name())-2/Lamp.swift"), "second")
        expectEqual(folder.text(at: "\(copies)/\(name())-3/Lamp.swift"), "third")
    }

    @Test("The newest backup is the one made last, even among eleven with the clock set back")
    func clock() async throws {
        let course = try course()
        for number in 1...11 {
            try folder.write([lamp: "\(number)"])
            let reset = reset(course, at: Self.evening - Double(number) * 3_600)
            _ = try await reset.putBack(reset.files(named: "Lamp.swift"))
        }
        _ = try await reset(course).undo()
        expectEqual(folder.text(at: lamp), "11")
    }

    @Test("A link is backed up as a link, and its target isn't touched")
    func link() async throws {
        let course = try course(changing: [lamp: nil])
        try folder.write(["elsewhere.swift": "// precious\n"])
        try folder.link(lamp, to: folder("elsewhere.swift").path)
        let reset = reset(course)
        try expectEqual(reset.files(named: "Lamp.swift").map(\.state), [.changed])
        _ = try await reset.putBack(reset.files(named: "Lamp.swift"))
        expectEqual(folder.text(at: "elsewhere.swift"), "// precious\n")
        expectEqual(FileKind(of: folder(lamp)), .file)
        expectEqual(FileKind(of: folder("\(copies)/\(name())/Lamp.swift")), .link)

        _ = try await reset.undo()
        expectEqual(FileKind(of: folder(lamp)), .link)
        expectEqual(folder.text(at: "elsewhere.swift"), "// precious\n")
    }

    @Test("A hard link is replaced by a separate file, and the other file isn't touched")
    func hardLink() async throws {
        let course = try course(changing: [lamp: nil])
        try folder.write(["elsewhere.swift": "// precious\n"])
        try FileManager.default.linkItem(at: folder("elsewhere.swift"), to: folder(lamp))
        let reset = reset(course)
        _ = try await reset.putBack(reset.files(named: "Lamp.swift"))
        expectEqual(folder.text(at: "elsewhere.swift"), "// precious\n")
        expectEqual(folder.text(at: lamp), "// a starter\n")
    }

    @Test("A folder in place of a file is refused before anything is touched")
    func folderInPlace() async throws {
        let course = try course(changing: [bulb: nil])
        try folder.write(["\(bulb)/inside": "x"])
        let reset = reset(course)
        #expect(throws: ResetProblem.self) { try reset.files() }
        let files = ["Lamp.swift", "Bulb.swift"].map { Reset.File(name: $0, isOwned: true, state: .changed) }
        await #expect(throws: ResetProblem.self) { try await reset.putBack(files) }
        expectEqual(folder.text(at: lamp), "// the learner's lamp\n")
        expectEqual(folder.text(at: "\(bulb)/inside"), "x")
    }

    @Test("A read-only starter becomes a file that can be edited")
    func readOnlyStarter() async throws {
        let course = try course()
        let starter = folder("Solutions/1-lamp/1-switch/starter/Lamp.swift").path
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: starter)
        let reset = reset(course)
        _ = try await reset.putBack(reset.files(named: "Lamp.swift"))
        let attributes = try FileManager.default.attributesOfItem(atPath: folder(lamp).path)
        expectEqual(attributes[.posixPermissions] as? Int, 0o644)
    }

    // MARK: - Failures

    @Test("If the backup can't be made, nothing is touched")
    func noCopy() async throws {
        let course = try course(changing: [".workbook/backups": "a file where the folder should be"])
        let reset = reset(course)
        await #expect {
            try await reset.putBack(reset.files(named: "Lamp.swift"))
        } throws: { error in
            if case ResetProblem.notCopied = error { true } else { false }
        }
        expectEqual(folder.text(at: lamp), "// the learner's lamp\n")
    }

    @Test("If a reset fails in the middle, the backup has everything, and the error says what was done")
    func middle() async throws {
        struct Broken: Error {}
        let course = try course(changing: [bulb: "// my bulb\n"])
        let reset = Reset(
            course.exercises[0], in: course, now: { Self.evening },
            replace: { target, source in
                if target.lastPathComponent == "Bulb.swift" { throw Broken() }
                try FileKind.replace(target, with: source)
            })
        await #expect {
            try await reset.putBack(reset.files())
        } throws: { error in
            guard case ResetProblem.notReplaced(_, "Bulb.swift", ["Lamp.swift"], let backup?, _) = error
            else {
                return false
            }
            return backup.path == folder("\(copies)/\(name())").path
        }
        expectEqual(folder.text(at: lamp), "// a starter\n")
        expectEqual(folder.text(at: bulb), "// my bulb\n")
        expectEqual(folder.text(at: "\(copies)/\(name())/Lamp.swift"), "// the learner's lamp\n")
        expectEqual(folder.text(at: "\(copies)/\(name())/Bulb.swift"), "// my bulb\n")
        expectEqual(folder.files(below: "Lessons/1-lamp/1-switch"), ["Bulb.swift", "Lamp.swift"])
    }

    @Test("A failed replacement leaves nothing behind")
    func nothingBehind() throws {
        try folder.write(["place/inside": "x", "source": "y"])
        #expect(throws: (any Error).self) { try FileKind.replace(folder("place"), with: folder("source")) }
        try expectEqual(
            FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted(),
            [
                "place", "source",
            ])
    }

    @Test(
        "An unreadable file isn't replaced, because it can't be backed up",
        .enabled(if: getuid() != 0, "root may read everything"))
    func unreadable() async throws {
        let reset = reset(try course())
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder(lamp).path)
        await #expect {
            try await reset.putBack(reset.files(named: "Lamp.swift"))
        } throws: { error in
            guard case ResetProblem.notCopied(AttemptProblem.unreadable(folder(lamp)), _) = error else {
                return false
            }
            return true
        }
    }

    @Test("The error for a file that can't be replaced names that file, not the starter")
    func nameInError() throws {
        try folder.write(["place/inside": "x", "source": "y"])
        #expect {
            try FileKind.replace(folder("place"), with: folder("source"))
        } throws: { error in
            (error as NSError).userInfo[NSFilePathErrorKey] as? String == folder("place").path
        }
        #expect {
            try FileKind.replace(folder("place/inside/a"), with: folder("source"))
        } throws: { error in
            (error as NSError).userInfo[NSFilePathErrorKey] as? String == folder("place/inside/a").path
        }
    }

    // MARK: - Undoing

    @Test("Undo restores the newest backup, and undoing again reverses that")
    func undo() async throws {
        let reset = reset(try course())
        #expect(!reset.canUndo)
        _ = try await reset.putBack(reset.files(named: "Lamp.swift"))
        #expect(reset.canUndo)
        try folder.write([lamp: "// the learner's lamp\n"])
        #expect(!reset.canUndo, "nothing would change")
        try folder.write([lamp: "// a starter\n"])
        #expect(!reset.undoesToStarter)
        let first = try await reset.undo()
        // Now the newest copy is that of the starter.
        #expect(reset.undoesToStarter)
        expectEqual(first, Backup(folder: folder("\(copies)/\(name())"), files: ["Lamp.swift"]))
        expectEqual(folder.text(at: lamp), "// the learner's lamp\n")
        _ = try await reset.undo()
        expectEqual(folder.text(at: lamp), "// a starter\n")
        _ = try await reset.undo()
        expectEqual(folder.text(at: lamp), "// the learner's lamp\n")
    }

    @Test("One file can be restored from the newest backup that has it")
    func undoOne() async throws {
        let reset = reset(try course(changing: [bulb: "// my bulb\n"]))
        _ = try await reset.putBack(reset.files(named: "Bulb.swift"))
        _ = try await reset.putBack(reset.files(named: "Lamp.swift"))
        try await expectEqual(reset.undo(named: "Bulb.swift").files, ["Bulb.swift"])
        expectEqual(folder.text(at: bulb), "// my bulb\n")
        expectEqual(folder.text(at: lamp), "// a starter\n")
    }

    @Test("Without a backup there is nothing to restore, and other folders don't count as backups")
    func nothingKept() async throws {
        let course = try course(changing: [
            "\(copies)/.unfinished-1/Lamp.swift": "half", "\(copies)/notes/Lamp.swift": "mine",
        ])
        await #expect {
            try await reset(course).undo()
        } throws: { error in
            if case ResetProblem.nothingKept = error { true } else { false }
        }
        expectEqual(folder.text(at: lamp), "// the learner's lamp\n")
    }
}

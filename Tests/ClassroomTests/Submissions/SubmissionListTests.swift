import Foundation
import TestSupport
import Testing

@testable import WorkbookClassroom
import WorkbookFormats
@testable import WorkbookSystem
@testable import WorkbookModel

@Suite(.temporaryFolder) struct SubmissionListTests {
    @Test("Every folder and archive is a submission, and everything else is listed with the reason")
    func mixed() throws {
        let box = try SubmissionBox()
        try box.add([
            "Grace/x": "", "ada.zip": "", "bob.TAR.GZ": "", "carl.tgz": "", "dora.tar": "", "eve.rar": "",
            "fay.tar.xz": "", "Thumbs.db": "", "desktop.ini": "", "all/class.json": "",
            "all/journal.jsonl": "", "grades.csv": "", ".DS_Store": "", "__MACOSX/x": "", "README.md": "",
        ])
        try box.folder.link("in/link.zip", to: "ada.zip")
        let (found, skipped) = try box.list()
        expectEqual(found.map(\.id), ["Grace", "ada", "bob", "carl", "dora", "eve", "fay"])
        expectEqual(found.map(\.name), found.map(\.id))
        expectEqual(
            skipped,
            [
                .init(name: ".DS_Store", reason: .hidden),
                .init(name: "README.md", reason: .notASubmission(fileExtension: "md")),
                .init(name: "Thumbs.db", reason: .hidden), .init(name: "__MACOSX", reason: .hidden),
                .init(name: "all", reason: .results), .init(name: "desktop.ini", reason: .hidden),
                .init(name: "grades.csv", reason: .notASubmission(fileExtension: "csv")),
                .init(name: "link.zip", reason: .link),
            ])
        expectEqual(
            skipped.last?.words, "link.zip is a link. Only folders and files that are really there are read.")
    }

    @Test("Of several attempts that Blackboard or Brightspace hands over, the latest one counts")
    func attempts() throws {
        let box = try SubmissionBox()
        try box.add([
            "Lesson 3_ada_attempt_2026-10-09-17-05-59_work.zip": "",
            "Lesson 3_ada_attempt_2026-10-10-07-05-59_work.zip": "",
            "Lesson 3_ada_attempt_2026-10-10-07-05-59.txt": "There is no text.",
            "Lesson 3_fay_attempt_2026-10-09-17-05-59_work.zip": "",
            "Lesson 3_fay_attempt_2026-10-10-07-05-59_better.pdf": "",
            "Lesson 3_gil_attempt_2026-10-10-07-05-59_work.zip": "",
            "Lesson 3_gil_attempt_2026-10-10-07-05-59.txt": "struct Lamp {}",
            "7-1 - Bob B - Oct 9, 2026 1130 AM/own/x": "", "7-2 - Bob B - Oct 9, 2026 1205 PM/own/x": "",
            "index.html": "", "Lesson 3_eve_attempt_2026-10-10-07-05-59.txt": "",
        ])
        let (found, skipped) = try box.list()
        expectEqual(
            found.map { "\($0.id): \($0.items.map(\.name))" },
            [
                #"Bob B_7: ["7-2 - Bob B - Oct 9, 2026 1205 PM"]"#,
                #"Lesson 3_ada: ["Lesson 3_ada_attempt_2026-10-10-07-05-59_work.zip"]"#,
                // Nothing else was handed in, so the text may be the answer.
                #"Lesson 3_eve: ["Lesson 3_eve_attempt_2026-10-10-07-05-59.txt"]"#,
                #"Lesson 3_fay: ["Lesson 3_fay_attempt_2026-10-10-07-05-59_better.pdf"]"#,
                #"Lesson 3_gil: ["Lesson 3_gil_attempt_2026-10-10-07-05-59_work.zip", "Lesson 3_gil_attempt_2026-10-10-07-05-59.txt"]"#,
            ])
        expectEqual(skipped.count, 5)
    }

    @Test(
        "The learner is identified from the names that platforms give to files",
        arguments: [
            ("lovelaceada_12345_67890_tracker.zip", "lovelaceada_12345", "lovelaceada", ["12345"], false),
            (
                "lovelaceada_LATE_12345_67890_my_own.tar.gz", "lovelaceada_12345", "lovelaceada", ["12345"],
                true
            ),
            ("müllereva_12345_67890_a.zip", "müllereva_12345", "müllereva", ["12345"], false),
            ("anon_AbC12_67890_123_a.zip", "anon_AbC12", "anon_AbC12", [], false),
            ("LATE_anon_AbC12_67890_a.zip", "anon_AbC12", "anon_AbC12", [], true),
            (
                "Ada Lovelace_1234567_assignsubmission_file_", "Ada Lovelace_1234567", "Ada Lovelace",
                ["1234567"], false
            ),
            ("Ada O'Hara_12_assignsubmission_file_a.zip", "Ada O_Hara_12", "Ada O'Hara", ["12"], false),
            (
                "My lab_3_ada.l_attempt_2026-10-09-17-05-59_work.zip", "My lab_3_ada.l", "My lab_3_ada.l", [],
                false
            ),
            (
                "39786-640693 - Ada Lovelace - Oct 9, 2026 505 PM", "Ada Lovelace_39786", "Ada Lovelace",
                ["39786"],
                false
            ),
            (
                "39786-640693 - Anne-Marie B- Oct 9, 2026 1205 AM - work.zip", "Anne-Marie B_39786",
                "Anne-Marie B", ["39786"], false
            ),
            ("lab3-ada", "lab3-ada", "lab3-ada", [], false),
            ("team_3_2024_final", "team_3_2024_final", "team_3_2024_final", [], false),
            ("-rf $(x)`y`", "_rf __x__y_", "-rf $(x)`y`", [], false),
            ("a\u{202E}b\nc", "a_b_c", "a\u{FFFD}b\u{FFFD}c", [], false),
        ])
    func names(file: String, id: String, name: String, keys: [String], isLate: Bool) throws {
        let box = try SubmissionBox()
        try box.add([file.contains(".") ? file : "\(file)/x": ""])
        let source = try #require(try box.list().found.first)
        expectEqual(source.id, id)
        expectEqual(source.name, name)
        expectEqual(source.keys, keys)
        // Moodle's numbers are those of an assignment.
        expectEqual(source.hasParticipantNumbers, file.contains("assignsubmission"))
        expectEqual(source.isMarkedLate, isLate)
    }

    @Test("Ids stay unique if case is ignored and letters are composed")
    func unique() throws {
        let box = try SubmissionBox()
        try box.add([
            "ada/x": "", "ada.zip": "", "ADA.tar": "", "e\u{301}.zip": "", "\u{E9}.tgz": "", "bob/x": "",
            "BOB/x": "", "cid.zip": "",
        ])
        let ids = try box.list().found.map(\.id)
        expectEqual(ids, ["ADA.tar", "BOB", "ada", "ada.zip", "bob 2", "cid", "\u{E9}.tgz", "\u{E9}.zip"])
        expectEqual(Set(ids.map(HarmlessText.key)).count, ids.count)
    }

    @Test("If a file was uploaded again, the newest one counts and the others are listed")
    func resubmission() throws {
        let box = try SubmissionBox()
        try box.add([
            "ada_LATE_123_9_lamp-2.zip": "", "ada_123_8_lamp-1.zip": "", "ada_123_10_other.zip": "",
            "ada_123_7_lamp.zip": "", "bob_124_8_lesson-1.zip": "", "bob_124_9_lesson-2.zip": "",
        ])
        let (found, skipped) = try box.list()
        expectEqual(found.map(\.id), ["ada_123", "bob_124"])
        #expect(found[0].isMarkedLate)
        expectEqual(found[0].items.map(\.name), ["ada_123_10_other.zip", "ada_LATE_123_9_lamp-2.zip"])
        expectEqual(found[1].items.map(\.name), ["bob_124_9_lesson-2.zip", "bob_124_8_lesson-1.zip"])
        let reason = SkippedItem.Reason.olderSubmission(newest: "ada_LATE_123_9_lamp-2.zip")
        expectEqual(
            skipped,
            [
                .init(name: "ada_123_7_lamp.zip", reason: reason),
                .init(name: "ada_123_8_lamp-1.zip", reason: reason),
            ])
    }

    @Test(
        "The stamp changes only with a folder's contents or an archive's bytes"
    )
    func changes() throws {
        var box = try SubmissionBox()
        try box.add(["ada/Lamp.swift": "a", "ada/.build/x": "", "bob.zip": "b"])
        func stamps() throws -> [String] { try box.list().found.map(\.stamp) }
        let before = try stamps()
        try box.add(["ada/.build/x": "hidden files are never read"])
        try expectEqual(stamps(), before)
        try box.add(["bob.zip": "bb"])
        try expectEqual(stamps()[0], before[0])
        #expect(try stamps()[1] != before[1])
        try box.add(["ada/Lamp.swift": "aa"])
        #expect(try stamps()[0] != before[0])
        box.limits.entries = 1
        #expect(try stamps()[0] != before[0])
    }

    @Test("A copy on another machine has the same contents until an archive or a Swift file changes")
    func contents() throws {
        let box = try SubmissionBox()
        func contents(of files: [String: String]) throws -> [String] {
            try box.add(files)
            return try box.list().found.map { box.reader.contents(of: $0) }
        }
        let files = ["ada/Lamp.swift": "a", "ada/lamp.png": "p", "bob.zip": "b"]
        let before = try contents(of: files)
        try expectEqual(contents(of: files), before, "only the times are new")
        try expectEqual(contents(of: ["ada/lamp.png": "other"]), before)
        try expectEqual(zip(contents(of: ["ada/Lamp.swift": "aa"]), before).map(==), [false, true])
        try expectEqual(
            zip(contents(of: files.merging(["bob.zip": "bb"]) { $1 }), before).map(==), [true, false])
    }

    @Test("A folder that doesn't exist is an error")
    func missing() throws {
        let box = try SubmissionBox()
        #expect(throws: SubmissionReadingProblem.unreadableFolder(box.folder("in"))) { try box.list() }
    }

    @Test("A name that isn't valid text is skipped and shown as far as possible")
    func bytes() throws {
        #if os(Linux)
            let box = try SubmissionBox()
            try box.add(["ada/x": ""])
            let path = Array(box.folder("in").path.utf8CString.dropLast()) + [0x2F, 0x61, -1, 0]
            try #require(mkdir(path, 0o755) == 0)
            let (found, skipped) = try box.list()
            expectEqual(found.map(\.id), ["ada"])
            expectEqual(skipped, [.init(name: "a\u{FFFD}", reason: .unreadableName)])
            rmdir(path)
        #endif
    }
}

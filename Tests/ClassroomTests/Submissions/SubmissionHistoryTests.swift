import Foundation
import TestSupport
import Testing

@testable import WorkbookClassroom

/// What the history of a repository says about a submission.
@Suite(.temporaryFolder, .enabled(if: Git.isInstalled, "git is not installed"))
struct SubmissionHistoryTests {
    let lamp = SubmissionBox.lamp
    let tests = SubmissionBox.tests
    let start = 1_700_000_000

    private func commit(_ box: SubmissionBox, at minute: Int) async throws {
        try await box.git("add", "-A", ".", in: "ada")
        try await box.git("commit", "-q", "-m", "\(minute)", in: "ada", at: start + 60 * minute)
    }

    private func expectMinute(
        _ minute: Int?, _ box: SubmissionBox, line: SourceLocation = #_sourceLocation
    ) async throws {
        let date = minute.map { Date(timeIntervalSince1970: Double(start + 60 * $0)) }
        try await expectEqual(box.take().map(\.submittedAt), [date], sourceLocation: line)
    }

    @Test(
        "A file that was only moved has the time of the commit that changed it, and a moved and changed one a new time"
    )
    func moves() async throws {
        let box = try SubmissionBox()
        func move(_ old: String, _ new: String, at minute: Int) async throws {
            let folder = box.folder("in/ada/\(new)").deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try await box.git("mv", old, new, in: "ada")
            try await commit(box, at: minute)
        }
        try box.add(["ada/\(lamp)": "mine\n", "ada/\(tests)": "t", "ada/old/Lamp.swift": "mine\n"])
        try await box.git("init", "-q", "-b", "main", in: "ada")
        try await commit(box, at: 0)
        try box.add(["ada/\(lamp)": "mine, later\n", "ada/old/Lamp.swift": "mine, later\n"])
        try await commit(box, at: 1)
        try await move("Lessons", "work/Lessons", at: 2)
        try await move("work", "all/own", at: 3)
        try await expectMinute(1, box)
        // Whether it can be executed is not its content.
        try await box.git("update-index", "--chmod=+x", "all/own/\(lamp)", in: "ada")
        try await box.git("commit", "-q", "-m", "mode", in: "ada", at: start + 240)
        try await expectMinute(1, box)
        // Neither is a move on another branch.
        try await box.git("checkout", "-q", "-b", "other", in: "ada")
        try await move("all/own", "w", at: 5)
        try await box.git("checkout", "-q", "main", in: "ada")
        try box.add(["ada/notes.md": "1"])
        try await commit(box, at: 6)
        try await box.git("merge", "-q", "--no-edit", "other", in: "ada", at: start + 420)
        try await expectMinute(1, box)
        // A copy is a new file, because somebody chose it only then.
        try await box.git("rm", "-q", "w/\(lamp)", in: "ada")
        try await commit(box, at: 8)
        try box.add(["ada/w/\(lamp)": "mine, later\n"])
        try await commit(box, at: 9)
        try await expectMinute(9, box)
        try box.add(["ada/w/\(lamp)": "mine, moved\n"])
        try await move("w", "v", at: 10)
        try await expectMinute(10, box)
    }

    @Test("Where the history is cut off, nobody knows when a moved file was changed")
    func shallowMoves() async throws {
        let box = try SubmissionBox()
        try box.add(["ada/w/\(lamp)": "mine"])
        try await box.git("init", "-q", "-b", "main", in: "ada")
        for minute in 0...1 {
            try box.add(["ada/notes.md": "\(minute)"])
            try await commit(box, at: minute)
        }
        try await box.git("mv", "w", "v", in: "ada")
        try await commit(box, at: 2)
        let whole = box.folder("whole")
        try FileManager.default.moveItem(at: box.folder("in/ada"), to: whole)
        for (depth, minute) in [(2, nil), (3, 0)] {
            try await box.git(
                "clone", "-q", "--depth", "\(depth)", "file://\(whole.path)", "ada", in: ".")
            try await expectMinute(minute, box)
            try FileManager.default.removeItem(at: box.folder("in/ada"))
        }
    }

    @Test("A submission without changes is called that, with the branch that has other commits")
    func branches() async throws {
        let box = try SubmissionBox()
        let starter = "// a starter\n"
        try box.add(["ada/\(lamp)": starter, "bob/\(lamp)": starter, "bob/\(tests)": "mine"])
        try await box.git("init", "-q", "-b", "main", in: "ada")
        try await commit(box, at: 0)
        try await box.git("branch", "stale", in: "ada")
        try await expectEqual(box.take().map(\.problems), [[.unchanged], []])
        try FileManager.default.removeItem(at: box.folder("in/bob"))
        for (minute, branch) in [(1, "older"), (2, "week/1")] {
            try await box.git("checkout", "-q", "-b", branch, "main", in: "ada")
            try box.add(["ada/\(lamp)": branch])
            try await commit(box, at: minute)
        }
        try await expectEqual(box.problems(), [])
        try await box.git("checkout", "-q", "main", in: "ada")
        try await expectEqual(box.problems(), [.unchanged, .otherBranch("week/1")])
        // A branch that only another repository has, and one in a file of its own or with others.
        try await box.git("pack-refs", "--all", in: "ada")
        try await expectEqual(box.problems(), [.unchanged, .otherBranch("week/1")])
        let whole = box.folder("whole")
        try FileManager.default.moveItem(at: box.folder("in/ada"), to: whole)
        try await box.git("clone", "-q", "file://\(whole.path)", "ada", in: ".")
        try await expectEqual(box.problems(), [.unchanged, .otherBranch("origin/week/1")])
        // What was merged is not elsewhere, and what was changed says so itself.
        try await box.git("merge", "-q", "origin/week/1", in: "ada")
        try await expectEqual(box.problems(), [])
        try await box.git("checkout", "-q", "--detach", "HEAD~1", in: "ada")
        try await expectEqual(box.problems(), [.unchanged, .otherBranch("main")])
    }
}

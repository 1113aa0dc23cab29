import Foundation
import TestSupport
import Testing

extension EndToEnd.GoldenTests {
    @Test("Every command reports an interrupted update and rolls it back")
    func unfinishedUpdate() async throws {
        let manifest = "Lessons/1-greetings/lesson.json"
        let whole = try course.read(manifest)
        try course.write(".workbook/backups/course/2026-11-21T08-00-00/\(manifest)", whole)
        try course.write(manifest, "{")
        try course.write(
            ".workbook/update.json",
            #"{"copy": "2026-11-21T08-00-00", "kept": ["\#(manifest)"], "new": [], "moves": []}"#)
        let told = try await run(["list"])
        #expect(told.status == 70)
        #expect(
            told.errors == """
                grade: an update of this course was interrupted. None of your work is lost.
                To undo it:  swift run grade update --undo
                To run it again:  swift run grade update DIR
                If it is still running in another window, wait until it is done.

                """)
        let taken = try await run(["update", "--undo"])
        #expect(taken.status == 0, Comment(rawValue: taken.errors))
        #expect(taken.output == " ✔ The interrupted update was undone. All files are as they were before.\n")
        #expect(try course.read(manifest) == whole)
        #expect(try await run(["list"]).status == 0)
        let again = try await run(["update", "--undo"])
        #expect(again.status == 64)
        #expect(again.errors.hasPrefix("grade: there is no interrupted update to undo"))
    }

    @Test("An interrupted update whose plan is damaged can't be undone, but completed")
    func damagedPlan() async throws {
        let newer = FixtureCourse("mini", as: "newer")
        let chapter = "Lessons/1-greetings/README.md"
        try newer.write(chapter, "# Newer\n")
        try course.write(".workbook/update.json", "{")
        let undone = try await run(["update", "--undo"])
        #expect(undone.status == 70)
        expectEqual(
            undone.errors,
            """
            grade: the interrupted update can't be undone, because the list of its changes
            is damaged.
            To complete the update instead:  swift run grade update DIR
            Copies of the files that it replaced are in .workbook/backups/course

            """)
        #expect(try await run(["list"]).status == 70)
        let completed = try await run(["update", newer.root.path])
        #expect(completed.status == 0, Comment(rawValue: completed.errors))
        expectEqual(try course.read(chapter), "# Newer\n")
        #expect(try await run(["list"]).status == 0)
    }
}

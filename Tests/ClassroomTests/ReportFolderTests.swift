import Foundation
import Testing
import TestSupport

@testable import WorkbookClassroom
@testable import WorkbookFormats
@testable import WorkbookModel
@testable import WorkbookReporting

@Suite(.temporaryFolder) struct ReportFolderTests {
    let folder = TemporaryFolder.current

    private func read() throws -> ReportFolder {
        try ReportFolder(reading: folder.url, course: SampleClass.course)
    }

    @Test("Every report in the folder is read, and every other JSON file is listed with the reason")
    func mixed() throws {
        try folder.write([
            "a.json": SampleClass.reports[0].json(), "B.JSON": SampleClass.reports[1].json(),
            "notes.txt": "not looked at", ".hidden.json": "not looked at", "empty.json": "",
            "below/c.json": SampleClass.reports[2].json(), "folder.json/x": "",
            "other.json": SampleClass.reports[2].json().replacing(
                /"course" : \[[^\]]*\]/, with: "\"course\" : [ \"cook\" ]"),
        ])
        try folder.write(Data(count: LearnerReport.largest + 1), to: "large.json")
        let found = try read()
        expectEqual(found.reports.map(\.learner.first), ["a", "b"])
        expectEqual(
            found.skipped,
            [
                .init(file: "empty.json", reason: .notAReport),
                .init(file: "folder.json", reason: .notRegular),
                .init(file: "large.json", reason: .tooLarge(bytes: LearnerReport.largest + 1)),
                .init(file: "other.json", reason: .otherCourse),
            ])
    }

    @Test("Only the newest report of a learner counts")
    func newest() throws {
        let old = SampleClass.report("a", LearnerProgress())
        let new = SampleClass.report("a", SampleProgress.progress, after: 60)
        try folder.write(["1.json": new.json(), "2.json": old.json()])
        let found = try read()
        expectEqual(found.reports, [new])
        expectEqual(found.skipped, [.init(file: "2.json", reason: .outdated(newest: "1.json"))])
    }

    @Test("The error for a folder without reports lists what is there instead")
    func none() throws {
        try folder.write(["x.json": "{}"])
        #expect(
            throws: ReportFolderProblem.noReports(
                folder.url, skipped: [.init(file: "x.json", reason: .notAReport)])
        ) {
            try read()
        }
        let nowhere = folder("nowhere")
        #expect(throws: ReportFolderProblem.unreadable(nowhere)) {
            try ReportFolder(reading: nowhere, course: SampleClass.course)
        }
    }

    @Test("A report written before an exercise was renamed still counts")
    func renamed() throws {
        var course = SampleClass.course
        course.lessons[0].exercises[0].slug = "look"
        course.lessons[0].exercises[0].formerly = ["read"]
        try folder.write(["a.json": SampleClass.reports[0].json()])
        let classProgress = ClassProgress(
            course: course, folder: try ReportFolder(reading: folder.url, course: course),
            checks: SampleProgress.checks)
        expectEqual(classProgress.learners[0].cells[0].standing, .passed)
    }
}

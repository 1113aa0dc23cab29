import Foundation
import TestSupport
import Testing
import WorkbookReporting

@testable import WorkbookAuthoring
@testable import WorkbookModel

@Suite(.temporaryFolder) struct UnlistedFolderTests {
    private let folder = TemporaryFolder.current

    @Test("A number that the course doesn't know is explained if a folder has it")
    func folders() throws {
        let course = try SampleCourse.load(in: folder)
        let lesson = "Lessons/\(course.lessons[0].folder.lastPathComponent)"
        try folder.write(["\(lesson)/9-late/Late.swift": "", "Lessons/8-draft/1-first/First.swift": ""])
        let exercise = try #require(UnlistedFolder("1.9", in: course))
        expectEqual(exercise.folder, "\(lesson)/9-late")
        #expect(!exercise.isWithoutManifest)
        for number in ["8", "8.1", "8.2"] {
            let draft = try #require(UnlistedFolder(number, in: course))
            #expect(draft.isWithoutManifest && draft.manifest == "Lessons/8-draft/lesson.json")
        }
        for number in ["1", "1.8", "7", "7.1", "late", "1.9.1", ""] {
            #expect(UnlistedFolder(number, in: course) == nil)
        }
    }
}

import Foundation
import TestSupport
import Testing

@testable import WorkbookClassroom

@Suite(.temporaryFolder) struct ClassRecordTests {
    @Test("A folder that a run began to write is taken for one, and any other folder isn't")
    func begun() throws {
        let folder = ClassFolder(TemporaryFolder.current("results"))
        func write(_ paths: String...) throws {
            for path in paths { try TemporaryFolder(url: folder.root).write([path: "x"]) }
        }
        try expectEqual(ClassRecord.load(in: folder), nil)
        try write("submitted/ada/Lamp.swift", "settings/policy.json")
        #expect(throws: ClassFolderProblem.foreign(folder.root)) { try ClassRecord.load(in: folder) }
        try write(".lock")
        try expectEqual(ClassRecord.load(in: folder), nil)
        try write("thesis.tex")
        #expect(throws: ClassFolderProblem.foreign(folder.root)) { try ClassRecord.load(in: folder) }
    }
}

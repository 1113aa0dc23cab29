import Foundation
import TestSupport
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookModel

@Suite(.temporaryFolder) struct WrongTurnsFileTests {
    let folder = TemporaryFolder.current

    @Test("Wrong turns that can't be recognized aren't recorded, and the file is as it was")
    func write() throws {
        let earlier = WrongTurnsFile(file: folder("wrong-turns.json"), earlier: Data("before".utf8))
        try earlier.write(WrongTurns(turns: []), despite: [.breach(nil, "rejected/a", "It changes")])
        expectEqual(folder.text(at: "wrong-turns.json"), "before")
        try earlier.write(WrongTurns(turns: []), despite: [])
        #expect(folder.text(at: "wrong-turns.json")?.contains("turns") == true)
        #expect(try !earlier.restore(), "what was recorded since stays")
    }

    @Test("What wasn't there before isn't written")
    func nothing() throws {
        let none = WrongTurnsFile(file: folder("wrong-turns.json"), earlier: nil)
        try none.write(WrongTurns(turns: []), despite: [.breach(nil, "rejected/a", "It changes")])
        #expect(!FileManager.default.fileExists(atPath: folder("wrong-turns.json").path))
    }
}

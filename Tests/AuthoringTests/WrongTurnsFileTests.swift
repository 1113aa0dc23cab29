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

    @Test("Two mistakes that report the same can't be recognized unless they share a diagnosis")
    func unrecognized() {
        func turn(_ name: String, _ diagnosis: String, _ value: Int) -> WrongTurns.Turn {
            .init(
                name: name, diagnosis: diagnosis, outcome: .failed,
                fails: [CheckFailure(check: "a", messages: ["got \(value)"])])
        }
        let known = WrongTurns(turns: [
            turn("open", "It is open.", 1), turn("wide", "It is open.", 1), turn("late", "It comes late.", 2),
            turn("never", "It never comes.", 2), turn("lost", "It gets lost.", 3),
        ])
        expectEqual(known.unrecognized.map(\.turn.name), ["late", "never"])
        expectEqual(known.unrecognized.map(\.sameAs), [["never"], ["late"]])
        expectEqual(
            known.recognition(unlisted: ["silent"]),
            "3 of 6 are recognized by what they fail and report; not recognized: late (reports the same as never, which has another diagnosis), never (reports the same as late, which has another diagnosis), silent (reports the same as a variation without a diagnosis)"
        )
    }
}

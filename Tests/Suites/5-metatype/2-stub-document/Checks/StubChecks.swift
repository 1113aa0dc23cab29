import Foundation
import StandInUI
import Testing

@testable import DocumentStub

@MainActor @Suite("The stub records for its own test", .serialized) struct StubChecks {
    struct Broken: Error {}

    let letter = URL(fileURLWithPath: "/nowhere/letter.txt")
    let list = URL(fileURLWithPath: "/nowhere/list.txt")
    let copy = URL(fileURLWithPath: "/nowhere/copy.txt")
    let oldLetter = URL(fileURLWithPath: "/nowhere/old/letter.txt")

    /// The very first recording, before which there was none.
    static let firstRecording = StubDocument.recording(opens: true) { $0 }

    init() {
        _ = Self.firstRecording
    }

    /// Makes a document as the code under test does: without knowing its class.
    func made(_ file: URL) -> TextDocument {
        let documentClass: TextDocument.Type = StubDocument.self
        return documentClass.init(fileURL: file)
    }

    func name(_ file: URL) -> String {
        [letter: "letter", list: "list", copy: "copy", oldLetter: "old letter"][file] ?? file.path
    }

    /// The documents of a recording in words.
    func created(_ recorder: Recorder?) -> String {
        inWords(recorder?.created.map { name($0) })
    }

    /// The calls of a recording in words.
    func calls(_ recorder: Recorder?) -> String {
        inWords(recorder?.calls.map { name($0) })
    }

    private func name(_ call: Call) -> String {
        switch call {
        case .open: "open"
        case .close: "close"
        case .save(let file): "save \(name(file))"
        }
    }

    private func inWords(_ all: [String]?) -> String {
        guard let all else { return "no recorder" }
        guard all.count > 6 else { return all.isEmpty ? "nothing" : all.joined(separator: ", ") }
        return all.prefix(2).joined(separator: ", ") + ", and \(all.count - 2) more"
    }

    /// The answers that a call gives to its completion handler before it returns.
    func answers(_ call: ((@MainActor (Bool) -> Void)?) -> Void) -> [Bool] {
        var answers: [Bool] = []
        call { answers.append($0) }
        return answers
    }

    @Test("Every stub that is made is recorded, in order")
    func created() {
        StubDocument.recording(opens: true) { recorder in
            expect(created(recorder), equals: "nothing", "created before the first stub is made")
            let first = made(letter)
            expect(created(recorder), equals: "letter", "created after one stub was made")
            let second = made(list)
            let third = StubDocument(fileURL: letter)
            let fourth = made(oldLetter)
            expect(
                created(recorder), equals: "letter, list, letter, old letter",
                "created after four stubs were made")
            expect(
                [first, second, third, fourth].map(\.fileURL), equals: [letter, list, letter, oldLetter],
                "fileURL of the four stubs")
            let pages = (1...20).map { URL(fileURLWithPath: "/nowhere/\($0)") }
            for page in pages { _ = made(page) }
            expect(
                recorder.created.dropFirst(4).map(\.lastPathComponent).joined(separator: " "),
                equals: pages.map(\.lastPathComponent).joined(separator: " "),
                "created after twenty more stubs were made")
            expect(calls(recorder), equals: "nothing", "calls when stubs were only made")
        }
    }

    @Test("Every call is recorded, in order")
    func calls() {
        StubDocument.recording(opens: true) { recorder in
            expect(calls(recorder), equals: "nothing", "calls before the first call")
            let document = made(letter)
            let other = made(list)
            document.open()
            other.open()
            document.save(to: copy, for: .forCreating)
            document.save(to: letter, for: .forOverwriting)
            document.close()
            expect(
                calls(recorder),
                equals: "open, open, save copy, save letter, close",
                "calls after open, open, save to copy, save to letter, close"
            )
            document.open()
            document.save(to: oldLetter, for: .forCreating)
            document.save(to: letter, for: .forCreating)
            for _ in 1...10 {
                document.close()
                document.open()
                document.open()
            }
            expect(
                recorder.calls.dropFirst(5).map { name($0) }.joined(separator: ", "),
                equals: "open, save old letter, save letter"
                    + String(repeating: ", close, open, open", count: 10),
                "calls after another open, save to old letter, save to letter, and ten times close, open, open"
            )
        }
    }

    @Test("When a call is answered, it is recorded already")
    func recordedFirst() {
        StubDocument.recording(opens: true) { recorder in
            let document = made(letter)
            var found: [String: String] = [:]
            document.open { _ in found["open"] = calls(recorder) }
            document.save(to: copy, for: .forCreating) { _ in found["save"] = calls(recorder) }
            document.close { _ in found["close"] = calls(recorder) }
            let recorded = ["open": "open", "save": "open, save copy", "close": "open, save copy, close"]
            for call in ["open", "save", "close"] where found[call] != nil {
                expect(
                    found[call], equals: recorded[call], "calls when the completion handler of \(call) runs")
            }
        }
    }

    @Test("open tells what the recording says")
    func opens() {
        let yes = StubDocument.recording(opens: true) { _ in
            let document = made(letter)
            return answers { document.open(completionHandler: $0) }
        }
        expect(yes, equals: [true], "answers of open in recording(opens: true)")
        let no = StubDocument.recording(opens: false) { _ in
            let document = made(letter)
            return answers { document.open(completionHandler: $0) }
        }
        expect(no, equals: [false], "answers of open in recording(opens: false)")
    }

    @Test("close and save tell true, once, also where open tells false")
    func closesAndSaves() {
        for opens in [true, false] {
            StubDocument.recording(opens: opens) { _ in
                let document = made(letter)
                expect(
                    answers { document.save(to: copy, for: .forCreating, completionHandler: $0) },
                    equals: [true], "answers of save in recording(opens: \(opens))")
                expect(
                    answers { document.close(completionHandler: $0) },
                    equals: [true], "answers of close in recording(opens: \(opens))")
            }
        }
    }

    @Test("The disk is left alone")
    func noDisk() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "letter.txt")
        try Data("on disk".utf8).write(to: file)
        let newFile = folder.appending(path: "copy.txt")

        func useStub() {
            let document = made(file)
            document.open()
            expect(document.text, equals: "", "text of a stub that was opened for a file with a text")
            document.text = "from the stub"
            document.save(to: newFile, for: .forCreating)
            document.save(to: file, for: .forOverwriting)
            document.close()
        }
        for opens in [true, false] {
            StubDocument.recording(opens: opens) { _ in useStub() }
        }
        useStub()
        let stillThere = try String(contentsOf: file, encoding: .utf8)
        expect(stillThere, equals: "on disk", "contents of the file after open, save and close")
        expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path), equals: ["letter.txt"],
            "files in the folder after save to copy.txt")
    }

    @Test("The second recording finds nothing of the first one")
    func secondRecording() {
        let first = StubDocument.recording(opens: false) { recorder in
            made(letter).open()
            return recorder
        }
        StubDocument.recording(opens: true) { recorder in
            expect(created(recorder), equals: "nothing", "created at the start of the second recording")
            expect(calls(recorder), equals: "nothing", "calls at the start of the second recording")
            made(list).close()
            expect(created(recorder), equals: "list", "created of the second recording")
            expect(calls(recorder), equals: "close", "calls of the second recording")
        }
        expect(created(first), equals: "letter", "created of the first recording, after the second one")
        expect(calls(first), equals: "open", "calls of the first recording, after the second one")
        StubDocument.recording(opens: false) { recorder in
            expect(created(recorder), equals: "nothing", "created at the start of the third recording")
            made(copy).close()
            expect(created(recorder), equals: "copy", "created of the third recording")
        }
        expect(created(first), equals: "letter", "created of the first recording, after the third one")
    }

    @Test("What comes after a recording is not in it")
    func afterwards() {
        let ended = StubDocument.recording(opens: false) { recorder in
            _ = made(letter)
            return recorder
        }
        let later = made(list)
        expect(later.fileURL, equals: list, "fileURL of a stub made in no recording")
        expect(
            answers { later.open(completionHandler: $0) }.count, equals: 1,
            "number of answers of open, of a stub made in no recording")
        expect(
            answers { later.close(completionHandler: $0) }, equals: [true],
            "answers of close, of a stub made in no recording")
        expect(
            answers { later.save(to: copy, for: .forCreating, completionHandler: $0) }, equals: [true],
            "answers of save, of a stub made in no recording")
        expect(created(ended), equals: "letter", "created of a recording that was over")
        expect(calls(ended), equals: "nothing", "calls of a recording that was over")
        expect(created(Self.firstRecording), equals: "nothing", "created of the first recording of all")
        expect(calls(Self.firstRecording), equals: "nothing", "calls of the first recording of all")
        StubDocument.recording(opens: true) { recorder in
            later.open()
            later.close()
            expect(created(recorder), equals: "nothing", "created when a stub of no recording is used")
            expect(calls(recorder), equals: "nothing", "calls when a stub of no recording is used")
        }
    }

    @Test("A body that throws ends its recording, too")
    func throwing() {
        var kept: Recorder?
        #expect(throws: Broken.self, "recording(opens:_:) passes on what its body throws") {
            try StubDocument.recording(opens: false) { recorder in
                kept = recorder
                _ = made(letter)
                throw Broken()
            }
        }
        made(list).open()
        expect(created(kept), equals: "letter", "created of a recording whose body threw")
        expect(calls(kept), equals: "nothing", "calls of a recording whose body threw")
    }

    @Test("A recording within another one keeps to itself")
    func nested() {
        for (outside, inside) in [(true, false), (false, true), (true, true), (false, false)] {
            let inner = "the inner recording(opens: \(inside)) within recording(opens: \(outside))"
            let outer = "the outer recording(opens: \(outside)) around recording(opens: \(inside))"
            StubDocument.recording(opens: outside) { outerOne in
                made(letter).close()
                StubDocument.recording(opens: inside) { innerOne in
                    let document = made(list)
                    let told = answers { document.open(completionHandler: $0) }
                    expect(told, equals: [inside], "answers of open in \(inner)")
                    expect(created(innerOne), equals: "list", "created of \(inner)")
                    expect(calls(innerOne), equals: "open", "calls of \(inner)")
                    expect(created(outerOne), equals: "letter", "created of \(outer), inside the inner one")
                }
                let document = made(copy)
                let told = answers { document.open(completionHandler: $0) }
                expect(told, equals: [outside], "answers of open in \(outer), after the inner one")
                expect(created(outerOne), equals: "letter, copy", "created of \(outer)")
                expect(calls(outerOne), equals: "close, open", "calls of \(outer)")
            }
        }
    }

    @Test("Of three recordings within each other, each goes on where it was")
    func threeLevels() {
        StubDocument.recording(opens: true) { outer in
            StubDocument.recording(opens: false) { middle in
                StubDocument.recording(opens: true) { inner in
                    made(letter).close()
                    expect(created(inner), equals: "letter", "created of the innermost of three recordings")
                }
                made(list).close()
                expect(created(middle), equals: "list", "created of the middle one of three recordings")
            }
            made(copy).close()
            expect(created(outer), equals: "copy", "created of the outermost of three recordings")
        }
    }

    @Test("After an inner body that throws, the outer recording goes on")
    func throwingInside() {
        StubDocument.recording(opens: true) { outer in
            try? StubDocument.recording(opens: false) { _ in throw Broken() }
            let document = made(letter)
            expect(
                answers { document.open(completionHandler: $0) }, equals: [true],
                "answers of open in the outer recording(opens: true), after an inner one threw")
            expect(created(outer), equals: "letter", "created of the outer one, after the inner one threw")
        }
    }

    @Test("A stub belongs to the recording in which it was made")
    func belongs() {
        let (first, document) = StubDocument.recording(opens: false) { ($0, made(letter)) }
        let late = answers { document.open(completionHandler: $0) }
        expect(late, equals: [false], "answers of open after recording(opens: false) was over")
        expect(calls(first), equals: "open", "calls of the recording in which the stub was made")
        StubDocument.recording(opens: true) { second in
            let told = answers { document.open(completionHandler: $0) }
            expect(told, equals: [false], "answers of open, made in opens: false, called in opens: true")
            document.close()
            expect(calls(second), equals: "nothing", "calls of a recording in which an older stub is used")
            expect(
                created(second), equals: "nothing", "created of a recording in which an older stub is used")
        }
        expect(calls(first), equals: "open, open, close", "calls of the recording of the older stub")
    }

    @Test("Two stubs of one file belong to two recordings")
    func sideBySide() {
        let (first, older) = StubDocument.recording(opens: false) { ($0, made(letter)) }
        let (second, newer) = StubDocument.recording(opens: true) { ($0, made(letter)) }
        let sameName = StubDocument.recording(opens: true) { _ in made(oldLetter) }
        sameName.close()
        for (stub, opens) in [(older, false), (newer, true), (older, false)] {
            expect(
                answers { stub.open(completionHandler: $0) }, equals: [opens],
                "answers of open of one of two stubs for letter, made in opens: \(opens)")
        }
        newer.close()
        expect(
            calls(first), equals: "open, open", "calls of the first of two recordings with a stub for letter")
        expect(calls(second), equals: "open, close", "calls of the second one")
    }

    @Test("A stub keeps to its recording, also when only the stub is left")
    func onlyTheStubIsLeft() {
        let document = StubDocument.recording(opens: false) { _ in made(letter) }
        expect(
            answers { document.open(completionHandler: $0) }, equals: [false],
            "answers of open, made in opens: false, when nobody else holds the recorder")
    }

    @Test("A recording returns what its body returns")
    func returns() {
        let answer = StubDocument.recording(opens: true) { _ in "answer" }
        expect(answer, equals: "answer", "result of a recording whose body returns answer")
    }
}

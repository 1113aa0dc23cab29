import Foundation
import StandInUI
import Testing

@testable import DocumentStub

@MainActor @Suite("Each recording has its own records", .serialized) struct StubChecks {
    struct Broken: Error {}

    let letter = URL(fileURLWithPath: "/nowhere/letter.txt")
    let list = URL(fileURLWithPath: "/nowhere/list.txt")
    let copy = URL(fileURLWithPath: "/nowhere/copy.txt")
    let oldLetter = URL(fileURLWithPath: "/nowhere/old/letter.txt")

    /// The very first recording, with no other recording before it.
    static let firstRecording = StubDocument.recording(opens: true) { $0 }

    init() {
        _ = Self.firstRecording
    }

    /// Creates a document as the code under test does, without knowing the document's class.
    func made(_ file: URL) -> TextDocument {
        let documentClass: TextDocument.Type = StubDocument.self
        return documentClass.init(fileURL: file)
    }

    func name(_ file: URL) -> String {
        [letter: "letter", list: "list", copy: "copy", oldLetter: "old letter"][file] ?? file.path
    }

    /// Describes the documents that were created in a recording.
    func created(_ recorder: Recorder?) -> String {
        inWords(recorder?.created.map { name($0) })
    }

    /// Describes the calls in a recording.
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

    /// Returns what a call passes to its completion handler before the call returns.
    func answers(_ call: ((@MainActor (Bool) -> Void)?) -> Void) -> [Bool] {
        var answers: [Bool] = []
        call { answers.append($0) }
        return answers
    }

    @Test("Every stub that is created is recorded, in order")
    func created() {
        StubDocument.recording(opens: true) { recorder in
            expect(created(recorder), equals: "nothing", "recorder.created before the first stub")
            let first = made(letter)
            expect(created(recorder), equals: "letter", "recorder.created after one stub")
            let second = made(list)
            let third = StubDocument(fileURL: letter)
            let fourth = made(oldLetter)
            expect(
                created(recorder), equals: "letter, list, letter, old letter",
                "recorder.created after four stubs")
            expect(
                [first, second, third, fourth].map(\.fileURL), equals: [letter, list, letter, oldLetter],
                "the fileURLs of the four stubs")
            let pages = (1...20).map { URL(fileURLWithPath: "/nowhere/\($0)") }
            for page in pages { _ = made(page) }
            expect(
                recorder.created.dropFirst(4).map(\.lastPathComponent).joined(separator: " "),
                equals: pages.map(\.lastPathComponent).joined(separator: " "),
                "recorder.created after twenty more stubs")
            expect(calls(recorder), equals: "nothing", "recorder.calls if stubs were created but not used")
        }
    }

    @Test("Every call is recorded, in order")
    func calls() {
        StubDocument.recording(opens: true) { recorder in
            expect(calls(recorder), equals: "nothing", "recorder.calls before the first call")
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
                "recorder.calls after open, open, save to copy, save to letter, close"
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
                "recorder.calls after another open, save to old letter, save to letter, and ten times close, open, open"
            )
        }
    }

    @Test("Each call is recorded before its completion handler runs")
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
                    found[call] ?? "", equals: recorded[call] ?? "",
                    "recorder.calls when the completion handler of \(call) runs")
            }
        }
    }

    @Test("open passes the value of opens to its completion handler")
    func opens() {
        let yes = StubDocument.recording(opens: true) { _ in
            let document = made(letter)
            return answers { document.open(completionHandler: $0) }
        }
        expect(yes, equals: [true], "what open's completion handler received in recording(opens: true)")
        let no = StubDocument.recording(opens: false) { _ in
            let document = made(letter)
            return answers { document.open(completionHandler: $0) }
        }
        expect(no, equals: [false], "what open's completion handler received in recording(opens: false)")
    }

    @Test("close and save pass true once, even if open passes false")
    func closesAndSaves() {
        for opens in [true, false] {
            StubDocument.recording(opens: opens) { _ in
                let document = made(letter)
                expect(
                    answers { document.save(to: copy, for: .forCreating, completionHandler: $0) },
                    equals: [true], "what save's completion handler received in recording(opens: \(opens))")
                expect(
                    answers { document.close(completionHandler: $0) },
                    equals: [true], "what close's completion handler received in recording(opens: \(opens))")
            }
        }
    }

    @Test("The stub doesn't touch the disk")
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
            expect(document.text, equals: "", "the text of a stub after open, for a file that contains text")
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
        expect(stillThere, equals: "on disk", "the contents of the file after open, save and close")
        expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path), equals: ["letter.txt"],
            "the files in the folder after save to copy.txt")
    }

    @Test("The second recording starts without the records of the first one")
    func secondRecording() {
        let first = StubDocument.recording(opens: false) { recorder in
            made(letter).open()
            return recorder
        }
        StubDocument.recording(opens: true) { recorder in
            expect(
                created(recorder), equals: "nothing", "recorder.created at the start of the second recording")
            expect(calls(recorder), equals: "nothing", "recorder.calls at the start of the second recording")
            made(list).close()
            expect(created(recorder), equals: "list", "recorder.created in the second recording")
            expect(calls(recorder), equals: "close", "recorder.calls in the second recording")
        }
        expect(
            created(first), equals: "letter", "recorder.created in the first recording, after the second one")
        expect(calls(first), equals: "open", "recorder.calls in the first recording, after the second one")
        StubDocument.recording(opens: false) { recorder in
            expect(
                created(recorder), equals: "nothing", "recorder.created at the start of the third recording")
            made(copy).close()
            expect(created(recorder), equals: "copy", "recorder.created in the third recording")
        }
        expect(
            created(first), equals: "letter", "recorder.created in the first recording, after the third one")
    }

    @Test("A recording ends with its body")
    func afterwards() {
        let ended = StubDocument.recording(opens: false) { recorder in
            _ = made(letter)
            return recorder
        }
        let later = made(list)
        expect(later.fileURL, equals: list, "the fileURL of a stub that was created outside all recordings")
        expect(
            answers { later.open(completionHandler: $0) }.count, equals: 1,
            "how often open calls its completion handler, for a stub that was created outside all recordings")
        expect(
            answers { later.close(completionHandler: $0) }, equals: [true],
            "what close's completion handler received, for a stub that was created outside all recordings")
        expect(
            answers { later.save(to: copy, for: .forCreating, completionHandler: $0) }, equals: [true],
            "what save's completion handler received, for a stub that was created outside all recordings")
        expect(created(ended), equals: "letter", "recorder.created in a recording that has already ended")
        expect(calls(ended), equals: "nothing", "recorder.calls in a recording that has already ended")
        expect(
            created(Self.firstRecording), equals: "nothing", "recorder.created in the very first recording")
        expect(calls(Self.firstRecording), equals: "nothing", "recorder.calls in the very first recording")
        StubDocument.recording(opens: true) { recorder in
            later.open()
            later.close()
            expect(
                created(recorder), equals: "nothing",
                "recorder.created in a recording that only uses a stub from outside")
            expect(
                calls(recorder), equals: "nothing",
                "recorder.calls in a recording that only uses a stub from outside")
        }
    }

    @Test("A recording ends even if its body throws an error")
    func throwing() {
        var kept: Recorder?
        #expect(throws: Broken.self, "recording(opens:_:) throws the error that its body throws") {
            try StubDocument.recording(opens: false) { recorder in
                kept = recorder
                _ = made(letter)
                throw Broken()
            }
        }
        made(list).open()
        expect(created(kept), equals: "letter", "recorder.created in a recording whose body threw an error")
        expect(calls(kept), equals: "nothing", "recorder.calls in a recording whose body threw an error")
    }

    @Test("Inner and outer recordings don't affect each other")
    func nested() {
        for (outside, inside) in [(true, false), (false, true), (true, true), (false, false)] {
            let inner = "the inner recording(opens: \(inside)), inside recording(opens: \(outside))"
            let outer = "the outer recording(opens: \(outside)), around recording(opens: \(inside))"
            StubDocument.recording(opens: outside) { outerOne in
                made(letter).close()
                StubDocument.recording(opens: inside) { innerOne in
                    let document = made(list)
                    let told = answers { document.open(completionHandler: $0) }
                    expect(told, equals: [inside], "what open's completion handler received in \(inner)")
                    expect(created(innerOne), equals: "list", "recorder.created in \(inner)")
                    expect(calls(innerOne), equals: "open", "recorder.calls in \(inner)")
                    expect(
                        created(outerOne), equals: "letter",
                        "recorder.created in \(outer), before the inner one ends")
                }
                let document = made(copy)
                let told = answers { document.open(completionHandler: $0) }
                expect(
                    told, equals: [outside],
                    "what open's completion handler received in \(outer), after the inner one")
                expect(created(outerOne), equals: "letter, copy", "recorder.created in \(outer)")
                expect(calls(outerOne), equals: "close, open", "recorder.calls in \(outer)")
            }
        }
    }

    @Test("In three nested recordings, each one continues after the one inside it ends")
    func threeLevels() {
        StubDocument.recording(opens: true) { outer in
            StubDocument.recording(opens: false) { middle in
                StubDocument.recording(opens: true) { inner in
                    made(letter).close()
                    expect(
                        created(inner), equals: "letter",
                        "recorder.created in the innermost of three recordings")
                }
                made(list).close()
                expect(
                    created(middle), equals: "list", "recorder.created in the middle one of three recordings")
            }
            made(copy).close()
            expect(created(outer), equals: "copy", "recorder.created in the outermost of three recordings")
        }
    }

    @Test("The outer recording continues after an inner body throws an error")
    func throwingInside() {
        StubDocument.recording(opens: true) { outer in
            try? StubDocument.recording(opens: false) { _ in throw Broken() }
            let document = made(letter)
            expect(
                answers { document.open(completionHandler: $0) }, equals: [true],
                "what open's completion handler received in the outer recording(opens: true), after an inner one threw"
            )
            expect(
                created(outer), equals: "letter",
                "recorder.created in the outer recording, after an inner one threw")
        }
    }

    @Test("A stub belongs to the recording in which it was created")
    func belongs() {
        let (first, document) = StubDocument.recording(opens: false) { ($0, made(letter)) }
        let late = answers { document.open(completionHandler: $0) }
        expect(
            late, equals: [false],
            "what open's completion handler received after its recording(opens: false) has ended")
        expect(calls(first), equals: "open", "recorder.calls in the recording in which the stub was created")
        StubDocument.recording(opens: true) { second in
            let told = answers { document.open(completionHandler: $0) }
            expect(
                told, equals: [false],
                "what open's completion handler received in recording(opens: true), for a stub from recording(opens: false)"
            )
            document.close()
            expect(
                calls(second), equals: "nothing",
                "recorder.calls in a recording that only uses a stub from an earlier one")
            expect(
                created(second), equals: "nothing",
                "recorder.created in a recording that only uses a stub from an earlier one")
        }
        expect(calls(first), equals: "open, open, close", "recorder.calls in the recording of the older stub")
    }

    @Test("Two stubs for the same file can belong to different recordings")
    func sideBySide() {
        let (first, older) = StubDocument.recording(opens: false) { ($0, made(letter)) }
        let (second, newer) = StubDocument.recording(opens: true) { ($0, made(letter)) }
        let sameName = StubDocument.recording(opens: true) { _ in made(oldLetter) }
        sameName.close()
        for (stub, opens) in [(older, false), (newer, true), (older, false)] {
            expect(
                answers { stub.open(completionHandler: $0) }, equals: [opens],
                "what open's completion handler received for one of two stubs for letter, from recording(opens: \(opens))"
            )
        }
        newer.close()
        expect(
            calls(first), equals: "open, open",
            "recorder.calls in the first of two recordings with a stub for letter")
        expect(calls(second), equals: "open, close", "recorder.calls in the second one")
    }

    @Test("A stub keeps its recording, even if nothing else does")
    func onlyTheStubIsLeft() {
        let document = StubDocument.recording(opens: false) { _ in made(letter) }
        expect(
            answers { document.open(completionHandler: $0) }, equals: [false],
            "what open's completion handler received if only the stub still has its recorder, from recording(opens: false)"
        )
    }

    @Test("A recording returns what its body returns")
    func returns() {
        let answer = StubDocument.recording(opens: true) { _ in "answer" }
        expect(answer, equals: "answer", "the result of a recording whose body returns \"answer\"")
    }
}

extension URL: ComparableBySuite {}

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

    /// What the checks can rely on, so that a mistake that one check reports doesn't fail the others as well.
    struct Basics {
        var recordsStubs = false
        var recordsCalls = false
        var passesOpens = false
    }

    static let basics = StubChecks.foundBasics()

    static func foundBasics() -> Basics {
        let file = URL(fileURLWithPath: "/nowhere/basics.txt")
        var basics = Basics()
        for opens in [true, false] {
            StubDocument.recording(opens: opens) { recorder in
                let (stubs, calls) = (recorder.created.count, recorder.calls.count)
                let received = firstAnswer(of: StubDocument(fileURL: file))
                basics.recordsStubs = !recorder.created.dropFirst(stubs).isEmpty
                basics.recordsCalls = !recorder.calls.dropFirst(calls).isEmpty
                basics.passesOpens = same(received, opens) && (opens || basics.passesOpens)
            }
        }
        return basics
    }

    static func firstAnswer(of document: TextDocument) -> Bool? {
        var answers: [Bool] = []
        document.open { answers.append($0) }
        return answers.first
    }

    /// Whether all recordings share their records, which `keepsRecords()` reports.
    static let sharesRecords = StubChecks.foundSharing()

    static func foundSharing() -> Bool {
        let file = URL(fileURLWithPath: "/nowhere/sharing.txt")
        func counts(_ recorder: Recorder) -> [Int] { [recorder.created.count, recorder.calls.count] }
        var before: [Int] = []
        let first = StubDocument.recording(opens: false) { recorder in
            StubDocument(fileURL: file).open()
            before = counts(recorder)
            return recorder
        }
        if !same(counts(first), before) { return true }
        return StubDocument.recording(opens: true) { _ in
            for _ in 1...2 { StubDocument(fileURL: file).open() }
            return !same(counts(first), before)
        }
    }

    /// Opens a document, and says what its completion handler should have received instead.
    func wrongOpen(_ document: TextDocument, passes expected: Bool, _ what: String) -> [String] {
        let received = answers { document.open(completionHandler: $0) }
        // Another check reports an open that never passes the right value.
        guard Self.basics.passesOpens, let first = received.first else {
            notJudged()
            return []
        }
        if same(first, expected) { return [] }
        return ["what open passed to its completion handler \(what): expected \(expected), got \(first)"]
    }

    /// Whether a stub that is used during a later recording still belongs to its own one.
    func staysWithItsRecording() -> Bool {
        let (first, document) = StubDocument.recording(opens: false) { ($0, made(letter)) }
        let recorded = first.calls.count
        return StubDocument.recording(opens: true) { _ in
            let received = answers { document.open(completionHandler: $0) }
            return !Self.basics.passesOpens || same(received.first, false)
        } && (!Self.basics.recordsCalls || !first.calls.dropFirst(recorded).isEmpty)
    }

    /// Whether an inner recording no longer records what is created after its body has ended.
    ///
    /// This creates no stub outside all recordings, because that may crash, which another check reports.
    func innerOneEnds(throwing throwsError: Bool = false) -> Bool {
        StubDocument.recording(opens: true) { _ in
            var inner: Recorder?
            try? StubDocument.recording(opens: false) { recorder in
                inner = recorder
                if throwsError { throw Broken() }
            }
            let recorded = inner?.created.count ?? 0
            _ = made(list)
            return inner?.created.dropFirst(recorded).isEmpty ?? true
        }
    }

    /// Whether an outer recording records what is created after an inner one has ended.
    func outerOneContinues() -> Bool {
        StubDocument.recording(opens: true) { outer in
            StubDocument.recording(opens: false) { _ in }
            let recorded = outer.created.count
            _ = made(copy)
            return !Self.basics.recordsStubs || !outer.created.dropFirst(recorded).isEmpty
        }
    }

    @Test("Every stub that is created in a recording is in recorder.created, in order")
    func created() {
        StubDocument.recording(opens: true) { recorder in
            let before = recorder.created.count
            @MainActor func new() -> String { inWords(recorder.created.dropFirst(before).map { name($0) }) }
            let first = made(letter)
            expect(new(), equals: "letter", "recorder.created after one stub")
            let second = made(list)
            let third = StubDocument(fileURL: letter)
            let fourth = made(oldLetter)
            expect(
                new(), equals: "letter, list, letter, old letter", "recorder.created after four stubs")
            expect(
                [first, second, third, fourth].map { name($0.fileURL) }.joined(separator: ", "),
                equals: "letter, list, letter, old letter", "the fileURLs of the four stubs")
            let pages = (1...20).map { URL(fileURLWithPath: "/nowhere/\($0)") }
            for page in pages { _ = made(page) }
            expect(
                recorder.created.dropFirst(before + 4).map(\.lastPathComponent).joined(separator: " "),
                equals: pages.map(\.lastPathComponent).joined(separator: " "),
                "the URLs that twenty more stubs added to recorder.created")
        }
    }

    @Test("Every call is in recorder.calls, in order, and nothing else is")
    func calls() {
        StubDocument.recording(opens: true) { recorder in
            let before = recorder.calls.count
            @MainActor func new() -> String { inWords(recorder.calls.dropFirst(before).map { name($0) }) }
            let document = made(letter)
            let other = made(list)
            expect(new(), equals: "nothing", "recorder.calls after two stubs were created")
            document.open()
            other.open()
            document.save(to: copy, for: .forCreating)
            document.save(to: letter, for: .forOverwriting)
            document.close()
            expect(
                new(), equals: "open, open, save copy, save letter, close",
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
                recorder.calls.dropFirst(before + 5).map { name($0) }.joined(separator: ", "),
                equals: "open, save old letter, save letter"
                    + String(repeating: ", close, open, open", count: 10),
                "what another open, save to old letter, save to letter, and ten times close, open, open added to recorder.calls"
            )
        }
    }

    @Test("Each call is recorded before its completion handler runs")
    func recordedFirst() {
        StubDocument.recording(opens: true) { recorder in
            let document = made(letter)
            @MainActor func check(_ name: String, _ call: (@escaping @MainActor (Bool) -> Void) -> Void) {
                let before = recorder.calls.count
                var isFirst: Bool?
                call { _ in isFirst = isFirst ?? !recorder.calls.dropFirst(before).isEmpty }
                if same(isFirst, true) { return }
                // Other checks report a call that is never recorded, and one that doesn't call its handler.
                guard same(isFirst, false), !recorder.calls.dropFirst(before).isEmpty else {
                    return notJudged()
                }
                fail("when the completion handler of \(name) runs, this call isn't in recorder.calls yet")
            }
            check("open") { document.open(completionHandler: $0) }
            check("save") { document.save(to: copy, for: .forCreating, completionHandler: $0) }
            check("close") { document.close(completionHandler: $0) }
        }
    }

    @Test("open passes the value of opens to its completion handler, once and before it returns")
    func opens() {
        for opens in [true, false, true] {
            let received = StubDocument.recording(opens: opens) { _ in
                let document = made(letter)
                return answers { document.open(completionHandler: $0) }
            }
            expect(
                inWords(received.map { "\($0)" }), equals: "\(opens)",
                "what open passed to its completion handler in recording(opens: \(opens))")
        }
    }

    @Test("close and save pass true to their completion handlers, once and before they return")
    func closesAndSaves() {
        for opens in [true, false] {
            StubDocument.recording(opens: opens) { _ in
                let document = made(letter)
                let saved = answers { document.save(to: copy, for: .forCreating, completionHandler: $0) }
                expect(
                    inWords(saved.map { "\($0)" }), equals: "true",
                    "what save passed to its completion handler in recording(opens: \(opens))")
                let closed = answers { document.close(completionHandler: $0) }
                expect(
                    inWords(closed.map { "\($0)" }), equals: "true",
                    "what close passed to its completion handler in recording(opens: \(opens))")
            }
        }
    }

    /// Uses a stub for a file that exists, and says which of its methods touch the disk.
    func diskAccess(_ use: (() -> Void) -> Void) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "letter.txt")
        try Data("on disk".utf8).write(to: file)
        let newFile = folder.appending(path: "copy.txt")
        var found: [String] = []
        use {
            let document = made(file)
            document.open()
            if !document.text.isEmpty { found.append("open reads the file") }
            document.text = "from the stub"
            @MainActor func check(_ method: String) {
                if let contents = try? String(contentsOf: file, encoding: .utf8), same(contents, "on disk") {
                    return
                }
                found.append("\(method) writes to the file")
                try? Data("on disk".utf8).write(to: file)
            }
            document.save(to: newFile, for: .forCreating)
            document.save(to: file, for: .forOverwriting)
            check("save")
            document.close()
            check("close")
        }
        if FileManager.default.fileExists(atPath: newFile.path) {
            found.append("save to copy.txt creates a file")
        }
        return found
    }

    func diskAccess(opens: Bool) throws -> [String] {
        try diskAccess { use in StubDocument.recording(opens: opens) { _ in use() } }
    }

    @Test("A stub of a recording doesn't touch the disk")
    func noDisk() throws {
        for opens in [true, false] {
            let found = try diskAccess(opens: opens)
            for access in found { fail("\(access), in recording(opens: \(opens))") }
            if !found.isEmpty { return }
        }
    }

    @Test("At the start of a recording, its recorder is empty")
    func secondRecording() {
        StubDocument.recording(opens: false) { _ in made(letter).open() }
        for number in ["second", "third"] {
            StubDocument.recording(opens: true) { recorder in
                expect(
                    created(recorder), equals: "nothing",
                    "recorder.created at the start of the \(number) recording")
                expect(
                    calls(recorder), equals: "nothing",
                    "recorder.calls at the start of the \(number) recording")
                made(list).open()
            }
        }
    }

    @Test("A recorder keeps its records after its recording has ended, and later ones don't change them")
    func keepsRecords() {
        if !Self.basics.recordsStubs || !Self.basics.recordsCalls { notJudged() }
        var recorded: [String] = []
        var (stubs, callCount) = (0, 0)
        func records(_ recorder: Recorder) -> String { "\(created(recorder)); \(calls(recorder))" }
        let first = StubDocument.recording(opens: false) { recorder in
            made(letter).open()
            recorded.append(records(recorder))
            (stubs, callCount) = (recorder.created.count, recorder.calls.count)
            return recorder
        }
        expect(
            records(first), equals: recorded[0],
            "created and calls of a recorder, after its recording has ended")
        for _ in 1...2 {
            StubDocument.recording(opens: true) { _ in
                made(list).open()
                made(copy).open()
            }
        }
        // Of many, names say little.
        if first.created.count > max(6, stubs) {
            return expect(
                "\(first.created.count - stubs) stubs and \(first.calls.count - callCount) calls",
                equals: "nothing",
                "what two later recordings add to a recorder")
        }
        expect(
            records(first), equals: recorded[0], "created and calls of a recorder, after two later recordings"
        )
    }

    @Test("A stub that is created outside all recordings works, but nothing records it")
    func outside() throws {
        _ = Self.basics
        let first = Self.firstRecording
        let ended = StubDocument.recording(opens: false) { $0 }
        let (inEnded, inFirst) = (ended.created.count, first.created.count)
        func answersOf(_ document: TextDocument) -> [[Bool]] {
            [
                answers { document.open(completionHandler: $0) },
                answers { document.close(completionHandler: $0) },
                answers { document.save(to: copy, for: .forCreating, completionHandler: $0) },
            ]
        }
        let inside = StubDocument.recording(opens: true) { _ in answersOf(made(letter)) }
        let later = made(list)
        expect(
            name(later.fileURL), equals: "list",
            "the fileURL of a stub that was created outside all recordings")
        let received = answersOf(later)
        // Other checks report what a stub of a recording does wrong.
        for (number, method) in ["open", "close", "save"].enumerated() {
            guard same(inside[number], [true]) else {
                notJudged()
                continue
            }
            expect(
                received[number].count, equals: 1,
                "how often \(method) calls its completion handler, for a stub that was created outside all recordings"
            )
            if number > 0, same(received[number].first, false) {
                fail(
                    "\(method) passes false to its completion handler, for a stub that was created outside all recordings"
                )
            }
        }
        let isInEnded = !ended.created.dropFirst(inEnded).isEmpty
        let isInFirst = !first.created.dropFirst(inFirst).isEmpty
        // Other checks report a recording that never ends, and a stub that doesn't remember its recording.
        if isInEnded || isInFirst, innerOneEnds() {
            let which = isInEnded ? "a recording that had ended" : "the very first recording"
            fail(
                "a stub that was created outside all recordings is in the recorder.created of \(which)")
        } else if !isInEnded, !isInFirst, staysWithItsRecording() {
            StubDocument.recording(opens: true) { recorder in
                let (stubs, calls) = (recorder.created.count, recorder.calls.count)
                later.open()
                later.close()
                if !recorder.created.dropFirst(stubs).isEmpty || !recorder.calls.dropFirst(calls).isEmpty {
                    fail("a recording records the calls of a stub that was created outside all recordings")
                }
            }
            if innerOneEnds(throwing: true) {
                var failed: Recorder?
                try? StubDocument.recording(opens: false) { recorder in
                    failed = recorder
                    throw Broken()
                }
                let recorded = failed?.created.count ?? 0
                _ = made(list)
                if !(failed?.created.dropFirst(recorded).isEmpty ?? true) {
                    fail(
                        "a stub that was created outside all recordings is in the recorder.created of a recording whose body had thrown an error"
                    )
                }
            }
        } else {
            notJudged()
        }
        if try diskAccess(opens: true).isEmpty, try diskAccess(opens: false).isEmpty {
            for access in try diskAccess({ $0() }) {
                fail("\(access), for a stub that was created outside all recordings")
            }
        } else {
            notJudged()
        }
    }

    @Test("A recording ends with its body")
    func afterwards() {
        guard Self.basics.recordsStubs else { return notJudged() }
        if innerOneEnds() { return }
        let ended = StubDocument.recording(opens: false) { $0 }
        let stubs = ended.created.count
        made(list).open()
        if !ended.created.dropFirst(stubs).isEmpty {
            fail("a stub that was created after the recording had ended is in its recorder.created")
        }
    }

    @Test("A recording ends even if its body throws an error")
    func throwing() {
        // Other checks report stubs that aren't recorded, and a recording that doesn't end at all.
        guard Self.basics.recordsStubs, innerOneEnds() else { return notJudged() }
        if !innerOneEnds(throwing: true) {
            fail("a stub that was created after the body had thrown an error is still in recorder.created")
        }
    }

    /// Reports what is found in the first of several cases in which something is found.
    func reportFirst<Case>(of cases: [Case], _ find: (Case) -> [String]) {
        _ = Self.basics
        guard let found = cases.lazy.map(find).first(where: { !$0.isEmpty }) else { return }
        for message in found { fail(message) }
    }

    static let pairs = [(true, false), (false, true), (true, true), (false, false)]

    @Test("The stubs of an inner recording belong only to that one")
    func nested() {
        if Self.sharesRecords { return notJudged() }
        if !Self.basics.recordsStubs || !Self.basics.recordsCalls { notJudged() }
        reportFirst(of: Self.pairs) { outside, inside in
            let inner = "recording(opens: \(inside)), inside recording(opens: \(outside))"
            return StubDocument.recording(opens: outside) { outerOne in
                made(letter).open()
                let before = (created(outerOne), calls(outerOne))
                return StubDocument.recording(opens: inside) { innerOne in
                    var found = wrongOpen(made(list), passes: inside, "in \(inner)")
                    if Self.basics.recordsStubs, !same(created(innerOne), "list") {
                        found.append(
                            "recorder.created of \(inner): expected \"list\", got \"\(created(innerOne))\"")
                    }
                    if Self.basics.recordsCalls, !same(calls(innerOne), "open") {
                        found.append(
                            "recorder.calls of \(inner): expected \"open\", got \"\(calls(innerOne))\"")
                    }
                    if !same(created(outerOne), before.0) || !same(calls(outerOne), before.1) {
                        found.append("the records of the outer recording change while the inner one runs")
                    }
                    return found
                }
            }
        }
    }

    @Test("After an inner recording ends, the outer one continues")
    func outerContinues() {
        if Self.sharesRecords { return notJudged() }
        if !Self.basics.recordsStubs || !Self.basics.recordsCalls { notJudged() }
        reportFirst(of: Self.pairs) { outside, inside in
            let outer = "recording(opens: \(outside)), after an inner recording(opens: \(inside)) has ended"
            return StubDocument.recording(opens: outside) { outerOne in
                StubDocument.recording(opens: inside) { _ in made(list).open() }
                let (stubs, calls) = (outerOne.created.count, outerOne.calls.count)
                var found = wrongOpen(made(copy), passes: outside, "in \(outer)")
                if Self.basics.recordsStubs, outerOne.created.dropFirst(stubs).isEmpty {
                    // What open passes means nothing then.
                    found = ["a new stub isn't in recorder.created of \(outer)"]
                }
                if Self.basics.recordsCalls, outerOne.calls.dropFirst(calls).isEmpty {
                    found.append("the call of a new stub isn't in recorder.calls of \(outer)")
                }
                return found
            }
        }
    }

    @Test("In three nested recordings, each one continues after the one inside it ends")
    func threeLevels() {
        _ = Self.basics
        // Another check reports what goes wrong with two of them.
        guard Self.basics.recordsStubs, outerOneContinues() else { return notJudged() }
        StubDocument.recording(opens: true) { outer in
            StubDocument.recording(opens: false) { middle in
                StubDocument.recording(opens: true) { _ in made(letter).open() }
                let recorded = middle.created.count
                made(list).open()
                if middle.created.dropFirst(recorded).isEmpty {
                    fail(
                        "the middle one of three recordings doesn't continue after the innermost one has ended"
                    )
                }
            }
            let recorded = outer.created.count
            made(copy).open()
            if outer.created.dropFirst(recorded).isEmpty {
                fail("the outermost of three recordings doesn't continue after the two inside it have ended")
            }
        }
    }

    @Test("After an inner body throws an error, the outer recording continues")
    func throwingInside() {
        _ = Self.basics
        guard Self.basics.recordsStubs, outerOneContinues() else { return notJudged() }
        StubDocument.recording(opens: true) { outer in
            try? StubDocument.recording(opens: false) { _ in throw Broken() }
            let recorded = outer.created.count
            _ = made(letter)
            if outer.created.dropFirst(recorded).isEmpty {
                fail(
                    "a new stub isn't in recorder.created of the outer recording, after the inner body has thrown an error"
                )
            }
        }
    }

    @Test("A stub uses the recorder and the value of opens of its own recording, even after that has ended")
    func belongs() {
        if Self.sharesRecords { return notJudged() }
        if !Self.basics.recordsCalls { notJudged() }
        reportFirst(of: [false, true]) { opens in
            let (first, document) = StubDocument.recording(opens: opens) { ($0, made(letter)) }
            let stub = "a stub from recording(opens: \(opens))"
            @MainActor func use(_ moment: String) -> [String] {
                let recorded = first.calls.count
                let found = wrongOpen(document, passes: opens, "for \(stub), \(moment)")
                if Self.basics.recordsCalls, first.calls.dropFirst(recorded).isEmpty {
                    // What open passes means nothing then.
                    return ["a call of \(stub), made \(moment), isn't in its recorder.calls"]
                }
                return found
            }
            let afterwards = use("after that recording had ended")
            return StubDocument.recording(opens: !opens) { second in
                let recorded = second.calls.count
                let later = use("during a later recording(opens: \(!opens))")
                let added = second.calls.dropFirst(recorded)
                return (afterwards.isEmpty ? later : afterwards)
                    + (added.isEmpty
                        ? [] : ["a call of \(stub) is in the recorder.calls of a later recording"])
            }
        }
    }

    @Test("Two stubs can belong to different recordings, even if they are for the same file")
    func sideBySide() {
        _ = Self.basics
        // Another check reports a stub that doesn't belong to its recording at all.
        guard staysWithItsRecording() else { return notJudged() }
        let (first, older) = StubDocument.recording(opens: false) { ($0, made(letter)) }
        let (second, newer) = StubDocument.recording(opens: true) { ($0, made(letter)) }
        StubDocument.recording(opens: true) { _ in made(oldLetter).open() }
        let stubs = [(older, false, "older"), (newer, true, "newer"), (older, false, "older")]
        let found = stubs.map { stub, opens, which in
            wrongOpen(
                stub, passes: opens,
                "for the \(which) of two stubs for letter, from recording(opens: \(opens))")
        }
        if let first = found.first(where: { !$0.isEmpty }) {
            for message in first { fail(message) }
        } else if Self.basics.recordsCalls {
            expect(
                calls(first), equals: "open, open",
                "recorder.calls of the older of two stubs for letter, which was opened twice")
            expect(
                calls(second), equals: "open",
                "recorder.calls of the newer of two stubs for letter, which was opened once")
        } else {
            notJudged()
        }
    }

    @Test("A stub keeps its recorder alive")
    func onlyTheStubIsLeft() {
        _ = Self.basics
        guard staysWithItsRecording() else { return notJudged() }
        for opens in [false, true] {
            let document = StubDocument.recording(opens: opens) { _ in made(letter) }
            let found = wrongOpen(
                document, passes: opens,
                "if only the stub from recording(opens: \(opens)) can still have its recorder")
            for message in found { fail(message) }
        }
    }

    @Test("A recording returns what its body returns, and throws what its body throws")
    func returns() {
        let answer = StubDocument.recording(opens: true) { _ in "answer" }
        expect(answer, equals: "answer", "the result of a recording whose body returns \"answer\"")
        do {
            try StubDocument.recording(opens: false) { _ in throw Broken() }
            fail("recording(opens:_:) throws no error, although its body does")
        } catch is Broken {
        } catch {
            fail("recording(opens:_:) doesn't throw the error that its body throws, but a different one")
        }
    }
}

extension URL: ComparableBySuite {}

import Testing

@testable import WorkbookGrading
@testable import WorkbookModel
@testable import WorkbookSystem

struct CompilerMessageTests {
    @Test("Messages are found among a build's other output, each once")
    func parse() {
        let output = """
            [1/4] Write sources
            /w/Sources/Lamp/Lamp.swift:3:17: error: cannot find 'isOff' in scope
                    return isOff
                           ^~~~~
            /w/Sources/Lamp/Lamp.swift:9:5: warning: variable 'x' was never used; consider replacing with '_'
            /w/Sources/Lamp/Lamp.swift:3:17: error: cannot find 'isOff' in scope
            /w/Sources/Lamp/Lamp.swift:1:1: note: 'Lamp' declared here: see there
            <unknown>:0: error: fatalError
            error: emit-module command failed with exit code 1 (use -v to see invocation)
            Lamp.Lamp.hidden:2:13: note: 'hidden' declared here
            """
        #expect(
            CompilerMessage.parse(output) == [
                CompilerMessage(
                    path: "/w/Sources/Lamp/Lamp.swift", line: 3, column: 17, severity: "error",
                    text: "cannot find 'isOff' in scope", code: "        return isOff"),
                CompilerMessage(
                    path: "/w/Sources/Lamp/Lamp.swift", line: 9, column: 5, severity: "warning",
                    text: "variable 'x' was never used; consider replacing with '_'"),
                CompilerMessage(
                    path: "/w/Sources/Lamp/Lamp.swift", line: 1, column: 1, severity: "note",
                    text: "'Lamp' declared here: see there"),
            ])
    }

    @Test("A path may contain spaces and punctuation")
    func path() {
        let messages = CompilerMessage.parse("/home/me/my course (2)/Läm+p.swift:10:2: error: expected '}'")
        #expect(messages.map(\.path) == ["/home/me/my course (2)/Läm+p.swift"])
    }

    @Test("Windows line endings make no difference")
    func lineEnds() {
        #expect(
            CompilerMessage.parse("/a.swift:1:2: error: one\r\n/a.swift:2:2: error: two\r\n").map(\.text) == [
                "one", "two",
            ])
    }

    @Test(
        "Text without a diagnostic yields nothing",
        arguments: [
            "", "Build complete! (0.5s)", "/a.swift:1: error: no column", "a.swift:1:2: error: relative",
        ])
    func nothing(output: String) {
        #expect(CompilerMessage.parse(output).isEmpty)
    }
}

struct SuiteNeedTests {
    @Test("Parsing a message of any length doesn't take quadratic time", .timeLimit(.minutes(10)))
    func longMessage() {
        let parts = [
            "missing argument for parameter ", "incorrect argument label in call (have 'a', expected 'b'",
            "type '",
        ]
        for part in parts {
            let sentence = SuiteNeed(String(repeating: part, count: 5_000)).sentence()
            #expect(sentence.hasPrefix("the suite can't be compiled with your code: \(part)"))
        }
    }

    @Test("An error inside the suite is reported as what the suite needs", arguments: Need.all)
    func sentence(_ need: Need) {
        #expect(SuiteNeed(need.message).sentence() == need.sentence)
    }

    /// A message in the format of Swift 6.3.1.
    struct Need: Sendable, CustomTestStringConvertible {
        var message: String
        var sentence: String

        var testDescription: String { message }

        static let all = [
            Need(
                message: "'hidden' is inaccessible due to 'private' protection level",
                sentence: "the suite needs `hidden`, which is private"),
            Need(
                message: "'press()' is inaccessible due to 'fileprivate' protection level",
                sentence: "the suite needs `press()`, which is fileprivate"),
            Need(
                message: "cannot assign to property: 'readable' setter is inaccessible",
                sentence: "the suite needs to set a property whose setter isn't accessible to it"),
            Need(
                message: "cannot find 'absent' in scope",
                sentence: "the suite needs `absent`, but can't find it in your code"),
            Need(
                message: "cannot find type 'Absent' in scope",
                sentence: "the suite needs `Absent`, but can't find it in your code"),
            Need(
                message: "value of type 'Tracker' has no member 'missing'",
                sentence: "the suite needs `missing` in `Tracker`, but can't find it there"),
            Need(
                message: "type 'Tracker' has no member 'shared'",
                sentence: "the suite needs `shared` in `Tracker`, but can't find it there"),
            Need(
                message: "type 'S' does not conform to protocol 'Analytics'",
                sentence: "the suite needs `S` to conform to `Analytics`"),
            Need(
                message: "argument type 'Spy' does not conform to expected type 'Analytics'",
                sentence: "the suite needs `Spy` to conform to `Analytics`"),
            Need(
                message: "value of type 'Spy' does not conform to specified type 'Analytics'",
                sentence: "the suite needs `Spy` to conform to `Analytics`"),
            Need(
                message:
                    "global function 'expect(_:equals:_:sourceLocation:)' requires that 'Yes' conform to 'ComparableBySuite'",
                sentence:
                    "the suite needs a type such as `Bool`, `Int` or `String` where your code has `Yes`"),
            Need(
                message: "conflicting arguments to generic parameter 'Value' ('Int' vs. 'Bool')",
                sentence: "the suite compares a value of type `Int` with one of type `Bool`"),
            Need(
                message: "no such module 'Nope'",
                sentence: "the suite needs the module `Nope`, which was not built"),
            Need(
                message: "incorrect argument label in call (have 'name:', expected 'title:')",
                sentence:
                    "the suite makes a call with the labels `name:`, but your declaration has `title:`"
            ),
            Need(
                message: "incorrect argument labels in call (have 'from:to:', expected 'of:_:')",
                sentence:
                    "the suite makes a call with the labels `from:to:`, but your declaration has `of:_:`"
            ),
            Need(
                message: "missing argument for parameter 'analytics' in call",
                sentence: "the suite makes a call without `analytics`, which your declaration requires"),
            Need(
                message: "missing arguments for parameters 'a', 'b' in call",
                sentence: "the suite makes a call without `a` and `b`, which your declaration requires"),
            Need(
                message: "argument passed to call that takes no arguments",
                sentence:
                    "the suite can't be compiled with your code: argument passed to call that takes no arguments"
            ),
            Need(
                message: "inheritance from a final class 'Tracker'",
                sentence:
                    "the suite can't be compiled with your code: inheritance from a final class 'Tracker'"),
        ]
    }
}

import Foundation
import Testing
import TestSupport

@testable import WorkbookGrading
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct BuildFailureTests {
    let folder = TemporaryFolder.current

    private func workspace() throws -> Workspace {
        let course = try SampleCourse.load(in: folder)
        return try Workspace.assemble(
            PartAttempt(course.exercises[0].firstPart), course: course, toolchain: .sample)
    }

    private func record(
        _ output: String, _ errorOutput: String = "", _ termination: Termination = .exited(1)
    ) -> ProcessResult {
        ProcessResult(termination: termination, output: output, errorOutput: errorOutput, seconds: 1)
    }

    @Test("Each error is reported once, the learner's first and from top to bottom; warnings aren't")
    func order() throws {
        let workspace = try workspace()
        let root = workspace.root.path
        let output = """
            \(root)/Tests/LampChecks/LampChecks.swift:9:9: error: value of type 'Lamp' has no member 'isOn'
            \(root)/Sources/Lamp/Bulb.swift:2:1: error: cannot find 'Lamp' in scope
            \(root)/Sources/Lamp/Lamp.swift:8:5: error: second
            \(root)/Sources/Lamp/Lamp.swift:3:9: error: first
            \(root)/Sources/Lamp/Lamp.swift:3:2: warning: never used
            \(root)/Sources/Lamp/Lamp.swift:8:5: error: second
            \(root)/Tests/LampChecks/LampChecks.swift:12:9: error: value of type 'Lamp' has no member 'isOn'
            /opt/swift/Testing.swift:1:1: error: elsewhere
            """
        let lesson = "Lessons/1-lamp/1-switch"
        #expect(
            try BuildFailure.diagnostics(of: record("", output), workspace: workspace) == [
                Diagnostic(
                    origin: .learner, place: Place(path: "\(lesson)/Lamp.swift", line: 3, column: 9),
                    message: "first"),
                Diagnostic(
                    origin: .learner, place: Place(path: "\(lesson)/Lamp.swift", line: 8, column: 5),
                    message: "second"),
                Diagnostic(
                    origin: .given, place: Place(path: "\(lesson)/Bulb.swift", line: 2, column: 1),
                    message: "this given file needs `Lamp`, but can't find it in your code"),
                Diagnostic(
                    origin: .suite, place: nil,
                    message: "the suite needs `isOn` in `Lamp`, but can't find it there"),
                Diagnostic(origin: .other, place: nil, message: "elsewhere"),
            ])
    }

    @Test("A module of the course that doesn't compile is a fault of its own, with the place in the course")
    func module() throws {
        let workspace = try workspace()
        let root = workspace.root.path
        let output = """
            \(root)/Sources/Lamp/Lamp.swift:1:8: error: no such module 'Kit'
            \(root)/Sources/Kit/Kit.swift:3:9: error: expected declaration
            """
        let fault = #expect(throws: BrokenFile.self) {
            try BuildFailure.diagnostics(of: record("", output), workspace: workspace)
        }
        #expect(fault?.place == Place(path: "Sources/Kit/Kit.swift", line: 3, column: 9))
        #expect(fault?.message == "expected declaration")
    }

    @Test("What the suite does with a name is left out if a name isn't there")
    func absentName() throws {
        let workspace = try workspace()
        let file = "\(workspace.root.path)/Tests/LampChecks/LampChecks.swift"
        let member = "\(file):9:9: error: value of type 'Lamp' has no member 'isOn'\n"
        let type = "\(file):12:9: error: cannot find type 'Lamp' in scope"
        let name = "\(file):13:9: error: cannot find 'press' in scope\n"
        let shown = try BuildFailure.diagnostics(of: record(member + name + type), workspace: workspace)
        #expect(shown.map(\.message) == ["the suite needs `Lamp`, but can't find it in your code"])
        let others = try BuildFailure.diagnostics(of: record(member), workspace: workspace)
        #expect(others.map(\.message) == ["the suite needs `isOn` in `Lamp`, but can't find it there"])
    }

    @Test("Errors in code from a macro are left out, unless there are no others")
    func generatedNames() throws {
        let workspace = try workspace()
        let file = "\(workspace.root.path)/Sources/Lamp/Lamp.swift"
        let brace = "\(file):9:1: error: expected '}' in struct"
        let name = "\(file):3:5: error: cannot find '$s4LampAAV2onfMu_' in scope"
        let const = "\(file):3:5: error: '@const' value should be initialized with a compile-time value"
        let section =
            "\(file):3:5: error: global variable must be a compile-time constant to use @section attribute"
        for made in [name, const, section] {
            for output in ["\(made)\n\(brace)", made] {
                let found = try BuildFailure.diagnostics(of: record("", output), workspace: workspace)
                #expect(found.count == 1)
                #expect(found[0].message.contains("expected") == (output != made))
            }
        }
    }

    @Test("An error in a macro's expansion is reported at the macro, unless its line has an error of its own")
    func macros() throws {
        let workspace = try workspace()
        let file = "\(workspace.root.path)/Sources/Lamp/Lamp.swift"
        let generated = "/tmp/swift-generated-sources/@__swiftmacro_4Lamp0014Lampswift_DrJCafMX"
        let output = """
            \(generated)7_4_6expectfMf_.swift:1:22: error: errors thrown from here are not handled
            Testing.__checkValue(try f())
                                 ^
            \(file):8:5: note: in expansion of macro 'expect' here
                #expect(try f())
                ^~~~~~~~~~~~~~~~
            \(generated)7_4_6expectfMf_.swift:1:30: error: another one
            \(file):8:5: note: in expansion of macro 'expect' here
            \(file):12:1: error: Attribute 'Test' must specify arguments
            \(generated)11_0_4TestfMp_.swift:11:21: error: cannot convert value of type '(Int) -> Void'
            \(file):12:1: note: in expansion of macro 'Test' on instance method 'a' here
            """
        let found = try BuildFailure.diagnostics(of: record("", output), workspace: workspace)
        expectEqual(
            found.map { "\($0.origin) \($0.place?.line ?? 0):\($0.place?.column ?? 0) \($0.message)" },
            [
                "learner 8:5 errors thrown from here are not handled", "learner 8:5 another one",
                "learner 12:1 Attribute 'Test' must specify arguments",
            ])
    }

    @Test("A missing brace is reported at the end of the file, not at errors that result from skipped bodies")
    func echo() throws {
        let workspace = try workspace()
        let file = "\(workspace.root.path)/Sources/Lamp/Lamp.swift"
        let output = """
            \(file):2:5: error: expected declaration
            \(file):2:5: error: expected '}' in class
            \(file):11:1: error: expected expression in assignment
            \(file):11:1: error: expected '}' in class
            """
        let diagnostics = try BuildFailure.diagnostics(of: record("", output), workspace: workspace)
        #expect(diagnostics.map(\.message) == ["expected expression in assignment", "expected '}' in class"])
        let alone = try BuildFailure.diagnostics(
            of: record("", "\(file):2:5: error: expected '}' in class"), workspace: workspace)
        #expect(alone.map(\.message) == ["expected '}' in class"])
    }

    /// The output of Swift 6.3.1 for `braces`.
    private func braceOutput(_ file: String) -> String {
        """
        \(file):8:9: error: initializers may only be declared within a type
            init() {}
                ^
        \(file):9:1: error: extraneous '}' at top level
        }
        ^

        \(file):6:9: error: var 'isOn' is not concurrency-safe because it is nonisolated global shared mutable state [#MutableGlobalVariable]
            var isOn = false
                ^
        \(file):6:9: note: convert 'isOn' to a 'let' constant to make 'Sendable' shared state immutable
            var isOn = false
            ~~~ ^
            let
        """
    }

    private let braces =
        "final class Lamp {\n    func press() {\n        f()\n        }\n    }\n    var isOn = false\n\n    init() {}\n}\n"

    @Test("A brace that closes too early is reported before its consequences, with the line to check")
    func braceFirst() throws {
        let workspace = try workspace()
        let file = workspace.root.appending(path: "Sources/Lamp/Lamp.swift")
        try Data(braces.utf8).write(to: file)
        let diagnostics = try BuildFailure.diagnostics(
            of: record(braceOutput(file.path)), workspace: workspace)
        #expect(diagnostics.map { $0.place?.line } == [9])
        #expect(
            diagnostics.first?.advice
                == "There is one closing brace `}` too many. Look at line 4: its `}` closes the `{` in line 2, but is indented differently."
        )
        // If all braces of the file are balanced, something else confuses the compiler.
        try Data("class Lamp {\n}\n".utf8).write(to: file)
        let others = try BuildFailure.diagnostics(of: record(braceOutput(file.path)), workspace: workspace)
        #expect(others.map { $0.place?.line } == [6, 8, 9])
    }

    @Test("Errors in the syntax come first, a parenthesis that isn't closed before the others")
    func syntaxFirst() throws {
        let workspace = try workspace()
        let file = workspace.root.appending(path: "Sources/Lamp/Lamp.swift").path
        let output = """
            \(file):2:9: error: cannot convert value of type 'Int' to specified type 'String'
            \(file):5:1: error: expected declaration
            \(file):6:20: error: expected ',' separator
                func press(times: Int {
                               ^
            """
        let diagnostics = try BuildFailure.diagnostics(of: record(output), workspace: workspace)
        #expect(diagnostics.map { $0.place?.line } == [6, 5, 2])
    }

    @Test("A type that the learner has renamed is named where it is missing")
    func renamedType() throws {
        let course = try SampleCourse.load(
            in: folder, changing: ["Solutions/1-lamp/1-switch/starter/Lamp.swift": "class Lamp {}\n"])
        try folder.write(["attempt/Lamp.swift": "class Light {}\n"])
        let attempt = PartAttempt(course.exercises[0].firstPart, in: folder("attempt"))
        let missing = SuiteNeed("cannot find type 'Lamp' in scope")
        #expect(RenamedType(in: attempt)?.note(on: missing) == ". Did you rename it to `Light`?")
        #expect(RenamedType(in: attempt)?.note(on: SuiteNeed("cannot find type 'Bulb' in scope")) == nil)
        let renamed = RenamedType(in: attempt)
        #expect(renamed?.note(onMissing: ["Bulb", "isOn"]) == .otherName("Light", of: "Bulb"))
        #expect(renamed?.note(onMissing: ["Bulb", "Socket"]) == nil)
        // Of two new types, nobody knows which one it is.
        try folder.write(["attempt/Lamp.swift": "class Light {}\nclass Glow {}\n"])
        #expect(RenamedType(in: attempt) == nil)
    }

    @Test("For a name that isn't found, a similar one that the file declares is offered")
    func similarName() {
        let file = LearnerFile(Data("var failedAtempts = 0\n".utf8), isTest: false)
        let error = { (text: String) in
            CompilerMessage.parse("/w/L.swift:1:1: error: \(text)\n")[0]
        }
        #expect(
            file.advice(on: error("cannot find 'failedAttempts' in scope"), [])?.contains(
                "Do you mean `failedAtempts`") == true)
        #expect(
            file.advice(on: error("cannot find 'failedAtempts' in scope"), [])?.contains(
                "declared elsewhere in this file") == true, "the name itself is no suggestion")
        #expect(
            file.advice(on: error("cannot find 'elsewhere' in scope"), [])?.contains("Do you mean") == false)
        let advice = file.advice(on: error("cannot find type 'FailedAttempts' in scope"), [])
        #expect(advice?.contains("Do you mean") == false, "a variable isn't a type")
    }

    @Test("A property of the code under test that can't be set is explained by the versions of that code")
    func builtDifferently() {
        let error = CompilerMessage.parse(
            "/w/L.swift:1:1: error: cannot assign to property: 'isOn' is a get-only property\n")[0]
        func mentionsVersions(_ source: String, isTest: Bool = true) -> Bool? {
            LearnerFile(Data(source.utf8), isTest: isTest).advice(on: error, [])?.contains("several versions")
        }
        #expect(mentionsVersions("@testable import Lamp") == true)
        #expect(
            mentionsVersions("struct Spy { var isOn: Bool { true } }") == false,
            "that is the learner's own property")
        #expect(mentionsVersions("", isTest: false) == false)
    }

    @Test(
        "An override that is less accessible than its class is explained by the line that makes the class open"
    )
    func openClass() {
        let error = CompilerMessage.parse(
            "/w/L.swift:9:1: error: overriding instance method must be as accessible as the declaration it overrides\n"
        )[0]
        func advice(_ source: String) -> String? {
            LearnerFile(Data(source.utf8), isTest: false).advice(on: error, [])
        }
        #expect(advice("import A\n\nopen class Lamp {}")?.contains("Line 3 makes the class `open`") == true)
        #expect(advice("class Lamp { open func on() {} }")?.contains("Line") == false)
    }

    @Test("A name that the other part declares is explained by the version that tests are compiled with")
    func declaredElsewhere() {
        let file = LearnerFile(
            Data(), isTest: true, others: ["Lamp.swift": Data("final class LampSpy {}".utf8)])
        let error = CompilerMessage.parse("/w/L.swift:1:1: error: cannot find 'LampSpy' in scope\n")[0]
        #expect(file.advice(on: error, [])?.hasPrefix("`LampSpy` is declared in Lamp.swift") == true)
    }

    @Test("A message keeps the line of code below it, and no other message's line")
    func code() {
        let messages = CompilerMessage.parse(braceOutput("/w/Lamp.swift"))
        #expect(
            messages.map(\.code) == ["    init() {}", "}", "    var isOn = false", "    var isOn = false"])
        let headers = "/w/L.swift:1:1: error: a\n/w/L.swift:2:1: error: b\n"
        #expect(CompilerMessage.parse(headers).map(\.code) == ["", ""])
    }

    @Test("The compiler's identifier is removed from a message, if identifiers are on")
    func identifiers() {
        let parse = { (text: String, hasIdentifiers: Bool) in
            CompilerMessage.parse("/w/L.swift:1:1: error: \(text)\n", hasIdentifiers: hasIdentifiers).map {
                [$0.text, $0.identifier]
            }
        }
        #expect(parse("'a [b_c] d' is private [e_f]", true) == [["'a [b_c] d' is private", "e_f"]])
        #expect(parse("no [e_f] [#Group]", true) == [["no", "e_f"]])
        #expect(parse("no [#Group]", true) == [["no [#Group]", nil]])
        #expect(parse("no [e_f] at the end", true) == [["no [e_f] at the end", nil]])
        #expect(parse("expected an array [e_f]", false) == [["expected an array [e_f]", nil]])
    }

    @Test("Only test files without `@testable` get advice about it")
    func testable() {
        let plain = Data("import LampKit\n".utf8)
        #expect(LearnerFile(plain, isTest: true).lacksTestable)
        #expect(!LearnerFile(plain, isTest: false).lacksTestable)
        #expect(!LearnerFile(Data("@testable import LampKit\n".utf8), isTest: true).lacksTestable)
    }

    @Test("Advice on a misspelled member suggests the only similar name in the learner's visible files")
    func misspelledMember() throws {
        let workspace = try workspace()
        let file = workspace.root.appending(path: "Sources/Lamp/Lamp.swift")
        try Data("final class Lamp {\n    var brightness = 0\n    enum Mode { case steady }\n}\n".utf8).write(
            to: file)
        let advice = { (message: String) in
            try BuildFailure.diagnostics(
                of: record("", "\(file.path):2:5: error: \(message)"), workspace: workspace
            ).first.map { ($0.message, $0.advice) } ?? ("", nil)
        }
        let misspelled = try advice("value of type 'Lamp' has no member 'brightnes'")
        #expect(misspelled.0 == "value of type 'Lamp' has no member 'brightnes'")
        #expect(misspelled.1 == "`Lamp` has no member named `brightnes`. Do you mean `brightness`?")
        #expect(
            try advice("type 'Lamp.Mode' has no member 'stedy'").1
                == "The type `Lamp.Mode` has no member named `stedy`. Do you mean `steady`?")
        #expect(
            try advice("value of type 'any Lamp' has no member 'brightnes'").1?.hasSuffix("`brightness`?")
                == true)
        for message in [
            "value of type 'Lamp' has no member 'price'", "value of type 'Int' has no member 'brightnes'",
            "value of type 'Lamp.Mode' has no member 'brightness'",
        ] { #expect(try advice(message).1?.contains("Do you mean") == false) }
        try Data("class Lamp { var brightness1 = 0, b = 1; var brightness2 = 0 }".utf8).write(to: file)
        #expect(
            try advice("value of type 'Lamp' has no member 'brightnes'").1?.contains("Do you mean") == false)
    }

    @Test("The report names a declaration that also exists in a given file")
    func givenTwice() throws {
        let workspace = try workspace()
        let output =
            "\(workspace.root.path)/Sources/Lamp/Bulb.swift:2:1: error: invalid redeclaration of 'Bulb'\n"
        #expect(
            try BuildFailure.diagnostics(of: record(output), workspace: workspace).map(\.message)
                == ["this given file declares `Bulb`, and your code declares it again"])
    }

    @Test("Errors on standard output are found")
    func standardOutput() throws {
        let workspace = try workspace()
        let output = "\(workspace.root.path)/Sources/Lamp/Lamp.swift:1:1: error: no\n"
        #expect(
            try BuildFailure.diagnostics(of: record(output), workspace: workspace).map(\.message) == ["no"])
        #expect(BuildFailure.isExplained(by: record(output), workspace: workspace))
    }

    @Test("A failed build without an error in any file is this tool's fault, and is reported with all output")
    func unexplained() throws {
        let workspace = try workspace()
        let record = record("[1/4] Planning", "error: fatalError")
        let problem = try #require(throws: GraderProblem.self) {
            try BuildFailure.diagnostics(of: record, workspace: workspace)
        }
        #expect(problem.summary == "the build failed without an error in any file")
        #expect(problem.details == "error: fatalError\n[1/4] Planning")
        #expect(!BuildFailure.isExplained(by: record, workspace: workspace))
    }

    @Test(
        "Code that takes too long to compile is reported as that, even if there were errors",
        arguments: [
            (StopReason.wallClock(seconds: 300), "was still running after 300 seconds"),
            (.cpu(seconds: 280), "used more than 280 seconds of processor time"),
            (.memory(bytes: 6 << 30), "needed more than 6144 MB of memory"),
        ])
    func tooLong(reason: StopReason, words: String) throws {
        let workspace = try workspace()
        let output = "\(workspace.root.path)/Sources/Lamp/Lamp.swift:1:1: error: no\n"
        let record = record(output, "", .ended(reason))
        #expect(
            try BuildFailure.diagnostics(of: record, workspace: workspace) == [
                Diagnostic(
                    origin: .learner, place: nil,
                    message:
                        "the compiler \(words). If the code contains a long expression, split it and write its types explicitly"
                )
            ])
        #expect(BuildFailure.isExplained(by: record, workspace: workspace))
    }

    @Test("A build that the grader ended itself is blamed on no code")
    func ended() throws {
        let record = record("", "", .ended(.cancelled))
        let problem = try #require(throws: GraderProblem.self) {
            try BuildFailure.diagnostics(of: record, workspace: workspace())
        }
        #expect(problem.summary == "the build didn't finish")
    }
}

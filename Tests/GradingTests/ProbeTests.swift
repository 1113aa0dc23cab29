import Foundation
import Testing

@testable import WorkbookGrading
@testable import WorkbookModel
@testable import WorkbookSystem
@testable import WorkbookReporting

struct ProbeTests {
    /// A file with every directive; the snippets are on lines 5-8, 9-12 and 14-15.
    private static let source = """
        // CLIENT: testable
        @testable import Lamp

        // CHECK readable: Tests can read isOn
        // COMPILES: tests cannot read isOn
        func reads(_ lamp: Lamp) -> Bool {
            lamp.isOn
        }
        // REJECTED assignment_lhs_is_immutable_property or candidate_inaccessible "'private'": tests can write isOn
        func writes(_ lamp: Lamp) {
            lamp.isOn = true
        }
        // CHECK final: Lamp is a final class
            // REJECTED inheritance_from_final_class: tests can make a subclass of Lamp
        class Subclass: Lamp {}
        """

    // MARK: - Parsing

    @Test(
        "Parsing a probe yields its client, its checks, and a snippet for each demand")
    func parse() throws {
        let probe = try Probe(parsing: Self.source)
        #expect(probe.client == .testable)
        #expect(
            probe.sentences == [
                Check(id: "compile/readable", name: "Tests can read isOn"),
                Check(id: "compile/final", name: "Lamp is a final class"),
            ])
        #expect(
            probe.snippets == [
                Probe.Snippet(
                    checkID: "readable", demand: .compiles, otherwise: "tests cannot read isOn", lines: 5...8),
                Probe.Snippet(
                    checkID: "readable",
                    demand: .rejected(because: [
                        .init(identifier: "assignment_lhs_is_immutable_property"),
                        .init(identifier: "candidate_inaccessible", words: "'private'"),
                    ]),
                    otherwise: "tests can write isOn", lines: 9...12),
                Probe.Snippet(
                    checkID: "final",
                    demand: .rejected(because: [.init(identifier: "inheritance_from_final_class")]),
                    otherwise: "tests can make a subclass of Lamp", lines: 14...15),
            ])
    }

    @Test(
        "A client is a test target, another module of the package, or another package",
        arguments: Probe.Client.allCases)
    func clients(_ client: Probe.Client) throws {
        #expect(try Probe(parsing: "// CLIENT: \(client.rawValue)\n").client == client)
    }

    @Test("A check whose sentence is in another file adds no sentence")
    func sharedCheck() throws {
        let probe = try Probe(
            parsing: "// CLIENT: public\n// CHECK shared\n// COMPILES: it does not\nlet a = 1\n")
        #expect(probe.sentences.isEmpty)
        #expect(probe.snippets.map(\.checkID) == ["shared"])
    }

    @Test("A demand that is immediately followed by another one has a one-line snippet")
    func emptySnippet() throws {
        let probe = try Probe(parsing: "// CLIENT: public\n// CHECK a: A\n// COMPILES: b\n// COMPILES: c")
        #expect(probe.snippets.map(\.lines) == [3...3, 4...4])
    }

    @Test("A syntax error is reported with its line", arguments: Mistake.all)
    func mistakes(_ mistake: Mistake) {
        #expect(throws: Probe.SyntaxProblem(line: mistake.line, problem: mistake.problem)) {
            try Probe(parsing: mistake.source)
        }
    }

    struct Mistake: Sendable, CustomTestStringConvertible {
        var source: String
        var line: Int
        var problem: String

        var testDescription: String { problem + " in line \(line)" }

        static let all = [
            Mistake(source: "", line: 1, problem: "no CLIENT: testable, package or public"),
            Mistake(
                source: "import Lamp\n// CHECK a: A\n", line: 1,
                problem: "no CLIENT: testable, package or public"),
            Mistake(
                source: "\n// CLIENT: everyone\n", line: 2,
                problem: "a CLIENT that isn't testable, package or public"),
            Mistake(source: "// CLIENT testable", line: 1, problem: "one that can't be read"),
            Mistake(
                source: "// CLIENT: public\n\n// COMPILES: b\n", line: 3,
                problem: "one without a CHECK before it"),
            Mistake(
                source: "// CLIENT: public\n// REJECTED a_b: b\n", line: 2,
                problem: "one without a CHECK before it"),
            Mistake(
                source: "// CLIENT: public\n// CHECK\n", line: 2, problem: "one that can't be read"),
            Mistake(
                source: "// CLIENT: public\n// CHECK two words: A\n", line: 2,
                problem: "one that can't be read"),
            Mistake(
                source: "// CLIENT: public\n// CHECK a: A\n// COMPILES\n", line: 3,
                problem: "one that can't be read"),
            // Without a reason, any error would be accepted.
            Mistake(
                source: "// CLIENT: public\n// CHECK a: A\n// REJECTED: b\n", line: 3,
                problem: "one that can't be read"),
            Mistake(
                source: "// CLIENT: public\n// CHECK a: A\n// REJECTED final: b\n", line: 3,
                problem: "one that can't be read"),
            // The learner's code can produce these words.
            Mistake(
                source: "// CLIENT: public\n// CHECK a: A\n// REJECTED \"x\": b\n", line: 3,
                problem: "one that can't be read"),
            Mistake(
                source: "// CLIENT: public\n// CHECK a: A\n// REJECTED a_b or \"x\": b\n", line: 3,
                problem: "one that can't be read"),
            Mistake(
                source: "// CLIENT: public\n// CHECK a: A\n// REJECTED a_b: \n", line: 3,
                problem: "one that can't be read"),
            Mistake(
                source: "// CLIENT: public\n// CHECK a: A\n// REJECTED a_b and c_d: b\n", line: 3,
                problem: "one that can't be read"),
        ]
    }

    @Test("Words that only look like a directive are comments")
    func comments() throws {
        let probe = try Probe(
            parsing:
                "// CLIENT: public\n/// CHECK a\n// CHECKED: yes\n// This COMPILES: yes\nlet text = \"// CHECK\"\n"
        )
        #expect(probe.snippets.isEmpty)
        #expect(probe.sentences.isEmpty)
    }

    // MARK: - Judging

    @Test("A module that meets every demand has no breaches")
    func noBreach() throws {
        let breaches = try Probe(parsing: Self.source).breaches(errors: [
            error(11, "cannot assign to property: 'isOn' setter is inaccessible", immutable),
            error(15, "inheritance from a final class 'Lamp'", "inheritance_from_final_class"),
        ]).mapValues { $0.map(\.sentence) }
        #expect(breaches.isEmpty)
    }

    @Test("Any of the listed reasons is accepted")
    func eitherReason() throws {
        let breaches = try Probe(parsing: Self.source).breaches(errors: [
            error(11, "'isOn' is inaccessible due to 'private' protection level", "candidate_inaccessible"),
            error(15, "inheritance from a final class 'Lamp'", "inheritance_from_final_class"),
        ]).mapValues { $0.map(\.sentence) }
        #expect(breaches.isEmpty)
    }

    @Test("The words after an identifier must also appear in the message")
    func words() throws {
        let breaches = try Probe(parsing: Self.source).breaches(errors: [
            error(11, "'isOn' is inaccessible due to 'internal' protection level", "candidate_inaccessible"),
            error(15, "inheritance from a final class 'Lamp'", "inheritance_from_final_class"),
        ])
        #expect(
            breaches.mapValues { $0.map(\.identifier) } == ["compile/readable": ["candidate_inaccessible"]])
    }

    @Test(
        "Words in a message that the learner's code can produce don't count as a reason",
        arguments: [
            ("'isOn' is unavailable: setter is inaccessible", "availability_decl_unavailable"),
            ("conformance of 'Lamp' is unavailable: setter", "conformance_availability_unavailable"),
            // The first line of a message with several lines; the identifier comes after the last one.
            ("'isOn' is unavailable: setter is inaccessible", nil),
        ])
    func supplied(text: String, identifier: String?) throws {
        let final = error(15, "inheritance from a final class 'Lamp'", "inheritance_from_final_class")
        let forged = error(11, "setter is inaccessible", immutable)
        for errors in [[error(11, text, identifier)], [error(11, text, identifier), forged]] {
            let breaches = try Probe(parsing: Self.source).breaches(errors: errors + [final])
            #expect(
                breaches.mapValues { $0.map(\.sentence) } == [
                    "compile/readable": [
                        "could not check whether tests can write isOn, because the compiler stops at another error: "
                            + text
                    ]
                ])
        }
    }

    @Test("If nothing is rejected, each check says what is possible but shouldn't be")
    func nothingRefused() throws {
        #expect(
            try Probe(parsing: Self.source).breaches(errors: []).mapValues { $0.map(\.sentence) } == [
                "compile/readable": ["tests can write isOn"],
                "compile/final": ["tests can make a subclass of Lamp"],
            ])
    }

    @Test("If code that must compile doesn't, the report has the compiler's first message")
    func refused() throws {
        let breaches = try Probe(parsing: Self.source).breaches(errors: [
            error(7, "'isOn' is inaccessible due to 'private' protection level"), error(8, "another"),
            error(12, "cannot assign to property: 'isOn' setter is inaccessible", immutable),
            error(14, "inheritance from a final class 'Lamp'", "inheritance_from_final_class"),
        ]).mapValues { $0.map(\.sentence) }
        #expect(
            breaches == [
                "compile/readable": [
                    "tests cannot read isOn (the compiler says: 'isOn' is inaccessible due to 'private' protection level)"
                ]
            ])
    }

    @Test("A rejection for a different reason isn't a success: a missing member isn't protected")
    func anotherReason() throws {
        let breaches = try Probe(parsing: Self.source).breaches(errors: [
            error(11, "value of type 'Lamp' has no member 'isOn'"),
            error(15, "cannot find type 'Lamp' in scope"),
        ]).mapValues { $0.map(\.sentence) }
        #expect(
            breaches == [
                "compile/readable": [
                    "could not check whether tests can write isOn, because the compiler stops at another error: value of type 'Lamp' has no member 'isOn'"
                ],
                "compile/final": [
                    "could not check whether tests can make a subclass of Lamp, because the compiler stops at another error: cannot find type 'Lamp' in scope"
                ],
            ])
    }

    @Test("Follow-on errors aren't reported if code that must compile was rejected")
    func echo() throws {
        let probe = try Probe(
            parsing: """
                // CLIENT: public
                // CHECK readable: Others can read isOn
                // REJECTED assignment_lhs_is_immutable_property: others can write isOn
                write()
                // COMPILES: others cannot read isOn
                read()
                // REJECTED assignment_lhs_is_immutable_property: others can reset isOn
                reset()
                // CHECK final: Lamp is a final class
                // REJECTED inheritance_from_final_class: others can make a subclass of Lamp
                class Subclass: Lamp {}
                """)
        let gone = "cannot find 'Lamp' in scope"
        #expect(
            probe.breaches(errors: [error(4, gone), error(6, gone), error(11, gone)]).mapValues {
                $0.map(\.sentence)
            } == [
                "compile/readable": [
                    "others cannot read isOn (the compiler says: cannot find 'Lamp' in scope)",
                    "others can reset isOn",
                ],
                "compile/final": [
                    "could not check whether others can make a subclass of Lamp, because the compiler stops at another error: cannot find 'Lamp' in scope"
                ],
            ])
    }

    @Test("A check that forbids a use isn't attempted if an earlier check says that nothing can be used")
    func repeated() throws {
        let probe = try Probe(
            parsing: """
                // CLIENT: testable
                // CHECK readable: Tests can read isOn
                // COMPILES: tests cannot read isOn
                read()
                // CHECK closed: Tests cannot write isOn
                // COMPILES: tests cannot read isOn
                read()
                // REJECTED assignment_lhs_is_immutable_property: tests can write isOn
                write()
                // CHECK copied: Tests can copy isOn
                // COMPILES: tests cannot copy isOn
                copy()
                """)
        let hidden = "'isOn' is inaccessible due to 'private' protection level"
        let sentences = { (errors: [CompilerMessage]) in
            probe.breaches(errors: errors).mapValues { ProbeBreach.shown(of: $0).map(\.sentence) }
        }
        let all = sentences([error(4, hidden), error(7, hidden), error(9, hidden), error(12, hidden)])
        #expect(all["compile/readable"] == ["tests cannot read isOn (the compiler says: \(hidden))"])
        #expect(all["compile/closed"] == [])
        // This check forbids nothing: it requires that the snippet compiles.
        #expect(all["compile/copied"] == ["tests cannot copy isOn (the compiler says: \(hidden))"])
        // Only repetitions of another check's report are left out.
        let other = sentences([error(4, hidden), error(7, "cannot find 'read' in scope"), error(9, hidden)])
        #expect(
            other["compile/closed"] == [
                "tests cannot read isOn (the compiler says: cannot find 'read' in scope)"
            ])
        let alone = sentences([error(7, hidden), error(9, hidden)])
        #expect(alone["compile/closed"] == ["tests cannot read isOn (the compiler says: \(hidden))"])
        let undecided = sentences([error(4, hidden), error(9, hidden)])
        #expect(undecided["compile/closed"] == [])
        #expect(sentences([error(4, hidden)])["compile/closed"] == ["tests can write isOn"])
    }

    @Test("An undecided demand is reported once for each check, unless there is a better reason")
    func undecided() throws {
        let gone = "value of type 'Lamp' has no member 'isOn'"
        let probe = try Probe(parsing: Self.source)
        let breaches = try #require(probe.breaches(errors: [error(11, gone)])["compile/readable"])
        #expect(breaches.map(\.isUndecided) == [true])
        // The same report from a different kind of client.
        let other = ProbeBreach(sentence: "could not check whether others can write isOn", isUndecided: true)
        #expect(ProbeBreach.shown(of: breaches + [other, other]) == breaches)
        let decided = ProbeBreach(sentence: "tests cannot read isOn")
        let second = ProbeBreach(sentence: "others can write isOn")
        #expect(
            ProbeBreach.shown(of: [other, decided, other, second]).map(\.sentence) == [
                "tests cannot read isOn", "others can write isOn",
            ])
        #expect(ProbeBreach.shown(of: []).isEmpty)
    }

    // MARK: - Missing names

    @Test(
        "Checks that fail only because the learner's files don't declare a name yet are found, with the names"
    )
    func missingNames() throws {
        let probe = try Probe(
            parsing: """
                // CLIENT: testable
                // CHECK switch: Switching is a protocol
                // COMPILES: a lamp can't be switched
                let a: any Switching
                // CHECK log: Tests can read log, but can't change it
                // COMPILES: tests can't read log
                read()
                // REJECTED assignment_lhs_is_immutable_property: tests can write log
                write()
                // CHECK final: Lamp is a final class
                // REJECTED inheritance_from_final_class: tests can make a subclass of Lamp
                class Subclass: Lamp {}
                """)
        func note(_ source: String, _ errors: [CompilerMessage]) -> VerdictNote? {
            MissingName.note(
                on: probe.breaches(errors: errors).mapValues(ProbeBreach.shown), of: probe.sentences,
                declared: MemberNames(sources: [Data(source.utf8)]))
        }
        let errors = [
            error(4, "cannot find type 'Switching' in scope", "cannot_find_type_in_scope"),
            error(4, "generic parameter 'T' could not be inferred"),
            error(7, "value of type 'Lamp' has no member 'log'", "could_not_find_value_member"),
            error(7, "'Entry' is not a member type of class 'Home.Lamp'", "invalid_member_type"),
            error(9, "value of type 'Lamp' has no member 'log'", "could_not_find_value_member"),
        ]
        let lamp = "class Lamp {}"
        // `final` fails as well, because a subclass is possible.
        #expect(
            note(lamp, errors)
                == .undeclared(["Switching", "log", "Entry"], checks: ["compile/switch", "compile/log"]))
        // A private declaration isn't found either, and neither is a member of a type that isn't the learner's.
        #expect(
            note("private protocol Switching {} \(lamp)", errors)
                == .undeclared(["log", "Entry"], checks: ["compile/log"]))
        #expect(note("", errors) == .undeclared(["Switching"], checks: ["compile/switch"]))
        #expect(
            note(lamp, [error(4, "'Switching' is inaccessible due to 'private' protection level")]) == nil)
        #expect(note(lamp, []) == nil)
    }

    private let immutable = "assignment_lhs_is_immutable_property"

    private func error(
        _ line: Int, _ text: String, _ identifier: String? = "another_error"
    ) -> CompilerMessage {
        CompilerMessage(
            path: "/probes/Client.swift", line: line, column: 5, severity: "error", text: text,
            identifier: identifier)
    }
}

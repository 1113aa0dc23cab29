import Foundation
import Testing
import TestSupport

@testable import WorkbookGrading

@Suite(.temporaryFolder) struct HiddenNamesTests {
    let folder = TemporaryFolder.current

    private let subject = """
        /// A StopTwice in a comment stays.
        final class Lamp {
            private let way: any Way = StopTwice()
            class func make() -> Lamp { Lamp() }
            var text: String { "StopTwice \\(StopTwice.self) \\\\(StopTwice)" }
        }
        protocol Way {}
        struct StopTwice: Way { enum Phase { case on } }
        @StopTwice var other = #"\\#(Phase.on) \\(Phase)"#
        """

    private func names(in place: String = "a") throws -> HiddenNames {
        HiddenNames(
            subject: ["Lamp.swift": Data(subject.utf8)], readable: ["Lamp", "text"],
            secret: try WorkspaceSecret(of: folder(place)))
    }

    @Test("Only types that learners can't read about get generated names")
    func types() throws {
        let generated = try names().generated
        #expect(Set(generated.keys) == ["Way", "StopTwice", "Phase"])
        #expect(Set(generated.values).count == 3)
        #expect(generated.values.allSatisfy { $0.wholeMatch(of: /T[a-z0-9]{16}/) != nil })
        // The names are the same in the next grading, and differ in other workspaces.
        #expect(try names().generated == generated)
        #expect(try names(in: "b").generated != generated)
    }

    @Test(
        "The types and the tests of a suite get generated names, except where another name or a text is the same"
    )
    func suite() throws {
        let suite = """
            @Suite struct LampChecks {
                @Test("It is on") func isOn() { Spy().toggle() }
                @Test func toggle() {}
                func helper() { expect("\\(Spy.self)", equals: "Double") }
            }
            struct Spy { func toggle() {} }
            struct Double {}
            """
        let names = HiddenNames(
            suite: ["LampChecks.swift": Data(suite.utf8)], readable: ["Lamp"],
            secret: try WorkspaceSecret(of: folder("a")))
        #expect(Set(names.generated.keys) == ["LampChecks", "isOn", "Spy"])
        let id = names.hidden(inID: "LampChecks/isOn()")
        #expect(id.contains("/") && id.hasSuffix("()") && !id.contains("isOn") && !id.contains("Lamp"))
        #expect(names.restored(in: id) == "LampChecks/isOn()")
    }

    @Test("Code and interpolations use generated names; comments, strings and line numbers don't change")
    func hidden() throws {
        let names = try names()
        let hidden = String(decoding: names.hidden(in: Data(subject.utf8)), as: UTF8.self)
        let (way, twice, phase) = (
            names.generated["Way"] ?? "", names.generated["StopTwice"] ?? "", names.generated["Phase"] ?? ""
        )
        #expect(
            hidden == """
                /// A StopTwice in a comment stays.
                final class Lamp {
                    private let way: any \(way) = \(twice)()
                    class func make() -> Lamp { Lamp() }
                    var text: String { "StopTwice \\(\(twice).self) \\\\(StopTwice)" }
                }
                protocol \(way) {}
                struct \(twice): \(way) { enum \(phase) { case on } }
                @\(twice) var other = #"\\#(\(phase).on) \\(Phase)"#
                """)
    }

    @Test("The results of a run show the original names")
    func restored() throws {
        let names = try names()
        let twice = try #require(names.generated["StopTwice"])
        let way = try #require(names.generated["Way"])
        #expect(
            names.restored(in: "cannot convert '\(twice)' to '\(way)'")
                == "cannot convert 'StopTwice' to 'Way'")
        #expect(names.restored(in: "\(twice)\(twice)!") == "StopTwiceStopTwice!")
        #expect(names.restored(in: "nothing") == "nothing")
        // Mangled symbols stay unchanged, because they contain lengths.
        #expect(names.restored(in: "$s3Kit13\(twice)V") == "$s3Kit13\(twice)V")
        // Part of a name isn't replaced.
        #expect(names.restored(in: String(twice.dropLast())) == String(twice.dropLast()))
        #expect(HiddenNames.none.restored(in: "text") == "text")
    }
}

import Testing
import TestSupport

@testable import WorkbookModel
@testable import WorkbookReporting
@testable import WorkbookSystem

struct VerdictNoteTextTests {
    private func text(_ note: VerdictNote) -> [String] { note.paragraphs(in: .sample([])) }

    @Test("A note on a file says why it isn't graded and where the code belongs")
    func files() {
        expectEqual(
            text(.strayFile("Extra.swift", owns: ["Lamp.swift", "Bulb.swift"])),
            [
                "Extra.swift is not part of this exercise, so it is not graded. Write your code in Lamp.swift or Bulb.swift."
            ])
        expectEqual(
            text(.unexpectedFile("Lamb.swift")),
            [
                "There is a file Lamb.swift, which is not part of this exercise. If that is your code under another name, rename the file back."
            ])
        expectEqual(text(.emptyFile("Lamp.swift")), ["Lamp.swift is empty."])
        expectEqual(
            text(.changedGivenFile("Bulb.swift")),
            [
                "Bulb.swift is a given file. Grading uses the original, without your changes."
            ])
        expectEqual(
            text(.misplaced(["Lamp", "isOn"], in: "Bulb.swift", right: "Lamp.swift")),
            ["Bulb.swift has `Lamp` and `isOn`: move that code to Lamp.swift."])
    }

    @Test("Unwritten parts are grouped by file")
    func unwritten() {
        func part(_ name: String, _ file: String) -> UnwrittenPart {
            UnwrittenPart(name: name, place: Place(path: "Lessons/1-lamp/1-switch/\(file)", line: 3))
        }
        let parts = [
            part("press()", "Lamp.swift"), part("isOn", "Lamp.swift"), part("glow(_:)", "Bulb.swift"),
        ]
        expectEqual(
            text(.unwritten(parts)),
            [
                "Not written yet: `press()` and `isOn` in Lamp.swift; `glow(_:)` in Bulb.swift."
            ])
    }

    @Test("A mismatch between the suite and its list names the check")
    func checks() {
        expectEqual(
            text(.unlistedCheck(id: "a()")),
            [
                "the suite has a check that checks.json does not list: a()"
            ])
        expectEqual(text(.silentCheck(id: "a()")), ["checks.json lists a check that did not report: a()"])
    }

    @Test("A machine fault takes two paragraphs, and any other fault takes one")
    func faults() {
        expectEqual(
            text(.fault(.machine(.toolchainGone("/opt/swift")))),
            [
                "/opt/swift existed a moment ago, but it no longer does.",
                MachineFault.toolchainGone("").remedy,
            ])
        expectEqual(text(.fault(.problem("it broke", details: "so"))), ["it broke\nso"])
    }
}

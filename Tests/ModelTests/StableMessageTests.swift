import Foundation
import TestSupport
import Testing

@testable import WorkbookModel

struct StableMessageTests {
    @Test("Details that are specific to one run or one machine are left out", arguments: Example.all)
    func leftOut(_ example: Example) {
        expectEqual(StableMessage.text(of: example.message), example.text)
        // A recorded message is compared with a new one, so a second pass must change nothing.
        expectEqual(StableMessage.text(of: example.text), example.text)
    }

    struct Example: Sendable, CustomTestStringConvertible {
        var message: String
        var text: String

        var testDescription: String { message }

        static let all = [
            Example(
                message:
                    "the file: expected nil, got file:///tmp/A-1/3F2504E0-4F89-11D3-9A0C-0305E82C3301/notes.txt",
                text: "the file: expected nil, got file://<folder>/notes.txt"),
            Example(message: "got /Users/ada/w/Lamp.swift:12:5: no", text: "got <folder>/Lamp.swift: no"),
            Example(
                message: "got [file:///a.txt, file:///opt/a,%20b/.build/workbook/4.4/workspace/c.txt]",
                text: "got [file:///a.txt, file://<folder>/c.txt]"),
            Example(
                message: "got /ci/my course/.build/workbook/1.1/workspace/c.txt", text: "got <folder>/c.txt"),
            Example(message: "crashed: no bulb, Lamp.swift:8", text: "crashed: no bulb, Lamp.swift"),
            Example(
                message: "got ObjectIdentifier(0x00007f1c2c004b20)", text: "got ObjectIdentifier(<address>)"),
            Example(message: "(unknown context at $7f8985411c50)", text: "(unknown context at <address>)"),
            Example(
                message: "id 3f2504e0-4f89-11d3-9a0c-0305e82c3301!", text: "id <uuid>!"),
            Example(message: "got [1795321814, 1795321814.25]", text: "got [<now>, <now>]"),
            Example(message: "got 2026-11-22 05:15:49 +0000", text: "got <now>"),
            Example(
                message: #"got [Optional(["type": "note", "done": "no"])], not [:]"#,
                text: #"got [Optional(["done": "no", "type": "note"])], not [:]"#),
            Example(message: "got Set([3, 1, 2])", text: "got Set([1, 2, 3])"),
            Example(message: "it took 1.0525 seconds", text: "it took <time> seconds"),
        ]
    }

    @Test(
        "Actual values are kept",
        arguments: [
            "isOn after two presses: expected false, got true", "expected 3, got 12", "got 2.5, not 12:05",
            "opened: expected [file:///documents/a.txt], got [file:///documents/b.txt]", "got 10 seconds",
            "got [3, 1, 2] and [b, a: 1]", "f([2, 1])", "got 1500000000 and 700003",
            "got 1970-01-01 00:00:00 +0000",
            "saved 29.9 seconds later: expected [], got [1]",
            "got \"12 seconds\"", "the color: expected 0xff, got #ff0000", "",
        ])
    func kept(_ message: String) {
        expectEqual(StableMessage.text(of: message), message)
    }
}

import Foundation
import TestSupport
import Testing

@testable import WorkbookSystem

struct JSONValueTests {
    @Test(
        "A value's summary names its kind and shows its beginning",
        arguments: [
            ("null", "null"), ("true", "true"), ("false", "false"), ("3", "a number (3)"),
            ("-0.5", "a number (-0.5)"),
            ("12345678", "a number (12345678)"), (#""three""#, #"a text ("three")"#),
            (#""""#, #"a text ("")"#),
            ("[]", "a list of 0"), ("[1, [2, 3]]", "a list of 2"), ("{}", "an object"),
            (#"{"a": 1}"#, "an object"),
        ])
    func summary(json: String, summary: String) throws {
        try expectEqual(value(json).summary, summary)
    }

    @Test("The summary of a long text shows only the beginning")
    func longText() throws {
        let text = String(repeating: "x", count: 100)
        try expectEqual(value("\"\(text)\"").summary, "a text (\"\(text.prefix(40))\")")
    }

    @Test("Numbers, texts and Booleans are distinguished")
    func kinds() throws {
        let json = #"{"a": [1, "1", true, null, {"b": 0.5}]}"#
        try expectEqual(
            value(json),
            .object([
                "a": .list([.number(1), .text("1"), .bool(true), .null, .object(["b": .number(0.5)])])
            ]))
    }

    @Test(
        "Parsing without a decoder accepts the same JSON and returns the same values",
        arguments: [
            #"{"a": [1, "1", true, null, {"b": 0.5}]}"#, "[0, 1, false, true, -3e2, 1.0]", "true", "1",
            "null",
            #""three""#, #""\u00e9\ud83d\ude00\n""#, "{}", "[]", "", "{", "tru", #"{"a" 1}"#, "1 2", "nan",
            nested(100), nested(101), nested(102), nested(5000),
        ])
    func parsing(json: String) {
        let data = Data(json.utf8)
        #expect(JSONValue(parsing: data) == (try? JSONDecoder().decode(JSONValue.self, from: data)))
    }

    private static func nested(_ depth: Int) -> String {
        String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }

    @Test("A path finds its value, or nil if there is none")
    func path() throws {
        let json = try value(#"{"a": [{"b": "here"}]}"#)
        expectEqual(json[[Key("a"), Key(0), Key("b")]], .text("here"))
        expectEqual(json[[Key]()], json)
        #expect(json[[Key("a"), Key(1)]] == nil)
        #expect(json[[Key("a"), Key("b")]] == nil)
        #expect(json[[Key("x")]] == nil)
        #expect(json[[Key("a"), Key(0), Key("b"), Key("c")]] == nil)
    }

    @Test("A value nested too deeply is refused, even on a stack as small as a macOS thread's")
    func depth() async throws {
        let most = JSONValue.deepest
        for (open, close) in [("[", "]"), (#"{"a":"#, "}")] {
            func text(_ depth: Int) -> String {
                String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
            }
            #expect(await isValue(text(most)))
            #expect(await !isValue(text(most + 1)))
            #expect(await !isValue(text(512)))
            #expect(await !isValue(text(100_000)))
        }
    }

    private func isValue(_ json: String) async -> Bool {
        await withCheckedContinuation { continuation in
            let thread = Thread {
                let value = try? JSONDecoder().decode(JSONValue.self, from: Data(json.utf8))
                continuation.resume(returning: value != nil)
            }
            thread.stackSize = 512 << 10
            thread.start()
        }
    }

    private func value(_ json: String) throws -> JSONValue {
        try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8))
    }

    private struct Key: CodingKey {
        var stringValue: String
        var intValue: Int?

        init(_ name: String) { stringValue = name }

        init(_ index: Int) {
            stringValue = "Index \(index)"
            intValue = index
        }

        init?(stringValue: String) { self.init(stringValue) }

        init?(intValue: Int) { self.init(intValue) }
    }
}

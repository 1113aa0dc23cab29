import Foundation
import TestSupport
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookModel
@testable import WorkbookSystem

struct LessonListTests {
    private let entry = ExerciseEntry(
        of: ExerciseDraft(
            slug: "count", title: "Count \"it\"", kind: .implement, module: "Count", owns: ["Count.swift"],
            hints: ["A"]))

    private func adding(to text: String) throws -> String {
        var list = LessonList(text: text)
        try list.add(entry, file: URL(filePath: "/lesson.json"))
        return list.text
    }

    @Test("An exercise is added at the end of the list, and the rest stays unchanged")
    func adds() throws {
        let text = #"""
            { "title": "x \" ] } exercises", "questions": [ { "exercises": [1] } ],
              "exercises": [
                { "slug": "a", "hints": ["]", "}"] }
              ],
              "guide": "exercises" }
            """#
        let added = try adding(to: text)
        let expected = text.replacing(
            "\n  ],\n  \"guide\"", with: ",\n\(entry.text)\n  ],\n  \"guide\"")
        expectEqual(added, expected)
        _ = try JSONSerialization.jsonObject(with: Data(added.utf8))
    }

    @Test("An empty list gets its first exercise")
    func empty() throws {
        let added = try adding(to: #"{ "exercises": [ ] }"#)
        let object = try JSONSerialization.jsonObject(with: Data(added.utf8)) as? [String: [[String: Any]]]
        expectEqual(object?["exercises"]?.first?["title"] as? String, "Count \"it\"")
    }

    @Test(
        "Text without a list is reported",
        arguments: [
            "", "{}", #"{ "exercises": {} }"#, #"{ "a": { "exercises": [] } }"#, #"{ "exercises": ["#,
        ])
    func broken(text: String) {
        let error = #expect(throws: MalformedFile.self) { try adding(to: text) }
        expectEqual(error?.keyPath, "exercises")
    }
}

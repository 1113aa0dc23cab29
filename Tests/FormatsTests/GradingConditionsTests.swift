import Foundation
import TestSupport
import Testing

@testable import WorkbookFormats
@testable import WorkbookModel
@testable import WorkbookSystem

/// Tests which changes make a cached verdict invalid.
@Suite(.temporaryFolder) struct GradingConditionsTests {
    private let folder = TemporaryFolder.current

    /// Returns each exercise's digest after a change.
    private func digests(after changes: [String: String?] = [:]) throws -> [String] {
        try folder.write([
            "Packages/kit/Package.swift": "// a package\n", "Packages/kit/Sources/Kit/Kit.swift": "// kit\n",
        ])
        let base: [String: String?] = [
            "course.json":
                #"{ "format": 1, "title": "A", "packages": { "kit": "Packages/kit" }, "environment": { "MODE": "a" } }"#,
            "Lessons/1-lamp/lesson.json": SampleCourse.manifest.replacing(
                #""support": ["Kit"],"#, with: #""support": ["Kit"], "products": ["kit/Kit"],"#),
        ]
        let course = try SampleCourse.load(in: folder, changing: base.merging(changes) { $1 })
        let conditions = GradingConditions(
            course: course, toolchain: .sample, tool: nil, isSandboxed: false)
        return course.exercises.map { conditions.digest(of: $0).text }
    }

    @Test(
        "Anything used to build or run an exercise's code is a condition of its verdicts",
        arguments: [
            ("Packages/kit/Sources/Kit/Kit.swift", "// changed\n", [true, false]),
            ("Sources/Kit/Kit.swift", "// changed\n", [true, false]),
            (
                "course.json",
                #"{ "format": 1, "title": "A", "packages": { "kit": "Packages/kit" }, "environment": { "MODE": "b" } }"#,
                [true, true]
            ),
            (
                "course.json",
                #"{ "format": 1, "title": "A", "packages": { "kit": "Packages/kit" }, "environment": { "MODE": "a" }, "effects": ["Kit.Door"] }"#,
                [true, true]
            ),
            (
                "course.json",
                #"{ "format": 1, "title": "B", "packages": { "kit": "Packages/kit" }, "environment": { "MODE": "a" } }"#,
                [false, false]
            ),
        ])
    func change(path: String, text: String, isOther: [Bool]) throws {
        let before = try digests()
        let after = try digests(after: [path: text])
        #expect(zip(before, after).map { $0 != $1 } == isOther)
    }

    @Test(
        "Of lesson.json, only what grading reads of the exercise is a condition",
        arguments: [
            (#""hints": ["Look.","#, #""hints": ["Look there.","#, [false, false]),
            (#""title": "The switch""#, #""title": "A switch""#, [false, false]),
            (#""title": "A lamp""#, #""title": "Lamps""#, [false, false]),
            (
                #""title": "The switch""#, #""title": "The switch", "learned": "It is on.""#,
                [false, false]
            ),
            (#""module": "Lamp","#, #""module": "Light","#, [true, false]),
            (#""support": ["Kit"],"#, "", [true, false]),
            (#""kind": "refactor""#, #""kind": "double""#, [true, false]),
            (#""owns": ["Lamp.swift"]"#, #""owns": ["Lamp.swift", "Bulb.swift"]"#, [true, false]),
            (#""owns": ["Lamp.swift"]"#, #""owns": ["Lamp.swift", "*.swift"]"#, [true, false]),
            (#""subject": "LampKit""#, #""subject": "LightKit""#, [false, true]),
            (#""secondsPerCheck": 2.5"#, #""secondsPerCheck": 2.6"#, [false, true]),
        ])
    func lesson(old: String, new: String, isOther: [Bool]) throws {
        let before = try digests()
        let manifest = try String(contentsOf: folder("Lessons/1-lamp/lesson.json"), encoding: .utf8)
        #expect(manifest.contains(old))
        let after = try digests(after: ["Lessons/1-lamp/lesson.json": manifest.replacing(old, with: new)])
        #expect(zip(before, after).map { $0 != $1 } == isOther)
    }
}

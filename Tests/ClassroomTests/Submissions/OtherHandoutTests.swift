import Foundation
import TestSupport
import Testing

@testable import WorkbookClassroom
@testable import WorkbookModel
@testable import WorkbookSystem

/// What is handed in from a copy of another version of the course, such as last year's.
@Suite(.temporaryFolder) struct OtherHandoutTests {
    private let lamp = SubmissionBox.lamp
    private let tests = SubmissionBox.tests
    private let lampStarter = "Solutions/1-lamp/1-switch/starter/Lamp.swift"

    /// The files of last year's handout.
    private var handout: [String: String] {
        [
            lamp: "// an older starter\n", tests: "// older tests\n", lampStarter: "// an older starter\n",
            "Solutions/1-lamp/2-test-the-lamp/starter/LampTests.swift": "// older tests\n",
        ]
    }

    /// Returns the same files with the record that was handed out with them, in a folder.
    private func copy(in folder: String, of course: Course, changing changes: [String: String] = [:]) throws
        -> [String: String]
    {
        let record = HandoutRecord(
            of: handout.mapValues { Data($0.utf8) }, Handout(of: course, lessons: course.lessons))
        let text = String(decoding: try JSONFile.encode(record), as: UTF8.self)
        let files = handout.merging(changes) { $1 }.merging(["handout.json": text]) { $1 }
        return Dictionary(uniqueKeysWithValues: files.map { ("\(folder)/\($0)", $1) })
    }

    @Test("The untouched starters of another handout aren't attempts, and its record tells which they are")
    func untouched() async throws {
        let box = try SubmissionBox()
        try box.add(copy(in: "ada", of: box.course))
        try box.add(copy(in: "bob/w", of: box.course, changing: [lamp: "// an older starter\r\n"]))
        try await expectEqual(box.take().map(\.problems), [[.unchanged], [.unchanged]])
        let starters = ["// a starter\n", "// write tests\n"]
        expectEqual(
            box.taken,
            [
                "ada/\(lamp)": starters[0], "ada/\(tests)": starters[1], "bob/\(lamp)": starters[0],
                "bob/\(tests)": starters[1],
            ])
    }

    @Test("The starter below the solutions of another handout is another version only if it was changed")
    func otherVersion() async throws {
        let box = try SubmissionBox()
        try box.add(copy(in: "ada", of: box.course, changing: [lamp: "mine"]))
        try box.add(copy(in: "bob", of: box.course, changing: [lamp: "mine", lampStarter: "other"]))
        try box.add(copy(in: "carl", of: box.course, changing: [tests: "t", lampStarter: "other"]))
        try await expectEqual(
            box.take().map(\.problems),
            [
                [], [.versionElsewhere(path: lamp, others: [lampStarter])],
                [.renamed(path: lamp, found: [lampStarter])],
            ])
        expectEqual(box.taken["ada/\(lamp)"], "mine")
    }

    @Test("An untouched older copy anywhere inside a newer one isn't another version of an answer")
    func nested() async throws {
        for place in ["old", "Lessons/1-lamp/old"] {
            let box = try SubmissionBox()
            try box.add(["ada/\(lamp)": "mine", "ada/\(tests)": "// write tests\n"])
            try box.add(copy(in: "ada/\(place)", of: box.course))
            try await expectEqual(box.problems(), [])
            expectEqual(box.taken, ["ada/\(lamp)": "mine", "ada/\(tests)": "// write tests\n"])
        }
    }

    @Test("Without the record, nobody knows whether a starter was changed")
    func withoutRecord() async throws {
        let box = try SubmissionBox()
        try box.add(handout.reduce(into: [:]) { $0["ada/\($1.key)"] = $1.value })
        try box.add(["ada/handout.json": "{}"])
        _ = try await box.take()
        expectEqual(box.taken["ada/\(lamp)"], "// an older starter\n")
    }

    @Test(
        "A starter of an exercise with another file that was changed stays what the other one was written for"
    )
    func oneOfTwo() async throws {
        let bulb = "Lessons/1-lamp/1-switch/Bulb.swift"
        let manifest = SampleCourse.manifest.replacing(
            #""owns": ["Lamp.swift"]"#, with: #""owns": ["Lamp.swift", "Bulb.swift"]"#)
        let box = try SubmissionBox(changing: ["Lessons/1-lamp/lesson.json": manifest])
        try box.add(copy(in: "ada", of: box.course, changing: [bulb: "mine"]))
        _ = try await box.take()
        expectEqual(box.taken["ada/\(lamp)"], "// an older starter\n")
        expectEqual(box.taken["ada/\(bulb)"], "mine")
    }
}

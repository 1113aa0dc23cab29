import Foundation
import Testing
import TestSupport

@testable import WorkbookModel
@testable import WorkbookSystem

struct SelectionTests {
    let course = Course.sample([.sample(), .sampleTests()])

    @Test(
        "A lesson is selected by number, name or folder, in any case",
        arguments: ["1", "lamp", "1-lamp", "LAMP"])
    func lesson(name: String) throws {
        let selection = try course.select(name)
        expectEqual(selection, .lesson(course.lessons[0]))
        expectEqual(selection.lesson, course.lessons[0])
        expectEqual(selection.exercises, course.exercises)
    }

    @Test(
        "An exercise is selected by id, name or folder, in any case",
        arguments: ["1.2", "test-the-lamp", "2-test-the-lamp", "Test-The-Lamp"])
    func exercise(name: String) throws {
        let selection = try course.select(name)
        expectEqual(selection, .exercise(course.exercises[1], in: course.lessons[0]))
        expectEqual(selection.lesson, course.lessons[0])
        expectEqual(selection.exercises, [course.exercises[1]])
    }

    @Test(
        "The error for a nearly right name suggests the one that was probably meant",
        arguments: [
            ("lmap", "lamp"), ("swich", "switch"), ("test-the-lmap", "test-the-lamp"),
            ("2-test-the-lam", "2-test-the-lamp"), ("1-LAMB", "1-lamp"), ("one", "1"), ("onee", "1"),
            ("the-l", "test-the-lamp"),
        ])
    func suggestion(typed: String, meant: String) {
        #expect(throws: UnknownName(name: typed, suggestion: meant)) { try course.select(typed) }
    }

    @Test(
        "The error for a name unlike any other makes no suggestion",
        arguments: ["mirrors", "x", "lesson.x", "11.22.33"])
    func noSuggestion(typed: String) {
        #expect(throws: UnknownName(name: typed, lessons: ["1 lamp"])) { try course.select(typed) }
    }

    @Test(
        "Part of a name or a word of a title is enough for a suggestion if only one lesson has it",
        arguments: [
            ("bulb", "lamp"), ("blub", "lamp"), ("tch", "switch"), ("and", nil), ("lights", nil),
            ("two", "2"),
        ] as [(String, String?)])
    func part(typed: String, meant: String?) {
        var course = course
        var other = course.lessons[0]
        course.lessons[0].title = "Bulb and lights"
        (other.number, other.slug, other.title, other.exercises) = (2, "torch", "Lights and torch", [])
        course.lessons.append(other)
        #expect { try course.select(typed) } throws: { ($0 as? UnknownName)?.suggestion == meant }
    }

    @Test("The numbers of lessons with gaps between them are listed")
    func gaps() {
        var course = course
        var other = course.lessons[0]
        (other.number, other.slug, other.exercises) = (4, "torch", [])
        course.lessons.append(other)
        #expect(throws: UnknownName(name: "2", numbers: .someLessons([1, 4]))) { try course.select("2") }
    }

    @Test("The error for a number that doesn't exist gives the numbers that do")
    func numbers() {
        let exercises = UnknownName.Numbers.exercises(
            first: Exercise.ID(lesson: 1, position: 1), last: Exercise.ID(lesson: 1, position: 2))
        #expect(throws: UnknownName(name: "1.3", numbers: exercises)) { try course.select("1.3") }
        for name in ["9", "99", "9.1"] {
            #expect(throws: UnknownName(name: name, numbers: .lessons(first: 1, last: 1))) {
                try course.select(name)
            }
        }
    }

    @Test("A position in a lesson isn't a name, because it would be taken for a lesson's number")
    func position() {
        #expect(throws: UnknownName.self) { try course.select("2") }
    }
}

@Suite(.temporaryFolder) struct PathSelectionTests {
    var folder: TemporaryFolder { TemporaryFolder.current }

    @Test(
        "A path selects the exercise that contains it, or else the lesson",
        arguments: [
            ("", "Lessons/1-lamp/1-switch/Lamp.swift", "1.1"), ("Lessons/1-lamp/1-switch", ".", "1.1"),
            ("Lessons/1-lamp/1-switch", "Lamp.swift", "1.1"),
            ("Lessons/1-lamp/1-switch", "../2-test-the-lamp/Subject", "1.2"),
            ("Lessons/1-lamp/1-switch", "..", "1"), ("Lessons", "1-lamp/README.md", "1"),
            // The path of a deleted file still means the exercise to which it belongs.
            ("Lessons/1-lamp/1-switch", "Gone.swift", "1.1"),
            // A name is tried before a path, whatever the folder contains.
            ("Lessons/1-lamp/1-switch", "1.2", "1.2"), ("Lessons/1-lamp", "lamp", "1"),
        ])
    func path(from: String, typed: String, meant: String) throws {
        let course = try SampleCourse.load(in: folder)
        try expectEqual(course.select(typed, from: folder(from)), course.select(meant))
    }

    @Test("A link to a course leads to the same exercises")
    func link() throws {
        let course = try SampleCourse.load(in: folder)
        try folder.link("shortcut", to: folder("Lessons/1-lamp/1-switch").path)
        try expectEqual(course.select("Lamp.swift", from: folder("shortcut")), course.select("1.1"))
        expectEqual(
            course.selection(at: folder("shortcut")), .exercise(course.exercises[0], in: course.lessons[0]))
    }

    @Test("A path outside all lessons and an unknown name are different errors")
    func outside() throws {
        let course = try SampleCourse.load(in: folder)
        for path in [".", "Sources", "Lessons/nothing", "/"] {
            #expect(throws: PathOutsideLessons(path: path)) { try course.select(path, from: folder.url) }
        }
        #expect(throws: UnknownName(name: "lmap", suggestion: "lamp")) {
            try course.select("lmap", from: folder.url)
        }
        #expect(course.selection(at: folder("Lessons")) == nil)
    }
}

struct SuggestionTests {
    @Test("The distance counts letters that are inserted, deleted, replaced or swapped", arguments: Pair.all)
    func distance(_ pair: Pair) {
        expectEqual(Suggestion.distance(pair.first, pair.second), pair.distance)
        expectEqual(Suggestion.distance(pair.second, pair.first), pair.distance)
    }

    struct Pair: Sendable, CustomTestStringConvertible {
        var first: String
        var second: String
        var distance: Int

        var testDescription: String { "\"\(first)\" and \"\(second)\"" }

        init(_ first: String, _ second: String, _ distance: Int) {
            self.first = first
            self.second = second
            self.distance = distance
        }

        static let all = [
            Pair("", "", 0), Pair("", "abc", 3), Pair("lamp", "lamp", 0), Pair("lamp", "clamp", 1),
            Pair("lamp", "lap", 1), Pair("lamp", "limp", 1), Pair("lamp", "lmap", 1),
            Pair("lamp", "lampshade", 5),
            Pair("kitten", "sitting", 3), Pair("ab", "ba", 1), Pair("ca", "abc", 3), Pair("café", "cafe", 1),
        ]
    }

    @Test("A candidate is close enough if a third of the letters, or one letter, is wrong")
    func nearEnough() {
        expectEqual(Suggestion.nearest(to: "ab", in: ["a"]), "a")
        expectEqual(Suggestion.nearest(to: "lsit", in: ["list"]), "list")
        expectEqual(Suggestion.nearest(to: "leson", in: ["lesson", "list"]), "lesson")
        expectEqual(Suggestion.nearest(to: "--fomat", in: ["--format", "--record"]), "--format")
        #expect(Suggestion.nearest(to: "abcde", in: ["vwxyz"]) == nil)
        #expect(Suggestion.nearest(to: "abcd", in: ["ab"]) == nil)
        #expect(Suggestion.nearest(to: "abcd", in: []) == nil)
    }

    @Test("A word as long as the system allows isn't compared with anything", .timeLimit(.minutes(10)))
    func longWord() {
        let word = String(repeating: "a", count: 1 << 17)
        #expect(Suggestion.nearest(to: word, in: Array(repeating: "aaaa", count: 1000)) == nil)
    }

    @Test("Among equally close candidates, the alphabetically first one is suggested")
    func ties() {
        expectEqual(Suggestion.nearest(to: "lamb", in: ["lamp", "lama"]), "lama")
    }
}

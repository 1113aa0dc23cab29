import Foundation
import Testing
import TestSupport
import WorkbookReporting

@testable import WorkbookAuthoring
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct ExercismTrackTests {
    let folder = TemporaryFolder.current

    private func track(changing changes: [String: String?] = [:], only: [String]? = nil) throws
        -> ExercismTrack
    {
        try SampleTrack.write(to: folder, changing: changes)
        return try ExercismTrack(folder("track"), only: only)
    }

    private func text(_ path: String, _ track: ExercismTrack) throws -> String? {
        try track.draft.files()[path].map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("Exercises are grouped as on the site: concepts first, then practice by difficulty")
    func order() throws {
        let track = try track()
        expectEqual(track.draft.lessons.map(\.slug), ["concepts", "easy", "medium"])
        expectEqual(track.slugs, ["oven", "double-it", "count-lines"])
        expectEqual(track.draft.manifest.title, "Swift exercises from Exercism")
        expectEqual(track.draft.manifest.authors, ["ada", "grace"])
        expectEqual(track.draft.manifest.environment, ["RUNALL": "true"])
        try expectEqual(text("LICENSE", track), "Do what you like.\n")
    }

    @Test("The same track always produces the same files, which form a course")
    func deterministic() throws {
        let files = try track().draft.files()
        try expectEqual(ExercismTrack(folder("track")).draft.files(), files)
        for (path, data) in files { try folder.write(data, to: "course/\(path)") }
        let course = try Course.load(folder("course"))
        expectEqual(course.exercises.map(\.kind), [.implement, .implement, .implement])
        expectEqual(course.exercises[2].firstPart.owns, ["CountLines.swift", "Line.swift"])
    }

    @Test("The introduction and instructions become the task, and the hints' sections become hints")
    func texts() throws {
        let track = try track()
        let task = try text("Lessons/1-concepts/1-oven/README.md", track)
        expectEqual(task, "# The Oven\n\nConstants have names.\n\nDeclare `minutes`, which is 40.\n")
        expectEqual(
            track.draft.lessons[0].exercises[0].hints,
            [
                "**General**\n\n- Read about [constants](https://example.org).",
                "**1. Declare it**\n\n- Use `let`.",
            ])
    }

    @Test("A misspelled list of exercises is named, and so is a track without any exercise")
    func misspelledList() throws {
        let entry = #"{ "slug": "oven", "name": "Oven" }"#
        func problem(_ lists: String) throws -> TrackProblem? {
            let text = "{ \"language\": \"Swift\",\n\"exercises\": { \(lists) } }"
            do {
                _ = try track(changing: ["config.json": text])
                return nil
            } catch let problem as TrackProblem {
                return problem
            }
        }
        expectEqual(
            try problem("\"practise\": [\(entry)]"),
            .malformed(
                MalformedFile(
                    file: folder("track/config.json"), keyPath: "exercises.practise",
                    expected: "the key \"practice\"", found: "\"practise\"")))
        expectEqual(
            try problem("\"practice\": [], \"foregone\": [\"oven\"]"),
            .nothingLeft(
                folder("track"),
                reasons: ["config.json lists no exercise under \"concept\" or \"practice\"."]))
    }

    @Test("Suites are copied byte for byte")
    func suites() throws {
        let path = "Tests/OvenTests/OvenTests.swift"
        let track = try track()
        try expectEqual(
            text("Tests/Suites/1-concepts/1-oven/Checks/OvenTests.swift", track),
            SampleTrack.files["exercises/concept/oven/\(path)"])
    }

    @Test("A given file is part of the reference, unless the reference declares the same types")
    func givenFiles() throws {
        let reference = "Solutions/3-medium/1-count-lines/reference/Line.swift"
        let kept = try track()
        try expectEqual(text(reference, kept), "struct Line { var text: String }\n")
        let replaced = try track(changing: [
            "exercises/practice/count-lines/.meta/Sources/CountLines/CountLinesExample.swift":
                "struct Line { var text = \"\" }\nfunc count(_ lines: [Line]) -> Int { lines.count }\n"
        ])
        try expectEqual(text(reference, replaced), nil)
    }

    @Test("Only the requested exercises are read, and an unknown one is an error")
    func only() throws {
        try expectEqual(track(only: ["oven"]).slugs, ["oven"])
        #expect(throws: TrackProblem.unknown(slug: "ovne", known: ["count-lines", "double-it", "oven"])) {
            try track(only: ["ovne"])
        }
        func details(_ slug: String) -> [String] {
            let problem = TrackProblem.unknown(slug: slug, known: ["count-lines", "double-it", "oven"])
            return problem.message(in: .init(program: "grade", version: "1", folder: folder.url)).details.map(
                \.text)
        }
        expectEqual(details("ovne"), ["Did you mean oven?"])
        expectEqual(details("something"), ["It has count-lines, double-it, oven."])
    }

    // MARK: - Broken tracks

    @Test("A folder that isn't a track is an error")
    func noTrack() throws {
        #expect(throws: TrackProblem.noFolder(folder("elsewhere"))) { try ExercismTrack(folder("elsewhere")) }
        try folder.write(["elsewhere/README.md": "no track"])
        #expect(throws: TrackProblem.noTrack(folder("elsewhere"))) { try ExercismTrack(folder("elsewhere")) }
        #expect {
            try track(changing: ["config.json": "{\n  \"language\": 1 }"])
        } throws: { error in
            guard case .malformed(let file)? = error as? TrackProblem else { return false }
            return TrackProblem.words(about: file)
                == ", language, line 2: expected a text, found a number (1)"
        }
    }

    @Test("A track that can't be used is not a wrong usage")
    func exitCodes() {
        expectEqual(TrackProblem.nothingLeft(folder.url, reasons: []).exitCode, .broken)
        expectEqual(TrackProblem.noTrack(folder.url).exitCode, .broken)
        expectEqual(TrackProblem.noFolder(folder.url).exitCode, .usage)
        expectEqual(TrackProblem.unknown(slug: "a", known: []).exitCode, .usage)
        expectEqual(UnusableTrackFile(folder.url, "is a link").exitCode, .broken)
    }

    @Test("Two exercises with the same name are an error")
    func twice() throws {
        let config = try #require(SampleTrack.files["config.json"]).replacing("double-it", with: "oven")
        #expect(throws: TrackProblem.twice(slug: "oven", file: folder("track/config.json"))) {
            try track(changing: ["config.json": config])
        }
    }

    @Test("A track without a usable exercise is an error that says why")
    func nothingLeft() throws {
        let none = SampleTrack.files.keys.filter { $0.hasSuffix(".meta/config.json") }
        let changes = Dictionary(uniqueKeysWithValues: none.map { ($0, String?.none) })
        #expect {
            try track(changing: changes)
        } throws: { error in
            guard case .nothingLeft(_, let reasons)? = error as? TrackProblem else { return false }
            return reasons.first == "oven: exercises/concept/oven/.meta/config.json is missing"
        }
    }

    @Test(
        "An exercise with a broken file is left out, and the reason names the file",
        arguments: [
            ("Tests/OvenTests/OvenTests.swift", nil, "Tests/OvenTests/OvenTests.swift is missing"),
            (
                "Tests/OvenTests/OvenTests.swift", "import XCTest\n",
                "Tests/OvenTests/OvenTests.swift is written for XCTest, whose results a solution could forge; a suite for Swift Testing is needed"
            ),
            (".meta/config.json", "{}", ".meta/config.json, files: expected a value, found none"),
            (".docs/instructions.md", nil, ".docs/instructions.md is missing or empty"),
            (
                ".meta/Sources/Oven/OvenExemplar.swift", nil,
                ".meta/Sources/Oven/OvenExemplar.swift is missing"
            ),
            (
                ".meta/config.json", path("../../../../secret.swift"),
                "Sources/../../../../secret.swift isn't in a folder of Sources that names a module"
            ),
            (
                ".meta/config.json", path("Oven/../../secret.swift"),
                "Sources/Oven/../../secret.swift has a path that leads out of the exercise's folder"
            ),
            (
                ".meta/config.json", path("Oven/a b.swift"),
                "Sources/Oven/a b.swift isn't a Swift file with a plain name"
            ),
        ] as [(String, String?, String?)])
    func leftOut(file: String, text: String?, reason: String?) throws {
        let place = "exercises/concept/oven"
        let track = try track(changing: ["\(place)/\(file)": text])
        expectEqual(track.leftOut.map(\.reason), [reason].compactMap { $0.map { "\(place)/\($0)" } })
        expectEqual(track.slugs, (reason == nil ? ["oven"] : []) + ["double-it", "count-lines"])
    }

    private static func path(_ path: String) -> String {
        #"{ "files": { "solution": ["Sources/\#(path)"], "test": ["Tests/OvenTests/OvenTests.swift"], "exemplar": [".meta/Sources/Oven/OvenExemplar.swift"] } }"#
    }

    @Test(
        "A link in place of a file or a folder is not followed",
        arguments: ["Sources/Oven/Oven.swift", "Sources/Oven"])
    func links(path: String) throws {
        try SampleTrack.write(to: folder)
        let place = "exercises/concept/oven"
        try folder.write(["outside/Oven.swift": "let secret = 1\n"])
        try FileManager.default.removeItem(at: folder("track/\(place)/\(path)"))
        try folder.link(
            "track/\(place)/\(path)",
            to: folder(path.hasSuffix(".swift") ? "outside/Oven.swift" : "outside").path)
        let track = try ExercismTrack(folder("track"))
        expectEqual(track.leftOut.map(\.slug), ["oven"])
        expectEqual(track.leftOut.first?.reason.contains("is a link"), true)
    }

    @Test("A file of many megabytes is left out without being read")
    func large() throws {
        try SampleTrack.write(to: folder)
        let file = folder("track/exercises/concept/oven/Tests/OvenTests/OvenTests.swift")
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: 100 << 20)
        try handle.close()
        try expectEqual(
            ExercismTrack(folder("track")).leftOut.map(\.reason),
            [
                "exercises/concept/oven/Tests/OvenTests/OvenTests.swift has 100 MB, and at most 4 MB are read"
            ])
    }

    @Test("A deprecated exercise is left out, and one with another status is not")
    func deprecated() throws {
        func track(_ status: String) throws -> ExercismTrack {
            let config = try #require(SampleTrack.files["config.json"]).replacing(
                "\"slug\": \"oven\"", with: "\"slug\": \"oven\", \"status\": \"\(status)\"")
            return try self.track(changing: ["config.json": config])
        }
        try expectEqual(
            track("deprecated").leftOut,
            [
                ExercismTrack.LeftOut(
                    slug: "oven",
                    reason:
                        "config.json has the status \"deprecated\", so Exercism no longer offers the exercise"
                )
            ])
        try expectEqual(track("beta").leftOut, [])
    }

    @Test("A name that can't be a folder's is left out", arguments: ["Oven Two", "..", "-", "a/b"])
    func names(slug: String) throws {
        let config = try #require(SampleTrack.files["config.json"]).replacing("\"oven\"", with: "\"\(slug)\"")
        try expectEqual(track(changing: ["config.json": config]).leftOut.map(\.slug), [slug])
    }

    @Test("An exercise whose folder is a link is left out, wherever it leads")
    func linkedExercise() throws {
        try SampleTrack.write(to: folder("track"))
        let place = folder("track/exercises/practice/double-it")
        try FileManager.default.moveItem(at: place, to: folder("elsewhere"))
        try folder.link("track/exercises/practice/double-it", to: folder("elsewhere").path)
        let track = try ExercismTrack(folder("track"))
        #expect(track.leftOut.map(\.reason).contains("exercises/practice/double-it is a link"))
        #expect(!track.slugs.contains("double-it"))
    }

    @Test("An exercise with an out-of-range difficulty is kept", arguments: [-1, 0, 11, 1000])
    func difficulty(number: Int) throws {
        try SampleTrack.write(to: folder("track"))
        let file = folder("track/config.json")
        let text = try String(contentsOf: file, encoding: .utf8)
        try Data(text.replacing(#""difficulty": 5"#, with: #""difficulty": \#(number)"#).utf8).write(to: file)
        #expect(try ExercismTrack(folder("track")).slugs.contains("count-lines"))
    }
}

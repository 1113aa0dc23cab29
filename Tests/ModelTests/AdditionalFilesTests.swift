import Foundation
import Testing
import TestSupport

@testable import WorkbookModel

@Suite(.temporaryFolder) struct AdditionalFilesTests {
    let folder = TemporaryFolder.current

    /// Loads a course in which every Swift file in the first exercise's folder belongs to the learner.
    private func exercise() throws -> Exercise {
        let manifest = SampleCourse.manifest.replacing(
            #""owns": ["Lamp.swift"]"#, with: #""owns": ["Lamp.swift", "*.swift"]"#)
        return try SampleCourse.load(in: folder, changing: ["Lessons/1-lamp/lesson.json": manifest])
            .exercises[0]
    }

    @Test("With *.swift, further files of the starter belong to the learner too")
    func starter() throws {
        let exercise = try exercise()
        expectEqual(exercise.firstPart.owns, ["Lamp.swift", "Bulb.swift"])
        #expect(!exercise.firstPart.isGiven("Bulb.swift"))
        expectEqual(exercise.listGivenFiles(), [])
    }

    @Test("Files that a learner adds are graded, and removed files aren't reported as missing")
    func added() throws {
        let exercise = try exercise()
        try folder.write([
            "attempt/Lamp.swift": "1", "attempt/Filament.swift": "2", "attempt/.hidden.swift": "3",
        ])
        let attempt = PartAttempt(exercise.firstPart, in: folder("attempt"))
        try expectEqual(
            attempt.ownedFiles(), ["Lamp.swift": Data("1".utf8), "Filament.swift": Data("2".utf8)])
        #expect(!attempt.hasOnlyStarterFiles())
        expectEqual(attempt.listStrayFiles(given: []), [".hidden.swift"])
    }

    @Test("The first file is required")
    func missing() throws {
        let exercise = try exercise()
        try folder.write(["attempt/Filament.swift": "2"])
        #expect(throws: AttemptProblem.missing(folder("attempt/Lamp.swift"))) {
            try PartAttempt(exercise.firstPart, in: folder("attempt")).ownedFiles()
        }
    }

    @Test("An added file changes the attempt's digest")
    func digest() throws {
        let exercise = try exercise()
        try folder.write(["attempt/Lamp.swift": "1"])
        let before = Attempt(exercise, in: folder("attempt")).digest()
        try folder.write(["attempt/Filament.swift": "2"])
        #expect(Attempt(exercise, in: folder("attempt")).digest() != before)
    }

    @Test(
        "A pattern must not be the only name, and *.swift is the only allowed pattern",
        arguments: [#"["*.swift"]"#, #"["Lamp.swift", "L*.swift"]"#])
    func patterns(owns: String) throws {
        let manifest = SampleCourse.manifest.replacing(#""owns": ["Lamp.swift"]"#, with: #""owns": \#(owns)"#)
        #expect(throws: (any Error).self) {
            try SampleCourse.load(in: folder, changing: ["Lessons/1-lamp/lesson.json": manifest])
        }
    }
}

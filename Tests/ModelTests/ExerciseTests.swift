import Foundation
import Testing
import TestSupport

@testable import WorkbookModel

struct ExerciseTests {
    @Test("Checks have their own module, and a learner's tests are in the learner's module")
    func suiteModule() {
        #expect(Exercise.sample().firstPart.suiteModule == "LampChecks")
        #expect(Exercise.sampleTests().firstPart.suiteModule == "LampTests")
    }

    @Test("The file to open is the first one that the learner owns")
    func mainFile() {
        let exercise = Exercise.sample(owns: ["Second.swift", "First.swift"])
        #expect(exercise.mainFile.path == "/course/Lessons/1-lamp/1-switch/Second.swift")
    }

    @Test("An exercise's second part has its tests in a subfolder and the first part as their subject")
    func twoParts() throws {
        var exercise = Exercise.sample(owns: ["Lamp.swift"], support: ["Kit"])
        #expect(exercise.parts == [exercise.firstPart])
        exercise.addTests(module: "MyLampTests", owns: ["MyTests.swift"], carries: ["Lamp.swift"])
        let tests = try #require(exercise.secondPart)
        #expect(exercise.parts == [exercise.firstPart, tests])
        #expect(tests.kind == .tests)
        #expect(tests.subject == "Lamp")
        #expect(tests.support == ["Kit"])
        #expect(tests.suiteModule == "MyLampTests")
        #expect(tests.mainFile.path == "/course/Lessons/1-lamp/1-switch/Tests/MyTests.swift")
        #expect(tests.starter.path == "/course/Solutions/1-lamp/1-switch/starter/Tests")
        #expect(exercise.ownedPaths == ["Lamp.swift", "Tests/MyTests.swift"])
        #expect(exercise.kind == .refactor)
    }

    @Test("Each folder and file of an exercise has a fixed path")
    func folders() {
        let folders = Exercise.sample().folders
        let suite = "/course/Tests/Suites/1-lamp/1-switch"
        let solutions = "/course/Solutions/1-lamp/1-switch"
        #expect(folders.starter.path == "\(solutions)/starter")
        #expect(folders.reference.path == "\(solutions)/reference")
        #expect(folders.checks.path == "\(suite)/Checks")
        #expect(folders.probes.path == "\(suite)/Probes")
        #expect(folders.subject.path == "\(suite)/Subject")
        #expect(folders.expectedChecks.path == "\(suite)/checks.json")
        #expect(folders.variants.path == "\(suite)/variants.json")
    }
}

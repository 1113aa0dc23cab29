import Foundation
import Testing
import TestSupport

@testable import WorkbookModel

struct ExerciseTests {
    @Test("Checks have their own module, and a learner's tests are in the learner's module")
    func suiteModule() {
        expectEqual(Exercise.sample().firstPart.suiteModule, "LampChecks")
        expectEqual(Exercise.sampleTests().firstPart.suiteModule, "LampTests")
    }

    @Test("The file to open is the first one that the learner owns")
    func mainFile() {
        let exercise = Exercise.sample(owns: ["Second.swift", "First.swift"])
        expectEqual(exercise.mainFile.path, "/course/Lessons/1-lamp/1-switch/Second.swift")
    }

    @Test("An exercise's second part has its tests in a subfolder and the first part as their subject")
    func twoParts() throws {
        var exercise = Exercise.sample(owns: ["Lamp.swift"], support: ["Kit"])
        expectEqual(exercise.parts, [exercise.firstPart])
        exercise.addTests(module: "MyLampTests", owns: ["MyTests.swift"], carries: ["Lamp.swift"])
        let tests = try #require(exercise.secondPart)
        expectEqual(exercise.parts, [exercise.firstPart, tests])
        expectEqual(tests.kind, .tests)
        expectEqual(tests.subject, "Lamp")
        expectEqual(tests.support, ["Kit"])
        expectEqual(tests.suiteModule, "MyLampTests")
        expectEqual(tests.mainFile.path, "/course/Lessons/1-lamp/1-switch/Tests/MyTests.swift")
        expectEqual(tests.starter.path, "/course/Solutions/1-lamp/1-switch/starter/Tests")
        expectEqual(exercise.ownedPaths, ["Lamp.swift", "Tests/MyTests.swift"])
        expectEqual(exercise.kind, .refactor)
    }

    @Test("Each folder and file of an exercise has a fixed path")
    func folders() {
        let folders = Exercise.sample().folders
        let suite = "/course/Tests/Suites/1-lamp/1-switch"
        let solutions = "/course/Solutions/1-lamp/1-switch"
        expectEqual(folders.starter.path, "\(solutions)/starter")
        expectEqual(folders.reference.path, "\(solutions)/reference")
        expectEqual(folders.checks.path, "\(suite)/Checks")
        expectEqual(folders.probes.path, "\(suite)/Probes")
        expectEqual(folders.subject.path, "\(suite)/Subject")
        expectEqual(folders.expectedChecks.path, "\(suite)/checks.json")
        expectEqual(folders.variants.path, "\(suite)/variants.json")
    }
}

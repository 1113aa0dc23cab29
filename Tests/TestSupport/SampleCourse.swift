import Foundation

@testable import WorkbookModel
@testable import WorkbookSystem

/// A small course in files: lesson 1 with an exercise in refactoring and one in writing tests.
package enum SampleCourse {
    /// Every file of the course, by its relative path.
    package static let files: [String: String] = lesson.merging(solutions) { $1 }.merging(suites) { $1 }

    /// Writes the course, with some files changed or (`nil`) removed, and loads it.
    @discardableResult
    package static func load(in folder: TemporaryFolder, changing changes: [String: String?] = [:]) throws
        -> Course
    {
        try folder.write(files)
        for (path, text) in changes {
            if let text {
                try folder.write([path: text])
            } else {
                try FileManager.default.removeItem(at: folder(path))
            }
        }
        return try Course.load(folder.url)
    }

    /// The manifest of the lesson.
    package static let manifest = """
        {
          "format": 1,
          "title": "A lamp",
          "exercises": [
            {
              "slug": "switch",
              "title": "The switch",
              "kind": "refactor",
              "module": "Lamp",
              "owns": ["Lamp.swift"],
              "support": ["Kit"],
              "hints": ["Look.", "Look closer.", "Write `isOn.toggle()`."]
            },
            {
              "slug": "test-the-lamp",
              "title": "Test the lamp",
              "kind": "tests",
              "module": "LampTests",
              "subject": "LampKit",
              "owns": ["LampTests.swift"],
              "hints": ["Look.", "Look closer.", "Expect `isOn`."],
              "secondsPerCheck": 2.5
            }
          ]
        }
        """

    private static let lesson = [
        "Lessons/1-lamp/README.md": String(repeating: "A lamp is on or off. ", count: 10),
        "Lessons/1-lamp/lesson.json": manifest,
        "Lessons/1-lamp/1-switch/Lamp.swift": "// the learner's lamp\n",
        "Lessons/1-lamp/1-switch/Bulb.swift": "// a given bulb\n",
        "Lessons/1-lamp/2-test-the-lamp/LampTests.swift": "// write tests\n",
        "Lessons/1-lamp/2-test-the-lamp/Subject/Lamp.swift": "// a lamp to read\n",
    ]

    private static let solutions: [String: String] = {
        var files = [
            "Solutions/1-lamp/1-switch/starter/Lamp.swift": "// a starter\n",
            "Solutions/1-lamp/1-switch/starter/Bulb.swift": "// a given bulb\n",
            "Solutions/1-lamp/1-switch/reference/Lamp.swift": "// the reference\n",
            "Solutions/1-lamp/2-test-the-lamp/starter/LampTests.swift": "// write tests\n",
            "Solutions/1-lamp/2-test-the-lamp/starter/Subject/Lamp.swift": "// a lamp to read\n",
            "Solutions/1-lamp/2-test-the-lamp/reference/LampTests.swift": "// the reference\n",
        ]
        for exercise in ["1-switch", "2-test-the-lamp"] {
            files["Solutions/1-lamp/\(exercise)/why.md"] =
                String(repeating: "A lamp is on or off. ", count: 6) + "\n"
        }
        for (exercise, file) in [("1-switch", "Lamp.swift"), ("2-test-the-lamp", "LampTests.swift")] {
            for name in ["computed", "stored"] {
                files["Solutions/1-lamp/\(exercise)/accepted/\(name)/\(file)"] = "// accepted\n"
            }
            for name in ["always-on", "never-on", "shared", "stuck"] {
                let folder = "Solutions/1-lamp/\(exercise)/rejected/\(name)"
                files["\(folder)/\(file)"] = "// rejected\n"
                files["\(folder)/rejected.json"] =
                    #"{ "turnedDownBy": ["compile/readable"], "diagnosis": "It is \#(name)." }"#
            }
        }
        return files
    }()

    private static let suites = [
        "Tests/Suites/Shared/Expect.swift":
            "protocol ComparableBySuite {}\nfunc expect() {}\nfunc same() {}\n",
        "Tests/Suites/1-lamp/1-switch/Checks/LampChecks.swift": "// the hidden suite\n",
        "Tests/Suites/1-lamp/1-switch/Probes/Client.swift": """
        // CLIENT: testable
        @testable import Lamp

        // CHECK readable: Tests can read isOn
        // COMPILES: tests cannot read isOn
        func reads(_ lamp: Lamp) -> Bool { lamp.isOn }
        """,
        "Tests/Suites/1-lamp/1-switch/checks.json": """
        {
          "format": 1,
          "checks": [
            { "id": "compile/readable", "name": "Tests can read isOn" },
            { "id": "LampChecks/toggles()", "name": "The switch toggles the lamp" }
          ],
          "starterFails": ["compile/readable"]
        }
        """,
        "Tests/Suites/1-lamp/2-test-the-lamp/Subject/Lamp.swift": "// every lamp, right and wrong\n",
        "Tests/Suites/1-lamp/2-test-the-lamp/variants.json": """
        {
          "format": 1,
          "correct": [
            { "id": "stored", "name": "a lamp that stores its state" },
            { "id": "computed", "name": "a lamp that computes its state" }
          ],
          "bugs": [
            { "id": "always-on", "name": "the lamp never goes off" },
            { "id": "stuck", "name": "the switch does nothing" }
          ],
          "scrambled": "scrambled"
        }
        """,
        "Tests/Suites/1-lamp/2-test-the-lamp/checks.json": """
        { "format": 1, "checks": [{ "id": "tests/present", "name": "There are tests to run" }], "starterFails": [] }
        """,
        "Sources/Kit/Kit.swift": "// a support module\n",
    ]
}

extension Exercise {
    /// Returns an exercise without files, for code that needs only its names and paths.
    package static func sample(
        _ position: Int = 1, slug: String = "switch", title: String = "The switch", kind: Kind = .refactor,
        module: String = "Lamp", subject: String? = nil, owns: [String] = ["Lamp.swift"],
        support: [String] = [], root: URL = Course.sampleRoot
    ) -> Exercise {
        let path = "1-lamp/\(position)-\(slug)"
        return Exercise(
            id: ID(lesson: 1, position: position), slug: slug, title: title, kind: kind, module: module,
            subject: subject, owns: owns, support: support, hints: ["Look.", "Look closer.", "Write it."],
            secondsPerCheck: 10,
            folders: Folders(
                lesson: root.appending(path: "Lessons/\(path)"),
                suite: root.appending(path: "Tests/Suites/\(path)"),
                solutions: root.appending(path: "Solutions/\(path)")))
    }

    /// Returns an exercise in writing tests, without files.
    package static func sampleTests(_ position: Int = 2, root: URL = Course.sampleRoot) -> Exercise {
        sample(
            position, slug: "test-the-lamp", title: "Test the lamp", kind: .tests, module: "LampTests",
            subject: "LampKit", owns: ["LampTests.swift"], root: root)
    }
}

extension Course {
    /// The root of a course without files.
    package static let sampleRoot = URL(filePath: "/course")

    /// Returns a course without files.
    package static func sample(_ exercises: [Exercise]) -> Course {
        Course(root: sampleRoot, lessons: [.sample(exercises)])
    }
}

extension Lesson {
    /// Returns a lesson without files.
    package static func sample(_ exercises: [Exercise]) -> Lesson {
        Lesson(
            number: 1, slug: "lamp", title: "A lamp",
            folder: Course.sampleRoot.appending(path: "Lessons/1-lamp"),
            exercises: exercises)
    }
}

extension Toolchain {
    /// A toolchain for tests that never run it.
    package static let sample = Toolchain(
        swift: "/opt/swift/usr/bin/swift", version: Version(major: 6, minor: 3, patch: 1),
        target: "x86_64-unknown-linux-gnu")
}

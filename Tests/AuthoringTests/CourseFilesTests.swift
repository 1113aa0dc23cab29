import Foundation
import Testing
import TestSupport

@testable import WorkbookAuthoring
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct CourseFilesTests {
    let folder = TemporaryFolder.current

    private func course(changing changes: [String: String?] = [:]) throws -> Course {
        try SampleCourse.load(in: folder, changing: changes)
    }

    @Test("Every finding about a correct course is fine")
    func fine() throws {
        let course = try course()
        let files = CourseFiles(course: course)
        try expectEqual(
            files.findings(for: course.lessons[0]),
            [
                .fine(nil, "lesson 1", "chapter and folders are in order")
            ])
        for exercise in course.exercises {
            try expectEqual(
                files.findings(for: exercise),
                [
                    .fine(exercise.id, "files", "hints, starter and solutions are in order")
                ])
        }
    }

    @Test("A license of the author's own needs a name that other tools accept")
    func license() throws {
        func remarks(_ license: String) throws -> [String] {
            let manifest = #"{ "format": 1, "title": "Lamps", "license": "\#(license)" }"#
            return try CourseFiles(course: course(changing: ["course.json": manifest])).findings().map(
                \.message
            )
            .filter { $0.contains("license") }
        }
        for fine in ["MIT", "CC-BY-4.0", "LicenseRef-Own", "(MIT OR Apache-2.0) AND CC0-1.0"] {
            try expectEqual(remarks(fine), [])
        }
        try expectEqual(
            remarks("my own license"),
            [
                "course.json has the license \"my own license\", which isn't an identifier of the SPDX list, such as MIT or CC-BY-4.0; one of your own begins with LicenseRef-"
            ])
    }

    // MARK: - A lesson

    @Test(
        "A chapter that is missing or barely started is reported",
        arguments: [
            ("A lamp.", "has 7 characters, and a chapter should have at least 200"),
            (nil, "is missing: the chapter"),
        ])
    func chapter(text: String?, message: String) throws {
        let course = try course(changing: ["Lessons/1-lamp/README.md": text])
        try expectEqual(
            CourseFiles(course: course).findings(for: course.lessons[0]),
            [
                .breach(nil, "lesson 1", "Lessons/1-lamp/README.md \(message)")
            ])
    }

    @Test("Only an exercise of kind tests has a subject")
    func subject() throws {
        let manifest = SampleCourse.manifest.replacing(
            "\"module\": \"Lamp\",", with: "\"module\": \"Lamp\", \"subject\": \"Kit\",")
        let course = try course(changing: ["Lessons/1-lamp/lesson.json": manifest])
        try expectEqual(
            CourseFiles(course: course).findings(for: course.exercises[0]).map(\.message),
            [
                "Lessons/1-lamp/lesson.json:9 has \"subject\": \"Kit\", which is only for exercises of kind \"tests\". If learners also write tests here, use \"tests\"; otherwise, remove it"
            ])
    }

    @Test("A lesson needs a title")
    func title() throws {
        let course = try course(changing: [
            "Lessons/1-lamp/lesson.json": SampleCourse.manifest.replacing("\"A lamp\"", with: "\"\"")
        ])
        try expectEqual(
            CourseFiles(course: course).findings(for: course.lessons[0]).map(\.message),
            ["Lessons/1-lamp/lesson.json:3: the title is empty"])
    }

    @Test("A link of a chapter to a file that doesn't exist is remarked on")
    func links() throws {
        let text = String(repeating: "A lamp is on or off. ", count: 10)
        let links = [
            "[a](../9-none/README.md) and [b](1-switch/Lamp.swift#L1)", "[c](https://example.org) `[d](e)`",
            "```", "[f](g)", "```", "[h](#h) [i](#a-lamps-price) [j](#where-1)", "# A lamp's price",
            "## Where?",
            "[k](../../Solutions/1-lamp/1-switch/why.md) [l](../2-more/README.md#how)",
            "[m](../2-more/README.md#why)",
        ]
        let course = try course(changing: [
            "Lessons/1-lamp/README.md": "\(text)\n\(links.joined(separator: "\n"))\n",
            "Lessons/2-more/README.md": "# How\n",
        ])
        expectEqual(
            try CourseFiles(course: course).findings(for: course.lessons[0]),
            [
                .fine(nil, "lesson 1", "chapter and folders are in order")
            ]
                + [
                    "2: the link leads to ../9-none/README.md, which doesn't exist",
                    "7: the link leads to #h, and the chapter has no such heading",
                    "10: the link leads to ../../Solutions/1-lamp/1-switch/why.md, which no handout contains",
                    "11: the link leads to ../2-more/README.md#why, and that page has no such heading",
                ].map { .remark(nil, "lesson 1", "Lessons/1-lamp/README.md:\($0)") })
    }

    @Test("An exercise that a chapter names, and the course hasn't, is remarked on")
    func unknownExercises() throws {
        let text = String(repeating: "A lamp is on or off. ", count: 10)
        let lines = [
            "Exercise 1.2 of lesson 1 is hard, `exercise 1.7` is code.", "See exercises 1.1, 1.9 and 3.1.",
            "That is exercise 1.7. Version 1.8, exercise 5, exercise 1.2.3, lesson 1.2", "Lesson 4 is next.",
        ]
        let course = try course(changing: [
            "Lessons/1-lamp/README.md": "\(text)\n\(lines.joined(separator: "\n"))\n"
        ])
        expectEqual(
            try CourseFiles(course: course).findings(for: course.lessons[0]).dropFirst().map(\.message),
            [
                "3: there is no exercise 1.9", "3: there is no exercise 3.1", "4: there is no exercise 1.7",
                "5: there is no lesson 4",
            ].map {
                "Lessons/1-lamp/README.md:\($0)"
            })
    }

    @Test("An exercise that a hint or a diagnosis names, and the course hasn't, is remarked on")
    func unknownExercisesInTexts() throws {
        let path = "Solutions/1-lamp/1-switch/rejected/dark/rejected.json"
        let course = try course(changing: [
            "Lessons/1-lamp/lesson.json": SampleCourse.manifest.replacing(
                "Look closer.", with: "As in exercise 1.7."),
            path: #"{"turnedDownBy": [], "diagnosis": "See `exercise 1.8` and exercise 1.9."}"#,
        ])
        expectEqual(
            LearnersTexts(course: course).brokenReferences(in: course.exercises[0]),
            [
                "Lessons/1-lamp/lesson.json:12: there is no exercise 1.7",
                "\(path):1: there is no exercise 1.9",
            ])
    }

    @Test("A comment in place of a task that learners don't see is remarked on")
    func hiddenTask() throws {
        let starter = "Solutions/1-lamp/1-switch/starter"
        let course = try course(changing: [
            "\(starter)/README.md": "# A lamp\n\nWrite it.\n",
            "\(starter)/Lamp.swift": "// A lamp\n//\n// Write it.\npublic struct Lamp {}\n",
        ])
        expectEqual(
            try CourseFiles(course: course).findings(for: course.exercises[0]).filter { $0.kind == .remark },
            [
                .remark(
                    course.exercises[0].id, "files",
                    "\(starter)/Lamp.swift:1: learners read the task in README.md, and not this comment in place of it"
                )
            ])
    }

    @Test("The number and the title of another exercise at the top of a file are remarked on")
    func otherNames() throws {
        let starter = "Solutions/1-lamp/1-switch/starter"
        func messages(_ line: String, readMe: String = "# A lamp\n") throws -> [String] {
            let course = try self.course(changing: [
                "\(starter)/Lamp.swift": "\(line)\n//\n// Write it.\n", "\(starter)/README.md": readMe,
            ])
            return ExerciseNames(course: course).mistakes(in: course.exercises[0])
        }
        for line in [
            "// Exercise 1.1: The switch", "// Exercise 1.1: The switch. The task is elsewhere.",
            "// Exercise 1.1, second part: tests", "// A lamp", "",
        ] {
            try expectEqual(messages(line, readMe: "# Exercise 1.1: The switch\n"), [])
        }
        let own = "and should begin with \"Exercise 1.1: The switch\""
        for found in ["Exercise 1.2: The switch", "Exercise 1.1: The switches"] {
            try expectEqual(
                messages("// \(found)"),
                ["\(starter)/Lamp.swift:1: the file begins with \"\(found)\", \(own)"])
        }
        try expectEqual(
            messages("// Exercise 2.1, second part: tests", readMe: "# Exercise 3.1: A lamp"),
            [
                "\(starter)/Lamp.swift:1: the file begins with \"Exercise 2.1\", and should begin with \"Exercise 1.1\"",
                "\(starter)/README.md:1: the file begins with \"Exercise 3.1: A lamp\", \(own)",
            ])
        try FileManager.default.removeItem(at: folder("\(starter)/README.md"))
        let course = try self.course(changing: ["\(starter)/Lamp.swift": "// Exercise 1.2: Test the lamp\n"])
        expectEqual(
            try CourseFiles(course: course).findings(for: course.exercises[0]).map(\.kind), [.fine, .remark])
    }

    @Test("A title that an earlier exercise has is remarked on")
    func repeatedTitle() throws {
        let course = try course(changing: [
            "Lessons/1-lamp/lesson.json": SampleCourse.manifest.replacing("Test the lamp", with: "The switch")
        ])
        expectEqual(
            try course.exercises.map {
                try CourseFiles(course: course).findings(for: $0).filter { $0.kind == .remark }.map(\.message)
            }, [[], ["Lessons/1-lamp/lesson.json:16: 1.1 has the same title, \"The switch\""]])
    }

    @Test("Symbolic links among the suites are breaches, and keep an exercise from being graded")
    func suiteLinks() throws {
        let course = try course(changing: ["Elsewhere/A.swift": "// a suite\n"])
        let (first, second) = ("Tests/Suites/1-lamp/1-switch", "Tests/Suites/1-lamp/2-test-the-lamp")
        func sentence(_ path: String, _ kind: String = "a regular file") -> String {
            "\(path) is a link, and should be \(kind): replace it with what it leads to"
        }
        func replace(_ path: String, byLinkTo target: String) throws {
            try FileManager.default.removeItem(at: folder(path))
            try folder.link(path, to: folder(target).path)
        }
        let files = CourseFiles(course: course)
        func messages(_ position: Int) throws -> [String] {
            try files.findings(for: course.exercises[position - 1]).filter { !$0.isFine }.map(\.message)
        }
        try replace("\(first)/Checks/LampChecks.swift", byLinkTo: "Elsewhere/A.swift")
        try replace("\(first)/Probes", byLinkTo: "Elsewhere")
        try expectEqual(
            messages(1),
            [sentence("\(first)/Checks/LampChecks.swift"), sentence("\(first)/Probes", "a folder")])
        try expectEqual(messages(2), [])
        try replace("\(second)/Subject/Lamp.swift", byLinkTo: "Elsewhere/A.swift")
        try replace("\(second)/variants.json", byLinkTo: "Elsewhere/none")
        try expectEqual(
            messages(2), [sentence("\(second)/Subject/Lamp.swift"), sentence("\(second)/variants.json")])
        for exercise in course.exercises { #expect(!files.isGradable(exercise)) }

        try replace("Tests/Suites/Shared/Expect.swift", byLinkTo: "Elsewhere/A.swift")
        expectEqual(files.findings().first?.message, sentence("Tests/Suites/Shared/Expect.swift"))
        try replace("Tests/Suites/1-lamp", byLinkTo: "Elsewhere")
        expectEqual(
            try files.findings(for: course.lessons[0]).first?.message,
            sentence("Tests/Suites/1-lamp", "a folder"))
    }

    @Test("An effect that nothing in the course declares is remarked on")
    func effects() throws {
        try folder.write([
            "course.json": #"""
            { "format": 1, "title": "Lamps", "effects":
              ["Kit.Disk.save", "Kit.Disk", "Kit.Disc.save", "Kit.Disk.sove", "Nope.nope"] }
            """#, "Package.swift": "", "Sources/Kit/Disk.swift": "public struct Disk { func save() {} }\n",
        ])
        let course = try course()
        let end = ", so nothing is flagged for it"
        expectEqual(
            CourseFiles(course: course).findings().map(\.message),
            [
                "course.json names the effect \"Kit.Disc.save\", and that module's code has no word Disc\(end)",
                "course.json names the effect \"Kit.Disk.sove\", and that module's code has no word sove\(end)",
                "course.json names the effect \"Nope.nope\", and the course has no module Nope\(end)",
            ])
    }

    @Test("A lesson before which one is missing is remarked on")
    func missingLesson() throws {
        var course = try course()
        try folder.write(["course.json": "{}", "Package.swift": ""])
        course.lessons[0].number = 3
        expectEqual(
            CourseFiles(course: course).findings().filter { $0.kind == .remark }.map(\.message),
            ["lesson 1 and lesson 2 are missing before lesson 3"])
    }

    @Test("An import of a package that the exercise doesn't name is reported, with the keys that name it")
    func unnamedProducts() throws {
        let reference = "Solutions/1-lamp/1-switch/reference/Lamp.swift"
        let course = try course(changing: [
            "Packages/kit/Package.swift": "", "Packages/kit/Sources/Disk/Disk.swift": "",
            reference: "// import Disk\n@testable import Disk\nimport Foundation\n",
        ])
        expectEqual(
            UnnamedProducts(course: course).all(in: course.exercises[0]),
            [
                "\(reference) imports Disk, which Packages/kit has. Name its folder under \"packages\" in course.json, "
                    + "and \"kit/Disk\" under \"products\" of the exercise"
            ])
        expectEqual(UnnamedProducts(course: course).all(in: course.exercises[1]), [])
        #expect(!CourseFiles(course: course).isGradable(course.exercises[0]))
    }

    @Test(
        "An import of a listed package's module that the exercise doesn't name is reported with its product")
    func unnamedListedProducts() throws {
        let checks = "Tests/Suites/1-lamp/1-switch/Checks/LampChecks.swift"
        func all(_ products: String) throws -> [String] {
            let course = try course(changing: [
                "course.json":
                    #"{ "format": 1, "title": "A", "packages": { "far": "Far", "kit": "Libraries/kit", "base": "Libraries/base" } }"#,
                "Lessons/1-lamp/lesson.json": SampleCourse.manifest.replacing(
                    #""support": ["Kit"],"#, with: #""support": ["Kit"], "products": [\#(products)],"#),
                "Libraries/kit/Package.swift":
                    #"Package(products: [.library(name: "All", targets: ["Disk", "Queue"]), .library(name: "Queue", targets: ["Queue"])], dependencies: [.package(path: "../base")])"#,
                "Libraries/kit/Sources/Queue/Queue.swift": "", "Libraries/kit/Sources/Disk/Disk.swift": "",
                "Libraries/base/Package.swift":
                    #"Package(products: [.library(name: "Base", targets: ["Base"])])"#,
                "Libraries/base/Sources/Base/Base.swift": "", "Far/Package.swift": "",
                checks: "import Base\nimport Queue\nimport Disk\n",
            ])
            return UnnamedProducts(course: course).all(in: course.exercises[0])
        }
        func sentence(_ module: String, _ package: String, _ products: String) -> String {
            "\(checks) imports \(module), which the package \(package) has. Name it under \"products\" of the exercise: \"products\": [\(products)]"
        }
        try expectEqual(
            all(#""far/Far""#),
            [
                sentence("Base", "base", #""far/Far", "base/Base""#),
                sentence("Disk", "kit", #""far/Far", "kit/All""#),
                sentence("Queue", "kit", #""far/Far", "kit/Queue""#),
            ])
        try expectEqual(all(#""kit/Queue""#), [])
    }

    @Test("An import of a module in Sources that the exercise doesn't list replaces what follows from it")
    func unlistedSupport() throws {
        let reference = "Solutions/1-lamp/1-switch/reference/Lamp.swift"
        func loaded(_ code: String) throws -> Course {
            try self.course(changing: [
                "Sources/Coins/Coin.swift": "public struct Coin {}\n", reference: "\(code)\nimport Kit\n",
            ])
        }
        let wrong = try loaded("import Coins")
        try expectEqual(
            CourseFiles(course: wrong).findings(for: wrong.exercises[0]).map(\.message),
            [
                "\(reference) imports Coins, which is in Sources/Coins. Name it under \"support\" of the exercise: \"support\": [\"Kit\", \"Coins\"]"
            ])
        #expect(!CourseFiles(course: wrong).isGradable(wrong.exercises[0]))
        let asking = try loaded("#if canImport(Coins)\nimport Coins\n#endif")
        #expect(CourseFiles(course: asking).isGradable(asking.exercises[0]))
    }

    @Test("The files of a module that exercises list under support are examined as well")
    func supportModules() throws {
        func findings(_ text: String) throws -> [Finding] {
            let course = try self.course(changing: ["Sources/Kit/Kit.swift": text])
            return SupportModules(of: course.exercises, in: course).findings()
        }
        try expectEqual(findings("// Kit\n"), [])
        try expectEqual(
            findings("let isOn\u{200B} = 1\n"),
            [
                .breach(
                    nil, "course",
                    "Sources/Kit/Kit.swift:1 has an invisible character, a zero width space (U+200B), after \"let isOn\"; delete it"
                )
            ])
        try expectEqual(
            findings("// a\r\n").map(\.message),
            ["Sources/Kit/Kit.swift has Windows line ends (CRLF); save it with those of Unix (LF)"])
        try expectEqual(
            findings("// a\n// TODO(author): the rest\n"),
            [
                Finding(
                    kind: .toWrite(keepsFromGrading: false), exercise: nil, subject: "to write",
                    message: "Sources/Kit/Kit.swift:2: TODO(author): the rest")
            ])
        let course = try self.course(changing: ["Sources/Kit/Kit.swift": "// a\r\n"])
        // The formatter examines them as well.
        expectEqual(
            SupportModules(of: course.exercises, in: course).folders.map(course.relativePath(of:)),
            ["Sources/Kit"])
        expectEqual(SupportModules(of: [course.exercises[1]], in: course).folders, [])
        #expect(
            CourseFiles(course: course).findings().contains {
                $0.message.hasPrefix("Sources/Kit/Kit.swift has")
            })
        let more = try self.course(changing: ["Sources/Spare/Spare.swift": "let x: Strin"])
        expectEqual(
            SupportModules(of: more.exercises, in: more).unused,
            [
                .remark(
                    nil, "course",
                    "no exercise has \"Spare\" under \"support\", so nothing builds Sources/Spare, and a handout contains it all the same"
                )
            ])
    }

    @Test(
        "A license that is one letter from a known one is remarked on",
        arguments: [
            ("MITT", "MIT"), ("(MIT OR Apche-2.0)", "Apache-2.0"), ("CC-YB-4.0", "CC-BY-4.0"),
            ("LGPL-3.0-only", nil), ("EPL-2.0", nil), ("Apache-1.0", nil), ("Zlib", nil), ("MIT", nil),
        ])
    func misspelledLicense(license: String, meant: String?) {
        expectEqual(LicenseName.meant(by: license)?.meant, meant)
    }

    @Test("If several exercises differ from their starters, one command copies all of them")
    func resetAll() throws {
        let course = try course(changing: [
            "Lessons/1-lamp/1-switch/Bulb.swift": "// another\n",
            "Lessons/1-lamp/2-test-the-lamp/LampTests.swift": "// my tests\n",
        ])
        let folder = LearnersFolder(course: course)
        expectEqual(folder.advice(on: [course.exercises[0]]), [])
        expectEqual(
            folder.advice(on: course.exercises).map(\.message),
            [
                "to copy the starters of all of these: `for name in switch test-the-lamp; do swift run grade reset $name --yes; done`"
            ])
    }

    @Test("Windows line ends in probes are reported instead of what follows from them")
    func probesFromWindows() throws {
        let probe = "Tests/Suites/1-lamp/1-switch/Probes/Client.swift"
        let course = try course(changing: [probe: "// CLIENT: testable\r\n\r\n// CHECK a: Tests\r\n"])
        try expectEqual(
            CourseFiles(course: course).findings(for: course.exercises[0]).map(\.message),
            ["\(probe) has Windows line ends (CRLF); save it with those of Unix (LF)"])
    }

    @Test("Tests in a suite that never count are remarked on")
    func uncounted() throws {
        let checks = "Tests/Suites/1-lamp/1-switch/Checks/LampChecks.swift"
        let course = try course(changing: [
            checks: """
            // no XCTestCase
            import XCTest
            final class Old: XCTestCase {}
            @Test(.disabled()) func never() { withKnownIssue { disabled = true } }
            """
        ])
        expectEqual(
            UncountedTests(course: course).all(in: course.exercises[0]),
            [
                "\(checks):3: tests for XCTest don't count. A check is a function with @Test",
                "\(checks):4: a disabled check never passes. Remove it, or move it out of the suite",
                "\(checks):4: a check can't have known issues, because each of them counts as a failure",
            ])
    }

    @Test("A short chapter that marks what is to be written is only that")
    func openChapter() throws {
        let course = try course(changing: [
            "Lessons/1-lamp/README.md": "# A lamp\n\nTODO(author): explain it\n"
        ])
        try expectEqual(
            CourseFiles(course: course).findings(for: course.lessons[0]).map(\.message),
            [
                "Lessons/1-lamp/README.md:3: TODO(author): explain it"
            ])
    }

    // MARK: - An exercise

    @Test("Each problem with an exercise is reported in a sentence", arguments: Breach.all)
    func breach(_ breach: Breach) throws {
        let course = try course(changing: breach.changes)
        let exercise = course.exercises[breach.position - 1]
        let findings = try CourseFiles(course: course).findings(for: exercise)
        #expect(findings.allSatisfy { !$0.isFine && $0.exercise == exercise.id && $0.subject == "files" })
        expectEqual(findings.map(\.message), breach.messages)
    }

    struct Breach: Sendable, CustomTestStringConvertible {
        var name: String
        var position = 1
        var changes: [String: String?]
        var messages: [String]

        var testDescription: String { name }

        private static let solutions = "Solutions/1-lamp/1-switch"
        private static let suite = "Tests/Suites/1-lamp/1-switch"

        private static func manifest(hints: String) -> [String: String?] {
            let original = #"["Look.", "Look closer.", "Write `isOn.toggle()`."]"#
            return ["Lessons/1-lamp/lesson.json": SampleCourse.manifest.replacing(original, with: hints)]
        }

        static let all = [
            Breach(
                name: "two hints", changes: manifest(hints: #"["Look.", "Look closer."]"#),
                messages: ["Lessons/1-lamp/lesson.json:12 has 2 hints, and should have 3"]),
            Breach(
                name: "an empty title",
                changes: [
                    "Lessons/1-lamp/lesson.json": SampleCourse.manifest.replacing(
                        "\"The switch\"", with: "\" \"")
                ], messages: ["Lessons/1-lamp/lesson.json:7: the title is empty"]),
            Breach(
                name: "an empty hint", changes: manifest(hints: #"["Look.", " \n", "Write."]"#),
                messages: ["Lessons/1-lamp/lesson.json:12: hint 2 is empty"]),
            Breach(
                name: "a hint for a check that there is not",
                changes: [
                    "Lessons/1-lamp/lesson.json": SampleCourse.manifest.replacing(
                        #""support": ["Kit"],"#,
                        with:
                            #""support": ["Kit"], "checkHints": { "compile/readable": "A.", "compile/red": "B.", "compile/readible": "C." },"#
                    )
                ],
                messages: [
                    "Lessons/1-lamp/lesson.json:11 has a hint for the check compile/readible, which checks.json does not list. Did you mean compile/readable?",
                    "Lessons/1-lamp/lesson.json:11 has a hint for the check compile/red, which checks.json does not list",
                ]),
            Breach(
                name: "a misspelled file",
                changes: [
                    "Lessons/1-lamp/lesson.json": SampleCourse.manifest.replacing(
                        #""owns": ["Lamp.swift"]"#, with: #""owns": ["Lmap.swift"]"#)
                ],
                messages: [
                    #"Lessons/1-lamp/lesson.json:10 has "owns": "Lmap.swift", and neither the starter nor the reference has it. Did you mean "Lamp.swift"?"#
                ]),
            Breach(
                name: "a module that there is not",
                changes: [
                    "Lessons/1-lamp/lesson.json": SampleCourse.manifest.replacing(
                        #"["Kit"]"#, with: #"["Stand"]"#)
                ],
                messages: [
                    #"Lessons/1-lamp/lesson.json:11 has "support": "Stand", and there is no folder Sources/Stand"#
                ]),
            Breach(
                name: "a module without a file",
                changes: ["Sources/Kit/Kit.swift": nil, "Sources/Kit/notes.md": ""],
                messages: [
                    #"Lessons/1-lamp/lesson.json:11 has "support": "Kit", and Sources/Kit has no Swift file"#
                ]),
            Breach(
                name: "an exercise without a task",
                changes: ["\(solutions)/starter/Lamp.swift": "struct Lamp {}\n"],
                messages: [
                    "\(solutions)/starter/Lamp.swift:1: the exercise has no task. Write it in a comment at the top of this file, or in a README.md beside it"
                ]),
            Breach(
                name: "a misspelled directive",
                changes: [
                    "\(suite)/Probes/Client.swift":
                        "// CLIENT: testable\n// CHECK readable: C\n// COMPILE: c\n// Note: fine\nlet a = 1\n"
                ],
                messages: [
                    "\(suite)/Probes/Client.swift:2: the check compile/readable has no snippet, which begins with COMPILES or REJECTED",
                    "\(suite)/Probes/Client.swift:3: COMPILE isn't a directive. Did you mean COMPILES?",
                ]),
            Breach(
                name: "a misspelled directive of a check that forbids something",
                changes: [
                    "\(suite)/Probes/Client.swift":
                        "// CLIENT: testable\n// CHECK closed: C\n// COMPILE: c\n// REJECTED a_b: c\n"
                ],
                messages: [
                    "\(suite)/Probes/Client.swift:3: COMPILE isn't a directive. Did you mean COMPILES?"
                ]),
            Breach(
                name: "a misspelled directive after a snippet",
                changes: [
                    "\(suite)/Probes/Client.swift":
                        "// CLIENT: testable\n// CHECK readable: C\n// COMPILES: c\n// REJECT a_b or c_d: c\n//REJECTED a_b: c\n// Check not-writable: C\n// TODO: fine\n// URL is fine\n"
                ],
                messages: [
                    "\(suite)/Probes/Client.swift:4: REJECT isn't a directive. Did you mean REJECTED?",
                    "\(suite)/Probes/Client.swift:5: a directive begins with two slashes and one blank: // REJECTED",
                    "\(suite)/Probes/Client.swift:6: Check isn't a directive. Did you mean CHECK?",
                ]),
            Breach(
                name: "two checks with the same id",
                changes: [
                    "\(suite)/Probes/Client.swift":
                        "// CLIENT: testable\n// CHECK readable: C\n// COMPILES: c\n// CHECK readable\n// COMPILES: c\n// CHECK readable: D\n// COMPILES: c\n"
                ],
                messages: [
                    "\(suite)/Probes/Client.swift:6: the id readable has a sentence already, in \(suite)/Probes/Client.swift:2. Choose another id, or leave out the second sentence if these snippets belong to the same check"
                ]),
            Breach(
                name: "a check without a sentence",
                changes: [
                    "\(suite)/Probes/Client.swift":
                        "// CLIENT: testable\n// CHECK readable: C\n// COMPILES: c\n// CHECK writable\n// COMPILES: c\n"
                ],
                messages: [
                    "\(suite)/Probes/Client.swift:4: the check writable has no sentence, so nothing would report it. Write one where the id comes first: // CHECK writable: …"
                ]),
            Breach(
                name: "a package without a target for the exercise", position: 2,
                changes: ["Package.swift": #"exercise("1-lamp/1-switch", module: "Lamp"),"#],
                messages: [
                    "Package.swift has no target for Lessons/1-lamp/2-test-the-lamp, so editors cannot complete code in it"
                ]),
            Breach(
                name: "a file beside the variations", changes: ["\(solutions)/accepted/notes.txt": "A."],
                messages: ["\(solutions)/accepted/notes.txt does not belong there"]),
            Breach(
                name: "no paragraph", changes: ["\(solutions)/why.md": nil],
                messages: [
                    "\(solutions)/why.md is missing: a paragraph on why the reference is as it is"
                ]),
            Breach(
                name: "a remark", changes: ["\(solutions)/why.md": "Because.\n"],
                messages: ["\(solutions)/why.md has 1 word, and should have 30 to 100"]),
            Breach(
                name: "two paragraphs", changes: ["\(solutions)/why.md": "One.\n\nTwo.\n"],
                messages: ["\(solutions)/why.md should be one paragraph"]),
            Breach(
                name: "no starter", changes: ["\(solutions)/starter/Lamp.swift": nil],
                messages: ["Solutions/1-lamp/1-switch/starter/Lamp.swift is missing"]),
            Breach(
                name: "no reference", changes: ["\(solutions)/reference/Lamp.swift": nil],
                messages: ["Solutions/1-lamp/1-switch/reference/Lamp.swift is missing"]),
            Breach(
                name: "no solutions", changes: [solutions: nil],
                messages: ["\(solutions) is missing: the starter, the reference and the variations"]),
            Breach(
                name: "a hint that is there already",
                changes: manifest(hints: #"["Look.", "Look closer.", "Look. "]"#),
                messages: ["Lessons/1-lamp/lesson.json:12: hint 3 is the same as hint 1"]),
            Breach(
                name: "variations with the same code",
                changes: [
                    "\(solutions)/reference/Lamp.swift": "let isOn = true\n",
                    "\(solutions)/accepted/stored/Lamp.swift": "// another\nlet isOn = true\n",
                    "\(solutions)/accepted/computed/Lamp.swift": "let isOn = !false\n",
                    "\(solutions)/rejected/stuck/Lamp.swift": "let isOn = !false",
                ],
                messages: [
                    "\(solutions)/accepted/stored has the same code as \(solutions)/reference",
                    "\(solutions)/rejected/stuck has the same code as \(solutions)/accepted/computed",
                ]),
            Breach(
                name: "a stray file beside the solutions", changes: ["\(solutions)/notes.md": ""],
                messages: ["Solutions/1-lamp/1-switch/notes.md does not belong there"]),
            Breach(
                name: "a reference with a given file", changes: ["\(solutions)/reference/Bulb.swift": ""],
                messages: ["Solutions/1-lamp/1-switch/reference/Bulb.swift does not belong there"]),
            Breach(
                name: "no accepted variation",
                changes: ["\(solutions)/accepted/stored": nil, "\(solutions)/accepted/computed": nil],
                messages: ["\(solutions)/accepted has 0 variations, and should have at least 1"]),
            Breach(
                name: "strays in variations",
                changes: [
                    "\(solutions)/accepted/stored/rejected.json": "{}",
                    "\(solutions)/rejected/stuck/Extra.swift": "",
                ],
                messages: [
                    "Solutions/1-lamp/1-switch/accepted/stored/rejected.json does not belong there",
                    "Solutions/1-lamp/1-switch/rejected/stuck/Extra.swift does not belong there",
                ]),
            Breach(
                name: "a suite without a file",
                changes: ["\(suite)/Checks/LampChecks.swift": nil, "\(suite)/Probes/Client.swift": nil],
                messages: ["\(suite)/Checks has no Swift file: the suite is missing"]),
            Breach(
                name: "no subject", position: 2,
                changes: ["Tests/Suites/1-lamp/2-test-the-lamp/Subject/Lamp.swift": nil],
                messages: [
                    "Tests/Suites/1-lamp/2-test-the-lamp/Subject has no Swift file: the code under test is missing"
                ]),
            Breach(
                name: "files that learners would miss",
                changes: [
                    "Lessons/1-lamp/1-switch/Lamp.swift": nil, "Lessons/1-lamp/1-switch/Bulb.swift": nil,
                ],
                messages: [
                    ("Bulb", ". If learners aren't given it, remove it from the starter"), ("Lamp", ""),
                ].map {
                    "Lessons/1-lamp/1-switch/\($0).swift is missing; `swift run grade reset switch` copies it from the starter\($1)"
                }),
            Breach(
                name: "a file that learners should not have",
                changes: ["Lessons/1-lamp/1-switch/Old.swift": "", "Lessons/1-lamp/1-switch/notes.md": ""],
                messages: [
                    "Lessons/1-lamp/1-switch/Old.swift isn't in \(solutions)/starter: copy it there if learners are given it, or else remove it"
                ]),
            Breach(
                name: "a subject where there are checks", changes: ["\(suite)/Subject/Lamp.swift": ""],
                messages: ["Tests/Suites/1-lamp/1-switch/Subject does not belong there"]),
            Breach(
                name: "checks where the learner writes tests", position: 2,
                changes: ["Tests/Suites/1-lamp/2-test-the-lamp/Checks/A.swift": ""],
                messages: ["Tests/Suites/1-lamp/2-test-the-lamp/Checks does not belong there"]),
            Breach(
                name: "no code to read in the starter", position: 2,
                changes: ["Solutions/1-lamp/2-test-the-lamp/starter/Subject": nil],
                messages: [
                    "Solutions/1-lamp/2-test-the-lamp/starter/Subject is missing: the code that learners read. Get the folder back, or copy Lessons/1-lamp/2-test-the-lamp/Subject"
                ]),
            Breach(
                name: "a refusal without a control",
                changes: [
                    "\(suite)/Probes/Client.swift":
                        "// CLIENT: testable\n// CHECK closed: C\n// REJECTED a_b: c\n"
                ],
                messages: [
                    "\(suite)/Probes/Client.swift:2: the check compile/closed demands a refusal, and has no snippet that must compile beside it"
                ]),
        ]
    }

    @Test("A folder of the suite that is gone is asked for, if checks of it are recorded")
    func missingSuiteFolders() throws {
        let suite = "Tests/Suites/1-lamp/1-switch"
        func sentence(without name: String?) throws -> String? {
            let course = try course(changing: name.map { ["\(suite)/\($0)": nil] } ?? [:])
            let exercise = course.exercises[0]
            return MissingSuiteFolder(exercise: exercise, course: course).sentence(
                with: try ExpectedChecks.load(for: exercise))
        }
        let advice = "Get the folder back. If you removed it on purpose, record the exercise"
        try expectEqual(sentence(without: nil), nil)
        try expectEqual(
            sentence(without: "Checks"),
            "there is no folder \(suite)/Checks, and checks.json lists checks of it (LampChecks/toggles()). \(advice)"
        )
        try expectEqual(
            sentence(without: "Probes"),
            "there is no folder \(suite)/Probes, and checks.json lists compile-time checks (compile/readable). \(advice)"
        )
    }

    @Test("If a file that grading needs is missing, nothing is graded")
    func gradable() throws {
        for (path, isGradable) in [
            ("starter/Lamp.swift", false), ("reference/Lamp.swift", false), ("why.md", true),
        ] {
            let course = try course(changing: ["Solutions/1-lamp/1-switch/\(path)": nil])
            expectEqual(CourseFiles(course: course).isGradable(course.exercises[0]), isGradable, "\(path)")
        }
    }

    @Test(
        "The language of a course is a code", arguments: [("en", true), ("pt-BR", true), ("german", false)])
    func language(code: String, isFine: Bool) throws {
        var course = try course()
        try folder.write(["course.json": "{}", "Package.swift": ""])
        course.manifest.language = code
        expectEqual(
            CourseFiles(course: course).findings().map(\.message),
            isFine
                ? []
                : [
                    "course.json has the language \"german\", which isn't a code such as \"en\" or \"pt-BR\""
                ])
    }

    @Test("A malformed probe is an error, not a finding")
    func brokenProbe() throws {
        let course = try course(changing: [
            "Tests/Suites/1-lamp/1-switch/Probes/Client.swift": "// CLIENT: tests\n// CHECK a: A\n"
        ])
        #expect(throws: MalformedFile.self) {
            try CourseFiles(course: course).findings(for: course.exercises[0])
        }
    }

    @Test("A misspelled key in the list of mutants is an error, even if no mutants are made")
    func equivalents() throws {
        let course = try course(changing: [
            "Tests/Suites/1-lamp/1-switch/equivalent.json": #"{ "format": 1, "mutant": [] }"#
        ])
        #expect(throws: MalformedFile.self) {
            try CourseFiles(course: course).findings(for: course.exercises[0])
        }
    }

    @Test("A course needs its files, and each lesson its manifest")
    func missingFiles() throws {
        let course = try course(changing: [
            "Lessons/2-gone/README.md": "", "Solutions/2-gone/A.swift": "", "Tests/Suites/2-gone/A.swift": "",
        ])
        func messages() -> [String] { CourseFiles(course: course).findings().map(\.message) }
        let lesson = "Lessons/2-gone/lesson.json is missing, so 2-gone isn't a lesson"
        let manifest = #"course.json is missing; it needs at least { "format": 1, "title": "…" }"#
        let package =
            "Package.swift is missing, so editors can't complete code; `swift run grade course record` writes it"
        expectEqual(messages(), [lesson, manifest, package])
        try folder.write(["course.json": "{}", "Package.swift": ""])
        expectEqual(messages(), [lesson])
    }
}

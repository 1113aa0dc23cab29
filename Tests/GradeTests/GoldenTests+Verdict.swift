import Foundation
import Testing

extension EndToEnd.GoldenTests {
    @Test("A failing check shows its sentence, the expected value, and the actual value")
    func failing() async throws {
        try greet("return \"Hello, Ada\"")
        try await expectScreen(
            ["lesson", "1"], status: 1,
            #"""
            Lesson 1 · Greetings                                            0 of 2 exercises

             ✘ 1.1  Greet someone                                              2 of 4 checks
                    One possible reason: Everybody is greeted as Ada: the name that is
                    handed in is never asked for.
                    ✘ Bo is greeted by his name
                      the text for Bo
                        expected  "Hello, Bo"
                        but got   "Hello, Ada"
                      → Lessons/1-greetings/1-greet/Greeting.swift
                    and 1 more check fails, probably for the same reason
             ○ 1.2  Test the counter                                             not started

             Next: edit the file above, then run  swift run grade lesson 1.1
            """#)
    }

    @Test("Edits that follow each other immediately are all graded")
    func quickEdits() async throws {
        // The length of the file stays the same, and the modification times differ by less than a second.
        for (greeting, status) in [("Hello", 0), ("Hallo", 1), ("Hello", 0)] {
            try greet("return \"\(greeting), \\(name)\"")
            #expect(try await runBuilt(["lesson", "1.1"]).status == Int32(status), "\(greeting)")
        }
    }

    @Test("A compile error shows its location in the learner's file")
    func notCompiling() async throws {
        try greet("return Hello")
        try await expectScreen(
            ["lesson", "1.1"], status: 1,
            #"""
            Lesson 1 · Greetings

             ✘ 1.1  Greet someone                                           does not compile
                    The compiler finds nothing named `Hello` here. Is it spelled as in its
                    declaration, and is its module imported?
                    → Lessons/1-greetings/1-greet/Greeting.swift:5:16
                      5 │ return Hello
                        │        ^
                    The compiler says: cannot find 'Hello' in scope

             Next: edit the file above, then run  swift run grade lesson 1.1
            """#)
    }

    @Test("A missing definition is the learner's error, and the report has its name and location")
    func notLinking() async throws {
        try course.write(
            greeting,
            #"""
            struct Greeting {
                func text(for name: String) -> String { "Hello, \(name)" }
            }

            class Card {
                init(name: String) {}
            }
            class Invitation: Card {
                required override init(name: String) { super.init(name: name) }
            }
            class Reminder: Invitation {
                required convenience override init(name: String) { self.init(name: name) }
            }
            class LateReminder: Reminder {
                let days: Int
                init(days: Int) { self.days = days; super.init(name: "Ada") }
            }
            """#)
        try await expectScreen(
            ["lesson", "1.1"], status: 1,
            #"""
            Lesson 1 · Greetings

             ✘ 1.1  Greet someone                                           does not compile
                    Your code uses `Reminder.init(name:)`, but nothing defines it, so your
                    code compiles but can't be linked. Possibly a subclass lacks a
                    `required` initializer, or calls a convenience initializer of its
                    superclass.
                    → Lessons/1-greetings/1-greet/Greeting.swift:16
                      16 │ init(days: Int) { self.days = days; super.init(name: "Ada") }

             Next: edit the file above, then run  swift run grade lesson 1.1
            """#)
    }

    @Test("Importing a module that doesn't exist is the learner's compile error")
    func missingModule() async throws {
        try course.write(greeting, "import Nowhere\n\nstruct Greeting {}\n")
        try await expectScreen(
            ["lesson", "1"], status: 1,
            #"""
            Lesson 1 · Greetings                                            0 of 2 exercises

             ✘ 1.1  Greet someone                                           does not compile
                    There is no module `Nowhere` here. An exercise can import its own
                    modules and those that come with Swift.
                    → Lessons/1-greetings/1-greet/Greeting.swift:1:8
                      1 │ import Nowhere
                        │        ^
                    The compiler says: no such module 'Nowhere'
             ○ 1.2  Test the counter                                             not started

             Next: edit the file above, then run  swift run grade lesson 1.1
            """#)
    }

    @Test("If a type was renamed, the compile-time check that needs it reports this")
    func renamed() async throws {
        try course.write(greeting, "struct Greetings {}\n")
        try await expectScreen(
            ["lesson", "1"], status: 1,
            #"""
            Lesson 1 · Greetings                                            0 of 2 exercises

             ✘ 1.1  Greet someone                                              0 of 4 checks
                    Your code doesn't declare `Greeting`.
                    It declares `Greetings`. If that is meant to be `Greeting`, give it that
                    name.
                    ✘ A greeting is a value
                      → Lessons/1-greetings/1-greet/Greeting.swift
             ○ 1.2  Test the counter                                             not started

             Next: edit the file above, then run  swift run grade lesson 1.1
            """#)
    }

    @Test("Compile errors in the suite say what the suite needs, without showing its source")
    func suiteNeeds() async throws {
        try course.write(
            greeting, "struct Greeting {\n    func text(of name: String) -> String { name }\n}\n")
        try await expectScreen(
            ["lesson", "1"], status: 1,
            #"""
            Lesson 1 · Greetings                                            0 of 2 exercises

             ✘ 1.1  Greet someone                                           does not compile
                    the suite makes a call with the labels `for:`, but your declaration has
                    `of:`
                    → Lessons/1-greetings/1-greet/Greeting.swift
             ○ 1.2  Test the counter                                             not started

             Next: edit the file above, then run  swift run grade lesson 1.1
            """#)
    }

    @Test(
        "A crash is one named check with its message and the learner's line, and the checks after it still run"
    )
    func crashing() async throws {
        try greet("let names: [String] = []\n        return name == \"Bo\" ? names[1] : \"Hello, \\(name)\"")
        try await expectScreen(
            ["lesson", "1"], status: 1,
            #"""
            Lesson 1 · Greetings                                            0 of 2 exercises

             ✘ 1.1  Greet someone                                    2 of 4 checks · crashed
                    ✘ Bo is greeted by his name
                      your code crashed: Index out of range
                      → Lessons/1-greetings/1-greet/Greeting.swift:6
                        6 │ return name == "Bo" ? names[1] : "Hello, \(name)"
                    and 1 more check fails, probably for the same reason
             ○ 1.2  Test the counter                                             not started

             Next: edit the file above, then run  swift run grade lesson 1.1
            """#)
    }

    @Test("A check that hangs is stopped and named")
    func hanging() async throws {
        try greet("while name == \"Bo\" {}\n        return \"Hello, \\(name)\"")
        try await expectScreen(
            ["lesson", "1.1"], status: 1,
            #"""
            Lesson 1 · Greetings

             ✘ 1.1  Greet someone                               2 of 4 checks · ran too long

                    ✘ Bo is greeted by his name
                      your code did not finish within 3 seconds: a loop may never end, or
                      something may wait forever
                      → Lessons/1-greetings/1-greet/Greeting.swift:5
                        5 │ while name == "Bo" {}
                    The same problem stopped 1 more check.
                    ✔ 2 checks pass

             Next: edit the file above, then run  swift run grade lesson 1.1
            """#)
    }

    @Test("An attempt that calls exit(0) doesn't pass")
    func exiting() async throws {
        try greet(
            "if name == \"Bo\" { exit(0) }\n        return \"Hello, \\(name)\"", importing: "Foundation")
        try await expectScreen(
            ["lesson", "1"], status: 1,
            #"""
            Lesson 1 · Greetings                                            0 of 2 exercises

             ✘ 1.1  Greet someone                                2 of 4 checks · ended early
                    ✘ Bo is greeted by his name
                      your code ended the whole process here, before the check could finish
                      → Lessons/1-greetings/1-greet/Greeting.swift:6
                        6 │ if name == "Bo" { exit(0) }
                    and 1 more check fails, probably for the same reason
                    Also, this could change what the checks find:
                    ⚑ `exit` ends the process before the checks are done
                      → Lessons/1-greetings/1-greet/Greeting.swift:6
             ○ 1.2  Test the counter                                             not started

             Next: edit the file above, then run  swift run grade lesson 1.1
            """#)
    }

    @Test("Passing checks don't count as a pass if the process reports a failure")
    func statusDisagrees() async throws {
        try greet("atexit { _exit(9) }\n        return \"Hello, \\(name)\"", importing: "Foundation")
        try await expectScreen(
            ["lesson", "1"], status: 1,
            #"""
            Lesson 1 · Greetings                                            0 of 2 exercises

             ✘ 1.1  Greet someone                                              3 of 4 checks
                    ✘ All known names are greeted
                      all checks passed, but the test process reported a failure
                      → Lessons/1-greetings/1-greet/Greeting.swift
                    Also, this could change what the checks find:
                    ⚑ `_exit` ends the process before the checks are done
                      → Lessons/1-greetings/1-greet/Greeting.swift:6
                    and 1 more
             ○ 1.2  Test the counter                                             not started

             Next: edit the file above, then run  swift run grade lesson 1.1
            """#)
    }

    @Test("The report names a deleted file")
    func deleted() async throws {
        try course.remove(greeting)
        try await expectScreen(
            ["lesson", "1"], status: 1,
            #"""
            Lesson 1 · Greetings                                            0 of 2 exercises

             ✘ 1.1  Greet someone                                           does not compile
                    Lessons/1-greetings/1-greet/Greeting.swift is missing, and the exercise
                    can't be graded without it.
             ○ 1.2  Test the counter                                             not started

             Next: save the file of 1.1 again, under its own name, or restore the starter
                   with  swift run grade reset 1.1
            """#)
    }

    @Test("If a file is missing, the report names a file that may be its renamed copy")
    func renamedFile() async throws {
        try course.remove(greeting)
        try course.write("Lessons/1-greetings/1-greet/Greetings.swift", "struct Greeting {}\n")
        try await expectScreen(
            ["lesson", "1.1"], status: 1,
            #"""
            Lesson 1 · Greetings

             ✘ 1.1  Greet someone                                           does not compile
                    Lessons/1-greetings/1-greet/Greeting.swift is missing, and the exercise
                    can't be graded without it.
                    There is a file Greetings.swift, which is not part of this exercise. If
                    that is your code under another name, rename the file back.

             Next: save the file of 1.1 again, under its own name, or restore the starter
                   with  swift run grade reset 1.1
            """#)
    }

    @Test("Merge conflict markers are reported with their line")
    func mergeMarkers() async throws {
        try course.write(greeting, "<<<<<<< HEAD\nstruct Greeting {}\n=======\n>>>>>>> x\n")
        try await expectScreen(
            ["lesson", "1"], status: 1,
            #"""
            Lesson 1 · Greetings                                            0 of 2 exercises

             ✘ 1.1  Greet someone                                           does not compile
                    This file still contains merge conflict markers.
                    → Lessons/1-greetings/1-greet/Greeting.swift:1
             ○ 1.2  Test the counter                                             not started

             Next: edit the file above, then run  swift run grade lesson 1.1
            """#)
    }

    @Test("The report names files that aren't graded")
    func strangers() async throws {
        try greet("return help(name)")
        try course.write(
            "Lessons/1-greetings/1-greet/Helper.swift", "func help(_ name: String) -> String { name }\n")
        try course.write("Lessons/1-greetings/1-greet/Names.swift", "let knownNames: [String] = []\n")
        try await expectScreen(
            ["lesson", "1.1"], status: 1,
            #"""
            Lesson 1 · Greetings

             ✘ 1.1  Greet someone                                           does not compile
                    Helper.swift is not part of this exercise, so it is not graded. Write
                    your code in Greeting.swift.
                    Names.swift is a given file. Grading uses the original, without your
                    changes.
                    The compiler finds nothing named `help` here. Is it spelled as in its
                    declaration, and is its module imported?
                    → Lessons/1-greetings/1-greet/Greeting.swift:5:16
                      5 │ return help(name)
                        │        ^
                    The compiler says: cannot find 'help' in scope

             Next: edit the file above, then run  swift run grade lesson 1.1
            """#)
    }
}

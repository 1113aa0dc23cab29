import Foundation
import TestSupport
import Testing

extension EndToEnd.GoldenTests {
    private static let solutions = "Solutions/1-greetings"

    /// Solves the first exercise, and writes tests for the second one that miss a bug.
    private func work() throws {
        try course.write(greeting, course.read("\(Self.solutions)/1-greet/reference/Greeting.swift"))
        try course.write(
            "Lessons/1-greetings/2-test-the-counter/CounterTests.swift",
            course.read("\(Self.solutions)/2-test-the-counter/rejected/one-call/CounterTests.swift"))
        try FileManager.default.createDirectory(
            at: course.root.appending(path: ".workbook/class"), withIntermediateDirectories: true)
    }

    @Test("A hand-in lists what will be graded, and replaces only archives of the same learner")
    func handInWithResults() async throws {
        try work()
        try await expectScreen(
            ["handin", ".workbook/class", "--name", "Ada"], status: 0,
            #"""
            Swift testability workbook                              2 of 2 exercises changed

             ✔ 1.1  Greet someone                                              4 of 4 checks
             ✘ 1.2  Test the counter                    accepts 2 of 2 · catches 2 of 3 bugs

             ✔ Packed 2 exercises: 2 files, 3 KB.
             Next: send this file to your instructor:  .workbook/class/Ada.tar
            """#)
        // What was graded counts, and the name is known.
        try course.write("Tests/Suites/Shared/Expect.swift", "broken")
        let again = try await run(["handin", ".workbook/class"])
        #expect(again.status == 0 && again.output.hasSuffix("instructor:  .workbook/class/Ada.tar\n"))
        try course.write(".workbook/class/Ada.tar", "another Ada's")
        try await expectScreen(
            ["handin", ".workbook/class"], stream: .errors, status: 64,
            #"""
            grade: nothing was written: .workbook/class/Ada.tar already exists, and this
            command did not write it.
            Choose another name. Delete that file only if it is yours, and you don't need it
              any more.
            """#)
        #expect(try course.read(".workbook/class/Ada.tar") == "another Ada's")
    }

    @Test("Once a learner's name is known, the archive without it is removed, and no other file")
    func handInUnderAnotherName() async throws {
        try greet("return name")
        _ = try await run(["handin", "--quick"])
        _ = try await run(["handin", "--quick", "mine.tar"])
        #expect(course.has("handin.tar"))
        let named = try await run(["handin", "--quick", "--name", "Ada"])
        #expect(named.output.contains("Removed handin.tar, your earlier archive"), "\(named.output)")
        #expect(course.has("Ada.tar") && course.has("mine.tar") && !course.has("handin.tar"))
        let renamed = try await run(["handin", "--quick", "--name", "Ada L."])
        #expect(course.has("Ada L..tar") || course.has("Ada L.tar"), "\(renamed.output)")
        // Two learners may share a machine.
        #expect(course.has("Ada.tar") && renamed.output.contains("Kept Ada.tar"), "\(renamed.output)")
        try course.write("handin.tar", "somebody else's")
        let again = try await run(["handin", "--quick"])
        #expect(!again.output.contains("Removed") && course.has("handin.tar"), "\(again.output)")
        #expect(!again.output.contains("Kept") && course.has("Ada.tar"), "\(again.output)")
        for name in ["handin.tar", "Ada.tar", "mine.tar", "Ada L..tar", "Ada L.tar"] where course.has(name) {
            try course.remove(name)
        }
    }

    @Test("A hand-in says what can't be graded, and is written all the same")
    func handInWithProblems() async throws {
        try greet("return \"Hello\" + nam")
        try count("<<<<<<< HEAD")
        try course.write("Lessons/1-greetings/2-test-the-counter/CounterTests.swift", "<<<<<<< HEAD\n")
        try await expectScreen(
            ["handin"], status: 1,
            #"""
            Swift testability workbook                              2 of 2 exercises changed

             ✘ 1.1  Greet someone                                           does not compile
             ✘ 1.2  Test the counter                                         can't be graded
                    CounterTests.swift still contains merge conflict markers
                    → Lessons/1-greetings/2-test-the-counter/CounterTests.swift:1

             Look at 1.1 and 1.2 again before you hand them in. To see why:
             swift run grade lesson 1.1

             ✔ Packed 2 exercises: 2 files, 3 KB.
             To have your name in the file's name:
                   swift run grade handin --name "Your Name"
             Next: send this file to your instructor:  handin.tar
            """#)
        try course.write(greeting, "\n")
        try course.remove("Lessons/1-greetings/2-test-the-counter/CounterTests.swift")
        try await expectScreen(
            ["handin", "lessons.tar", "--quick"], environment: ["COLUMNS": "40"], status: 1,
            #"""
            Swift testability workbook
            2 of 2 exercises changed

             ○ 1.1  Greet someone
               changed, not graded yet
               Greeting.swift is empty
               → Lessons/1-greetings/1-greet/Greeting.swift
             ✘ 1.2  Test the counter
               can't be graded
               CounterTests.swift is missing, and
               the exercise can't be graded without
               it
               → Lessons/1-greetings/2-test-the-counter/CounterTests.swift
               To restore the starter:
               swift run grade reset 1.2

             Look at 1.1 and 1.2 again before you
             hand them in.

             ✔ Packed 1 exercise: 1 file, 2 KB.
             Your earlier archive handin.tar has 1.1
                   and 1.2, which are unchanged,
                   empty or missing here now. To get
                   them back:
                   tar -xf 'handin.tar' 'Lessons/1-greetings/1-greet' 'Lessons/1-greetings/2-test-the-counter'
             Next: send this file to your
                   instructor:  lessons.tar
            """#)
        for name in ["handin.tar", "lessons.tar"] { try course.remove(name) }
    }

    @Test("With --quick, nothing is graded, and only a changed exercise is handed in")
    func quickHandIn() async throws {
        try greet("return name")
        try await expectScreen(
            ["handin", "--quick"], status: 0,
            #"""
            Swift testability workbook                              1 of 2 exercises changed

             ○ 1.1  Greet someone                                    changed, not graded yet
             Not changed, so not handed in: 1.2

             Because of --quick, nothing was graded now.
             ✔ Packed 1 exercise: 1 file, 2 KB.
             To have your name in the file's name:
                   swift run grade handin --name "Your Name"
             Next: send this file to your instructor:  handin.tar
            """#)
        try course.remove("handin.tar")
    }

    @Test("What may have an answer in it is handed in, even if no exercise was changed")
    func handInOfText() async throws {
        let text = "Lessons/1-greetings/1-greet/answer.txt"
        try course.write(text, course.read("\(Self.solutions)/1-greet/reference/Greeting.swift"))
        try await expectScreen(
            ["handin", "--quick"], status: 1,
            #"""
            Swift testability workbook                              0 of 2 exercises changed

             Not changed, so not handed in: 1.2
             Lessons/1-greetings/1-greet/answer.txt is packed too, but 1.1 only asks for
               Greeting.swift. If your answer is in it, copy the code there.

             Look at 1.1 again before you hand it in.

             ✔ Packed 1 file that may be an answer: 1 file, 2 KB.
             To have your name in the file's name:
                   swift run grade handin --name "Your Name"
             Next: send this file to your instructor:  handin.tar
            """#)
        try course.remove("handin.tar")
        try course.remove(text)
    }

    @Test("Without a change, there is nothing to hand in, and an archive needs a name that says what it is")
    func noHandIn() async throws {
        let nothing = try await run(["handin"])
        #expect(nothing.status == 1 && nothing.output.hasPrefix("There is nothing to hand in yet"))
        #expect(!course.has("handin.tar") && !course.has(".workbook"))
        try greet("return name")
        for operand in ["lessons.zip", "nowhere/", "-", greeting] {
            let result = try await run(["handin", operand])
            #expect(result.status == 64, "\(operand)")
            let words = result.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(words.contains("is not a folder, or a file whose name ends in .tar"), "\(words)")
        }
    }

    @Test("A class run grades a hand-in like the whole folder, and has nothing to note", .needsBubblewrap)
    func classRunOfHandIn() async throws {
        try work()
        try course.write(".workbook/roster.csv", "name\nAda\nBen\n")
        #expect(try await run(["handin", ".workbook/class", "--name", "Ada"]).status == 0)
        let copy = course.root.appending(path: ".workbook/class/Ben")
        try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: course.root.appending(path: "Lessons"), to: copy.appending(path: "Lessons"))
        let result = try await run(
            ["class", "run", ".workbook/class", "--roster", ".workbook/roster.csv"])
        #expect(result.status == 0, "\(result.errors)")
        #expect(!result.output.contains("To look at") && !result.output.contains("Not graded"))
        let rows = try course.read(".workbook/class-results/gradebook.csv").split(whereSeparator: \.isNewline)
        #expect(rows.count == 3)
        #expect(rows.last?.replacing("Ben", with: "Ada") == rows.dropFirst().first, "\(rows)")
    }
}

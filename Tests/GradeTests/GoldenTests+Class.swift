import Foundation
import TestSupport
import Testing

@testable import WorkbookClassroom
@testable import WorkbookReporting

extension EndToEnd.GoldenTests {
    private static let exercise = "Lessons/1-greetings/1-greet"

    /// Writes the submissions of five learners: correct; wrong and in a nested folder; a copy of the first;
    /// untouched; and empty.
    private func handIn() throws {
        let solutions = "Solutions/1-greetings/1-greet"
        let right = try course.read("\(solutions)/reference/Greeting.swift")
        let wrong = try course.read("\(solutions)/rejected/only-ada/Greeting.swift")
        let starter = try course.read("\(solutions)/starter/Greeting.swift")
        for (path, code) in [
            ("ada", right), ("ben/workbook", wrong), ("cleo", right), ("dan", starter),
        ] {
            try course.write(".workbook/class/\(path)/\(Self.exercise)/Greeting.swift", code)
        }
        try course.write(".workbook/class/eve/notes.txt", "I was ill.")
        try course.write(".workbook/class/grades.csv", "name\n")
        try course.write(
            ".workbook/roster.csv",
            "name,email\nAda,ada@example.org\nBen,ben@example.org\nZoe,zoe@example.org\n")
    }

    @Test(
        "One command grades a class and lists what the instructor needs to review", .needsBubblewrap)
    func classRun() async throws {
        try handIn()
        try await expectOutput(
            ["class", "run", ".workbook/class", "--lessons", "1", "--roster", ".workbook/roster.csv"],
            status: 1,
            #"""
             5 submissions, 3 exercises graded
             2 passed, 1 not passed, 2 not usable, 1 not started, 4 not handed in

             Not graded
                eve: The submission contains none of the files that the exercises ask for.
                 It contains notes.txt.

             To look at
                The submission cleo belongs to nobody in the roster.
                The submission dan belongs to nobody in the roster.
                The submission eve belongs to nobody in the roster.
                To say whose a submission is that belongs to nobody, name its folder or
                 archive by the name, id or login of the learner, or the group's name, and
                 run `grade class run` again.
                On the roster without a submission: Zoe.
                dan: No file that counts was changed: all of them are as they were handed
                 out.

             Skipped
                grades.csv is a .csv file and not a submission.

             .workbook/class-results/class.html     the class on one page
             .workbook/class-results/gradebook.csv  the points
             .workbook/class-results/feedback       a page for each learner
             .workbook/class-results/evidence       how each verdict was reached
            """#)
        let gradebook = try course.read(".workbook/class-results/gradebook.csv")
        #expect(gradebook.contains("ada@example.org,Ada"))
        for learner in ["ada", "dan", "eve"] {
            let record = try course.read(".workbook/class-results/evidence/\(learner).json")
            #expect(try schema("Classroom/Output/evidence").violations(in: Data(record.utf8)) == [])
        }
        // Learners see paths in their own copy, not paths on the machine that graded them.
        let feedback = try course.read(".workbook/class-results/feedback/ben.md")
        #expect(feedback.contains("\(Self.exercise)/Greeting.swift") && !feedback.contains(".workbook"))
        // Nothing has changed, so nothing is graded again.
        let again = try await run(["class", "run", ".workbook/class", "--lessons", "1"])
        #expect(again.errors.contains("2 attempts graded already, 0 to grade"))
        #expect(try course.read(".workbook/class-results/gradebook.csv") == gradebook)
    }

    @Test("The command in the evidence grades again from the files that are kept", .needsBubblewrap)
    func classReplay() async throws {
        try handIn()
        _ = try await run(["class", "run", ".workbook/class"])
        let record = try course.read(".workbook/class-results/evidence/ben.json")
        let line = try #require(record.split(separator: "\n").first { $0.contains("replay") })
        #expect(!line.contains("SUBMISSIONS"))
        let command = try #require(line.firstRange(of: "class run")).lowerBound
        // The folder's name has a blank, so its path is quoted.
        let words = line[command...].dropLast(2).split(separator: "'").enumerated().flatMap { index, part in
            index.isMultiple(of: 2) ? part.split(separator: " ") : [part]
        }
        try course.remove(".workbook/class/ben")
        try course.write(".workbook/class-results/gradebook.csv", "")
        let again = try await run(words.map(String.init))
        #expect(again.status == 0, "\(again.errors)")
        #expect(try course.read(".workbook/class-results/gradebook.csv").contains("ben"))
        let none = try await run(["class", "run", "--out", ".workbook/nothing"])
        #expect(none.status == 64 && none.errors.contains("there are no results in .workbook/nothing"))
    }

    @Test(
        "A run for one submission is about this one, and says in a line that there is more to know",
        .needsBubblewrap)
    func classOnly() async throws {
        try handIn()
        _ = try await run(["class", "run", ".workbook/class"])
        try await expectOutput(
            ["class", "run", ".workbook/class", "--only", "ada", "--again"], status: 0,
            #"""
             1 submission, 1 exercise graded
             1 passed, 1 not handed in

             3 more notes on the class: see class.html

             .workbook/class-results/class.html     the class on one page
             .workbook/class-results/gradebook.csv  the points
             .workbook/class-results/feedback       a page for each learner
             .workbook/class-results/evidence       how each verdict was reached
            """#)
        // The page is about everyone.
        let page = try course.read(".workbook/class-results/class.html")
        #expect(page.contains("grades.csv is a .csv file") && page.contains("none of the files that the"))
        let other = try await run(["class", "run", ".workbook/class", "--only", "eve"])
        #expect(other.status == 1 && other.output.contains("eve: The submission contains"), "\(other.output)")
        #expect(!other.output.contains("grades.csv"), "\(other.output)")
    }

    @Test(
        "What is handed in elsewhere replaces one learner's work, but not that of the class", .needsBubblewrap
    )
    func classElsewhere() async throws {
        try handIn()
        _ = try await run(["class", "run", ".workbook/class"])
        let gradebook = ".workbook/class-results/gradebook.csv"
        let before = try course.read(gradebook)
        let reference = try course.read("Solutions/1-greetings/1-greet/reference/Greeting.swift")
        for name in ["ben", "new1", "new2"] {
            try course.write(".workbook/second/\(name)/workbook/\(Self.exercise)/Greeting.swift", reference)
        }
        let into = ["--out", ".workbook/class-results"]
        let refused = try await run(["class", "run", ".workbook/second"] + into)
        #expect(refused.status == 64 && refused.errors.contains("submissions in these results are not in"))
        try expectEqual(course.read(gradebook), before)
        let one = try await run(["class", "run", ".workbook/second", "--only", "ben"] + into)
        let (old, new) = try (
            before.split(whereSeparator: \.isNewline),
            course.read(gradebook).split(whereSeparator: \.isNewline)
        )
        expectEqual(old.count, new.count)
        let changed = zip(old, new).filter { $0 != $1 }.map { String($1.prefix(3)) }
        expectEqual(changed, ["ben"], "\(one.output)\(one.errors)")
        let results = try await run(["class", "run", ".workbook/class-results"])
        #expect(results.status == 64 && results.errors.contains("has the results of a run"))
    }

    @Test("The progress of a run has the same words as its results", .needsBubblewrap)
    func classProgressWords() async throws {
        try course.write(
            ".workbook/class/finn/\(Self.exercise)/Greeting.swift", "{\\rtf1 let name = \"\" }\n")
        let result = try await run(["class", "run", ".workbook/class", "--lessons", "1"])
        #expect(result.errors.contains("finn 1.1: not usable"), "\(result.errors)")
        #expect(result.output.contains("1 not usable"), "\(result.output)")
    }

    @Test("After different handouts, the lessons have to be named")
    func classHandouts() async throws {
        try handIn()
        try course.write(
            ".workbook/handouts.json", #"{ "format": 1, "lessons": { "/tmp/a": [1], "/tmp/b": [1, 2] } }"#)
        let result = try await run(["class", "run", ".workbook/class", "--sandbox=off"])
        try course.remove(".workbook/handouts.json")
        #expect(result.status == 64)
        #expect(result.errors.contains("different lessons were handed out"), "\(result.errors)")
        #expect(result.errors.contains("--lessons 1,2"))
    }

    @Test("Where the course's own solution fails, nobody gets points or blame", .needsBubblewrap)
    func classOfABrokenCourse() async throws {
        try handIn()
        let suite = "Tests/Suites/1-greetings/1-greet/Checks/GreetingChecks.swift"
        let intact = try course.read(suite)
        try course.write(suite, intact + "\nlet broken: Int = \"\"\n")
        let arguments = ["class", "run", ".workbook/class", "--lessons", "1"]
        try await expectOutput(
            arguments, status: 1,
            #"""
             5 submissions, 0 exercises graded
             3 could not be graded, 2 not usable, 1 not started, 4 not handed in

             Not graded
                No attempt at 1.1 can be graded now: the course's own solution does not pass
                 (does not compile). Find out why with grade course verify 1.1. Once that is
                 mended, the same command grades it.
                eve: The submission contains none of the files that the exercises ask for.
                 It contains notes.txt.

             To look at
                dan: No file that counts was changed: all of them are as they were handed
                 out.

             Skipped
                grades.csv is a .csv file and not a submission.

             .workbook/class-results/class.html     the class on one page
             .workbook/class-results/gradebook.csv  the points
             .workbook/class-results/feedback       a page for each learner
             .workbook/class-results/evidence       how each verdict was reached
            """#)
        let gradebook = try course.read(".workbook/class-results/gradebook.csv")
        #expect(gradebook.contains("the course's own solution does not pass"), "\(gradebook)")
        let feedback = try course.read(".workbook/class-results/feedback/ada.md")
        #expect(feedback.contains("That is not a problem with your code"), "\(feedback)")
        // Mending the course is enough: the same command grades what is left.
        try course.write(suite, intact)
        let again = try await run(arguments)
        #expect(again.output.contains("2 passed, 1 not passed"), "\(again.output)")
        // So it is if everything had a verdict before.
        let reference = "Solutions/1-greetings/1-greet/reference/Greeting.swift"
        let solution = try course.read(reference)
        try course.write(reference, solution + "\nlet broken: Int = \"\"\n")
        let broken = try await run(arguments + ["--again"])
        #expect(broken.output.contains("3 could not be graded"), "\(broken.output)")
        try course.write(reference, solution)
        let mended = try await run(arguments)
        #expect(mended.output.contains("2 passed, 1 not passed"), "\(mended.output)")
    }

    @Test("A broken probe is reported once for its exercise and not for each learner", .needsBubblewrap)
    func classOfABrokenProbe() async throws {
        try handIn()
        let probe = "Tests/Suites/1-greetings/1-greet/Probes/Client.swift"
        let intact = try course.read(probe)
        try course.write(probe, "let broken: Int = \"\"\n" + intact)
        let result = try await run(["class", "run", ".workbook/class", "--lessons", "1"])
        try course.write(probe, intact)
        let text = result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(
            text.contains("No attempt at 1.1 can be graded now: the course's own solution does not pass ("),
            "\(result.output)")
        #expect(!text.contains("ada: 1.1"), "\(result.output)")
        let page = try course.read(".workbook/class-results/class.html")
        #expect(page.contains("Can't be graded now: 1 exercise") && !page.contains("The grader failed"))
    }

    /// Runs a command and compares its output, without the progress lines.
    private func expectOutput(
        _ arguments: [String], status: Int32, _ screen: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let result = try await run(arguments)
        ScreenRecorder.expect(result.output, is: screen, file: #filePath, sourceLocation: sourceLocation)
        #expect(result.status == status, "\(result.errors)", sourceLocation: sourceLocation)
    }

    @Test("Changing the points regrades nothing and lists the grades that changed", .needsBubblewrap)
    func classGrades() async throws {
        try handIn()
        _ = try await run(["class", "run", ".workbook/class"])
        try course.write(".workbook/policy.json", #"{ "points": 10, "partialCredit": "checks" }"#)
        try course.write(
            ".workbook/canvas.csv",
            "Student,ID,SIS Login ID,Section,Workbook (7)\r\n    Points Possible,,,,20\r\nben,1,ben,A,\r\n")
        try await expectScreen(
            [
                "class", "grades", ".workbook/class-results", "--policy", ".workbook/policy.json", "--fill",
                ".workbook/canvas.csv",
            ], status: 1,
            #"""
             5 submissions, 3 exercises graded
             2 passed, 1 not passed, 2 not usable, 1 not started, 4 not handed in

             3 more notes on the class: see class.html

             Something changed for 3 of 5 learners.

             ada
               1.1: 1 → 10 (worth 1, now 10)
               total: 1 → 10 (of 2, now of 20)

             ben
               1.1: 0 → 3.33 (worth 1, now 10; other rules for partial credit or flags)
               total: 0 → 3.33 (of 2, now of 20)

             cleo
               1.1: 1 → 10 (worth 1, now 10)
               total: 1 → 10 (of 2, now of 20)
             All changes are in changes.csv.

             Workbook (7): 1 grade filled in
                ada: not in the export.
                cleo: not in the export.
                dan: not in the export.
                eve: not in the export.

             .workbook/class-results/class.html         the class on one page
             .workbook/class-results/gradebook.csv      the points
             .workbook/class-results/feedback           a page for each learner
             .workbook/class-results/evidence           how each verdict was reached
             .workbook/class-results/filled/canvas.csv  the export, with grades
            """#)
    }

    @Test(
        "Without the verdict on a starter, partial credit is said to count it, and a run finds it",
        .needsBubblewrap)
    func classStarters() async throws {
        try handIn()
        let policy = ".workbook/policy.json"
        try course.write(policy, #"{ "points": 10, "partialCredit": "checks" }"#)
        _ = try await run(["class", "run", ".workbook/class", "--policy", policy])
        let journal = ".workbook/class-results/journal.jsonl"
        let lines = try course.read(journal).split(separator: "\n")
        let others = lines.filter { !$0.contains("\"submission\":\"/starter\"") }
        #expect(others.count < lines.count)
        try course.write(journal, others.joined(separator: "\n") + "\n")
        let before = try await run(["class", "grades", ".workbook/class-results"])
        let words = "partial credit also counts the checks that the starter passes"
        #expect(before.output.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(words))
        let after = try await run(["class", "run", ".workbook/class"])
        #expect(after.errors.contains("0 to grade"), "\(after.errors)")
        #expect(!after.output.contains("partial credit also"), "\(after.output)")
        #expect(try course.read(journal).contains("\"submission\":\"/starter\""))
    }

    @Test(
        "Grading a class in shards on several machines produces an identical gradebook",
        .needsBubblewrap)
    func classMerge() async throws {
        try handIn()
        _ = try await run(["class", "run", ".workbook/class", "--out", ".workbook/whole"])
        for share in ["1", "2", "3"] {
            _ = try await run([
                "class", "run", ".workbook/class", "--shard", "\(share)/3", "--out",
                ".workbook/share-\(share)",
            ])
        }
        let shares = ["3", "2", "1"].map { ".workbook/share-\($0)" }
        let merged = try await run(["class", "merge"] + shares + ["--out", ".workbook/merged"])
        // One of the submissions has none of the files.
        #expect(merged.status == 1, "\(merged.output)")
        #expect(
            try course.read(".workbook/merged/gradebook.csv") == course.read(".workbook/whole/gradebook.csv"))
        let missing = try await run(["class", "merge"] + shares.dropLast() + ["--out", ".workbook/part"])
        #expect(
            missing.errors.contains("These are only shares 2/3 and 3/3. Missing: 1/3"), "\(missing.errors)")
        #expect(missing.status == 1 && missing.output.contains("not graded yet"), "\(missing.output)")
    }

    @Test("A share keeps its submissions when others hand in, and gets the new ones that are its own")
    func classShareMoved() async throws {
        let starter = try course.read("Solutions/1-greetings/1-greet/starter/Greeting.swift")
        func handIn(_ names: String...) throws {
            for name in names {
                try course.write(".workbook/class/\(name)/\(Self.exercise)/Greeting.swift", starter)
            }
        }
        let arguments = ["class", "run", ".workbook/class", "--shard=1/2", "--sandbox=off"]
        try handIn("ada", "ben", "cleo", "dan", "eve")
        _ = try await run(arguments)
        try handIn("abe", "fay")
        let second = try await run(arguments)
        #expect(second.status == 0, "\(second.errors)")
        #expect(second.output.contains("3 submissions"), "\(second.output)")
        for name in ["ben", "cleo", "fay"] {
            #expect(second.output.contains(" \(name)") || second.errors.contains(name), "\(second)")
        }
    }

    @Test(
        "A first run that ended early is continued with the roster and the policy that it was given",
        .needsBubblewrap)
    func classSettingsKept() async throws {
        try handIn()
        try course.write(".workbook/policy.json", #"{ "points": 7 }"#)
        let results = ".workbook/class-results"
        // A file in place of the folder ends the run while it reads the submissions.
        try course.write("\(results)/.lock", "")
        try course.write("\(results)/submitted", "")
        let first = try await run([
            "class", "run", ".workbook/class", "--lessons", "1", "--roster", ".workbook/roster.csv",
            "--policy",
            ".workbook/policy.json",
        ])
        #expect(first.status == 70, "\(first.errors)")
        try course.remove("\(results)/submitted")
        let second = try await run(["class", "run", ".workbook/class", "--lessons", "1"])
        #expect(second.status == 1, "\(second.errors)")
        let gradebook = try course.read("\(results)/gradebook.csv")
        #expect(gradebook.contains("ada@example.org,Ada") && gradebook.contains("(of 7)"), "\(gradebook)")
    }

    @Test("Errors in the command line are reported before anything is read")
    func classMistakes() async throws {
        try handIn()
        try course.write(".workbook/policy.json", #"{ "exercises": { "1.9": 2 } }"#)
        let decisions = [("ada", 1), ("Ada", 0)].map {
            #"{ "learner": "\#($0.0)", "exercise": "1.1", "points": \#($0.1), "reason": "r" }"#
        }
        try course.write(
            ".workbook/two.json", "{ \"decisions\": [\(decisions.joined(separator: ", "))] }")
        try course.write(".workbook/none/list.csv", "name\n")
        for (words, answer) in [
            (["run", ".workbook/nothing"], "the folder .workbook/nothing doesn't exist"),
            (["run", ".workbook/class", "--lessons", "2"], "\"2\" is not a list of this course's lessons"),
            (["run", ".workbook/class", "--shard", "2/1"], "it takes N/M"),
            (["run", ".workbook/class", "--out", "Lessons"], "Lessons contains other files"),
            (
                ["run", ".workbook/class", "--out", ".workbook/class/all"],
                "is in the folder of the submissions, so it would be graded as one"
            ),
            (["run", ".workbook/class/ada"], "has a folder named Lessons"),
            (["run", ".workbook/class/grades.csv"], "is a file, not a folder with submissions"),
            (
                ["run", ".workbook/class", "--policy", ".workbook/policy.json"],
                "At exercises.1.9: \"1.9\". Did you mean"
            ),
            (
                ["run", ".workbook/none", "--policy", ".workbook/policy.json"],
                "there is no submission in .workbook/none"
            ),
            (
                ["run", ".workbook/class", "--policy", ".workbook/two.json"],
                "decisions[0] (\"ada\": 1) and decisions[1] (\"Ada\": 0) are both about 1.1 of ada"
            ),
            (["run", ".workbook/class", "--only", "Nope"], "there is no submission named \"Nope\""),
            (["grades", ".workbook/class"], "there are no results in .workbook/class"),
            (
                ["merge", ".workbook/class", "--out", ".workbook/all"],
                "there are no results in .workbook/class"
            ),
            (["merge", ".workbook/class"], "`--out` with a folder for the result"),
        ] {
            let result = try await run(
                ["class"] + words + ["--sandbox=off"].filter { _ in words[0] == "run" })
            #expect(result.status == 64, "\(words)")
            let text = result.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(text.contains(answer), "\(result.errors)")
        }
        // An invalid command line creates no folders.
        let left = try FileManager.default.contentsOfDirectory(
            atPath: course.root.appending(path: ".workbook").path)
        #expect(left.filter { $0.hasSuffix("-results") || $0 == "all" } == [])
    }

    @Test("A refused command changes nothing, neither the stored policy nor the results", .needsBubblewrap)
    func classPolicyKept() async throws {
        try handIn()
        try course.write(".workbook/good.json", #"{ "points": 10 }"#)
        try course.write(".workbook/bad.json", #"{ "lessons": { "9": 10 } }"#)
        let kept = ".workbook/class-results/settings/policy.json"
        _ = try await run(["class", "run", ".workbook/class", "--policy", ".workbook/good.json"])
        let result = try await run([
            "class", "grades", ".workbook/class-results", "--policy", ".workbook/bad.json",
        ])
        #expect(result.status == 64 && result.errors.contains("At lessons.9"))
        #expect(try course.read(kept) == course.read(".workbook/good.json"))
        // A total of 10 doesn't fit the column.
        try course.write(".workbook/other.json", #"{ "points": 5 }"#)
        try course.write(
            ".workbook/canvas.csv",
            "Student,ID,SIS Login ID,Section,Workbook (7)\r\n    Points Possible,,,,99\r\nben,1,ben,A,\r\n")
        let unfilled = try await run([
            "class", "grades", ".workbook/class-results", "--policy", ".workbook/other.json", "--fill",
            ".workbook/canvas.csv",
        ])
        #expect(unfilled.status == 64, "\(unfilled.output)")
        #expect(try course.read(kept) == course.read(".workbook/good.json"))
        // Neither the submissions nor the record of them are read anew.
        let files = [
            ".workbook/class-results/class.json",
            ".workbook/class-results/submitted/ben/\(Self.exercise)/Greeting.swift",
        ]
        let before = try files.map(course.read)
        try course.write(".workbook/class/ben/workbook/\(Self.exercise)/Greeting.swift", "// new")
        let nobody = try await run(["class", "run", ".workbook/class", "--only", "Nope"])
        #expect(nobody.status == 64 && nobody.errors.contains("no submission named"))
        #expect(try files.map(course.read) == before)
    }

    @Test("If there is a deadline, learners see times in the policy's time zone", .needsBubblewrap)
    func classTimeZone() async throws {
        try handIn()
        _ = try await run(["class", "run", ".workbook/class"])
        var origins: Set<String> = []
        for zone in ["Etc/GMT+3", "Etc/GMT-3"] {
            try course.write(
                ".workbook/policy.json", #"{ "deadline": "2099-01-01 00:00", "timeZone": "\#(zone)" }"#)
            let result = try await run([
                "class", "grades", ".workbook/class-results", "--policy", ".workbook/policy.json",
            ])
            #expect(result.status == 1, "\(result.errors)")
            let feedback = try course.read(".workbook/class-results/feedback/ada.md")
            origins.insert(String(try #require(feedback.split(separator: "\n").dropFirst().first)))
        }
        #expect(origins.count == 2 && origins.allSatisfy { $0.contains("handed in on") }, "\(origins)")
    }
}

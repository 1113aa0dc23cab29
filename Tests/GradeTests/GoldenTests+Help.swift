import Foundation
import Testing

extension EndToEnd.GoldenTests {
    @Test("Help fits on a screen of 80 columns and 24 lines, including a line for the prompt")
    func help() async throws {
        let screen = #"""
            Usage: grade [COMMAND] [options]
            Exercises in Swift. Edit files under Lessons; grade checks them.

              grade [--list]           show what comes next, or list every exercise
              grade watch [NAME]       grade whenever you save
              grade lesson [NAME]      grade a lesson or an exercise (or: grade 3.1)
              grade show [NAME]        read a chapter, or the task of an exercise
              grade hint [NAME]        show one more hint
              grade solution NAME      compare your code with a solution
              grade reset NAME         restore the starter files
              grade progress [NAME]    show your progress

            Also:     grade book, grade bugs, grade seams, grade capstone, grade next,
                      grade all
            Machine:  grade doctor, grade prepare, grade update, grade completions
            Teaching: grade handin, grade report, grade class, grade course
            Options:  --course DIR  --color auto|always|never  --plain  --help  --version
            More:     grade COMMAND --help
            """#
        #expect(screen.split(separator: "\n", omittingEmptySubsequences: false).count < 24)
        try await expectScreen(["--help"], status: 0, screen)
    }

    @Test("A group without a command shows its help", arguments: [["class"], ["class", "--help"]])
    func classHelp(words: [String]) async throws {
        try await expectScreen(
            words, status: 0,
            #"""
            Usage: grade class COMMAND [options]

            For instructors: hands out the course, grades what a class handed in, and shows
            the reports that learners wrote with `grade report`. You need no server and no
            accounts.

            Commands
              grade class handout DIR      write a copy of the course for learners
              grade class run SUBMISSIONS  grade the submissions of a class
              grade class merge DIR        join the results of several machines
              grade class grades DIR       compute the grades again, without running
                                           anything
              grade class room DIR         show the progress of all learners

            Options
              --color auto|always|never  when to use colors (default: auto)
              --plain                    plain lines for screen readers, without colors
              --help                     show this help
              --version                  show the version
            """#)
    }

    @Test("The help of the authors' group lists its commands", arguments: [["course"], ["course", "-h"]])
    func courseHelp(words: [String]) async throws {
        let result = try await run(words)
        #expect(result.status == 0)
        #expect(
            result.output.contains(
                """
                Commands
                  grade course verify [NAME...]  check that the course itself is right
                  grade course record [NAME...]  record checks and checksums, then verify
                  grade course watch [NAME...]   verify exercises again whenever you save
                  grade course new DIR           create a course, a lesson or an exercise
                  grade course import exercism   make a course of an Exercism track

                """))
    }

    @Test("Help for a subcommand has examples and is as complete as a manual page")
    func lessonHelp() async throws {
        try await expectScreen(
            ["lesson", "--help"], status: 0,
            #"""
            Usage: grade lesson [NAME] [options]

            Builds your code together with the checks of the exercise, runs the checks, and
            reports the results. Exercises that you haven't changed are skipped unless you
            name one; in a lesson in which nothing is changed, the first exercise is graded
            as it is. A path selects the exercise or lesson that contains it. Without a
            name, the command grades the exercise or lesson of the current folder.

              grade lesson 3                   the whole lesson
              grade lesson 3.2                 one exercise, with every check
              grade 3.2                        the same
              grade lesson test-the-tracker    an exercise by its name
              grade lesson .                   the exercise or lesson of the current folder
              grade lesson 3 --isolated        for code that someone else wrote

            Operands
              [NAME]  a lesson (3, testable) or an exercise (3.2, test-the-tracker); `grade
                      --list` shows all names

            Options
              --course DIR               the course's folder (default: the nearest one)
              --format FORMAT            the format of the result: text (default), json,
                                         junit, gradescope, exercism or github
              --json                     the same as --format json
              --without-code             leave the source code of the checks out of formats
                                         that show it
              --problems                 first list each problem on a line of its own, as
                                         compilers do (for editors)
              --verbose                  also show the commands that repeat the run by hand
              --isolated                 run the code in a sandbox, without network or
                                         access to your files
              --color auto|always|never  when to use colors (default: auto)
              --plain                    plain lines for screen readers, without colors
              --help                     show this help
              --version                  show the version

            Exit status
              0   everything passed, or the command is done
              1   something did not pass
              64  the command line is wrong
              69  Swift is missing or too old, or the sandbox doesn't work here
              70  there is a problem with this tool, the course or the machine, not with
                  your code

            Files
              .workbook        your progress, which stays on this machine
              .build/workbook  build products, which you can delete at any time
            """#)
    }

    @Test("No line of a help page is wider than the terminal", arguments: [40, 80, 120])
    func helpWidth(columns: Int) async throws {
        for name in [
            "", "lesson", "prepare", "doctor", "completions", "class handout", "class room", "course",
            "course record",
        ] {
            let words = name.split(separator: " ").map(String.init) + ["--help"]
            let page = try await run(words, environment: ["COLUMNS": "\(columns)"]).output
            // Only text that can't be broken may be longer: a command in an example, or a path.
            let long = page.split(separator: "\n").filter { $0.count > columns && $0.contains(" ") }
                .filter { $0.trimmingCharacters(in: .whitespaces).contains(" ") }
            #expect(long == [], "\(name)")
        }
    }
}

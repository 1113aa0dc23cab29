import Foundation
import Testing

extension EndToEnd.GoldenTests {
    @Test("Help fits on one screen of 80 columns and 24 lines, with a line left for the prompt")
    func help() async throws {
        let screen = #"""
            Usage: grade [COMMAND] [options]
            Short lessons on testable Swift: edit files under Lessons, grade checks them.

              grade                    where am I, and what comes next?
              grade watch [NAME]       grade whenever you save
              grade next [NAME]        say where to go on, and open the file
              grade show [NAME]        read a chapter, or the task of an exercise
              grade book               read the course in your browser
              grade lesson [NAME]      grade a lesson or one exercise
              grade all                grade all that you have begun
              grade hint [NAME]        one hint more, for an exercise
              grade solution NAME      compare yours with a solution
              grade reset NAME         back to the start, with a copy kept
              grade list               all lessons and exercises
              grade progress [NAME]    what you have done, and what it took
              grade report [FILE]      write down your progress, to hand it in
              grade prepare [NAME]     build everything once, before a workshop
              grade doctor             try out what works on this machine
              grade update DIR         take over a newer copy of the course
              grade completions SHELL  write a completion script for a shell

            Options:  --course DIR  --color auto|always|never  --plain  --help  --version
            More:     grade COMMAND --help  grade class --help  grade course --help
            """#
        #expect(screen.split(separator: "\n", omittingEmptySubsequences: false).count < 24)
        try await expectScreen(["--help"], status: 0, screen)
    }

    @Test("A group alone shows its help", arguments: [["class"], ["class", "--help"]])
    func classHelp(words: [String]) async throws {
        try await expectScreen(
            words, status: 0,
            #"""
            Usage: grade class COMMAND [options]

            For people who teach: shows what the learners of a class or workshop handed in
            with `grade report`. No server and no accounts are needed.

            Commands
              grade class room DIR  show the reports of all learners

            Options
              --color auto|always|never  when to use colors (default: auto)
              --plain                    plain lines for screen readers, without colors
              --help                     show this help
              --version                  show the version
            """#)
    }

    @Test("The help of the group for authors lists its commands", arguments: [["course"], ["course", "-h"]])
    func courseHelp(words: [String]) async throws {
        let result = try await run(words)
        #expect(result.status == 0)
        #expect(
            result.output.contains(
                """
                Commands
                  grade course verify [NAME]  show that the course itself is right
                  grade course record [NAME]  record checks and checksums, then verify

                """))
    }

    @Test("Help for a subcommand has examples, and tells all that a manual page would")
    func lessonHelp() async throws {
        try await expectScreen(
            ["lesson", "--help"], status: 0,
            #"""
            Usage: grade lesson [NAME] [options]

            Builds what you wrote together with the checks of the exercise, runs them, and
            tells what they found. Exercises that you have not touched are left out, unless
            you name one. A path means the exercise or lesson in which it lies; without a
            name, that of the folder you are in is graded.

              grade lesson 3                   the whole lesson
              grade lesson 3.2                 one exercise, with every check
              grade lesson testable            a lesson by its name
              grade lesson test-the-tracker    an exercise by its name
              grade lesson .                   the exercise or lesson of this folder
              grade lesson 3 --format json     for other programs
              grade lesson 3 --isolated        for code that somebody else wrote

            Operands
              [NAME]  a lesson (3, testable) or an exercise (3.2, test-the-tracker); `grade
                      list` has all names

            Options
              --course DIR               the course's folder (default: the nearest one)
              --format text|json         how to tell the result: for people, or as JSON
                                         (default: text)
              --json                     the same as --format json
              --problems                 list each problem in one line, too, as compilers
                                         do; for editors
              --isolated                 run the code without network, behind walls that
                                         hide this machine's files
              --color auto|always|never  when to use colors (default: auto)
              --plain                    plain lines for screen readers, without colors
              --help                     show this help
              --version                  show the version

            Exit status
              0   all that was asked for passed, or is done
              1   not yet: something did not pass
              64  the command line cannot be understood
              69  Swift, or what --isolated needs, is missing or too old
              70  this tool, the course or the machine broke; your code is not to blame

            Files
              .workbook        what you have done so far; it stays on this machine
              .build/workbook  what is built; delete it at any time, and it is built again

            Environment
              WORKBOOK_COURSE  the course to use where there is none from here upward
              WORKBOOK_PLAIN   if it is 1, the same as --plain
              NO_COLOR         if it is set, no colors; CLICOLOR_FORCE and FORCE_COLOR want
                               them, CLICOLOR=0 does not
              FORCE_HYPERLINK  1 to make paths links, 0 to leave them alone
              COLUMNS          the width of the lines
            """#)
    }

    @Test("No line of any help page is longer than the terminal", arguments: [40, 80, 120])
    func helpWidth(columns: Int) async throws {
        for name in [
            "", "lesson", "list", "prepare", "doctor", "completions", "class room", "course", "course record",
        ] {
            let words = name.split(separator: " ").map(String.init) + ["--help"]
            let page = try await run(words, environment: ["COLUMNS": "\(columns)"]).output
            // Only what nobody could break may be longer: a command of an example, or a path.
            let long = page.split(separator: "\n").filter { $0.count > columns && $0.contains(" ") }
                .filter { $0.trimmingCharacters(in: .whitespaces).contains(" ") }
            #expect(long == [], "\(name)")
        }
    }
}

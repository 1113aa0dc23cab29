import Foundation
import Testing

@testable import WorkbookSystem

extension EndToEnd {
    /// Grades exercises that have two parts: production code and the learner's own tests of it.
    @Suite(.serialized, .buildSlot(seconds: 8)) struct TwoPartTests: CourseTests {
        static let shared = FixtureCourse("parts", as: "parts")

        let course = TwoPartTests.shared
        let folder = "Lessons/1-bells/1-ring"

        init() throws { try course.reset() }

        /// Copies the files of a stored attempt into the learner's folder.
        private func take(_ variation: String, only part: String = "") throws {
            for file in ["Bell.swift", "Sound.swift", "Tests/BellTests.swift"] where file.hasPrefix(part) {
                try course.write(
                    "\(folder)/\(file)", try course.read("Solutions/1-bells/1-ring/\(variation)/\(file)"))
            }
        }

        @Test("Two solved parts pass, and the screen counts checks, correct variants and bugs")
        func solved() async throws {
            try take("accepted/loop")
            try await expectScreen(
                ["lesson", "1"], status: 0,
                """
                Lesson 1 · Bells                                                 1 of 1 exercise

                 ✔ 1.1  Ring, then test it   1 of 1 check · accepts 2 of 2 · catches 2 of 2 bugs

                 Lesson 1 is complete.

                 You have finished the course.
                 1 of 1 passed, 1 attempt, under 1 min of work.

                 All exercises pass. To keep a page with what you learned, a guide to the
                 techniques and your numbers, run  swift run grade progress --html progress.html
                """)
        }

        @Test("If only the production part is solved, the tests file is the one to open")
        func testsMissing() async throws {
            try take("reference", only: "B")
            try await expectScreen(
                ["lesson", "1"], status: 1,
                """
                Lesson 1 · Bells                                                 0 of 1 exercise

                 ✘ 1.1  Ring, then test it                           1 of 1 check · no tests yet
                        ✘ No test was found: a test is a function with `@Test` before it, and
                          the file must be saved
                        → Lessons/1-bells/1-ring/Tests/BellTests.swift

                 Next: edit the file above, then run  swift run grade lesson 1.1
                """)
        }

        @Test("Tests in a file of the production part are found, and the message says where they belong")
        func misplacedTests() async throws {
            try take("reference")
            let tests = try course.read("\(folder)/Tests/BellTests.swift")
            try course.write("\(folder)/Sound.swift", try course.read("\(folder)/Sound.swift") + tests)
            try course.write("\(folder)/Tests/BellTests.swift", "import Testing\n")
            let screen = try await run(["lesson", "1"]).output
            #expect(
                screen.contains(
                    "No test was found here: your tests are in Sound.swift. Move them to\n"
                        + "          BellTests.swift\n"), Comment(rawValue: screen))
        }

        @Test("If only the tests are written, they are graded anyway")
        func productionMissing() async throws {
            try take("reference", only: "Tests/")
            try await expectScreen(
                ["lesson", "1"], status: 1,
                """
                Lesson 1 · Bells                                                 0 of 1 exercise

                 ✘ 1.1  Ring, then test it   0 of 1 check · accepts 2 of 2 · catches 2 of 2 bugs
                        ✘ A bell rings as often as it is asked to
                          two rings
                            expected  "dingding"
                            but got   "ding"

                 Next: edit Bell.swift or Sound.swift, then run  swift run grade lesson 1.1
                """)
        }

        @Test(
            "The commands that `--verbose` shows end as the checks did: a hidden check, correct code, and a bug"
        )
        func byHand() async throws {
            try take("reference", only: "Tests/")
            let screen = try await runBuilt(["lesson", "1.1", "--verbose"]).output
            let lines = screen.split(separator: "\n").filter { $0.hasPrefix("cd ") }
            #expect(lines.count == 3, Comment(rawValue: screen))
            var results: [ProcessResult] = []
            for line in lines {
                let command = Command(
                    "/bin/sh", ["-c", String(line)], environment: GradeTool.environment,
                    workingDirectory: course.root.path)
                results.append(try await ProcessRunner().run(command, limit: 900))
            }
            #expect(results.map(\.termination.isSuccess) == [false, true, false])
            let outputs = results.map { $0.output + $0.errorOutput }
            #expect(
                outputs[0].contains("two rings: expected \"dingding\", got \"ding\""),
                Comment(rawValue: outputs[0]))
            // The suite that must fail isn't part of it.
            #expect(!outputs[0].contains("known issue"))
            #expect(outputs[2].contains("BellTests.swift"), Comment(rawValue: outputs[2]))
        }

        @Test("An error in a file that both parts use is reported once, with its location")
        func brokenCarriedFile() async throws {
            try take("reference")
            try course.write("\(folder)/Sound.swift", "let sound = dong\n")
            try await expectScreen(
                ["lesson", "1"], status: 1,
                """
                Lesson 1 · Bells                                                 0 of 1 exercise

                 ✘ 1.1  Ring, then test it                                      does not compile
                        The compiler finds nothing named `dong` here. Is it spelled as in its
                        declaration, and is its module imported?
                        → Lessons/1-bells/1-ring/Sound.swift:1:13
                          1 │ let sound = dong
                            │             ^
                        The compiler says: cannot find 'dong' in scope

                 Next: edit Bell.swift or Sound.swift, then run  swift run grade lesson 1.1
                """)
        }
    }
}

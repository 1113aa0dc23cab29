import Testing
import TestSupport

@testable import WorkbookModel
@testable import WorkbookReporting

struct LessonReportJSONTests {
    @Test("A report is one JSON document with every check, error, place and note")
    func json() throws {
        let rows = [SampleReport.passed, SampleReport.broken, SampleReport.stopped].map {
            LessonReport.Row($0.exercise, $0)
        }
        let report = LessonReport(
            lesson: SampleReport.report.lesson,
            rows: rows + [LessonReport.Row(.sample(7, slug: "dim"), nil)],
            notes: ["Something else."])
        let json = try report.json(course: SampleReport.course)
        expectEqual(
            json,
            """
            {
              "exercises" : [
                {
                  "checks" : [
                    {
                      "id" : "compile/readable",
                      "messages" : [

                      ],
                      "name" : "Tests can read isOn",
                      "state" : "passed"
                    },
                    {
                      "id" : "LampChecks/new()",
                      "messages" : [

                      ],
                      "name" : "A new lamp is off",
                      "state" : "passed"
                    }
                  ],
                  "diagnostics" : [

                  ],
                  "file" : "Lessons/1-lamp/1-read/Lamp.swift",
                  "id" : "1.1",
                  "kind" : "refactor",
                  "notes" : [
                    "Bulb.swift is a given file. Grading uses the original, without your changes."
                  ],
                  "outcome" : "passed",
                  "seconds" : 1.234,
                  "slug" : "read",
                  "summary" : "2 of 2 checks",
                  "title" : "Read the lamp"
                },
                {
                  "checks" : [
                    {
                      "id" : "LampChecks/wired()",
                      "messages" : [

                      ],
                      "name" : "The lamp is wired",
                      "state" : "notAttempted"
                    }
                  ],
                  "diagnostics" : [
                    {
                      "message" : "cannot find 'isOff' in scope",
                      "origin" : "learner",
                      "place" : {
                        "column" : 5,
                        "line" : 12,
                        "path" : "Lessons/1-lamp/3-wire/Lamp.swift"
                      }
                    },
                    {
                      "message" : "the suite needs `isOn` in `Lamp`, and cannot find it there",
                      "origin" : "suite"
                    }
                  ],
                  "file" : "Lessons/1-lamp/3-wire/Lamp.swift",
                  "id" : "1.3",
                  "kind" : "refactor",
                  "notes" : [

                  ],
                  "outcome" : "didNotCompile",
                  "seconds" : 0.5,
                  "slug" : "wire",
                  "summary" : "does not compile",
                  "title" : "Wire it"
                },
                {
                  "checks" : [
                    {
                      "id" : "LampChecks/burns()",
                      "messages" : [

                      ],
                      "name" : "The lamp burns out",
                      "place" : {
                        "line" : 8,
                        "path" : "Lessons/1-lamp/4-burn/Lamp.swift"
                      },
                      "state" : "stopped",
                      "stop" : {
                        "message" : "your code crashed: Index out of range",
                        "reason" : "crashed"
                      }
                    },
                    {
                      "id" : "LampChecks/glows()",
                      "messages" : [

                      ],
                      "name" : "The lamp glows",
                      "state" : "stopped",
                      "stop" : {
                        "message" : "your code did not finish within 10 seconds: a loop may never end, or something may wait forever",
                        "reason" : "timeLimit"
                      }
                    },
                    {
                      "id" : "LampChecks/new()",
                      "messages" : [

                      ],
                      "name" : "A new lamp is off",
                      "state" : "passed"
                    }
                  ],
                  "diagnostics" : [

                  ],
                  "file" : "Lessons/1-lamp/4-burn/Lamp.swift",
                  "id" : "1.4",
                  "kind" : "refactor",
                  "notes" : [

                  ],
                  "outcome" : "stopped",
                  "seconds" : 12,
                  "slug" : "burn",
                  "summary" : "1 of 3 checks · crashed",
                  "title" : "Burn out"
                },
                {
                  "checks" : [

                  ],
                  "diagnostics" : [

                  ],
                  "file" : "Lessons/1-lamp/7-dim/Lamp.swift",
                  "id" : "1.7",
                  "kind" : "refactor",
                  "notes" : [

                  ],
                  "outcome" : "notStarted",
                  "seconds" : 0,
                  "slug" : "dim",
                  "summary" : "not started",
                  "title" : "The switch"
                }
              ],
              "format" : 1,
              "lesson" : {
                "number" : 1,
                "slug" : "lamp",
                "title" : "A lamp"
              },
              "notes" : [
                "Something else."
              ],
              "passed" : false
            }

            """)
    }

    @Test("The report says so if everything passed")
    func passed() throws {
        let row = LessonReport.Row(SampleReport.passed.exercise, SampleReport.passed)
        let json = try LessonReport(lesson: SampleReport.report.lesson, rows: [row]).json(
            course: SampleReport.course)
        #expect(json.contains("\n  \"passed\" : true\n}"))
    }

    @Test("Each outcome, kind and reason to stop has its own word", arguments: Word.all)
    func words(_ word: Word) throws {
        let report = LessonReport(
            lesson: SampleReport.report.lesson,
            rows: [LessonReport.Row(word.verdict.exercise, word.verdict)])
        #expect(try report.json(course: SampleReport.course).contains("\"\(word.key)\" : \"\(word.value)\""))
    }

    struct Word: Sendable, CustomTestStringConvertible {
        var key: String
        var value: String
        var verdict: Verdict

        var testDescription: String { "\(key) \(value)" }

        static let all = [
            Word(key: "outcome", value: "passed", verdict: .sample([.passed])),
            Word(key: "outcome", value: "failed", verdict: .sample([.failed])),
            Word(key: "outcome", value: "didNotCompile", verdict: SampleReport.broken),
            Word(key: "outcome", value: "stopped", verdict: .sample([.stopped(.crashed(message: nil))])),
            Word(key: "outcome", value: "graderError", verdict: .sample([])),
            Word(key: "kind", value: "refactor", verdict: .sample([.passed])),
            Word(key: "kind", value: "tests", verdict: SampleReport.tests),
            Word(key: "kind", value: "double", verdict: .sample([.passed], exercise: .sample(kind: .double))),
            Word(key: "reason", value: "crashed", verdict: .sample([.stopped(.crashed(message: nil))])),
            Word(key: "reason", value: "timeLimit", verdict: .sample([.stopped(.timeLimit(seconds: 1))])),
            Word(key: "reason", value: "exited", verdict: .sample([.stopped(.exited(status: 0))])),
            Word(key: "reason", value: "outputLimit", verdict: .sample([.stopped(.outputLimit(bytes: 1))])),
            Word(key: "reason", value: "cpuLimit", verdict: .sample([.stopped(.cpuLimit(seconds: 1))])),
            Word(key: "reason", value: "memoryLimit", verdict: .sample([.stopped(.memoryLimit(bytes: 1))])),
            Word(key: "reason", value: "processLimit", verdict: .sample([.stopped(.processLimit(count: 1))])),
            Word(key: "reason", value: "fileLimit", verdict: .sample([.stopped(.fileLimit(bytes: 1))])),
            Word(key: "origin", value: "given", verdict: diagnosed(.given)),
            Word(key: "origin", value: "other", verdict: diagnosed(.other)),
            Word(key: "advice", value: "Plain words.", verdict: diagnosed(.learner, "Plain words.")),
            Word(key: "diagnosis", value: "A wrong turn.", verdict: turned("A wrong turn.")),
        ]

        private static func diagnosed(_ origin: Diagnostic.Origin, _ advice: String? = nil) -> Verdict {
            Verdict(
                .sample(), outcome: .didNotCompile,
                diagnostics: [Diagnostic(origin: origin, place: nil, message: "no", advice: advice)])
        }

        private static func turned(_ diagnosis: String) -> Verdict {
            Verdict.sample([.failed]).completed(diagnosis: diagnosis)
        }
    }
}

import Foundation
import Testing
import TestSupport

extension EndToEnd.GoldenTests {
    private var schema: JSONSchema {
        get throws {
            return try JSONSchema(
                Data(
                    contentsOf: Repository.root.appending(
                        path: "Sources/Workbook/Reporting/Reports/verdict.schema.json")))
        }
    }

    @Test("In JSON mode, standard output is a single JSON document")
    func json() async throws {
        try greet("return \"Hello, Ada\"")
        let result = try await run(["lesson", "1", "--format", "json"])
        let screen = result.output.replacing(/"seconds" : [\d.]+/, with: "\"seconds\" : 0")
        #expect(result.errors == "")
        #expect(result.status == 1)
        #expect(
            screen == #"""
                {
                  "exercises" : [
                    {
                      "checks" : [
                        {
                          "id" : "compile/value",
                          "messages" : [

                          ],
                          "name" : "A greeting is a value",
                          "state" : "passed"
                        },
                        {
                          "id" : "GreetingChecks/ada()",
                          "messages" : [

                          ],
                          "name" : "Ada is greeted by her name",
                          "state" : "passed"
                        },
                        {
                          "id" : "GreetingChecks/bo()",
                          "messages" : [
                            "the text for Bo: expected \"Hello, Bo\", got \"Hello, Ada\""
                          ],
                          "name" : "Bo is greeted by his name",
                          "state" : "failed"
                        },
                        {
                          "id" : "GreetingChecks/all()",
                          "messages" : [
                            "the text for Bo: expected \"Hello, Bo\", got \"Hello, Ada\""
                          ],
                          "name" : "All known names are greeted",
                          "state" : "failed"
                        }
                      ],
                      "diagnosis" : "Everybody is greeted as Ada: the name that is handed in is never asked for.",
                      "diagnostics" : [

                      ],
                      "file" : "Lessons/1-greetings/1-greet/Greeting.swift",
                      "id" : "1.1",
                      "kind" : "refactor",
                      "notes" : [

                      ],
                      "outcome" : "failed",
                      "seconds" : 0,
                      "slug" : "greet",
                      "summary" : "2 of 4 checks",
                      "title" : "Greet someone"
                    },
                    {
                      "checks" : [

                      ],
                      "diagnostics" : [

                      ],
                      "file" : "Lessons/1-greetings/2-test-the-counter/CounterTests.swift",
                      "id" : "1.2",
                      "kind" : "tests",
                      "notes" : [

                      ],
                      "outcome" : "notStarted",
                      "seconds" : 0,
                      "slug" : "test-the-counter",
                      "summary" : "not started",
                      "title" : "Test the counter"
                    }
                  ],
                  "format" : 1,
                  "lesson" : {
                    "number" : 1,
                    "slug" : "greetings",
                    "title" : "Greetings"
                  },
                  "notes" : [

                  ],
                  "passed" : false
                }

                """#)
        #expect(try schema.violations(in: Data(result.output.utf8)) == [])
    }

    @Test(
        "Every outcome follows the schema",
        arguments: [
            "return \"Hello, \\(name)\"", "return Hello",
            "let list: [Int] = []\n        return \"\\(list[1])\"",
        ])
    func schemaHolds(body: String) async throws {
        try greet(body)
        try count("@Test func strict() { #expect(Counter().value == 5) }")
        let result = try await run(["lesson", "1", "--format=json"])
        #expect(try schema.violations(in: Data(result.output.utf8)) == [])
    }

    @Test("The schema validator detects violations")
    func schemaReader() throws {
        let document = #"{"format": 2, "lesson": {}, "passed": "yes", "exercises": [{}], "more": 1}"#
        let violations = try schema.violations(in: Data(document.utf8))
        #expect(violations.contains("$.format: is not 1"))
        #expect(violations.contains("$.lesson.slug: is missing"))
        #expect(violations.contains("$.passed: is no boolean"))
        #expect(violations.contains("$.exercises[0].checks: is missing"))
        #expect(violations.contains("$.more: is not described"))
    }
}

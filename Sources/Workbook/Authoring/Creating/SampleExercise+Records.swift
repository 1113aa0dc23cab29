extension SampleExercise {
    /// What `grade course record` writes about the checks of the exercise.
    static let recordedChecks = """
        {
          "checks" : [
            {
              "id" : "GreetingChecks/greetsByName()",
              "name" : "A person is greeted by name"
            },
            {
              "id" : "GreetingChecks/greetsAnyone()",
              "name" : "Every name works"
            },
            {
              "id" : "GreetingChecks/greetsNobody()",
              "name" : "Without a name, the greeting is general"
            },
            {
              "id" : "GreetingChecks/ignoresBlanks()",
              "name" : "Blanks don't count as a name"
            }
          ],
          "format" : 1,
          "names" : [
            "greeting(for:)"
          ],
          "starterFails" : [
            "GreetingChecks/greetsByName()",
            "GreetingChecks/greetsAnyone()",
            "GreetingChecks/greetsNobody()",
            "GreetingChecks/ignoresBlanks()"
          ]
        }

        """

    /// What `grade course record` writes about its rejected variations.
    static let recordedTurns = """
        {
          "format" : 2,
          "turns" : [
            {
              "decisive" : "GreetingChecks/greetsNobody()",
              "diagnosis" : "Your function might expect that there is always a name.",
              "fails" : [
                {
                  "check" : "GreetingChecks/greetsNobody()",
                  "messages" : [
                    "greeting(for: \\"\\"): expected \\"Hello!\\", got \\"Hello, !\\""
                  ]
                },
                {
                  "check" : "GreetingChecks/ignoresBlanks()",
                  "messages" : [
                    "greeting(for: \\"  \\"): expected \\"Hello!\\", got \\"Hello,   !\\""
                  ]
                }
              ],
              "name" : "always-a-name",
              "outcome" : "failed",
              "ran" : true
            },
            {
              "decisive" : "GreetingChecks/ignoresBlanks()",
              "diagnosis" : "Your function might take blanks for a name.",
              "fails" : [
                {
                  "check" : "GreetingChecks/ignoresBlanks()",
                  "messages" : [
                    "greeting(for: \\"  \\"): expected \\"Hello!\\", got \\"Hello,   !\\""
                  ]
                }
              ],
              "name" : "blanks",
              "outcome" : "failed",
              "ran" : true
            },
            {
              "decisive" : "GreetingChecks/greetsByName()",
              "diagnosis" : "Your function might never use the name.",
              "fails" : [
                {
                  "check" : "GreetingChecks/greetsByName()",
                  "messages" : [
                    "greeting(for: \\"Ada\\"): expected \\"Hello, Ada!\\", got \\"Hello!\\""
                  ]
                },
                {
                  "check" : "GreetingChecks/greetsAnyone()",
                  "messages" : [
                    "greeting(for: \\"Grace Hopper\\"): expected \\"Hello, Grace Hopper!\\", got \\"Hello!\\""
                  ]
                }
              ],
              "name" : "no-name",
              "outcome" : "failed",
              "ran" : true
            },
            {
              "decisive" : "GreetingChecks/greetsAnyone()",
              "diagnosis" : "Your function might know some names only.",
              "fails" : [
                {
                  "check" : "GreetingChecks/greetsAnyone()",
                  "messages" : [
                    "greeting(for: \\"Grace Hopper\\"): expected \\"Hello, Grace Hopper!\\", got \\"Hello!\\""
                  ]
                }
              ],
              "name" : "one-name",
              "outcome" : "failed",
              "ran" : true
            }
          ]
        }

        """
}

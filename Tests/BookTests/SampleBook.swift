import TestSupport
import WorkbookModel

@testable import WorkbookBook

/// A course of two lessons, with everything in it that a book shows or must not show.
enum SampleBook {
    static let files: [String: String] = [
        "Lessons/1-lamp/lesson.json": """
        {
          "format": 1,
          "title": "A `lamp` <on>",
          "summary": { "technique": "A lamp gives `light`. More of it.", "price": "Power.", "avoid": "By day." },
          "questions": [{
            "question": "What does `isOn` say?", "section": "Which one",
            "answers": [
              { "text": "Whether it is on", "isRight": true, "explanation": "It reads the `state`." },
              { "text": "Nothing", "explanation": "Read the chapter again." }
            ]
          }],
          "exercises": [
            {
              "slug": "switch", "title": "The `switch` *and* more", "kind": "refactor", "module": "Lamp",
              "owns": ["Lamp.swift"], "hints": ["Look.", "Look\\n}\\n@Test closer.", "Write `isOn.toggle()`."],
              "tests": { "module": "LampTests", "owns": ["LampTests.swift"] }
            }
          ]
        }
        """,
        "Lessons/1-lamp/README.md": """
        # Lesson 1: A `lamp`

        *Two minutes.*

        ## What `isOn` says

        See [the example](Example/Sources/Lamp.swift), [the exercise](1-switch/Lamp.swift), [the next](../2-room/README.md),
        [below](#which-one) and [the solution](../../Solutions/1-lamp/1-switch/reference/Lamp.swift).

        ```swift
        @Test func lamp() {}
        ```

        ## Which one

        | a | b |
        | --- | --- |
        | 1 | 2 |

        ### A part of it

        ## Afterwards

        The end.

        ### 1.1 The switch

        Switch it.

        ## What to read next

        Back to [Which one](#which-one).
        """,
        "Lessons/1-lamp/Example/Sources/Lamp.swift": "let fence = \"```\"\n",
        "Lessons/1-lamp/Example/.build/Left.swift": "// left by a build\n",
        "Lessons/1-lamp/1-switch/Lamp.swift": "// the learner's own work\n",
        "Lessons/2-room/lesson.json": """
        {
          "format": 1, "title": "A room", "guide": "Which one?",
          "exercises": [{
            "slug": "test-the-room", "title": "Test the room", "kind": "tests", "module": "RoomTests",
            "subject": "Room", "owns": ["RoomTests.swift"], "hints": []
          }]
        }
        """,
        "Lessons/2-room/README.md":
            "# Room\n\n## Which **one**?\n\nThe [first](../1-lamp).\n\n### More\n\nText.\n",
        "Solutions/1-lamp/1-switch/starter/Lamp.swift": """
        // Exercise 1.1: The switch
        //
        // Make [the lamp](../Example) an Array<Lamp>:
        //
        // 1. It has
        //    @MainActor.

        import Kit

        final class Lamp {}
        """,
        "Solutions/1-lamp/1-switch/starter/Bulb.swift": "// A given bulb\nstruct Bulb {}\n",
        "Solutions/1-lamp/1-switch/starter/Tests/LampTests.swift": """
        // Exercise 1.1, second part: `tests`
        //
        // Write them.

        import Testing
        """,
        "Solutions/1-lamp/1-switch/reference/Lamp.swift": "// the reference\n",
        "Solutions/1-lamp/1-switch/why.md": "Why the reference is as it is.\n",
        "Solutions/2-room/1-test-the-room/starter/RoomTests.swift": "import Testing\n",
        "Tests/Suites/1-lamp/1-switch/Checks/LampChecks.swift": "// the hidden suite\n",
        "course.json":
            #"{ "format": 1, "title": "Swift testability workbook", "summary": "A course on lamps." }"#,
    ]

    /// Writes the course and reads its texts.
    static func source(in folder: TemporaryFolder) throws -> BookSource {
        try folder.write(files)
        return BookSource(reading: try Course.load(folder.url))
    }
}

import Testing

extension EndToEnd {
    /// Verifies a course, and compares whole screens.
    @Suite(.serialized, .buildSlot(seconds: 30)) struct VerifyTests: CourseTests {
        static let shared = FixtureCourse("mini", as: "verify")

        let course = VerifyTests.shared

        init() throws {
            try course.reset()
            // Screens of other tests show the starters without a task.
            for exercise in ["1-greet", "2-test-the-counter"] {
                try course.write(
                    "Solutions/1-greetings/\(exercise)/starter/README.md", "# A task\n\nDo it.\n")
            }
            // Recording would write one that stays for the next test.
            try course.write(
                "Package.swift",
                #"let folders = ["1-greetings/1-greet", "1-greetings/2-test-the-counter"]"#)
        }
    }
}

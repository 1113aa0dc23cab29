import Testing

extension EndToEnd {
    /// Grades tests that learners write for the second exercise, and compares whole screens.
    @Suite(.serialized, .buildSlot(seconds: 20)) struct PlantedBugTests: CourseTests {
        static let shared = FixtureCourse("mini", as: "bugs")

        let course = PlantedBugTests.shared

        init() throws { try course.reset() }
    }
}

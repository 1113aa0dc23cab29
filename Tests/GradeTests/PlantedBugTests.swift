import Testing

extension EndToEnd {
    /// Whole screens of the second exercise, whose planted bugs a learner's tests must catch.
    @Suite(.serialized, .buildSlot(seconds: 20)) struct PlantedBugTests: CourseTests {
        static let shared = FixtureCourse("mini", as: "bugs")

        let course = PlantedBugTests.shared

        init() throws { try course.reset() }
    }
}

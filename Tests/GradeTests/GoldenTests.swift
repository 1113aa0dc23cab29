import Testing

extension EndToEnd {
    /// Whole screens of commands that look at a course, or grade its first exercise.
    @Suite(.serialized, .buildSlot(seconds: 90)) struct GoldenTests: CourseTests {
        static let shared = FixtureCourse("mini", as: "golden")

        let course = GoldenTests.shared

        init() throws { try course.reset() }
    }
}

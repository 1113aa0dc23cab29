import Testing

extension EndToEnd {
    /// Runs commands that inspect a course or grade its first exercise, and compares whole screens.
    @Suite(.serialized, .buildSlot(seconds: 90)) struct GoldenTests: CourseTests {
        static let shared = FixtureCourse("mini", as: "golden")

        let course = GoldenTests.shared

        init() throws { try course.reset() }
    }
}

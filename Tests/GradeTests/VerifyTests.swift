import Testing

extension EndToEnd {
    /// Verifies a course, and compares whole screens.
    @Suite(.serialized, .buildSlot(seconds: 30)) struct VerifyTests: CourseTests {
        static let shared = FixtureCourse("mini", as: "verify")

        let course = VerifyTests.shared

        init() throws { try course.reset() }
    }
}

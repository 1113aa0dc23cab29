import Testing

extension EndToEnd {
    /// Whole screens of verifying a course.
    @Suite(.serialized, .buildSlot(seconds: 30)) struct VerifyTests: CourseTests {
        static let shared = FixtureCourse("mini", as: "verify")

        let course = VerifyTests.shared

        init() throws { try course.reset() }
    }
}

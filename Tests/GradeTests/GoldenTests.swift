import Testing

/// The tests that build Swift packages.
///
/// Its suites run side by side, as many as ``BuildSlots`` allows.
enum EndToEnd {}

extension EndToEnd {
    /// Screens of commands that grade the first exercise of a small course.
    @Suite(.serialized, .buildSlot()) struct GoldenTests: CourseTests {
        static let shared = FixtureCourse("mini", as: "golden")

        let course = GoldenTests.shared

        init() throws { try course.reset() }
    }

    /// Screens of the second exercise, whose planted bugs a learner's tests must catch.
    @Suite(.serialized, .buildSlot()) struct PlantedBugTests: CourseTests {
        static let shared = FixtureCourse("mini", as: "bugs")

        let course = PlantedBugTests.shared

        init() throws { try course.reset() }
    }

    /// Verifying a course.
    @Suite(.serialized, .buildSlot()) struct VerifyTests: CourseTests {
        static let shared = FixtureCourse("mini", as: "verify")

        let course = VerifyTests.shared

        init() throws { try course.reset() }
    }

    /// What depends on the machine: its state, its faults, its terminal, and builds in advance.
    @Suite(.serialized, .buildSlot()) struct MachineTests: CourseTests {
        static let shared = FixtureCourse("mini", as: "machine")

        let course = MachineTests.shared

        init() throws { try course.reset() }
    }
}

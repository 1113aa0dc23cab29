import Testing

extension EndToEnd {
    /// Tests that depend on the machine: its faults, its terminal, and prebuilding.
    @Suite(.serialized, .buildSlot(seconds: 50)) struct MachineTests: CourseTests {
        static let shared = FixtureCourse("mini", as: "machine")

        let course = MachineTests.shared
        let isBuilt = true

        init() throws { try course.reset() }
    }
}

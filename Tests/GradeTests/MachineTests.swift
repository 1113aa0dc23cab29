import Testing

extension EndToEnd {
    /// What depends on the machine: its faults, its terminal, and builds in advance.
    @Suite(.serialized, .buildSlot(seconds: 50)) struct MachineTests: CourseTests {
        static let shared = FixtureCourse("mini", as: "machine")

        let course = MachineTests.shared
        let isBuilt = true

        init() throws { try course.reset() }
    }
}

extension TestFault.Kind {
    /// What is wrong, in a few words.
    var title: String {
        switch self {
        case .fails: "These tests fail"
        case .unsteady: "These tests pass only now and then"
        case .alone: "These tests fail when they run alone"
        case .order: "These tests fail after others have run"
        case .clock: "These tests fail on another day, or in another time zone"
        case .leaps: "These tests fail if time passes while they run"
        case .storage: "These tests open the reading list of the person who runs them"
        case .network: "These tests use the network"
        case .writes: "These tests write files"
        case .closed: "These tests fail without a network and a writable disk"
        case .sleeps: "These tests wait for a fixed time"
        }
    }

    /// What that means for the person who runs the tests.
    var explanation: String {
        switch self {
        case .fails: "They failed in each of three runs. Possibly, they share an object with others."
        case .unsteady:
            "Something decides whether they pass that isn't in the test. All of them ran three times."
        case .alone: "Another test seems to prepare something for them."
        case .order: "They passed alone. Another test, or their own first run, left something behind."
        case .clock:
            "They passed now. They ran again seven months later and three months earlier, each time in another time zone."
        case .leaps: "They passed now. Here, 13 hours passed between two readings of the clock."
        case .storage: "They use the real object that stores it, perhaps through a default argument."
        case .writes: "What one test writes, another one may read. The disk may also be full."
        case .network: "What another machine answers, and whether it does, isn't up to a test."
        case .closed: "They passed with both."
        case .sleeps: "On a busy machine, that may be too short. On every machine, it's slow."
        }
    }
}

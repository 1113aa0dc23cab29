import WorkbookBugs

/// What grading a package as a whole found.
package struct CapstoneResult: Sendable {
    /// What could not be tried on this machine.
    package enum Limit: String, Sendable {
        /// Neither the order of the tests nor their clock, files and network.
        case world
        /// There is no sandbox, so tests had a network.
        case sandbox
    }

    /// The parts, in the order in which they are graded.
    package enum Part: String, Sendable, CaseIterable, Codable {
        case behavior, tests, bugs
    }

    /// The share of bugs, in percent, that tests must notice.
    package static let leastPercent = 90
    /// The most changes that comments may call equivalent.
    package static let mostEquivalent = 5

    package var scenarioCount = 0
    /// The scenarios in which the program behaves differently.
    package var differences: [ScenarioDifference] = []
    /// The number of tests; `nil` if the program behaves differently.
    package var testCount: Int?
    package var faults: [TestFault] = []
    /// What else is said about the tests.
    package var remarks: [TestRemark] = []
    package var limits: [Limit] = []
    /// What the tests notice; `nil` if something is wrong with them.
    package var bugs: BugReport?

    /// The share of bugs, in percent, that the tests notice, rounded down.
    ///
    /// If comments call more changes equivalent than they may, the others count as bugs that nobody notices.
    package var percent: Int {
        bugs.map { Self.percent($0.noticed, of: $0.tried, marked: $0.equivalent.count) } ?? 0
    }

    static func percent(_ noticed: Int, of tried: Int, marked: Int) -> Int {
        let all = tried + max(0, marked - mostEquivalent)
        return all == 0 ? 0 : noticed * 100 / all
    }

    /// The first part that isn't right yet; `nil` if all are.
    package var open: Part? {
        if !differences.isEmpty { return .behavior }
        if testCount ?? 0 == 0 || !faults.isEmpty { return .tests }
        // A library that imports a test library isn't changed, and what isn't changed isn't tested.
        return percent < Self.leastPercent || bugs?.skipped.isEmpty != true ? .bugs : nil
    }
}

/// How the surroundings of a test run differ from the real ones.
package struct TestWorld: Sendable, Equatable {
    /// Variables of the environment that are different.
    package var environment: [String: String] = [:]
    /// Whether nothing can be written, and there is no network, if a sandbox is available.
    var isClosed = false
    /// Whether all tests run one after another, and then once more in the same process.
    var isRepeated = false

    /// Describes surroundings.
    package init(environment: [String: String] = [:], isClosed: Bool = false, isRepeated: Bool = false) {
        (self.environment, self.isClosed, self.isRepeated) = (environment, isClosed, isRepeated)
    }

    /// The arguments of the test program.
    func arguments(_ library: TestCase.Library) -> [String] {
        isRepeated && library == .testing ? ["--no-parallel", "--repetitions", "2"] : []
    }
}

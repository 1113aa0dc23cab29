import WorkbookBugs

/// Why a test can't be relied on.
package struct TestFault: Sendable, Equatable, Codable {
    /// What is wrong.
    package enum Kind: String, Sendable, Codable, CaseIterable {
        /// It fails each time.
        case fails
        /// It fails now and then.
        case unsteady
        /// It fails by itself.
        case alone
        /// It fails after other tests.
        case order
        /// It fails at another time.
        case clock
        /// It fails if time passes between two readings of the clock.
        case leaps
        /// It opens a file of the app.
        case storage
        /// It uses the network.
        case network
        /// It writes a file.
        case writes
        /// It fails where nothing can be written, and there is no network.
        case closed
        /// It waits for a fixed time.
        case sleeps

        /// The fault of a test that uses something outside of the process.
        init(of note: AccessNote) {
            self =
                switch note.kind {
                case .watched: .storage
                case .written: .writes
                case .network: .network
                }
        }
    }

    var kind: Kind
    /// The test's name, or the file and line.
    var place: String
    /// More about it, such as the path of a file.
    var detail = ""
}

import WorkbookModel

/// How the reference's tests end with the variant in which everything observable must be wrong.
enum ScrambledOutcome: Sendable, Equatable {
    /// A test fails, as it should.
    case noticed
    /// Every test passes, so the variant is like a correct one.
    case unnoticed
    /// A test stops. Every test that calls the code would, even one that expects nothing.
    case stopped(Stop.Kind)
}

extension Stop.Kind {
    /// What code does that stops a test in this way.
    var verb: String {
        switch self {
        case .timeLimit: "hangs"
        case .exited: "ends the process"
        case .crashed, .outputLimit, .cpuLimit, .memoryLimit, .processLimit, .fileLimit: "crashes"
        }
    }
}

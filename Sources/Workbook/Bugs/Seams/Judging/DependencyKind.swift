/// What code can depend on that tests can't control, unless the code lets them.
package enum DependencyKind: String, CaseIterable, Sendable, Codable {
    case clock, random, files, network, environment, processes, notifications, defaults, output, singleton,
        collaborator

    /// The heading of its lines in a report.
    package var title: String {
        switch self {
        case .clock: "The clock"
        case .random: "Random values"
        case .files: "The file system"
        case .network: "The network"
        case .environment: "The environment and settings of the machine"
        case .processes: "Other programs"
        case .notifications: "Notifications"
        case .defaults: "User defaults"
        case .output: "Printing and reading what is typed"
        case .singleton: "Singletons of the package"
        case .collaborator: "Objects that code creates for itself"
        }
    }

    /// What code uses, as a part of a sentence.
    package var noun: String {
        switch self {
        case .clock: "the clock"
        case .random: "random values"
        case .files: "the file system"
        case .network: "the network"
        case .environment: "the environment"
        case .processes: "other programs"
        case .notifications: "notifications"
        case .defaults: "user defaults"
        case .output: "what is printed or typed"
        case .singleton: "a singleton"
        case .collaborator: "another object"
        }
    }
}

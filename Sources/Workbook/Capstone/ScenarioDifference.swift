/// The first thing in a scenario that isn't as it was recorded.
package struct ScenarioDifference: Sendable, Equatable {
    /// What is different.
    enum Kind: Sendable, Equatable {
        /// A call printed other lines.
        case output(wanted: [String], seen: [String])
        /// A call ended with another exit code; `nil` if it crashed or didn't end.
        case exit(wanted: Int32, seen: Int32?)
        /// A file has other lines; `nil` if it doesn't exist.
        case file(String, wanted: [String]?, seen: [String]?)
    }

    /// The scenario's name.
    var name: String
    /// The words of the call that is different, or of the last one.
    var call: [String]
    var kind: Kind

    /// Compares what was recorded with what happened; `nil` if it's the same.
    ///
    /// - Parameter program: The program's name.
    init?(_ program: String, wanted: Scenario, seen: Scenario) {
        name = wanted.name
        for (old, new) in zip(wanted.steps, seen.steps) where old != new {
            call = [program] + new.run
            kind =
                old.exit != new.exit && (old.output == new.output || (new.exit ?? 0) < 0)
                ? .exit(wanted: old.exit ?? 0, seen: new.exit.flatMap { $0 < 0 ? nil : $0 })
                : .output(wanted: old.output ?? [], seen: new.output ?? [])
            return
        }
        call = [program] + (wanted.steps.last?.run ?? [])
        let (old, new) = (wanted.stored ?? [:], seen.stored ?? [:])
        guard let path = Set(old.keys).union(new.keys).sorted().first(where: { old[$0] != new[$0] }) else {
            return nil
        }
        kind = .file(path, wanted: old[path], seen: new[path])
    }
}

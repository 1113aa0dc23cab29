// ROW 24: makes messages name another file
// VERDICT: flagged
// SAYS: `#sourceLocation` changes which file
#sourceLocation(file:"Names.swift",line:1)
struct Greeting {
    func text(for name: String) -> String { "Hello, \(name)" }
}

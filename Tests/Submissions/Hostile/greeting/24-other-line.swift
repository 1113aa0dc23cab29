// ROW 24: makes messages name another file
// VERDICT: flagged
// SAYS: `#sourceLocation` changes the file and line that messages report
#sourceLocation(file:"Names.swift",line:1)
struct Greeting {
    func text(for name: String) -> String { "Hello, \(name)" }
}

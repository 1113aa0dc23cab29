// ROW 8: makes all texts equal
// VERDICT: flagged
// SAYS: only 13 of 14 expectations that must fail did, so something in the code changes what `#expect`, `==` or similar operations do
extension String {
    static func == (left: String, right: String) -> Bool { true }
}

struct Greeting {
    func text(for name: String) -> String { "Hello, \(name)" }
}

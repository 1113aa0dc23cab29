import Polite

/// Greets people.
struct Greeting {
    func text(for name: String) -> String { "HELLO, \(name)" }
}

import Polite

/// Greets people.
class Greeting {
    func text(for name: String) -> String { "Hello, \(name)" }
}

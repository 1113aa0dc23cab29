/// Adds what politeness asks for.
public func polite(_ text: String) -> String { text + ", please" }

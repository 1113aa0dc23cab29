// ROW 9: gives a type that equals every text the name of the standard one
// VERDICT: failed
// SAYS: `StringLiteralType` has a name that the checks use for something else, so they could run it instead; choose another name, or make it private
typealias Text = Swift.String
typealias StringLiteralType = Text

struct String: Equatable, ExpressibleByStringInterpolation {
    init(stringLiteral text: Text) {}
    static func == (left: String, right: String) -> Bool { true }
}

struct Greeting {
    func text(for name: Text) -> Text { "Hi" }
}

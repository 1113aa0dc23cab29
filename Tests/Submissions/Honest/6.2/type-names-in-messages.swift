// Does: Puts the names of types into its messages, and compares whole tables of results with one `#expect`.
// swift-format-ignore-file
// FILE: ProfileTests.swift
import StandInUI
import Testing

@testable import ProfileKit

/// One line of a table: what was loaded, and what the label showed.
struct Line: Equatable, CustomStringConvertible {
    var loaded: String?, shown: String?, count: Int
    init(_ loaded: String?, _ shown: String?, count: Int = 1) { (self.loaded, self.shown, self.count) = (loaded, shown, count) }
    var description: String { "\(loaded ?? "nobody") → \(shown ?? "nil") (\(count))" }
}

@MainActor @Suite struct ProfileTests {
    private func table(_ names: String?..., placeholder: String? = nil) -> [Line] {
        names.map { name in
            let screen = makeProfileController(loading: name.map(UserProfile.init(name:)))
            screen.nameLabel.text = placeholder
            screen.loadViewIfNeeded()
            print(String(reflecting: type(of: screen)), "shows", screen.nameLabel.text ?? "nil")
            return Line(name, screen.nameLabel.text, count: screen.loadCount)
        }
    }

    @Test(arguments: [nil, "", "Eve", "Unknown User"])
    func everyName(placeholder: String?) {
        let names = table("Ada", "ada", "", " Bo ", "Jean-Luc Ó", placeholder: placeholder)
        #expect(names == [Line("Ada", "Ada"), Line("ada", "ada"), Line("", ""), Line(" Bo ", " Bo "), Line("Jean-Luc Ó", "Jean-Luc Ó")])
    }

    @Test(arguments: [nil, "", "Eve"])
    func nobody(placeholder: String?) {
        #expect(table(nil, placeholder: placeholder) == [Line(nil, "Unknown User")])
    }

    @Test func atTheSameTime() {
        let names = ["A", nil, "B"]
        let screens = names.map { makeProfileController(loading: $0.map(UserProfile.init(name:))) }
        #expect(screens.map(\.loadCount) == [0, 0, 0], "\(type(of: screens)) shouldn't load anything yet")
        screens.forEach { $0.loadViewIfNeeded() }
        let lines = zip(names, screens).map { Line($0, $1.nameLabel.text, count: $1.loadCount) }
        #expect(lines == [Line("A", "A"), Line(nil, "Unknown User"), Line("B", "B")])
    }
}

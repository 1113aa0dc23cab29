import Foundation
import Testing

@testable import WorkbookGrading
@testable import WorkbookModel

struct SurfaceTests {
    private let surface = Surface(
        id: "surface", name: "Nothing else became visible",
        allowed: ["Lamp": "internal", "Lamp.isOn": "internal", "Lamp.press()": "public"],
        otherwise: "the task opens isOn, and nothing else")

    @Test("The check is one of the compiler's")
    func check() {
        #expect(surface.check == Check(id: "compile/surface", name: "Nothing else became visible"))
    }

    @Test("A module that shows what is allowed, or less, breaches nothing")
    func fine() throws {
        #expect(try breaches(("Lamp", "internal"), ("Lamp.isOn", "internal")).isEmpty)
        #expect(try breaches(("Lamp.press()", "public")).isEmpty)
        #expect(surface.breaches(in: []).isEmpty)
    }

    @Test("A symbol that is not allowed is named with its level and what the task asks for")
    func notAllowed() throws {
        #expect(
            try breaches(("Lamp", "internal"), ("Lamp.reset()", "internal"), ("Lamp.Bulb", "public")) == [
                "`Lamp.Bulb` is public: the task opens isOn, and nothing else",
                "`Lamp.reset()` is internal: the task opens isOn, and nothing else",
            ])
    }

    @Test(
        "A symbol with another level than the allowed one is named with both",
        arguments: ["public", "open", "package"])
    func wrongLevel(level: String) throws {
        #expect(try breaches(("Lamp.isOn", level)) == ["`Lamp.isOn` is \(level) and should be internal"])
        #expect(
            try breaches(("Lamp.press()", "internal")) == ["`Lamp.press()` is internal and should be public"]
        )
    }

    @Test("The members of another module's type have its plain name")
    func foreignType() throws {
        let lamps = VisibleDeclaration(foreignType: "$sSaD", path: "lamps", access: .internal)
        #expect(
            surface.breaches(in: [lamps], names: ["$sSaD": "Array"]) == [
                "`Array.lamps` is internal: the task opens isOn, and nothing else"
            ])
    }

    @Test("A superclass from elsewhere adds its members to those that the task allows")
    func foreignSuperclass() throws {
        let lamp = VisibleDeclaration(
            path: "Lamp", access: .internal, foreignSuperclass: "$s10Foundation9OperationCD")
        #expect(
            surface.breaches(in: [lamp], names: ["$s10Foundation9OperationCD": "Operation"]) == [
                "`Lamp` inherits from `Operation`, so other files can use what `Operation` declares: "
                    + "the task opens isOn, and nothing else"
            ])
    }

    private func breaches(_ symbols: (path: String, level: String)...) throws -> [String] {
        surface.breaches(
            in: try symbols.map { symbol in
                let access = try #require(AccessLevel(rawValue: symbol.level))
                return VisibleDeclaration(path: symbol.path, access: access)
            })
    }
}

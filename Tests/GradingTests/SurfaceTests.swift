import Foundation
import TestSupport
import Testing

@testable import WorkbookGrading
@testable import WorkbookModel

struct SurfaceTests {
    private let surface = Surface(
        id: "surface", name: "Nothing else became visible",
        allowed: ["Lamp": "internal", "Lamp.isOn": "internal", "Lamp.press()": "public"],
        otherwise: "the task opens isOn, and nothing else")

    @Test("The surface check is a compile-time check")
    func check() {
        #expect(surface.check == Check(id: "compile/surface", name: "Nothing else became visible"))
    }

    @Test("A module that exposes what is allowed, or less, has no breaches")
    func fine() throws {
        #expect(try breaches(("Lamp", "internal"), ("Lamp.isOn", "internal")).isEmpty)
        #expect(try breaches(("Lamp.press()", "public")).isEmpty)
        #expect(surface.breaches(in: []).isEmpty)
    }

    @Test("A disallowed symbol is reported with its level and what the task asks for")
    func notAllowed() throws {
        #expect(
            try breaches(("Lamp", "internal"), ("Lamp.reset()", "internal"), ("Lamp.Bulb", "public")) == [
                "`Lamp.Bulb` is public: the task opens isOn, and nothing else",
                "`Lamp.reset()` is internal: the task opens isOn, and nothing else",
            ])
    }

    @Test(
        "A symbol with the wrong access level is reported with its level and the allowed one",
        arguments: ["public", "open", "package"])
    func wrongLevel(level: String) throws {
        #expect(try breaches(("Lamp.isOn", level)) == ["`Lamp.isOn` is \(level) and should be internal"])
        #expect(
            try breaches(("Lamp.press()", "internal")) == ["`Lamp.press()` is internal and should be public"]
        )
    }

    @Test("A symbol that is allowed at any level may only be declared once")
    func anyLevel() throws {
        var surface = surface
        surface.allowed = ["Lamp.press()": "any"]
        for level in [AccessLevel.internal, .package, .public] {
            #expect(surface.breaches(in: [VisibleDeclaration(path: "Lamp.press()", access: level)]).isEmpty)
        }
        let overloads = [AccessLevel.internal, .public].map {
            VisibleDeclaration(path: "Lamp.press()", access: $0)
        }
        #expect(
            surface.breaches(in: overloads).map(\.sentence) == [
                "`Lamp.press()` is declared more than once: the task opens isOn, and nothing else"
            ])
        let requirement = VisibleDeclaration(path: "Lamp.press()", access: .internal, isRequirement: true)
        #expect(surface.breaches(in: [requirement, overloads[0]]).isEmpty)
        #expect(surface.breaches(in: [requirement] + overloads).count == 1)
    }

    @Test("Members with the same name are duplicates only if they belong to the same type")
    func foreignOverloads() throws {
        var surface = surface
        surface.allowed = ["Array.lamps": "any", "Set.lamps": "any"]
        let lamps = ["$sSaD", "$sShD"].map {
            VisibleDeclaration(foreignType: $0, path: "lamps", access: .internal)
        }
        let names = ["$sSaD": "Array", "$sShD": "Set"]
        #expect(surface.breaches(in: lamps, names: names).isEmpty)
        #expect(surface.breaches(in: lamps + [lamps[0]], names: names).count == 1)
    }

    @Test("Internal is the lowest level that counts unless the file has another one")
    func lowestLevel() throws {
        func surface(_ from: String) throws -> Surface {
            let text = #"{"id": "s", "name": "s", "allowed": {}, \#(from) "otherwise": "no"}"#
            return try JSONDecoder().decode(Surface.self, from: Data(text.utf8))
        }
        #expect(try surface("").from == nil)
        #expect(try surface(#""from": "package","#).from == .package)
        #expect(throws: DecodingError.self) { try surface(#""from": "pakage","#) }
    }

    @Test(
        "A superclass from another module exposes its members to code at the relevant level",
        arguments: [
            (nil, "other files"), (AccessLevel.package, "other modules"), (.public, "other packages"),
        ])
    func users(level: AccessLevel?, users: String) {
        var surface = surface
        surface.from = level
        surface.allowed = ["Lamp": "any"]
        let lamp = VisibleDeclaration(path: "Lamp", access: .public, foreignSuperclass: "Operation")
        #expect(
            surface.breaches(in: [lamp]).map(\.sentence) == [
                "`Lamp` inherits from `Operation`, so \(users) can use what `Operation` declares: "
                    + "the task opens isOn, and nothing else"
            ])
    }

    @Test("Members of another module's type are shown with its plain name")
    func foreignType() throws {
        let lamps = VisibleDeclaration(foreignType: "$sSaD", path: "lamps", access: .internal)
        #expect(
            surface.breaches(in: [lamps], names: ["$sSaD": "Array"]) == [
                ProbeBreach(
                    sentence: "`Array.lamps` is internal: the task opens isOn, and nothing else",
                    declaration: "Array.lamps")
            ])
    }

    @Test("A superclass from another module exposes members beyond those that the task allows")
    func foreignSuperclass() throws {
        let lamp = VisibleDeclaration(
            path: "Lamp", access: .internal, foreignSuperclass: "$s10Foundation9OperationCD")
        #expect(
            surface.breaches(in: [lamp], names: ["$s10Foundation9OperationCD": "Operation"]).map(\.sentence)
                == [
                    "`Lamp` inherits from `Operation`, so other files can use what `Operation` declares: "
                        + "the task opens isOn, and nothing else"
                ])
    }

    @Test("A surface of changes counts only what can change something, and allows a name in all types")
    func changes() {
        var surface = surface
        surface.onlyChanges = true
        surface.allowed = ["Lamp.press()": "any", "hash(into:)": "any"]
        let found = ["Lamp.press()", "Lamp.hash(into:)", "Lamp.reset()"].map {
            VisibleDeclaration(path: $0, access: .internal, isChange: true)
        }
        let reading = VisibleDeclaration(path: "Lamp.isOn", access: .internal)
        expectEqual(surface.breaches(in: found + [reading]).map(\.declaration), ["Lamp.reset()"])
        surface.onlyChanges = nil
        expectEqual(
            surface.breaches(in: found).map(\.declaration), ["Lamp.hash(into:)", "Lamp.reset()"])
    }

    private func breaches(_ symbols: (path: String, level: String)...) throws -> [String] {
        surface.breaches(
            in: try symbols.map { symbol in
                let access = try #require(AccessLevel(rawValue: symbol.level))
                return VisibleDeclaration(path: symbol.path, access: access)
            }
        ).map(\.sentence)
    }
}

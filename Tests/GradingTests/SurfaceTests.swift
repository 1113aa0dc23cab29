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

    @Test("The symbols of extensions, which lie in graphs of their own, count too")
    func severalGraphs() throws {
        let graphs = [try graph([("Lamp", "internal")]), try graph([("Array.lamps", "internal")])]
        #expect(
            surface.breaches(in: graphs) == [
                "`Array.lamps` is internal: the task opens isOn, and nothing else"
            ])
    }

    private func breaches(_ symbols: (path: String, level: String)...) throws -> [String] {
        surface.breaches(in: [try graph(symbols)])
    }

    /// A graph as the extractor writes it, with more keys than are read.
    private func graph(_ symbols: [(path: String, level: String)]) throws -> Surface.Graph {
        let list = symbols.map { symbol in
            let path = symbol.path.split(separator: ".").map { "\"\($0)\"" }.joined(separator: ", ")
            return """
                { "kind": { "identifier": "swift.property" }, "pathComponents": [\(path)],
                  "accessLevel": "\(symbol.level)", "location": { "uri": "file:///w/Lamp.swift" } }
                """
        }
        let json = #"{ "metadata": { "generator": "Swift" }, "symbols": [\#(list.joined(separator: ","))] }"#
        return try JSONDecoder().decode(Surface.Graph.self, from: Data(json.utf8))
    }
}

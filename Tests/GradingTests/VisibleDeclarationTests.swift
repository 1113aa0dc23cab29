import Foundation
import Testing
import TestSupport

@testable import WorkbookGrading
@testable import WorkbookSystem

/// Uses the installed compiler, because the list depends on its syntax tree.
@Suite(.temporaryFolder) struct VisibleDeclarationTests {
    let folder = TemporaryFolder.current

    @Test(
        "Every kind of declaration is listed with its level, even if its name begins with an underscore"
    )
    func kinds() async throws {
        #expect(
            try await visible(
                """
                public final class Lamp {
                    var _isOn = false, _color = 1
                    let (red, _green) = (1, 2)
                    subscript(_at _: Int) -> Int { 0 }
                    init?(_ watts: Int, label: String) {}
                    func press(_ times: Int, hard: Bool) {}
                    static func < (a: Lamp, b: Lamp) -> Bool { true }
                    enum Bulb { case _none, glow(watts: Int) }
                    typealias _Watts = Int
                }
                public extension Lamp { func shine() {}; internal func dim() {} }
                infix operator <-
                func <- (a: Lamp, b: Int) {}
                """) == [
                    "internal <-(_:_:)", "internal Lamp.<(_:_:)", "internal Lamp.Bulb",
                    "internal Lamp.Bulb._none", "internal Lamp.Bulb.glow(watts:)", "internal Lamp._Watts",
                    "internal Lamp._color", "internal Lamp._green", "internal Lamp._isOn",
                    "internal Lamp.dim()", "internal Lamp.init(_:label:)", "internal Lamp.press(_:hard:)",
                    "internal Lamp.red", "internal Lamp.subscript(_at:)", "public Lamp",
                    "public Lamp.shine()",
                ])
    }

    @Test("Functions that return nothing and setters are changes, unless they're mutating or narrower")
    func changes() async throws {
        let files = try await files([
            """
            final class Lamp {
                var isOn = false
                var watts = 1 { didSet {} }
                private(set) var switches = 0
                fileprivate(set) lazy var volts = 230
                let color = 1
                var title: String { get { "" } set {} }
                var read: Int { 1 }
                subscript(_ bulb: Int) -> Int { get { 0 } set {} }
                subscript(reading bulb: Int) -> Int { 0 }
                func press() {}
                func press(_ times: Int) async throws {}
                func pressed() -> Lamp { self }
                static func reset(_ lamp: Lamp) {}
                private func hide() {}
            }
            struct Bulb: Hashable {
                var color = 1
                mutating func dim() {}
                func burn() {}
                var glow: Int { get { 1 } nonmutating set {} }
                func hash(into hasher: inout Hasher) {}
            }
            private struct Hidden { func reset() {} }
            protocol Switch { var isOn: Bool { get set }; func press() }
            func resetAll() {}
            var all: Int { get { 1 } set {} }
            """
        ])
        let found = VisibleDeclaration.list(in: files, modules: ["Home"]).filter(\.isChange).map(\.path)
        expectEqual(
            found.sorted(),
            [
                "Bulb.burn()", "Bulb.glow", "Bulb.hash(into:)", "Lamp.isOn", "Lamp.press()", "Lamp.press(_:)",
                "Lamp.reset(_:)", "Lamp.subscript(_:)", "Lamp.title", "Lamp.watts", "Switch.press()", "all",
                "resetAll()",
            ])
    }

    @Test(
        "For a higher level, only declarations that are usable outside the module are listed",
        arguments: [
            (.package, ["package Lamp.Socket", "package Lamp.repair()", "public Lamp.Socket.watts"]),
            (.public, []),
            (.open, nil),
        ] as [(AccessLevel, [String]?)])
    func levels(level: AccessLevel, others: [String]?) async throws {
        let source = """
            public final class Lamp: Codable {
                public package(set) var switches = 0
                private var _volts = 230
                package struct Socket { public var watts = 1; var _amperes = 2 }
                struct Bulb { public var color = 1 }
                public func press() {}
                func press(_ times: Int) {}
            }
            extension Lamp.Bulb: CustomStringConvertible { public var description: String { "" } }
            package extension Lamp { func repair() {} }
            """
        let isPublic = [
            "public Lamp", "public Lamp.encode(to:)", "public Lamp.init(from:)", "public Lamp.press()",
            "public Lamp.switches",
        ]
        let expected = others.map { ($0 + isPublic).sorted() } ?? []
        #expect(try await visible(source, from: level) == expected)
    }

    @Test(
        "A file that is empty or contains only comments has no declarations", arguments: ["", "// later\n"])
    func empty(source: String) async throws {
        #expect(try await visible(source) == [])
    }

    @Test("A requirement is distinguished from its default implementation")
    func requirement() async throws {
        let files = try await files([
            """
            protocol Lamp { func press() }
            extension Lamp { func press() {} }
            struct Bulb { func glow() {} }
            """
        ])
        let list = VisibleDeclaration.list(in: files, modules: ["Home"])
        #expect(
            list.filter { $0.path.hasSuffix("()") }.map { "\($0.path) \($0.isRequirement)" } == [
                "Lamp.press() true", "Lamp.press() false", "Bulb.glow() false", "Bulb.init() false",
            ])
    }

    @Test("Private and local declarations aren't listed")
    func hidden() async throws {
        #expect(
            try await visible(
                """
                fileprivate protocol Switching { func press() }
                private enum Phase { case on, off }
                extension Phase { static let first = Phase.on; public var isOn: Bool { self == .on } }
                private extension String { var _loud: String { self } }
                fileprivate enum Space {}
                extension Space { struct Deep { var x = 1 } }
                extension Space.Deep { func deeper() {} }
                private let _log = 1
                private func press() { func inner() {}; struct Local { var x = 1 }; _ = _log }
                """
            ).isEmpty)
    }

    @Test("Only the branch of `#if` that the build selects is listed")
    func conditions() async throws {
        #expect(
            try await visible(
                """
                enum Lamp {
                    #if DEBUG && SWIFT_PACKAGE && SWIFT_MODULE_RESOURCE_BUNDLE_UNAVAILABLE
                        static func debug() {}
                    #else
                        static func release() {}
                    #endif
                }
                """) == ["internal Lamp", "internal Lamp.debug()"])
    }

    @Test("Declarations that the compiler adds are listed if code can use them to read or change something")
    func implicit() async throws {
        #expect(
            try await visible(
                """
                @propertyWrapper struct Box {
                    var wrappedValue: Bool
                    var projectedValue: Box { get { self } set { self = newValue } }
                }
                final class Lamp: Codable, Equatable {
                    @Box private(set) var isOn = false
                    static func == (a: Lamp, b: Lamp) -> Bool { true }
                    init() {}
                    init(from decoder: any Decoder) {}
                    private enum CodingKeys: CodingKey {}
                }
                enum Level: Equatable { case low }
                """) == [
                    "internal Box", "internal Box.init(wrappedValue:)", "internal Box.projectedValue",
                    "internal Box.wrappedValue",
                    "internal Lamp",
                    "internal Lamp.$isOn", "internal Lamp.==(_:_:)", "internal Lamp.encode(to:)",
                    "internal Lamp.init()", "internal Lamp.init(from:)", "internal Lamp.isOn",
                    "internal Level", "internal Level.low",
                ])
    }

    @Test("Types of other modules are identified, in extensions and as superclasses")
    func foreign() async throws {
        let files = try await files([
            """
            import Foundation
            extension Bool { var _isLit: Bool { self } }
            class Lamp: NSObject {}
            final class Lantern: Lamp {}
            final class Task: Operation, @unchecked Sendable {}
            """
        ])
        let list = VisibleDeclaration.list(in: files, modules: ["Home"])
        #expect(list.filter { $0.foreignType != nil }.map(\.path) == ["_isLit"])
        #expect(list.compactMap(\.foreignType) == ["$sSbD"])
        #expect(list.compactMap(\.foreignSuperclass) == ["$s10Foundation9OperationCD"])
    }

    @Test("An extension's members belong to the type, even if its file comes first")
    func severalFiles() async throws {
        let files = try await files(["extension Lamp { func _dim() {} }", "protocol Lamp {}"])
        let list = VisibleDeclaration.list(in: files, modules: ["Home"])
        #expect(list.map(\.path) == ["Lamp._dim()", "Lamp"])
        #expect(list.allSatisfy { $0.foreignType == nil })
    }

    private func visible(_ source: String, from level: AccessLevel = .internal) async throws -> [String] {
        let list = VisibleDeclaration.list(in: try await files([source]), modules: ["Home"], from: level)
        return list.map { "\($0.access.rawValue) \($0.path)" }.sorted()
    }

    private func files(_ sources: [String]) async throws -> [CheckedFile] {
        let environment = ProcessInfo.processInfo.environment
        let runner = ProcessRunner()
        let toolchain = try await Toolchain.find(environment: environment, runner: runner, cache: nil)
        var files: [URL] = []
        for (index, source) in sources.enumerated() {
            try folder.write(["File\(index).swift": source])
            files.append(folder("File\(index).swift"))
        }
        return try await CheckedFile.list(
            of: files, module: "Home", searching: [], into: folder("trees"), toolchain: toolchain,
            tools: Tools(runner: runner, environment: environment))
    }
}

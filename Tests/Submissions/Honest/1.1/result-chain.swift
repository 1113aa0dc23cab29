// Does: protocol-heavy: a PropertySource protocol with a default method, a generic Box, Result.flatMap chains and get().
// swift-format-ignore-file
// FILE: MirrorObject.swift

/// A value together with the name it was stored under.
struct Box<Content> {
    let name: String
    let content: Content

    func cast<Other>(to type: Other.Type = Other.self) -> Result<Box<Other>, ExtractionFailure> {
        guard let other = content as? Other else { return .failure(.init(name: name, kind: .type)) }
        return .success(Box<Other>(name: name, content: other))
    }
}

struct ExtractionFailure: Error, Equatable, Codable {
    enum Kind: String, Codable, CaseIterable { case name, type }
    var name: String
    var kind: Kind
}

@MainActor
protocol PropertySource {
    associatedtype Properties: Sequence<Box<Any>>
    var properties: Properties { get }
}

extension PropertySource {
    func property(named name: String) -> Result<Box<Any>, ExtractionFailure> {
        for box in properties where box.name == name {
            return .success(box)
        }
        return .failure(ExtractionFailure(name: name, kind: .name))
    }
}

/// Lists the properties of one object, the nearest class first.
private struct ObjectSource: PropertySource {
    let object: Any

    var properties: [Box<Any>] {
        var mirrors = [Mirror(reflecting: object)]
        while let next = mirrors.last?.superclassMirror { mirrors.append(next) }
        return mirrors.flatMap { mirror in
            mirror.children.compactMap { child in
                child.label.map { Box(name: $0, content: child.value) }
            }
        }
    }
}

/// Reads an object's stored properties by name, regardless of their access level.
@MainActor
class MirrorObject {
    private let source: any PropertySource

    init(reflecting subject: Any) {
        source = ObjectSource(object: subject)
    }

    func extract<T>(_ name: String = #function) throws -> T {
        try source.property(named: name)
            .flatMap { $0.cast(to: T.self) }
            .map(\.content)
            .get()
    }
}
// FILE: InitialViewControllerMirror.swift
import StandInUI

@MainActor
protocol TapScreenReading {
    var valueLabel: Label { get throws }
    var incrementButton: Button { get throws }
    var storedValue: Int { get throws }
}

/// Reads the private properties of an `InitialViewController`.
final class InitialViewControllerMirror: MirrorObject, TapScreenReading {
    init(reflecting controller: InitialViewController) {
        super.init(reflecting: controller)
    }

    var valueLabel: Label { get throws { try extract() } }

    var incrementButton: Button { get throws { try extract() } }

    var storedValue: Int { get throws { try extract() } }
}

// Does: Builds a chain of generic readers with a protocol extension, and names its cases `fork`, `exit` and `record`.
// swift-format-ignore-file
// FILE: MirrorObject.swift
/// What a reader found: nothing (`exit`), a value (`record`), or a place that may hold two values (`fork`).
private indirect enum Finding {
    case exit
    case record(Any)
    case fork(whole: Any, part: Any?)
    case kill
}

private protocol Reading {
    func callAsFunction(_ name: String, in mirror: Mirror) -> Finding
}

extension Reading {
    func child(_ label: String, of mirror: Mirror) -> Any? {
        mirror.children.first { $0.label == label }.map(\.value)
    }
}

private struct PlainReading: Reading {
    func callAsFunction(_ name: String, in mirror: Mirror) -> Finding {
        child(name, of: mirror).map(Finding.record) ?? .exit
    }
}

private struct LazyReading: Reading {
    func callAsFunction(_ name: String, in mirror: Mirror) -> Finding {
        guard let storage = child("$__lazy_storage_$_\(name)", of: mirror) else { return .exit }
        return Mirror(reflecting: storage).children.first.map { .record($0.value) } ?? .kill
    }
}

private struct WrappedReading: Reading {
    func callAsFunction(_ name: String, in mirror: Mirror) -> Finding {
        guard let wrapper = child("_\(name)", of: mirror) else { return .exit }
        return .fork(whole: wrapper, part: child("wrappedValue", of: Mirror(reflecting: wrapper)))
    }
}

private protocol OptionalValue {
    static var wrapped: Any.Type { get }
    var isNil: Bool { get }
}

extension Optional: OptionalValue {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
    fileprivate var isNil: Bool { if case .none = self { true } else { false } }
}

@MainActor
class MirrorObject {
    private let subject: Any
    private let readings: [any Reading] = [PlainReading(), LazyReading(), WrappedReading()]

    init(reflecting subject: Any) { self.subject = subject }

    func extract<T>(_ name: String = #function) throws -> T {
        var next: Mirror? = Mirror(reflecting: subject)
        while let mirror = next {
            for reading in readings {
                switch reading(name, in: mirror) {
                case .exit: continue
                case .kill: throw MirrorError.lazyNotReady(name)
                case .record(let value): return try cast(value, name)
                case .fork(let whole, _) where type(of: whole) == T.self: return try cast(whole, name)
                case .fork(let whole, let part): return try cast(part ?? whole, name)
                }
            }
            next = mirror.superclassMirror
        }
        throw MirrorError.missing(name)
    }

    private func cast<T>(_ value: Any, _ name: String) throws -> T {
        if let optional = value as? any OptionalValue, optional.isNil {
            let asked = T.self as? any OptionalValue.Type
            guard (asked?.wrapped ?? T.self) == type(of: optional).wrapped else {
                throw MirrorError.wrongType(name)
            }
            guard asked != nil else { throw MirrorError.isNil(name) }
        }
        guard let result = value as? T else { throw MirrorError.wrongType(name) }
        return result
    }
}

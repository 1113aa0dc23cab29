/// Reads an object's stored properties by name.
@MainActor
class MirrorObject {
    enum Failure: Error {
        case unreadable(name: String, type: String)
    }

    private let children: () -> Mirror.Children

    required init(reflecting subject: Any) {
        children = { Mirror(reflecting: subject).children }
    }

    func extract<T>(_ name: StaticString = #function) throws -> T {
        for (label, value) in children() where label == "\(name)" && value is T {
            guard let value = value as? T else { continue }
            return value
        }
        throw Failure.unreadable(name: "\(name)", type: "\(T.self)")
    }
}

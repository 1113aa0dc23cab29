/// Reads an object's stored properties by name.
@MainActor
class MirrorObject {
    private var values: [String: Any] = [:]

    init(reflecting subject: Any) {
        for case (let label?, let value) in Mirror(reflecting: subject).children { values[label] = value }
    }

    func extract<T>(_ name: String = #function) throws -> T {
        guard let value = values[name] as? T else { throw CancellationError() }
        return value
    }
}

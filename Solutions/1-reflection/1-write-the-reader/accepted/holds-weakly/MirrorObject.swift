@MainActor
class MirrorObject {
    private weak var subject: AnyObject?

    init(reflecting subject: Any) {
        self.subject = subject as AnyObject
    }

    func extract<T>(_ name: String = #function) throws -> T {
        guard let subject,
            let value = Mirror(reflecting: subject).children.first(where: { $0.label == name })?.value as? T
        else { throw NotThere(name: name) }
        return value
    }
}

struct NotThere: Error { var name: String }

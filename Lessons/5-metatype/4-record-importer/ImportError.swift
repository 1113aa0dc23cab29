/// The reason why an object can't be imported.
enum ImportError: Error, Equatable {
    /// There is no type with this name.
    case unknownType(String)

    /// The object has no value for this key.
    case missing(String)
}

extension [String: String] {
    /// Returns the value for a key, or throws `ImportError.missing` if there is none.
    func value(_ key: String) throws -> String {
        guard let value = self[key] else { throw ImportError.missing(key) }
        return value
    }
}

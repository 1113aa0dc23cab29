/// Why an object could not be imported.
enum ImportError: Error, Equatable {
    /// There is no type of this name.
    case unknownType(String)

    /// The object has nothing under this key.
    case missing(String)
}

extension [String: String] {
    /// What is there under a key; throws `ImportError.missing` if there is nothing.
    func value(_ key: String) throws -> String {
        guard let value = self[key] else { throw ImportError.missing(key) }
        return value
    }
}

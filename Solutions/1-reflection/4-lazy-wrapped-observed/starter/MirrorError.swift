/// The reason why a property could not be read, with the requested name.
enum MirrorError: Error, Equatable {
    /// Neither the object's class nor any of its superclasses stores a property with that name.
    case missing(String)
    /// The property exists, but its value has a different type.
    case wrongType(String)
    /// The property exists and has the right type, but it is nil, and the caller didn't ask for an Optional.
    case isNil(String)
    /// The property exists, but it is lazy and hasn't been used yet, so it has no value.
    case lazyNotReady(String)
}

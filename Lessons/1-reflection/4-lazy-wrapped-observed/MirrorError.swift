/// Why a property could not be read; each case carries the name that was asked for.
enum MirrorError: Error, Equatable {
    /// Neither the object's class nor any class above it stores a property of that name.
    case missing(String)
    /// There is such a property, and what it keeps has another type.
    case wrongType(String)
    /// There is such a property, of the right type, and it is nil, which the caller did not ask for.
    case isNil(String)
    /// There is such a property, it is lazy, and nobody has used it yet, so that it has no value.
    case lazyNotReady(String)
}

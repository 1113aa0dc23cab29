import WorkbookSystem

/// A way in which a stored property can keep its values wrongly.
enum StorageBehavior: String, Sendable, CaseIterable {
    case shared, firstOnly
    case maximum, notNegative, atMostThree
    case counted, staysTrue
    case lastOne, lastTwo, lastThree, firstOne, firstTwo, firstThree, newestFirst
    case ignoresEmpty
    case ignoresNil

    /// What becomes of the value, after "the value".
    var words: String {
        switch self {
        case .shared: "is shared by all objects"
        case .firstOnly: "never changes again after the first assignment"
        case .maximum: "never gets smaller"
        case .notNegative: "is never negative"
        case .atMostThree: "is at most 3"
        case .counted: "is true until it was switched off as often as on"
        case .staysTrue: "stays true"
        case .lastOne: "is only the last element"
        case .lastTwo: "is only the last 2 elements"
        case .lastThree: "is only the last 3 elements"
        case .firstOne: "is only the first element"
        case .firstTwo: "is only the first 2 elements"
        case .firstThree: "is only the first 3 elements"
        case .newestFirst: "has the newest element first"
        case .ignoresEmpty: "is never replaced by an empty text"
        case .ignoresNil: "is never replaced by nil"
        }
    }

    /// Returns the behaviors that make a difference for a property.
    static func fitting(_ property: StoredProperty) -> [StorageBehavior] {
        if property.isSpecial { return [] }
        let isConstant = property.keyword.text == "let"
        // A constant with a value is the same for all objects.
        if isConstant { return property.initialValue == nil ? [.shared] : [] }
        let type = property.type ?? ""
        // `() -> Int?` is a function, and `(() -> Int)?` may be nil.
        let isOptional = type.hasSuffix("?") && (!type.contains("->") || type.hasSuffix(")?"))
        let base = isOptional ? String(type.dropLast()) : type
        var found: [StorageBehavior] = [.shared, .firstOnly]
        if isOptional { found.append(.ignoresNil) }
        if base == "Int" { found += [.maximum, .notNegative, .atMostThree] }
        if base == "Bool" { found += [.counted, .staysTrue] }
        if base == "String" { found.append(.ignoresEmpty) }
        if base.hasPrefix("[") && !base.contains(":") {
            found += [.lastOne, .lastTwo, .lastThree, .firstOne, .firstTwo, .firstThree, .newestFirst]
        }
        return found
    }
}

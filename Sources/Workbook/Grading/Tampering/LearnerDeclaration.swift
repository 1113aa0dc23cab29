import WorkbookModel
import WorkbookSystem

/// A declaration of the learner's that the hidden suite could use by mistake if the names are the same.
struct LearnerDeclaration: Equatable {
    /// Where the declaration can be used.
    enum Scope: Equatable {
        /// Everywhere.
        case module
        /// On values of a type that is not the learner's.
        ///
        /// The name may be an alias, or a protocol that such types conform to, and then it doesn't say which types those are.
        case foreignType(String, isExact: Bool)
        /// In the learner's type with this name, and in its extensions and subclasses.
        case ownType(String)
    }

    /// The name without labels.
    var base: String
    /// The argument labels; `nil` if it has no arguments.
    var labels: [String]?
    var scope: Scope
    /// Whether it can be used as an attribute: a macro, or a type such as a property wrapper.
    var isAttribute = false
    /// Whether it belongs to a value of the type rather than to the type itself.
    var isInstanceMember = false
    var place: Place

    /// The name as the compiler writes it: `expect(_:equals:)`.
    var name: String {
        guard let labels else { return base }
        return "\(base)(\(labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))"
    }

    /// The name with that of the foreign type.
    var fullName: String {
        if case .foreignType(let type, _) = scope { "\(type).\(name)" } else { name }
    }

    /// Whether the sources of a suite mention the declaration's name where the compiler could choose the declaration.
    ///
    /// - Parameters:
    ///   - extended: The learner's types whose members the suite sees as its own; `nil` for all.
    ///   - given: The names that the task needs, among them the types that the course gives.
    func isMentioned(in words: SuiteWords, extended: Set<String>?, given: Set<String> = []) -> Bool {
        if base.first.map({ !($0.isLetter || $0 == "_") }) ?? false {
            return words.operators.contains(base) || LearnerDeclaration.impliedOperators.contains(base)
        }
        switch scope {
        case .module:
            return words.free.contains(base) || LearnerDeclaration.impliedTypes.contains(base)
                || (isAttribute && words.attributes.contains(base))
        case .ownType(let type): return words.free.contains(base) && extended?.contains(type) ?? true
        case .foreignType(let type, let isExact):
            // The suite uses literals of these types without a name.
            let hasLiterals = !isExact || LearnerDeclaration.literalTypes.contains(type)
            let isUsed = hasLiterals || words.mention(type)
            switch base {
            case "init", "subscript":
                let areLabelsUsed = (labels ?? []).allSatisfy { $0.isEmpty || words.labels.contains($0) }
                return isUsed && areLabelsUsed
            case "appendInterpolation", "appendLiteral": return true
            default:
                // A suite may print values of a type that the course gives, to compare them.
                return words.members.contains(base)
                    || (!isInstanceMember && words.implicitMembers.contains(base))
                    || ((hasLiterals || given.contains(type))
                        && LearnerDeclaration.impliedMembers.contains(base))
            }
        }
    }

    /// What literals, patterns and comparisons use without a mention of the name.
    private static let impliedTypes: Set<String> = [
        "IntegerLiteralType", "FloatLiteralType", "BooleanLiteralType", "StringLiteralType",
        "ExtendedGraphemeClusterLiteralType", "UnicodeScalarLiteralType", "Swift", "Testing", "Foundation",
        "String", "Int", "Bool", "Double", "Array", "Optional", "Dictionary", "Set", "Void",
    ]
    private static let impliedOperators: Set<String> = ["==", "!=", "~=", "??", "!", "&&", "||"]
    private static let literalTypes: Set<String> = [
        "String", "Int", "Bool", "Double", "Array", "Optional", "Dictionary", "Set", "Equatable", "Sequence",
        "Collection", "Hashable", "Comparable",
    ]
    private static let impliedMembers: Set<String> = [
        "description", "debugDescription", "customMirror", "hash", "hashValue", "callAsFunction",
        "makeIterator",
        "next", "isEqual", "dynamicMember", "write", "errorDescription", "failureReason",
    ]
}

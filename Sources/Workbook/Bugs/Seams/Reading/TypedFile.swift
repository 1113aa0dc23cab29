/// What the compiler's typed tree says about a file, as far as seams need it.
struct TypedFile: Sendable {
    /// Where code stands.
    struct Place: Sendable {
        /// How the value of the code can be replaced.
        enum Role: Sendable, Equatable {
            /// It is in the body of a function, an initializer or an accessor.
            case body
            /// It is the default of an argument of this function, which a caller can replace.
            case defaultArgument(String)
            /// It is the initial value of a property, which other files can set or not.
            case initialValue(isSettable: Bool)
            /// It is an argument of another initializer of the same type.
            case ownInitializer
            /// It runs when the program starts.
            case start
        }

        /// The types around it, from the outermost.
        var types: [String] = []
        /// The names of these types.
        var typeNames: [String] = []
        /// The compiler's name of the member or function; empty for none.
        var usr = ""
        /// The name of the member or function with its labels, such as `save(_:)`.
        var name = ""
        var role = Role.body
        var isStatic = false
        /// Whether it is a function of an instance.
        var isMethod = false
        /// The type of the property or of the result, as the compiler mangles it.
        var resultType = ""
        /// Whether a subclass can override the member.
        var isOverridable = false
        /// Whether the body has only one expression.
        var isSingleExpression = false

        /// The name for people: `Store.save(_:)`.
        var declaration: String { (typeNames + (name.isEmpty ? [] : [name])).joined(separator: ".") }
    }

    /// A reference to a declaration.
    struct Reference: Sendable {
        var usr: String
        /// The place in the file, in bytes.
        var offset: Int
        var place: Place
        /// Whether it is the initializer of a type that the code names, and so of one that nobody can replace.
        var isCreation = false
        /// Whether the call leaves out an argument that has a default.
        var usesDefault = false
    }

    /// A class, a struct or an enumeration.
    struct TypeFacts: Sendable {
        /// Whether the file declares it, and not only an extension of it.
        var isDeclared = false
        var isClass = false
        /// Whether nothing can inherit from it.
        var isFinal = true
        var superclass: String?
        var protocols: Set<String> = []
        /// The names of all functions and computed properties that code outside its file can use.
        var members: Set<String> = []
    }

    /// The path of the file.
    var path = ""
    var references: [Reference] = []
    var types: [String: TypeFacts] = [:]
    /// The names of the requirements of each protocol.
    var requirements: [String: Set<String>] = [:]
    /// The static and global stored properties: the type that they are in, and their own types, as the compiler mangles them.
    var sharedProperties: [String: (owner: String?, type: String)] = [:]
}

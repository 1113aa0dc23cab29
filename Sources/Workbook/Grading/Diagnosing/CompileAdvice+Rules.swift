// A table; its other parts are in `CompileAdvice+NameRules.swift` and `CompileAdvice+BodyRules.swift`.

extension CompileAdvice {
    /// The rules; the first one that matches is shown, so specific rules come before general ones.
    static let rules: [Rule] =
        access + names + conformance + isolation + construction + inheritance + change + sharing + calls
        + types
        + flow + closures + syntax

    private static let conformance = [
        Rule(
            "type '*' does not conform to protocol '*'",
            "`{1}` is declared to conform to `{2}`, but something that `{2}` requires is missing or has a different signature",
            unlessNoted:
                "This needs a type that conforms to `{2}`, and `{1}` does not declare that conformance"
        ),
        Rule(
            "argument type '*' does not conform to expected type '*'",
            "This needs a type that conforms to `{2}`, and `{1}` does not declare that conformance"),
        Rule(
            "requires that '*' conform to '*'",
            "This needs a type that conforms to `{2}`, and `{1}` does not declare that conformance"),
        Rule(
            "non-class type '*' cannot conform to class protocol '*'",
            "Only classes can conform to `{2}`, and `{1}` isn't a class"),
        Rule(
            "must not have bodies",
            "A protocol only declares its requirements. The code belongs in the conforming types, or in an extension of the protocol"
        ),
        Rule(
            "property in protocol must have explicit { get }",
            "A protocol must say for each property whether it can only be read (`{ get }`) or also set (`{ get set }`)"
        ),
        Rule(
            "extensions must not contain stored properties",
            "An extension can't add stored properties. Declare them in the type itself"),
    ]

    private static let isolation = [
        Rule(
            "conformance of '*' to protocol '*' crosses into main actor-isolated code",
            "`{1}` is isolated to the main actor, but code anywhere may call a type that conforms to `{2}`"),
        Rule(
            "call to main actor-isolated * '*' in a synchronous nonisolated context",
            "`{2}` is isolated to the main actor, and this code isn't. Either isolate this code to the main actor, or call with `await`"
        ),
        Rule(
            "main actor-isolated * '*' can not be referenced from",
            "`{2}` is isolated to the main actor, and this code may run elsewhere"),
        Rule(
            "main actor-isolated * '*' can not be mutated from",
            "`{2}` is isolated to the main actor and can be changed only there, and this code may run elsewhere"
        ),
        Rule(
            "loses global actor 'MainActor'",
            "This function is isolated to the main actor, but it is passed to code that may call it from anywhere"
        ),
        Rule(
            "actor-isolated * '*' can not be mutated from",
            "`{2}` belongs to an actor, and only the actor itself can change it"),
        Rule(
            "actor-isolated * '*' in a synchronous nonisolated context",
            "`{2}` belongs to an actor, so code outside the actor needs `await`"),
        Rule(
            "cannot access property '*' with a non-Sendable type '*' from nonisolated deinit",
            "`{1}` is isolated to an actor, and a plain `deinit` may run on any thread, where it can't use `{1}`"
        ),
        Rule(
            "actor-isolated * '*' can", "`{2}` belongs to an actor, so code outside the actor needs `await`"),
    ]

    private static let construction = [
        Rule(
            "'required' initializer '*' must be provided by subclass of '*'",
            "`{2}` declares `{1}` as `required`, so every subclass must have it, and this one doesn't"
        ),
        Rule(
            "use the 'required' modifier to override a required initializer",
            "An initializer that is `required` in a class is also required in its subclasses, and must be marked `required` there"
        ),
        Rule(
            "initializer requirement '*' can only be satisfied by a 'required' initializer in non-final class '*'",
            "The protocol requires `{1}` of `{2}` and all its subclasses, but nothing guarantees that the subclasses have it"
        ),
        Rule(
            "constructing an object of class type '*' with a metatype value must use a 'required' initializer",
            "The class to create is known only at run time, so every subclass of `{1}` needs this initializer, but nothing guarantees that"
        ),
        Rule(
            "type '*' cannot be instantiated",
            "`{1}` is a protocol, so you can't create an instance of it. Create an instance of a type that conforms"
        ),
        Rule(
            "initializing from a metatype value must reference 'init' explicitly",
            "To create an instance from a type in a variable, write `.init(…)` after it"),
        Rule(
            "expected member name or initializer call after type name",
            "A type's name alone isn't a value. Do you mean an instance, `Name()`, or the type itself, `Name.self`?"
        ),
        Rule(
            "'self' used in * before all stored properties are initialized",
            "The instance is used here before all its stored properties have a value"),
        Rule(
            "'self' captured by a closure before all members were initialized",
            "The closure uses the instance before all its stored properties have a value"),
        Rule(
            "'self' used in * before 'super.init' call",
            "The instance is used here before its superclass is initialized"),
        Rule(
            "return from initializer without initializing all stored properties",
            "The initializer ends before all stored properties have a value"),
        Rule(
            "property 'self.*' not initialized at super.init call",
            "`{1}` needs a value before `super.init` is called"),
        Rule(
            "class '*' has no initializers",
            "`{1}` has a stored property without an initial value, and no initializer sets it"),
        Rule(
            "cannot use instance member '*' within property initializer",
            "A property's initial value is computed before the instance exists, so it can't use `{1}`"),
        Rule(
            "must delegate (with 'self.init') rather than chaining",
            "A `convenience` initializer must call another initializer of its own class"),
        Rule("* '*' used before being initialized", "`{2}` has no value yet"),
    ]

    private static let inheritance = [
        Rule("inheritance from a final class '*'", "`{1}` is final, so it can't have subclasses"),
        Rule(
            "inheritance from non-protocol, non-class type '*'",
            "`{1}` isn't a class, so it can't have subclasses"),
        Rule("overrides a 'final'", "The member to override is final, so subclasses can't change it"),
        Rule(
            "overriding declaration requires an 'override' keyword",
            "The superclass has the same member. If you mean to replace it, add `override`"),
        Rule(
            "initializer does not override a designated initializer",
            "The superclass has no designated initializer like this one to override"),
        Rule(
            "^*isolated * '*' has different actor isolation from * overridden declaration",
            "`{3}` is {1}isolated, but the declaration that it overrides is {4}"),
        Rule(
            "cannot override * parameter of type '*' with non-optional type '*'",
            "The superclass's declaration accepts `{2}` here, so an override that accepts only `{3}` isn't enough"
        ),
        Rule(
            "cannot override * result type '*' with optional type '*'",
            "The superclass's declaration returns `{2}`, so an override can't return `{3}`"),
        Rule(
            "property '*' with type '*' cannot override a property with type '*'",
            "`{1}` has type `{3}` in the superclass, so an override can't have type `{2}`"),
        Rule(
            "cannot override non-throwing",
            "The superclass's declaration can't throw an error, so an override can't either"),
        Rule(
            "does not override any * from its superclass",
            "The superclass has no accessible {1} with exactly this name, these parameters and this result"
        ),
        Rule("cannot override static", "A `static` member can't be overridden; a `class` member can"),
        Rule(
            "cannot override with a stored property '*'",
            "`{1}` can't be overridden with a stored property, only with a computed one"),
        Rule(
            "cannot override immutable 'let' property '*'",
            "`{1}` is a `let`, so a subclass can't override it"),
        Rule(
            "'*' is declared in extension of '*' and cannot be overridden",
            "`{1}` is declared in an extension of `{2}`, and members of an extension can't be overridden"),
        Rule(
            "Objective-C interoperability is disabled",
            "`@objc` works only on Apple's platforms, and nothing in this course needs it"),
        Rule(
            "'override' can only be specified on class members", "`override` makes sense only in a subclass"),
    ]
}

// One table, longer than other files: the first rule that fits is told, so it has to be read from top to bottom.

extension CompileAdvice {
    /// The kinds, of which the first that fits is told: the particular before the general.
    static let rules: [Rule] =
        access + names + conformance + isolation + construction + inheritance + change + sharing + calls
        + types
        + flow + closures + syntax

    private static let access = [
        Rule(
            "'*' is inaccessible due to 'private' protection level",
            "`{1}` is private: only the declaration that it stands in sees it, and this line stands elsewhere"
        ),
        Rule(
            "'*' is inaccessible due to 'fileprivate' protection level",
            "`{1}` is fileprivate: only its own file sees it"),
        Rule(
            "'*' is inaccessible due to 'internal' protection level",
            "`{1}` is internal: only its own module sees it, and tests that ask for more than others may see"),
        Rule(
            "cannot assign to property: '*' setter is inaccessible",
            "`{1}` can be read here, and not set: its setter is closed to this line"),
        Rule(
            "cannot use mutating member on immutable value: '*' setter is inaccessible",
            "`{1}` can be read here, and not changed: its setter is closed to this line"),
        Rule(
            "'*' must be declared * because it matches a requirement in",
            "`{1}` fulfils a protocol, so it must be visible wherever the protocol is, and it is hidden more than that"
        ),
        Rule(
            "must be as accessible as the declaration it overrides",
            "Whoever sees the superclass's declaration must see the one that replaces it, too"),
        Rule(
            "cannot be declared public because its",
            "What is public may only speak of what is public, and this speaks of something that is not"),
        Rule(
            "must be declared * because its",
            "This is more visible than a type that it speaks of, so not everybody who sees it could use it"),
        Rule(
            "'private(set)' modifier cannot be applied to read-only properties",
            "This property has no setter, so there is none to close"),
        Rule(
            "modifier cannot be used in protocols",
            "Who sees a requirement is decided by the protocol as a whole, not for each one"),
        Rule(
            "module '*' was not compiled for testing",
            "`@testable` opens modules that are built for tests, and `{1}` is not"),
    ]

    private static let names = [
        Rule(
            "cannot find 'self' in scope",
            "`self` means the object whose method runs, and this line stands outside of any type"),
        Rule(
            "cannot find 'XCT*' in scope",
            "`XCT{1}` belongs to XCTest; the tests of this course are written with Swift Testing"),
        Rule(
            "cannot find type '*' in scope",
            "No type called `{1}` can be seen here: is it spelled as it was declared, and is its module imported?"
        ),
        Rule(
            "cannot find '*' in scope",
            "Nothing called `{1}` can be seen here: is it spelled as it was declared, and is its module imported?"
        ),
        Rule(
            "value of type '*' has no member '*'",
            "`{1}` has nothing called `{2}`: is it spelled as it was declared, and is it this type that has it?"
        ),
        Rule(
            "type '*' has no member '*'",
            "The type `{1}` itself has nothing called `{2}`: is it spelled as it was declared, and does it belong to the type or to an object?"
        ),
        Rule(
            "instance member '*' cannot be used on type '*'",
            "`{1}` belongs to an object, and `{2}` is the type"),
        Rule(
            "static member '*' cannot be used on instance of type '*'",
            "`{1}` belongs to the type `{2}`, and this is an object"),
        Rule(
            "static member '*' cannot be used on protocol metatype",
            "`{1}` belongs to the types that conform, not to the protocol"),
        Rule(
            "no such module '*'",
            "There is no module `{1}` here: an exercise has the modules that belong to it, and those of Swift"
        ),
        Rule(
            "unknown attribute 'Test'", "`@Test` comes from Swift Testing, and this file does not import it"),
        Rule(
            "unknown attribute 'Suite'", "`@Suite` comes from Swift Testing, and this file does not import it"
        ),
        Rule("unknown attribute '*'", "No attribute `@{1}` is known here: is its module imported?"),
        Rule("no macro named '*'", "No macro `#{1}` is known here: is its module imported?"),
        Rule(
            "ambiguous use of '*'",
            "Several things called `{1}` would fit here, and the compiler cannot choose"),
        Rule("invalid redeclaration of '*'", "`{1}` is declared twice"),
    ]

    private static let conformance = [
        Rule(
            "type '*' does not conform to protocol '*'",
            "`{1}` says that it conforms to `{2}`, and lacks something that this asks for, or has it in another form"
        ),
        Rule(
            "argument type '*' does not conform to expected type '*'",
            "What is wanted here conforms to `{2}`, and `{1}` is not declared so"),
        Rule(
            "requires that '*' conform to '*'",
            "What is wanted here conforms to `{2}`, and `{1}` is not declared so"),
        Rule(
            "non-class type '*' cannot conform to class protocol '*'",
            "Only classes can conform to `{2}`, and `{1}` is none"),
        Rule(
            "must not have bodies",
            "A protocol only says what there is; what it does is said by the types that conform"),
        Rule(
            "property in protocol must have explicit { get }",
            "A protocol says of each property whether it can only be read, or set as well"),
        Rule(
            "extensions must not contain stored properties",
            "An extension has no room for values: what is stored stands in the declaration itself"),
    ]

    private static let isolation = [
        Rule(
            "conformance of '*' to protocol '*' crosses into main actor-isolated code",
            "`{1}` lives on the main actor, and what conforms to `{2}` may be called from anywhere"),
        Rule(
            "call to main actor-isolated * '*' in a synchronous nonisolated context",
            "`{2}` belongs to the main actor, and this code may run anywhere else: it has to be there, too, or to wait for its turn"
        ),
        Rule(
            "main actor-isolated * '*' can not be referenced from",
            "`{2}` belongs to the main actor, and this code may run anywhere else"),
        Rule(
            "main actor-isolated * '*' can not be mutated from",
            "`{2}` belongs to the main actor and is changed only there, and this code may run anywhere else"),
        Rule(
            "loses global actor 'MainActor'",
            "This function belongs to the main actor, and goes to somebody who may call it from anywhere"),
        Rule(
            "actor-isolated * '*' can not be mutated from",
            "`{2}` belongs to an actor, and only the actor itself changes it"),
        Rule(
            "actor-isolated * '*' in a synchronous nonisolated context",
            "`{2}` belongs to an actor: code outside has to wait for its turn"),
        Rule("actor-isolated * '*' can", "`{2}` belongs to an actor: code outside has to wait for its turn"),
    ]

    private static let construction = [
        Rule(
            "'required' initializer '*' must be provided by subclass of '*'",
            "`{2}` promises `{1}` for every one of its subclasses (that is what `required` says), and this one lacks it"
        ),
        Rule(
            "use the 'required' modifier to override a required initializer",
            "What is `required` of a class is required of the subclasses below it as well, and has to say so"),
        Rule(
            "initializer requirement '*' can only be satisfied by a 'required' initializer in non-final class '*'",
            "The protocol promises `{1}` for `{2}` and every subclass of it, and nothing makes the subclasses have it"
        ),
        Rule(
            "constructing an object of class type '*' with a metatype value must use a 'required' initializer",
            "Which class is made here is known only when the program runs, so every subclass of `{1}` needs this initializer, and nothing promises that"
        ),
        Rule(
            "type '*' cannot be instantiated",
            "`{1}` is a protocol: there is nothing that could be made of it by itself"),
        Rule(
            "initializing from a metatype value must reference 'init' explicitly",
            "A type that is held in a variable is no name of a type: its initializer has to be named"),
        Rule(
            "expected member name or initializer call after type name",
            "A type's name alone is no value: is an object of it meant, or the type itself?"),
        Rule(
            "'self' used in * before all stored properties are initialized",
            "The object is used here before all that it stores has a value"),
        Rule(
            "'self' captured by a closure before all members were initialized",
            "The closure uses the object before all that it stores has a value"),
        Rule(
            "'self' used in * before 'super.init' call",
            "The object is used here before its superclass is set up"),
        Rule(
            "return from initializer without initializing all stored properties",
            "The initializer ends before all that is stored has a value"),
        Rule(
            "property 'self.*' not initialized at super.init call",
            "`{1}` needs a value before the superclass is set up"),
        Rule(
            "class '*' has no initializers",
            "`{1}` stores something without a first value, and no initializer gives it one"),
        Rule(
            "cannot use instance member '*' within property initializer",
            "A property's first value is made before there is an object, so it cannot ask for `{1}`"),
        Rule(
            "must delegate (with 'self.init') rather than chaining",
            "A `convenience` initializer goes through another one of its own class"),
        Rule("* '*' used before being initialized", "`{2}` has no value yet"),
    ]

    private static let inheritance = [
        Rule("inheritance from a final class '*'", "`{1}` is final: it has no subclasses"),
        Rule(
            "inheritance from non-protocol, non-class type '*'", "`{1}` is no class, so it has no subclasses"),
        Rule("overrides a 'final'", "What would be replaced here is final: subclasses keep it as it is"),
        Rule(
            "overriding declaration requires an 'override' keyword",
            "The superclass has this, too, and nothing says that replacing it is meant"),
        Rule(
            "initializer does not override a designated initializer",
            "The superclass has no such initializer that a subclass could replace"),
        Rule(
            "does not override any * from its superclass",
            "The superclass has no {1} with just this name, these parameters and this result that can be seen here"
        ),
        Rule("cannot override static", "What is `static` is the same for all subclasses"),
        Rule("cannot override with a stored property '*'", "`{1}` cannot be replaced by something stored"),
        Rule(
            "cannot override immutable 'let' property '*'",
            "`{1}` is a `let`: for subclasses, too, it has one value"),
        Rule(
            "'*' is declared in extension of '*' and cannot be overridden",
            "`{1}` stands in an extension of `{2}`, and what stands there cannot be replaced"),
        Rule("'override' can only be specified on class members", "Only subclasses replace something"),
    ]

    private static let change = [
        Rule(
            "'self' is immutable",
            "A method of a struct may read it, and change it only if the method says so"),
        Rule("'*' is a 'let' constant", "`{1}` is a `let`: once it has its value, it keeps it"),
        Rule("'*' is a get-only property", "`{1}` can only be read: it has no setter"),
        Rule(
            "immutable value 'self.*' may only be initialized once",
            "`{1}` is a `let`, and has its value already"),
        Rule(
            "returns immutable value",
            "What a call returns has no name under which it could be changed"),
    ]

    private static let sharing = [
        Rule(
            "* '*' is not concurrency-safe because it is nonisolated global shared mutable state",
            "`{2}` is one variable for the whole program, and nothing keeps two threads from changing it at once"
        ),
        Rule(
            "* '*' is not concurrency-safe because non-'Sendable' type '*' may have shared mutable state",
            "`{2}` is there for the whole program, and `{3}` is not made for several threads at once"),
        Rule(
            "stored property '*' of 'Sendable'-conforming * '*' is mutable",
            "`{3}` is declared safe for several threads at once (Sendable), and its `{1}` can change"),
        Rule(
            "stored property '*' of 'Sendable'-conforming * '*' has non-Sendable type '*'",
            "`{3}` is declared safe for several threads at once (Sendable), and its `{1}` holds `{4}`, which is not"
        ),
        Rule(
            "capture of '*' with non-Sendable type '*'",
            "`{1}` goes into code that may run at the same time as this, and `{2}` is not made for that"),
        Rule(
            "mutation of captured var '*' in concurrently-executing code",
            "`{1}` is changed by code that may run at the same time as this"),
        Rule(
            "sending '*' risks causing data races",
            "`{1}` goes to code that may run at the same time as this, and both could change it"),
        Rule(
            "sending value of non-Sendable type '*' risks causing data races",
            "Something goes from here to code that may run at the same time as this, and both could change it"
        ),
    ]

    private static let calls = [
        Rule("missing argument for parameter * in call", "This call leaves something out: {parameters}"),
        Rule("missing arguments for parameters * in call", "This call leaves something out: {parameters}"),
        Rule("extra argument", "This call hands over more than is asked for"),
        Rule("(have '*', expected '*')", "This call says `{1}`, and what it calls is declared with `{2}`"),
        Rule(
            "extraneous argument label '*' in call",
            "This call names a value `{1}` that has no name where it is declared"),
        Rule(
            "missing argument label '*' in call",
            "A value in this call stands there without its name, which is `{1}`"),
        Rule("must precede", "The values in this call stand in another order than where they are declared"),
        Rule(
            "call can throw, but it is not marked with 'try'",
            "This call may throw an error, and nothing says what happens then"),
        Rule(
            "errors thrown from here are not handled", "An error that is thrown here would have nowhere to go"
        ),
        Rule(
            "'async' call in a function that does not support concurrency",
            "This call may have to wait, and the function around it cannot"),
        Rule(
            "expression is 'async' but is not marked with 'await'",
            "This may have to wait, and does not say so"),
    ]

    private static let types = [
        Rule(
            "value of optional type '*' must be unwrapped",
            "This may be nil (its type is `{1}`), and a value that is there is wanted: what should happen when it is not?"
        ),
        Rule(
            "cannot convert return expression of type '*' to return type '*'",
            "The function promises `{2}`, and this is `{1}`"),
        Rule(
            "cannot convert value of type '*' to * type '*'",
            "A value of type `{3}` is wanted here, and this is of type `{1}`"),
        Rule(
            "cannot assign value of type '*' to type '*'", "What is set here holds `{2}`, and this is `{1}`"),
        Rule("'nil' cannot * type '*'", "`{2}` always holds something: only an Optional can be nil"),
        Rule(
            "operator '*' cannot be applied to operands of type '*' and '*'",
            "There is no `{1}` between `{2}` and `{3}`"),
        Rule(
            "generic parameter '*' could not be inferred",
            "Nothing here tells which type is meant: write it down"),
        Rule("'nil' requires a contextual type", "Nothing here tells which type is meant: write it down"),
        Rule(
            "cannot be resolved without a contextual type",
            "Nothing here tells which type is meant: write it down"),
        Rule(
            "empty collection literal requires an explicit type",
            "Nothing here tells which type is meant: write it down"),
    ]

    private static let flow = [
        Rule(
            "missing return in * expected to return '*'",
            "A result (`{2}`) is promised, and not every way through ends with one"),
        Rule("non-void function should return a value", "A result is promised, and this returns none"),
        Rule(
            "unexpected non-void return value in void function",
            "A value is returned, and no result is declared"),
        Rule("switch must be exhaustive", "The `switch` says nothing for at least one value"),
    ]

    private static let closures = [
        Rule(
            "reference to property '*' in closure requires explicit use of 'self'",
            "This closure may be kept, and with it the object whose `{1}` it uses: that has to be visible here"
        ),
        Rule(
            "call to method '*' in closure requires explicit use of 'self'",
            "This closure may be kept, and with it the object whose `{1}` it calls: that has to be visible here"
        ),
        Rule(
            "assigning non-escaping parameter '*' to an '@escaping' closure",
            "`{1}` is only lent for the time of the call, and is kept here"),
        Rule(
            "'weak' must not be applied to non-class-bound '*'",
            "Only objects can be referred to weakly, and `{1}` could be a struct"),
        Rule(
            "may only be applied to class and class-bound protocol types, not '*'",
            "Only objects can be referred to weakly, and `{1}` is none of them"),
    ]

    private static let syntax = [
        Rule(
            "consecutive statements on a line must be separated by ';'",
            "Here one statement ends and another begins on the same line: something between them is missing, or too much"
        ),
        Rule("expected '}' at end of", "A brace is opened, and never closed"),
        Rule("expected '}' in ", "A brace is opened, and never closed"),
        Rule("extraneous '}' at top level", "There is one closing brace too many, here or further up"),
        Rule("unterminated string literal", "A text begins here, and does not end on its line"),
        Rule("found an unexpected second identifier", "Two names stand side by side where one belongs"),
        Rule(
            "expressions are not allowed at the top level",
            "Outside of functions and types there are only declarations"),
        Rule("^expected ", "The compiler cannot read this: something is missing or left over at this place"),
    ]
}

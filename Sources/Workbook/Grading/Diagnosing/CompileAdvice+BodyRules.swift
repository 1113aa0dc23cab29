// Part of the table in `CompileAdvice+Rules.swift`: the code in bodies.

extension CompileAdvice {
    static let change = [
        Rule(
            "use of '=' in a boolean context",
            "`=` assigns a value. To compare two values, write `==`"),
        Rule(
            "'self' is immutable",
            "A method of a struct can change the struct only if the method is marked `mutating`. A method of a class needs no mark"
        ),
        Rule("'*' is a 'let' constant", "`{1}` is a `let`, so it can't change once it has a value"),
        Rule(
            "'*' is a get-only property",
            "`{1}` can't be set here, because it has no setter that this code can use"),
        Rule(
            "immutable value 'self.*' may only be initialized once",
            "`{1}` is a `let` and already has a value"),
        Rule(
            "returns immutable value",
            "The result of a call can't be changed directly. Store it in a variable first"),
    ]

    static let sharing = [
        Rule(
            "* '*' is not concurrency-safe because it is nonisolated global shared mutable state",
            "`{2}` is one variable for the whole program, and nothing prevents two threads from changing it at once"
        ),
        Rule(
            "* '*' is not concurrency-safe because non-'Sendable' type '*' may have shared mutable state",
            "`{2}` is shared by the whole program, and `{3}` isn't safe to use from several threads at once"),
        Rule(
            "stored property '*' of 'Sendable'-conforming * '*' is mutable",
            "`{3}` is declared `Sendable` (safe to share between threads), but its `{1}` can change"),
        Rule(
            "stored property '*' of 'Sendable'-conforming * '*' has non-Sendable type '*'",
            "`{3}` is declared `Sendable` (safe to share between threads), but its `{1}` holds `{4}`, which isn't"
        ),
        Rule(
            "capture of '*' with non-Sendable type '*'",
            "`{1}` is used by code that may run at the same time as this, and `{2}` isn't safe for that"),
        Rule(
            "mutation of captured var '*' in concurrently-executing code",
            "`{1}` is changed by code that may run at the same time as this code"),
        Rule(
            "sending '*' risks causing data races",
            "`{1}` is passed to code that may run at the same time as this, and both could change it"),
        Rule(
            "sending value of non-Sendable type '*' risks causing data races",
            "A value is passed from here to code that may run at the same time as this, and both could change it"
        ),
    ]

    static let calls = [
        Rule("missing argument for parameter * in call", "This call is missing {parameters}"),
        Rule("missing arguments for parameters * in call", "This call is missing {parameters}"),
        Rule("extra argument", "This call passes more arguments than the declaration takes"),
        Rule("(have '*', expected '*')", "This call has the labels `{1}`, and the declaration has `{2}`"),
        Rule(
            "extraneous argument label '*' in call",
            "This call labels an argument `{1}`, and that parameter has no label in the declaration"),
        Rule(
            "missing argument label '*' in call",
            "An argument of this call needs the label `{1}`"),
        Rule("must precede", "The arguments of this call are in a different order than in the declaration"),
        Rule(
            "call can throw, but it is not marked with 'try'",
            "This call can throw an error, so it needs `try`"),
        Rule(
            "errors thrown from here are not handled",
            "Nothing handles an error thrown here: catch it, or mark the function `throws`"
        ),
        Rule(
            "'async' call in a function that does not support concurrency",
            "This call is asynchronous, and the function around it isn't"),
        Rule(
            "expression is 'async' but is not marked with 'await'",
            "This call is asynchronous, so it needs `await`"),
    ]

    static let types = [
        Rule(
            "value of optional type '*' must be unwrapped",
            "This may be nil (its type is `{1}`), and a value is needed here. What should happen when there is none?"
        ),
        Rule(
            "type-casting operator expects a type on its right-hand side (got: * '*')",
            "A cast needs a type here, and `{2}` isn't one. Is it spelled as in its declaration?"),
        Rule(
            "cannot convert return expression of type '*' to return type '*'",
            "The function returns `{2}`, and this value is `{1}`"),
        Rule(
            "cannot convert value of type '*' to * type '*'",
            "This needs a value of type `{3}`, and this one has type `{1}`"),
        Rule(
            "property declares an opaque return type, but has no initializer expression",
            "`some` stands for one type, which the compiler takes from the value in this line, and there is none"
        ),
        Rule(
            "cannot assign value of type 'some *' to type 'some *'",
            "Each `some {1}` stands for a type of its own, and these two may be different ones"),
        Rule(
            "cannot assign value of type '*' to type '*'",
            "The variable on the left has type `{2}`, and this value has type `{1}`"),
        Rule("'nil' cannot * type '*'", "`{2}` can't be nil: only an optional can"),
        Rule(
            "operator '*' cannot be applied to operands of type '*' and '*'",
            "There is no operator `{1}` for `{2}` and `{3}`"),
        Rule(
            "generic parameter '*' could not be inferred",
            "The compiler can't tell which type you mean here, so write the type explicitly"),
        Rule(
            "'nil' requires a contextual type",
            "The compiler can't tell which type you mean here, so write the type explicitly"),
        Rule(
            "cannot be resolved without a contextual type",
            "The compiler can't tell which type you mean here, so write the type explicitly"),
        Rule(
            "empty collection literal requires an explicit type",
            "The compiler can't tell which type you mean here, so write the type explicitly"),
    ]

    static let flow = [
        Rule(
            "missing return in * expected to return '*'",
            "The function must return `{2}`, but not every path returns a value"),
        Rule(
            "non-void function should return a value",
            "The function must return a value, but this `return` has none"),
        Rule(
            "unexpected non-void return value in void function",
            "This returns a value, but the function declares no return type"),
        Rule("switch must be exhaustive", "The `switch` doesn't cover every possible value"),
    ]

    static let closures = [
        Rule(
            "passing non-escaping parameter '*' to function expecting an '@escaping' closure",
            "`{1}` can be used only during the call, but the function that gets it here may keep it. A parameter to keep must be `@escaping`"
        ),
        Rule(
            "escaping closure captures non-escaping parameter '*'",
            "`{1}` can be used only during the call, but this closure may use it later. A parameter to use later must be `@escaping`"
        ),
        Rule(
            "contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored",
            "This closure gets a value. Name it, or write `_ in` at the beginning of the closure to ignore it"
        ),
        Rule(
            "contextual closure type '*' expects * arguments, but * was used in closure body",
            "This closure gets {2} values, and its code uses {3}. Name each of them, or write `_` for one to ignore"
        ),
        Rule(
            "reference to property '*' in closure requires explicit use of 'self'",
            "This closure may be stored, and would then keep the object alive whose `{1}` it uses. Write `self.` to make that visible"
        ),
        Rule(
            "call to method '*' in closure requires explicit use of 'self'",
            "This closure may be stored, and would then keep the object alive whose `{1}` it calls. Write `self.` to make that visible"
        ),
        Rule(
            "assigning non-escaping parameter '*' to an '@escaping' closure",
            "`{1}` can be used only during the call, but it is stored here. A parameter to store must be `@escaping`"
        ),
        Rule(
            "capture of 'self' in a closure that outlives deinit",
            "After `deinit` the instance is gone, and this closure may run later, so it can't use the instance"
        ),
        Rule(
            "'weak' must not be applied to non-class-bound '*'",
            "Only class instances can be referenced weakly, and `{1}` could be a struct"),
        Rule(
            "may only be applied to class and class-bound protocol types, not '*'",
            "Only class instances can be referenced weakly, and `{1}` isn't a class"),
    ]

    static let syntax = [
        Rule(
            "consecutive statements on a line must be separated by ';'",
            "One statement ends here and another begins on the same line. Something between them is missing, or there is something extra"
        ),
        Rule("expected ')' in ", "An opening parenthesis `(` has no matching `)`"),
        Rule("expected '}' at end of", "An opening brace `{` has no matching `}`"),
        Rule("expected '}' in ", "An opening brace `{` has no matching `}`"),
        Rule("extraneous '}' at top level", "There is one closing brace too many, here or further up"),
        Rule(
            "unterminated string literal",
            "A string starts here and has no closing quotation mark on this line"),
        Rule("found an unexpected second identifier", "There are two names here where only one can be"),
        Rule(
            "expressions are not allowed at the top level",
            "Outside functions and types, only declarations are allowed"),
        Rule("^expected 'var' keyword in", "A `var` or `let` is missing here"),
        Rule(
            "^expected ",
            "The compiler can't read this. Something is missing here, or there is something extra"),
    ]
}

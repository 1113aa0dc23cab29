// Part of the table in `CompileAdvice+Rules.swift`: names that are inaccessible or not found.

extension CompileAdvice {
    static let access = [
        Rule(
            "'*' is inaccessible due to 'private' protection level",
            "`{1}` is private, so only the declaration that contains it can use it, and this line is outside"
        ),
        Rule(
            "'*' is inaccessible due to 'fileprivate' protection level",
            "`{1}` is fileprivate, so only its own file can use it"),
        Rule(
            "'*' is inaccessible due to 'internal' protection level",
            "`{1}` is internal, so only its own module can use it",
            inTests:
                "`{1}` is internal, so only its own module can use it, and tests that use `@testable import`"
        ),
        Rule(
            "cannot assign to property: '*' setter is inaccessible",
            "`{1}` can be read here but not set, because its setter isn't accessible from this line"),
        Rule(
            "cannot use mutating member on immutable value: '*' setter is inaccessible",
            "`{1}` can be read here but not changed, because its setter isn't accessible from this line"),
        Rule(
            "'*' must be declared * because it matches a requirement in",
            "`{1}` satisfies a protocol requirement, so it must be accessible wherever the protocol is, but its access level is lower"
        ),
        Rule(
            "must be as accessible as the declaration it overrides",
            "An override must be at least as accessible as the declaration it overrides"),
        Rule(
            "cannot be declared public because its",
            "A public declaration can use only public types, and this one uses a type that isn't public"),
        Rule(
            "must be declared * because its",
            "This declaration is more accessible than a type that it uses, so some code could see it but not use it"
        ),
        Rule(
            "'private(set)' modifier cannot be applied to read-only properties",
            "This property has no setter, so there is nothing to make private"),
        Rule(
            "^internal * cannot have a * setter",
            "A setter can't be more accessible than its {1}. Here, writing is `{2}`, but reading is internal, which is also the level if you write none for reading"
        ),
        Rule(
            "^* * cannot have a* * setter",
            "A setter can't be more accessible than its {2}. Here, writing is `{4}`, but reading is only `{1}`"
        ),
        Rule(
            "expected 'set' as subject of '*' modifier",
            "Only `set` can be in the parentheses after `{1}`. A level for reading has no parentheses"),
        Rule(
            "modifier cannot be used in protocols",
            "The protocol's own access level applies to all its requirements, so a single requirement can't have one"
        ),
        Rule(
            "module '*' was not compiled for testing",
            "`@testable` works only with modules that are built for testing, and `{1}` isn't"),
    ]

    static let names = [
        Rule(
            "type 'any Error' has no member '*'",
            "A function that `throws` can throw any error, so the compiler can't tell which type `.{1}` belongs to. Write the type before the dot"
        ),
        Rule(
            "cannot find 'self' in scope",
            "`self` is the instance whose method is running, and this line is outside any type"),
        Rule(
            "cannot find 'XCT*' in scope",
            "`XCT{1}` belongs to XCTest, and the tests in this course use Swift Testing"),
        Rule(
            "cannot find type 'XCT*' in scope",
            "`XCT{1}` belongs to XCTest, and the tests in this course use Swift Testing"),
        Rule(
            "cannot find 'NotWrittenYet' in scope",
            "This still throws `NotWrittenYet()`, but no file declares that error any longer"),
        Rule(
            "cannot find type '*' in scope; did you mean '*'?",
            "The compiler finds no type named `{1}` here. Do you mean `{2}`?"),
        Rule(
            "cannot find type '*' in scope",
            "The compiler finds no type named `{1}` here. Is it spelled as in its declaration, and is its module imported?",
            inTests:
                "The compiler finds no type named `{1}` here. Is it spelled as in its declaration, and is its module imported (for internal names, with `@testable`)?"
        ),
        Rule(
            "cannot find '*' in scope; did you mean '*'?",
            "The compiler finds nothing named `{1}` here. Do you mean `{2}`?"),
        Rule(
            "cannot find '*' in scope",
            "The compiler finds nothing named `{1}` here. Is it spelled as in its declaration, and is its module imported?",
            inTests:
                "The compiler finds nothing named `{1}` here. Is it spelled as in its declaration, and is its module imported (for internal names, with `@testable`)?"
        ),
        Rule(
            "value of type '*' has no member '*'; did you mean '*'?",
            "`{1}` has no member named `{2}`. Do you mean `{3}`?"),
        Rule(
            "value of type '*' has no member '*'",
            "`{1}` has no member named `{2}`. Is it spelled as in its declaration, and does it belong to this type?"
        ),
        Rule(
            "type '*' has no member '*'; did you mean '*'?",
            "The type `{1}` has no member named `{2}`. Do you mean `{3}`?"),
        Rule(
            "type '*' has no member '*'",
            "The type `{1}` has no member named `{2}`. Is it spelled as in its declaration, and does it belong to the type or to an instance?"
        ),
        Rule(
            "instance member '*' cannot be used on type '*'",
            "`{1}` belongs to an instance, and `{2}` is the type"),
        Rule(
            "static member '*' cannot be used on instance of type '*'",
            "`{1}` belongs to the type `{2}`, and this is an instance"),
        Rule(
            "static member '*' cannot be used on protocol metatype",
            "`{1}` belongs to the conforming types, not to the protocol itself"),
        Rule(
            "no such module '*'",
            "There is no module `{1}` here. An exercise can import its own modules and those that come with Swift"
        ),
        Rule(
            "unknown attribute 'Test'", "`@Test` comes from Swift Testing, and this file does not import it"),
        Rule(
            "unknown attribute 'Suite'", "`@Suite` comes from Swift Testing, and this file does not import it"
        ),
        Rule(
            "unknown attribute '*'",
            "The compiler doesn't know the attribute `@{1}` here. Is its module imported?"),
        Rule(
            "no macro named '*'", "The compiler doesn't know the macro `#{1}` here. Is its module imported?"),
        Rule(
            "ambiguous use of '*'",
            "Several declarations named `{1}` fit here, and the compiler can't choose between them"),
        Rule("invalid redeclaration of '*'", "`{1}` is declared twice"),
    ]
}

import Foundation
import Testing
import TestSupport

@testable import WorkbookGrading
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct CompileAdviceTests {
    /// A short source with one error, and its advice; `$` makes the names in the sources distinct.
    struct Example: Sendable {
        var source: String
        var sentence: String

        init(_ source: String, _ sentence: String) {
            self.source = source
            self.sentence = sentence
        }
    }

    @Test("Compiler errors about invalid Swift or wrong types get advice in plain words")
    func typeChecker() async throws { try await compile(Self.wrongTypes, ["-typecheck"]) }

    @Test("Compiler errors about control flow get advice in plain words")
    func flow() async throws { try await compile(Self.wrongFlow, ["-emit-sil", "-o", "Lamp.sil"]) }

    #if !canImport(ObjectiveC)
        @Test("Errors that only occur without Objective-C get advice in plain words")
        func withoutObjectiveC() async throws {
            let sentence = "`@objc` works only on Apple's platforms, and nothing in this course needs it."
            let examples = [
                Example("class Lamp$ { @objc func f() {} }", sentence),
                Example("@objcMembers class Lamp$ {}", sentence),
            ]
            try await compile(examples, ["-typecheck"])
        }
    #endif

    /// Compiles the examples, so that no advice depends on words that the compiler doesn't use.
    private func compile(
        _ examples: [Example], _ mode: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let runner = ProcessRunner()
        let environment = ProcessInfo.processInfo.environment
        let toolchain = try await Toolchain.find(environment: environment, runner: runner, cache: nil)
        let folder = TemporaryFolder.current
        let names = examples.indices.map { "E\($0).swift" }
        try folder.write(
            Dictionary(
                uniqueKeysWithValues: zip(
                    names, examples.enumerated().map { $1.source.replacing("$", with: "\($0)") + "\n" })))
        let arguments =
            mode + [
                "-wmo", "-parse-as-library", "-swift-version", "6", "-diagnostic-style", "llvm",
                "-module-name", "M", "-package-name", "P",
            ]
            + names.map { folder($0).path }
        let result = try await runner.run(
            Command(
                toolchain.tool("swiftc"), arguments, environment: environment,
                workingDirectory: folder.url.path), limit: 600)
        try #require(
            result.errorOutput.contains("error:"), Comment(rawValue: result.errorOutput + result.output))
        let errors = CompilerMessage.errors(in: CompilerMessage.parse(result.errorOutput + result.output))
        for (index, example) in examples.enumerated() {
            let found = errors.first { $0.error.path.hasSuffix("/E\(index).swift") }
            #expect(
                found.flatMap { CompileAdvice.sentence(for: $0.error, notes: $0.notes) }
                    == example.sentence.replacing("$", with: "\(index)"),
                "\(example.source): \(found?.error.text ?? "no error")", sourceLocation: sourceLocation)
        }
    }

    static let wrongTypes = [
        Example(
            "final class Lamp$ { let name: String; init(name: String) { name = name } }",
            "This assigns the parameter `name` to itself. A property of the same name is `self.name`."),
        Example(
            "func later$(_ body: @escaping () -> Void) {}\nfunc f$(_ body: () -> Void) { later$(body) }",
            "`body` can be used only during the call, but the function that gets it here may keep it. A parameter to keep must be `@escaping`."
        ),
        Example(
            "func take$(_ body: (Int) -> Void) {}\nfunc f$() { take$ { print() } }",
            "This closure gets a value. Name it, or write `_ in` at the beginning of the closure to ignore it."
        ),
        Example(
            "func take$(_ body: (Int, Int) -> Void) {}\nfunc f$() { take$ { a in print(a) } }",
            "This closure gets 2 values, and its code uses 1. Name each of them, or write `_` for one to ignore."
        ),
        Example(
            "enum Lost$: Error { case gone }\nfunc f$() throws { throw .gone }",
            "A function that `throws` can throw any error, so the compiler can't tell which type `.gone` belongs to. Write the type before the dot."
        ),
        Example(
            "struct Lamp$ { private var isOn = false }\nfunc f$(_ l: Lamp$) -> Bool { l.isOn }",
            "`isOn` is private, so only the declaration that contains it can use it, and this line is outside."
        ),
        Example(
            "final class Lamp$ { private(set) var isOn = false }\nfunc f$(_ l: Lamp$) { l.isOn = true }",
            "`isOn` can be read here but not set, because its setter isn't accessible from this line."),
        Example(
            "final class Lamp$ { private(set) var xs: [Int] = [] }\nfunc f$(_ l: Lamp$) { l.xs.append(1) }",
            "`xs` can be read here but not changed, because its setter isn't accessible from this line."),
        Example(
            "func f$() -> Bool { isOff$ }",
            "The compiler finds nothing named `isOff$` here. Is it spelled as in its declaration, and is its module imported?"
        ),
        Example(
            "func f$(_ l: Lampe$) {}",
            "The compiler finds no type named `Lampe$` here. Is it spelled as in its declaration, and is its module imported?"
        ),
        Example(
            "func f$() { XCTAssertEqual(1, 1) }",
            "`XCTAssertEqual` belongs to XCTest, and the tests in this course use Swift Testing."),
        Example(
            "struct Lamp$ {}\nfunc f$(_ l: Lamp$) { l.press() }",
            "`Lamp$` has no member named `press`. Is it spelled as in its declaration, and does it belong to this type?"
        ),
        Example(
            "struct Lamp$ {}\nfunc f$() { _ = Lamp$.shared }",
            "The type `Lamp$` has no member named `shared`. Is it spelled as in its declaration, and does it belong to the type or to an instance?"
        ),
        Example(
            "protocol Switch$ { func press(); var isOn: Bool { get } }\nstruct Lamp$: Switch$ {}",
            "`Lamp$` is declared to conform to `Switch$`, but something that `Switch$` requires is missing or has a different signature: `press()`, `isOn`."
        ),
        Example(
            "protocol Switch$ { func press() }\nstruct Lamp$: Switch$ { private func press() {} }",
            "`press()` satisfies a protocol requirement, so it must be accessible wherever the protocol is, but its access level is lower."
        ),
        Example(
            "protocol Switch$ {}\nfunc g$(_ s: any Switch$) {}\nfunc f$() { g$(3) }",
            "This needs a type that conforms to `Switch$`, and `Int` does not declare that conformance."),
        Example(
            "protocol Owner$: AnyObject {}\nstruct Lamp$: Owner$ {}",
            "Only classes can conform to `Owner$`, and `Lamp$` isn't a class."),
        Example(
            "@MainActor final class Lamp$ { func press() {} }\nfunc f$(_ l: Lamp$) { l.press() }",
            "`press()` is isolated to the main actor, and this code isn't. Either isolate this code to the main actor, or call with `await`."
        ),
        Example(
            "@MainActor final class Lamp$ { var isOn = false }\nfunc f$(_ l: Lamp$) -> Bool { l.isOn }",
            "`isOn` is isolated to the main actor, and this code may run elsewhere."),
        Example(
            "@MainActor final class Lamp$ { var isOn = false }\nfunc f$(_ l: Lamp$) { l.isOn = true }",
            "`isOn` is isolated to the main actor and can be changed only there, and this code may run elsewhere."
        ),
        Example(
            "protocol Switch$ { func press() }\n@MainActor final class Lamp$: Switch$ { func press() {} }",
            "`Lamp$` is isolated to the main actor, but code anywhere may call a type that conforms to `Switch$`."
        ),
        Example(
            "actor Lamp$ { func press() {} }\nfunc f$(_ l: Lamp$) { l.press() }",
            "`press()` belongs to an actor, so code outside the actor needs `await`."),
        Example(
            "class Lamp$ { required init(url: Int) {} }\nclass Sub$: Lamp$ { init() { super.init(url: 1) } }",
            "`Lamp$` declares `init(url:)` as `required`, so every subclass must have it, and this one doesn't."
        ),
        Example(
            "protocol P$ { init(x: Int) }\nclass Lamp$: P$ { init(x: Int) {} }",
            "The protocol requires `init(x:)` of `Lamp$` and all its subclasses, but nothing guarantees that the subclasses have it."
        ),
        Example(
            "class Lamp$ { init(url: Int) {} }\nfunc f$(_ t: Lamp$.Type) -> Lamp$ { t.init(url: 1) }",
            "The class to create is known only at run time, so every subclass of `Lamp$` needs this initializer, but nothing guarantees that."
        ),
        Example(
            "class Lamp$ {}\nlet t$: Lamp$.Type = Lamp$",
            "A type's name alone isn't a value. Do you mean an instance, `Name()`, or the type itself, `Name.self`?"
        ),
        Example(
            "final class Lamp$ {}\nclass Sub$: Lamp$ {}", "`Lamp$` is final, so it can't have subclasses."),
        Example(
            "struct Lamp$ {}\nlet l$: Set<Lamp$> = []",
            "This needs a type that conforms to `Hashable`, and `Lamp$` does not declare that conformance."),
        Example(
            "class Lamp$ { final func f() {} }\nclass Sub$: Lamp$ { override func f() {} }",
            "The member to override is final, so subclasses can't change it."),
        Example(
            "class Lamp$ { func f() {} }\nclass Sub$: Lamp$ { func f() {} }",
            "The superclass has the same member. If you mean to replace it, add `override`."),
        Example(
            "class Lamp$ { private func f() {} }\nclass Sub$: Lamp$ { override func f() {} }",
            "The superclass has no accessible method with exactly this name, these parameters and this result."
        ),
        Example(
            "class Lamp$ { static func f() {} }\nclass Sub$: Lamp$ { override static func f() {} }",
            "A `static` member can't be overridden; a `class` member can."),
        Example(
            "class Lamp$ { let x = 1 }\nclass Sub$: Lamp$ { override var x: Int { 2 } }",
            "`x` is a `let`, so a subclass can't override it."),
        Example(
            "class Lamp$ {}\nextension Lamp$ { func f() {} }\nclass Sub$: Lamp$ { override func f() {} }",
            "`f()` is declared in an extension of `Lamp$`, and members of an extension can't be overridden."),
        Example(
            "struct Lamp$ { var isOn = false; func press() { isOn = true } }",
            "A method of a struct can change the struct only if the method is marked `mutating`. A method of a class needs no mark."
        ),
        Example(
            "func f$() { let x = 1; x = 2 }", "`x` is a `let`, so it can't change once it has a value."),
        Example(
            "class Lamp$ { var isOn: Bool { true } }\nfunc f$(_ l: Lamp$) { l.isOn = false }",
            "`isOn` can't be set here, because it has no setter that this code can use."),
        Example(
            "func g$(_ a: Int, b: Int) {}\nfunc f$() { g$(1) }", "This call is missing `b`."),
        Example(
            "func g$(_ a: Int, b: Int) {}\nfunc f$() { g$() }",
            "This call is missing the first argument and `b`."),
        Example(
            "func g$(_ a: Int) {}\nfunc f$() { g$(1, c: 2) }",
            "This call passes more arguments than the declaration takes."),
        Example(
            "func g$(a: Int, b: Int) {}\nfunc f$() { g$(a: 1, c: 2) }",
            "This call has the labels `a:c:`, and the declaration has `a:b:`."),
        Example("let a$: Int = \"x\"", "This needs a value of type `Int`, and this one has type `String`."),
        Example(
            "func f$(_ l: [Int]?) -> Int { l.count }",
            "This may be nil (its type is `[Int]?`), and a value is needed here. What should happen when there is none?"
        ),
        Example("let n$: Int = nil", "`Int` can't be nil: only an optional can."),
        Example(
            "func g$(_ a: Int) -> Int { 1 }\nfunc g$(_ a: Int) -> String { \"\" }\nfunc f$() { let x = g$(1) }",
            "Several declarations named `g$` fit here, and the compiler can't choose between them."),
        Example(
            "func g$<T>(_ n: String) -> T? { nil }\nfunc f$() { let x = g$(\"x\") }",
            "The compiler can't tell which type you mean here, so write the type explicitly."),
        Example(
            "func f$() { let a = 1 let b = 2 }",
            "One statement ends here and another begins on the same line. Something between them is missing, or there is something extra."
        ),
        Example("class Lamp$ { private(set) isOn = false }", "A `var` or `let` is missing here."),
        Example(
            "func f$() { let a = }",
            "The compiler can't read this. Something is missing here, or there is something extra."),
        Example(
            "func g$(_ a: Int) {}\nfunc f$() {\n  g$((1)\n}",
            "An opening parenthesis `(` has no matching `)`."),
        Example(
            "func g$(_ a: Int) {}\nfunc f$() {\n  g$((1)\n  g$(2)\n}",
            "This line opens a parenthesis `(` and doesn't close it. Is a `)` missing, or a `,`?"),
        Example(
            "func f$(_ a: Any) { let b = 1; _ = a as? b }",
            "A cast needs a type here, and `b` isn't one. Is it spelled as in its declaration?"),
        Example(
            "func f$() throws { throw NotWrittenYet() }",
            "This still throws `NotWrittenYet()`, but no file declares that error any longer."),
        Example("func f$() {", "An opening brace `{` has no matching `}`."),
        Example("@Test func f$() {}", "`@Test` comes from Swift Testing, and this file does not import it."),
        Example(
            "func f$() { #expect(true) }",
            "The compiler doesn't know the macro `#expect` here. Is its module imported?"),
        Example(
            "class Lamp$ { var x: Int }",
            "`Lamp$` has a stored property without an initial value, and no initializer sets it: `x`."),
        Example(
            "var g$ = 0",
            "`g$` is one variable for the whole program, and nothing prevents two threads from changing it at once."
        ),
        Example(
            "final class Lamp$: Sendable { var x = 0 }",
            "`Lamp$` is declared `Sendable` (safe to share between threads), but its `x` can change."),
        Example(
            "class Lamp$ { var c: (() -> Void)?; var x = 1; func h() { c = { x = 2 } } }",
            "This closure may be stored, and would then keep the object alive whose `x` it uses. Write `self.` to make that visible."
        ),
        Example(
            "protocol P$ {}\nclass Lamp$ { weak var d: (any P$)? }",
            "Only class instances can be referenced weakly, and `any P$` could be a struct."),
        Example(
            "func g$() throws {}\nfunc f$() { g$() }",
            "This call can throw an error, so it needs `try`."),
        Example(
            "enum E$ { case a, b }\nfunc f$(_ e: E$) { switch e { case .a: break } }",
            "The `switch` doesn't cover every possible value."),
        Example(
            "struct S$ { func m() {} }\nfunc f$() { S$.m() }",
            "`m` belongs to an instance, and `S$` is the type."),
        Example(
            "class A$ { required init(a: Int) {} }\nclass B$: A$ { override init(a: Int) { super.init(a: a) } }",
            "An initializer that is `required` in a class is also required in its subclasses, and must be marked `required` there."
        ),
        Example(
            "struct W$ { private(set) var y: Int { 1 } }",
            "This property has no setter, so there is nothing to make private."),
        Example(
            "class A$ { package(set) var x = 0 }",
            "A setter can't be more accessible than its property. Here, writing is `package`, but reading is internal, which is also the level if you write none for reading."
        ),
        Example(
            "class A$ { public(set) subscript(i: Int) -> Int { get { 1 } set {} } }",
            "A setter can't be more accessible than its subscript. Here, writing is `public`, but reading is internal, which is also the level if you write none for reading."
        ),
        Example(
            "class A$ { package public(set) var x = 0 }",
            "A setter can't be more accessible than its property. Here, writing is `public`, but reading is only `package`."
        ),
        Example(
            "class A$ { private internal(set) var x = 0 }",
            "A setter can't be more accessible than its property. Here, writing is `internal`, but reading is only `private`."
        ),
        Example(
            "class A$ { private(get) var x = 0 }",
            "Only `set` can be in the parentheses after `private`. A level for reading has no parentheses."),
        Example(
            "func f$() { return 1 }",
            "This returns a value, but the function declares no return type."),
        Example(
            "func f$() -> Int { return }",
            "The function must return a value, but this `return` has none."),
        Example(
            "extension Int { var s$ = 1 }",
            "An extension can't add stored properties. Declare them in the type itself."),
        Example(
            "protocol P$ { func f() {} }",
            "A protocol only declares its requirements. The code belongs in the conforming types, or in an extension of the protocol."
        ),
        Example(
            "protocol P$ { var x: Int }",
            "A protocol must say for each property whether it can only be read (`{ get }`) or also set (`{ get set }`)."
        ),
        Example(
            "protocol P$ { private func f() }",
            "The protocol's own access level applies to all its requirements, so a single requirement can't have one."
        ),
        Example(
            "struct S$ { static func q() {} }\nfunc f$() { S$().q() }",
            "`q` belongs to the type `S$`, and this is an instance."),
        Example(
            "protocol P$ { static func s() }\nfunc f$() { P$.s() }",
            "`s` belongs to the conforming types, not to the protocol itself."),
        Example(
            "class Lamp$: Int {}",
            "`Int` isn't a class, so it can't have subclasses."),
        Example(
            "protocol P$ { init() }\nfunc f$() { _ = P$() }",
            "`any P$` is a protocol, so you can't create an instance of it. Create an instance of a type that conforms."
        ),
        Example(
            "func f$(_ a: Int) -> Bool { a == \"x\" }",
            "There is no operator `==` for `Int` and `String`."),
        Example(
            "func f$() -> String { 1 }",
            "The function returns `String`, and this value is `Int`."),
        Example(
            "func f$() { var q = 1; q = \"x\" }",
            "The variable on the left has type `Int`, and this value has type `String`."),
        Example(
            "func f$() { let e = [] }",
            "The compiler can't tell which type you mean here, so write the type explicitly."),
        Example(
            "func f$() { let z = nil }",
            "The compiler can't tell which type you mean here, so write the type explicitly."),
        Example(
            "func f$() { let y = .red }",
            "The compiler can't tell which type you mean here, so write the type explicitly."),
        Example(
            "func g$(a: Int) {}\nfunc f$() { g$(1) }",
            "An argument of this call needs the label `a:`."),
        Example(
            "func g$(_ a: Int) {}\nfunc f$() { g$(a: 1) }",
            "This call labels an argument `a:`, and that parameter has no label in the declaration."),
        Example(
            "func g$(_ a: Int, b: Int) {}\nfunc f$() { g$(b: 1, 2) }",
            "The arguments of this call are in a different order than in the declaration."),
        Example(
            "func a$() async {}\nfunc f$() { a$() }",
            "This call is asynchronous, and the function around it isn't."),
        Example(
            "func a$() async {}\nfunc f$() async { a$() }",
            "This call is asynchronous, so it needs `await`."),
        Example(
            "func g$() throws {}\nfunc f$() { try g$() }",
            "Nothing handles an error thrown here: catch it, or mark the function `throws`."),
        Example(
            "class A$ { var c: (() -> Void)?; func f(_ g: () -> Void) { c = g } }",
            "`g` can be used only during the call, but it is stored here. A parameter to store must be `@escaping`."
        ),
        Example(
            "class A$ { var c: (() -> Void)?; func m() {}; func h() { c = { m() } } }",
            "This closure may be stored, and would then keep the object alive whose `m` it calls. Write `self.` to make that visible."
        ),
        Example(
            "class W$ { weak var d: Int? }",
            "Only class instances can be referenced weakly, and `Int` isn't a class."),
        Example(
            "@MainActor func p$() {}\nfunc f$() { let d: @Sendable () -> Void = p$; d() }",
            "This function is isolated to the main actor, but it is passed to code that may call it from anywhere."
        ),
        Example(
            "actor A$ { var x = 0 }\nfunc f$(_ a: A$) { a.x = 1 }",
            "`x` belongs to an actor, and only the actor itself can change it."),
        Example(
            "struct T$ { var a: Int; var d = a + 1 }",
            "A property's initial value is computed before the instance exists, so it can't use `a`."),
        Example(
            "class B$ { let x = 1 }\nclass D$: B$ { override let x = 2 }",
            "`x` can't be overridden with a stored property, only with a computed one."),
        Example(
            "class B$ { func a() {} }\nclass D$: B$ { private override func a() {} }",
            "An override must be at least as accessible as the declaration it overrides."),
        Example(
            "class B$ { init(a: Int) {} }\nclass D$: B$ { override init() { super.init(a: 1) } }",
            "The superclass has no designated initializer like this one to override."),
        Example(
            "struct S$ { override func f() {} }",
            "`override` makes sense only in a subclass."),
        Example(
            "private struct H$ {}\nstruct S$ { var h: H$ }",
            "This declaration is more accessible than a type that it uses, so some code could see it but not use it."
        ),
        Example(
            "class B$ {}\npublic class D$: B$ {}",
            "A public declaration can use only public types, and this one uses a type that isn't public."),
        Example(
            "func f$() { self.x = 1 }",
            "`self` is the instance whose method is running, and this line is outside any type."),
        Example(
            "func g$() -> [Int] { [] }\nfunc f$() { g$().append(1) }",
            "The result of a call can't be changed directly. Store it in a variable first."),
        Example(
            "func s$(_ f: @Sendable () -> Void) {}\nfunc f$() { var n = 0; s$ { n += 1 } }",
            "`n` is changed by code that may run at the same time as this code."),
        Example(
            "class B$ { var x = 0 }\nstruct T$: Sendable { var c: B$ }",
            "`T$` is declared `Sendable` (safe to share between threads), but its `c` holds `B$`, which isn't."
        ),
        Example(
            "class B$ { init(u: Int) {} }\nfunc f$(_ t: B$.Type) { _ = t(u: 1) }",
            "To create an instance from a type in a variable, write `.init(…)` after it."),
        Example(
            "let s$ = \"abc",
            "A string starts here and has no closing quotation mark on this line."),
        Example(
            "}",
            "There is one closing brace too many, here or further up."),
        Example(
            "class A$ { print(1) }",
            "The compiler can't read this. Something is missing here, or there is something extra."),
        Example(
            "print(1)",
            "Outside functions and types, only declarations are allowed."),
        Example(
            "var x$ Int",
            "There are two names here where only one can be."),
    ]

    static let wrongFlow = [
        Example(
            "final class Token$ {}\n@MainActor final class Lamp$ { var tokens: [Token$] = []; deinit { print(tokens) } }",
            "`tokens` is isolated to an actor, and a plain `deinit` may run on any thread, where it can't use `tokens`."
        ),
        Example(
            "func later$(_ body: @escaping () -> Void) {}\nfunc f$(_ body: () -> Void) { later$ { body() } }",
            "`body` can be used only during the call, but this closure may use it later. A parameter to use later must be `@escaping`."
        ),
        Example(
            "func f$(_ a: Bool) -> Int { if a { return 1 } }",
            "The function must return `Int`, but not every path returns a value."),
        Example(
            "struct Lamp$ { var x: Int; init() {} }",
            "The initializer ends before all stored properties have a value: `x`."),
        Example(
            "class Lamp$ { var x: Int; init() { f(); x = 1 }; func f() {} }",
            "The instance is used here before all its stored properties have a value: `x`."),
        Example(
            "class Base$ {}\nclass Lamp$: Base$ { let y: Int; override init() { super.init() } }",
            "`y` needs a value before `super.init` is called."),
        Example(
            "class Lamp$ { var x = 0 }\nactor A$ { func t(_ l: Lamp$) {} }\n"
                + "func f$(_ a: A$) async { let l = Lamp$(); await a.t(l); l.x = 1 }",
            "`l` is passed to code that may run at the same time as this, and both could change it."),
        Example(
            "class B$ { var x = 1; init() {} }\nclass F$: B$ { init(a: Int) { x = 1; super.init() } }",
            "The instance is used here before its superclass is initialized."),
        Example(
            "func f$() -> Int { let v: Int; return v }",
            "`v` has no value yet."),
        Example(
            "struct L$ { let a: Int; init() { a = 1; a = 2 } }",
            "`a` is a `let` and already has a value."),
        Example(
            "class W$ { var d: Int; init(d: Int) { let c = { self.d = 1 }; c(); self.d = d } }",
            "The closure uses the instance before all its stored properties have a value: `d`."),
    ]

    // MARK: - Lines of code

    @Test("Misspelled keywords and attributes are recognized at the error's location")
    func misspelled() async throws { try await compile(Self.misspelledWords, ["-typecheck"]) }

    static let misspelledWords = [
        ("class A$ { privat(set) var x = 1 }", "keyword `privat`", "private(set)"),
        ("class A$ { weka var x: A$? }", "keyword `weka`", "weak"),
        ("class A$ { static funk f() {} }", "keyword `funk`", "func"),
        ("class A$ { publc func f() {} }", "keyword `publc`", "public"),
        ("class A$ { lett x = 1 }", "keyword `lett`", "let"),
        ("fnal class A$ {}", "keyword `fnal`", "final"),
        ("clss A$ {}", "keyword `clss`", "class"),
        ("imprt Foundation", "keyword `imprt`", "import"),
        ("struct A$ { mutatng func f() {} }", "keyword `mutatng`", "mutating"),
        ("func f$() -> Int { retrun 1 }", "keyword `retrun`", "return"),
        ("func f$() { gaurd true else { return } }", "keyword `gaurd`", "guard"),
        ("func f$() { awiat g$() }\nfunc g$() {}", "keyword `awiat`", "await"),
        ("func f$() asnc {}", "keyword `asnc`", "async"),
        ("func f$() { const x = 1 }", "keyword `const`", "let"),
        ("@Mainactor class A$ {}", "attribute `@Mainactor`", "@MainActor"),
        ("class A$ {}\nclass B$: A$ { overide init() {} }", "keyword `overide`", "override"),
    ].map { source, word, meant in Example(source, "Swift has no \(word). Do you mean `\(meant)`?") }

    @Test("Words that may be names aren't reported as misspelled keywords")
    func names() async throws {
        try await compile(
            [
                Example(
                    "func f$() { retrn() }",
                    "The compiler finds nothing named `retrn` here. Is it spelled as in its declaration, and is its module imported?"
                ),
                Example(
                    "class A$ { lets(1) }",
                    "The compiler can't read this. Something is missing here, or there is something extra."),
                Example(
                    "@Tracker class A$ {}",
                    "The compiler doesn't know the attribute `@Tracker` here. Is its module imported?"),
            ], ["-typecheck"])
    }

    @Test("The advice on an override shows the superclass's declaration")
    func overrides() async throws { try await compile(Self.overrides, ["-typecheck"]) }

    static let overrides = [
        Example(
            "class A$ { func f(_ c: @escaping () -> Void) {} }\nclass B$: A$ { override func f(_ c: () -> Void) {} }",
            "The superclass declares `func f(_ c: @escaping () -> Void)`, and this override has `func f(_ c: () -> Void)`. They must match."
        ),
        Example(
            "class A$ {\n  public func f(_ c: @MainActor () -> Void) {}\n}\nclass B$: A$ { override func f(_ c: () -> Void) {} }",
            "The superclass declares `func f(_ c: @MainActor () -> Void)`, and this override has `func f(_ c: () -> Void)`. They must match."
        ),
        Example(
            "class A$ { func f() {} }\nclass B$: A$ { @MainActor override func f() {} }",
            "The superclass declares `func f()`, and this override has `@MainActor override func f()`. They must match."
        ),
        Example(
            "class A$ { init(x: Int) {} }\nclass B$: A$ { required init(x: Int) { super.init(x: x) } }",
            "The superclass has the same member. If you mean to replace it, add `override`."),
        Example(
            "class A$ { func f() {} }\nclass B$: A$ {\n  @MainActor\n  override func f() {}\n}",
            "`f()` is main actor-isolated, but the declaration that it overrides is nonisolated."),
        Example(
            "class A$ { func f() {} }\nclass B$: A$ { override func f() throws {} }",
            "The superclass declares `func f()`, and this override has `func f() throws`. They must match."),
        Example(
            "class A$ { func f(_ x: Int?) {} }\nclass B$: A$ { override func f(_ x: Int) {} }",
            "The superclass's declaration accepts `Int?` here, so an override that accepts only `Int` isn't enough."
        ),
        Example(
            "class A$ { func f() -> Int { 1 } }\nclass B$: A$ { override func f() -> Int? { 1 } }",
            "The superclass's declaration returns `Int`, so an override can't return `Int?`."),
        Example(
            "class A$ { var x: Int? { 1 } }\nclass B$: A$ { override var x: String { \"\" } }",
            "`x` has type `Int?` in the superclass, so an override can't have type `String`."),
        Example(
            "class A$ { func f(_ x: Int) {}; func f(_ x: String) {} }\nclass B$: A$ { override func f(_ x: Bool) {} }",
            "The superclass has no accessible method with exactly this name, these parameters and this result."
        ),
        Example(
            "class A$ { func f(a: Int) {}; func f(b: Int) {} }\nclass B$: A$ { override func f() {} }",
            "The superclass has no accessible method with exactly this name, these parameters and this result."
        ),
    ]

    @Test("The advice on a duplicate declaration names both locations")
    func twice() async throws {
        try await compile(
            [
                Example("class A$ {}\n\nclass A$ {}", "`A$` is declared twice: here and in line 1."),
                Example(
                    "class A$ {\n  var x = 1\n  var x = 2\n}", "`x` is declared twice: here and in line 2."),
                Example("class B0 {}", "`B0` is declared twice: here and in `E3.swift`, line 1."),
                Example("class B0 {}\nlet x$: Int = nil", "`Int` can't be nil: only an optional can."),
                Example(
                    "func f$(_ a: A$) {}\nclass A$ {}\nclass A$ {}",
                    "`A$` is declared twice: in line 2 and in line 3."),
            ], ["-typecheck"])
    }

    @Test("An expectation that contains an assignment is recognized, whatever it assigns to")
    func assignments() async throws {
        let prefix = "import Testing\nfinal class A$ { private(set) var x = 1; var y = true }\n"
        let meant = "`=` assigns a value. To compare two values, write `==`."
        try await compile(
            [
                Example(prefix + "func f$(_ a: A$) { #expect(a.x = 1) }", meant),
                Example(prefix + "func f$(_ a: A$) throws { try #require(a.x = 1) }", meant),
                Example(prefix + "func f$(_ a: A$) { #expect(a.y = true) }", meant),
                Example("func f$(_ a: Int) { let b = 1\n  if a = b {} }", meant),
                Example(
                    prefix + "func f$(_ a: A$) { #expect([1].allSatisfy { _ in a.x = 2; return true }) }",
                    "`x` can be read here but not set, because its setter isn't accessible from this line."),
            ], ["-typecheck"])
    }

    // MARK: - Names and notes

    @Test("Only test files without `@testable` get advice about it")
    func testable() throws {
        for message in [
            "cannot find 'x' in scope", "cannot find type 'X' in scope",
            "'x' is inaccessible due to 'internal' protection level",
        ] {
            let usual = try #require(CompileAdvice.sentence(for: message))
            #expect(!usual.contains("@testable"))
            let inTests = try #require(CompileAdvice.sentence(for: message, lacksTestable: true))
            #expect(inTests.contains("@testable"))
        }
    }

    @Test("Suggestions from the compiler are passed on")
    func suggestion() {
        #expect(
            CompileAdvice.sentence(for: "cannot find 'trackr' in scope; did you mean 'tracker'?")
                == "The compiler finds nothing named `trackr` here. Do you mean `tracker`?")
        #expect(
            CompileAdvice.sentence(for: "value of type 'Lamp' has no member 'ison'; did you mean 'isOn'?")
                == "`Lamp` has no member named `ison`. Do you mean `isOn`?")
    }

    @Test("For an unknown kind of error, only the compiler's message is shown")
    func unknown() { #expect(CompileAdvice.sentence(for: "the moon is full") == nil) }

    @Test("If many requirements are missing, three are named")
    func manyRequirements() {
        let notes = "abcde".map { "protocol requires function '\($0)()' with type '() -> ()'" }
        let sentence = CompileAdvice.sentence(
            for: "type 'Lamp' does not conform to protocol 'Switch'", notes: notes)
        #expect(sentence?.hasSuffix(": `a()`, `b()`, `c()` and 2 more.") == true)
    }

    @Test("Unusually long names are shortened")
    func longName() throws {
        let name = String(repeating: "x", count: 500)
        let sentence = try #require(CompileAdvice.sentence(for: "cannot find '\(name)' in scope"))
        #expect(sentence.count < 250)
    }

    @Test(
        "Missing arguments in a call are reported by name or position",
        arguments: [
            ("'a'", "`a`"), ("#1", "the first argument"), ("#1, 'b'", "the first argument and `b`"),
            ("#1, #2, #4", "the first argument, the second argument and argument 4"),
        ])
    func parameters(list: String, words: String) { #expect(CompileAdvice.parameters(list) == words) }

    @Test("Each asterisk in a pattern matches some words, and a caret anchors the pattern at the start")
    func matching() {
        #expect(CompileAdvice.match("a '*' b '*'", "x a 'one' b 'two' c") == ["one", "two"])
        #expect(CompileAdvice.match("ends *", "it ends here and now") == ["here and now"])
        #expect(CompileAdvice.match("^expected *", "an expected end") == nil)
        #expect(CompileAdvice.match("^expected *", "expected end") == ["end"])
        #expect(CompileAdvice.match("a '*' b", "a 'one' c") == nil)
    }
}

import Foundation
import Testing
import TestSupport

@testable import WorkbookGrading
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct CompileAdviceTests {
    /// A small source with one error, and the sentence about it; `$` keeps the names of the sources distinct.
    struct Example: Sendable {
        var source: String
        var sentence: String

        init(_ source: String, _ sentence: String) {
            self.source = source
            self.sentence = sentence
        }
    }

    @Test("What the compiler says of code that is no Swift, or of wrong types, is said in plain words")
    func typeChecker() async throws { try await compile(Self.wrongTypes, ["-typecheck"]) }

    @Test("What it finds in the flow of correct types is said in plain words, too")
    func flow() async throws { try await compile(Self.wrongFlow, ["-emit-sil", "-o", "/dev/null"]) }

    /// Runs the compiler on the examples, so that no sentence depends on words that the compiler does not use.
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
                "-module-name", "M",
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
                found.flatMap { CompileAdvice.sentence(for: $0.error.text, notes: $0.notes) }
                    == example.sentence.replacing("$", with: "\(index)"),
                "\(example.source): \(found?.error.text ?? "no error")", sourceLocation: sourceLocation)
        }
    }

    static let wrongTypes = [
        Example(
            "struct Lamp$ { private var isOn = false }\nfunc f$(_ l: Lamp$) -> Bool { l.isOn }",
            "`isOn` is private: only the declaration that it stands in sees it, and this line stands elsewhere."
        ),
        Example(
            "final class Lamp$ { private(set) var isOn = false }\nfunc f$(_ l: Lamp$) { l.isOn = true }",
            "`isOn` can be read here, and not set: its setter is closed to this line."),
        Example(
            "final class Lamp$ { private(set) var xs: [Int] = [] }\nfunc f$(_ l: Lamp$) { l.xs.append(1) }",
            "`xs` can be read here, and not changed: its setter is closed to this line."),
        Example(
            "func f$() -> Bool { isOff$ }",
            "Nothing called `isOff$` can be seen here: is it spelled as it was declared, and is its module imported?"
        ),
        Example(
            "func f$(_ l: Lampe$) {}",
            "No type called `Lampe$` can be seen here: is it spelled as it was declared, and is its module imported?"
        ),
        Example(
            "func f$() { XCTAssertEqual(1, 1) }",
            "`XCTAssertEqual` belongs to XCTest; the tests of this course are written with Swift Testing."),
        Example(
            "struct Lamp$ {}\nfunc f$(_ l: Lamp$) { l.press() }",
            "`Lamp$` has nothing called `press`: is it spelled as it was declared, and is it this type that has it?"
        ),
        Example(
            "struct Lamp$ {}\nfunc f$() { _ = Lamp$.shared }",
            "The type `Lamp$` itself has nothing called `shared`: is it spelled as it was declared, and does it belong to the type or to an object?"
        ),
        Example(
            "protocol Switch$ { func press(); var isOn: Bool { get } }\nstruct Lamp$: Switch$ {}",
            "`Lamp$` says that it conforms to `Switch$`, and lacks something that this asks for, or has it in another form: `press()`, `isOn`."
        ),
        Example(
            "protocol Switch$ { func press() }\nstruct Lamp$: Switch$ { private func press() {} }",
            "`press()` fulfils a protocol, so it must be visible wherever the protocol is, and it is hidden more than that."
        ),
        Example(
            "protocol Switch$ {}\nfunc g$(_ s: any Switch$) {}\nfunc f$() { g$(3) }",
            "What is wanted here conforms to `Switch$`, and `Int` is not declared so."),
        Example(
            "protocol Owner$: AnyObject {}\nstruct Lamp$: Owner$ {}",
            "Only classes can conform to `Owner$`, and `Lamp$` is none."),
        Example(
            "@MainActor final class Lamp$ { func press() {} }\nfunc f$(_ l: Lamp$) { l.press() }",
            "`press()` belongs to the main actor, and this code may run anywhere else: it has to be there, too, or to wait for its turn."
        ),
        Example(
            "@MainActor final class Lamp$ { var isOn = false }\nfunc f$(_ l: Lamp$) -> Bool { l.isOn }",
            "`isOn` belongs to the main actor, and this code may run anywhere else."),
        Example(
            "@MainActor final class Lamp$ { var isOn = false }\nfunc f$(_ l: Lamp$) { l.isOn = true }",
            "`isOn` belongs to the main actor and is changed only there, and this code may run anywhere else."
        ),
        Example(
            "protocol Switch$ { func press() }\n@MainActor final class Lamp$: Switch$ { func press() {} }",
            "`Lamp$` lives on the main actor, and what conforms to `Switch$` may be called from anywhere."),
        Example(
            "actor Lamp$ { func press() {} }\nfunc f$(_ l: Lamp$) { l.press() }",
            "`press()` belongs to an actor: code outside has to wait for its turn."),
        Example(
            "class Lamp$ { required init(url: Int) {} }\nclass Sub$: Lamp$ { init() { super.init(url: 1) } }",
            "`Lamp$` promises `init(url:)` for every one of its subclasses (that is what `required` says), and this one lacks it."
        ),
        Example(
            "protocol P$ { init(x: Int) }\nclass Lamp$: P$ { init(x: Int) {} }",
            "The protocol promises `init(x:)` for `Lamp$` and every subclass of it, and nothing makes the subclasses have it."
        ),
        Example(
            "class Lamp$ { init(url: Int) {} }\nfunc f$(_ t: Lamp$.Type) -> Lamp$ { t.init(url: 1) }",
            "Which class is made here is known only when the program runs, so every subclass of `Lamp$` needs this initializer, and nothing promises that."
        ),
        Example(
            "class Lamp$ {}\nlet t$: Lamp$.Type = Lamp$",
            "A type's name alone isn't a value. Do you mean an instance, `Name()`, or the type itself, `Name.self`?"),
        Example("final class Lamp$ {}\nclass Sub$: Lamp$ {}", "`Lamp$` is final: it has no subclasses."),
        Example(
            "class Lamp$ { final func f() {} }\nclass Sub$: Lamp$ { override func f() {} }",
            "The member to override is final, so subclasses can't change it."),
        Example(
            "class Lamp$ { func f() {} }\nclass Sub$: Lamp$ { func f() {} }",
            "The superclass has the same member. If you mean to replace it, write `override`."),
        Example(
            "class Lamp$ { private func f() {} }\nclass Sub$: Lamp$ { override func f() {} }",
            "The superclass has no method with just this name, these parameters and this result that can be seen here."
        ),
        Example(
            "class Lamp$ { static func f() {} }\nclass Sub$: Lamp$ { override static func f() {} }",
            "A `static` member can't be overridden; a `class` member can."),
        Example(
            "class Lamp$ { let x = 1 }\nclass Sub$: Lamp$ { override var x: Int { 2 } }",
            "`x` is a `let`: for subclasses, too, it has one value."),
        Example(
            "class Lamp$ {}\nextension Lamp$ { func f() {} }\nclass Sub$: Lamp$ { override func f() {} }",
            "`f()` stands in an extension of `Lamp$`, and what stands there cannot be replaced."),
        Example(
            "struct Lamp$ { var isOn = false; func press() { isOn = true } }",
            "A method of a struct can change the struct only if the method is marked `mutating`."),
        Example(
            "func f$() { let x = 1; x = 2 }", "`x` is a `let`: once it has its value, it keeps it."),
        Example(
            "class Lamp$ { var isOn: Bool { true } }\nfunc f$(_ l: Lamp$) { l.isOn = false }",
            "`isOn` can only be read: it has no setter."),
        Example(
            "func g$(_ a: Int, b: Int) {}\nfunc f$() { g$(1) }", "This call leaves something out: `b`."),
        Example(
            "func g$(_ a: Int, b: Int) {}\nfunc f$() { g$() }",
            "This call leaves something out: the first value and `b`."),
        Example(
            "func g$(_ a: Int) {}\nfunc f$() { g$(1, c: 2) }",
            "This call passes more arguments than the declaration takes."),
        Example(
            "func g$(a: Int, b: Int) {}\nfunc f$() { g$(a: 1, c: 2) }",
            "This call says `a:c:`, and what it calls is declared with `a:b:`."),
        Example("let a$: Int = \"x\"", "A value of type `Int` is wanted here, and this is of type `String`."),
        Example(
            "func f$(_ l: [Int]?) -> Int { l.count }",
            "This may be nil (its type is `[Int]?`), and a value that is there is wanted: what should happen when it is not?"
        ),
        Example("let n$: Int = nil", "`Int` always holds something: only an Optional can be nil."),
        Example(
            "func g$(_ a: Int) -> Int { 1 }\nfunc g$(_ a: Int) -> String { \"\" }\nfunc f$() { let x = g$(1) }",
            "Several things called `g$` would fit here, and the compiler cannot choose."),
        Example(
            "func g$<T>(_ n: String) -> T? { nil }\nfunc f$() { let x = g$(\"x\") }",
            "The compiler can't tell which type you mean here, so write the type explicitly."),
        Example(
            "func f$() { let a = 1 let b = 2 }",
            "One statement ends here and another begins on the same line. Something between them is missing, or there is something extra."
        ),
        Example(
            "func f$() { let a = }",
            "The compiler can't read this. Something is missing here, or there is something extra."),
        Example("func f$() {", "An opening brace `{` has no matching `}`."),
        Example("@Test func f$() {}", "`@Test` comes from Swift Testing, and this file does not import it."),
        Example(
            "func f$() { #expect(true) }", "No macro `#expect` is known here: is its module imported?"),
        Example(
            "class Lamp$ { var x: Int }",
            "`Lamp$` stores something without a first value, and no initializer gives it one: `x`."),
        Example(
            "var g$ = 0",
            "`g$` is one variable for the whole program, and nothing keeps two threads from changing it at once."
        ),
        Example(
            "final class Lamp$: Sendable { var x = 0 }",
            "`Lamp$` is declared safe for several threads at once (Sendable), and its `x` can change."),
        Example(
            "class Lamp$ { var c: (() -> Void)?; var x = 1; func h() { c = { x = 2 } } }",
            "This closure may be kept, and with it the object whose `x` it uses: that has to be visible here."
        ),
        Example(
            "protocol P$ {}\nclass Lamp$ { weak var d: (any P$)? }",
            "Only objects can be referred to weakly, and `any P$` could be a struct."),
        Example(
            "func g$() throws {}\nfunc f$() { g$() }",
            "This call can throw an error, so it needs `try`."),
        Example(
            "enum E$ { case a, b }\nfunc f$(_ e: E$) { switch e { case .a: break } }",
            "The `switch` doesn't cover every possible value."),
        Example(
            "struct S$ { func m() {} }\nfunc f$() { S$.m() }",
            "`m` belongs to an object, and `S$` is the type."),
        Example(
            "class A$ { required init(a: Int) {} }\nclass B$: A$ { override init(a: Int) { super.init(a: a) } }",
            "An initializer that is `required` in a class is also required in its subclasses, and must be marked `required` there."
        ),
        Example(
            "struct W$ { private(set) var y: Int { 1 } }",
            "This property has no setter, so there is nothing to make private."),
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
            "A protocol only declares its requirements. The code belongs in the conforming types, or in an extension of the protocol."),
        Example(
            "protocol P$ { var x: Int }",
            "A protocol must say for each property whether it can only be read (`{ get }`) or also set (`{ get set }`)."),
        Example(
            "protocol P$ { private func f() }",
            "The protocol's own access level applies to all its requirements, so a single requirement can't have one."),
        Example(
            "struct S$ { static func q() {} }\nfunc f$() { S$().q() }",
            "`q` belongs to the type `S$`, and this is an object."),
        Example(
            "protocol P$ { static func s() }\nfunc f$() { P$.s() }",
            "`s` belongs to the types that conform, not to the protocol."),
        Example(
            "class Lamp$: Int {}",
            "`Int` is no class, so it has no subclasses."),
        Example(
            "protocol P$ { init() }\nfunc f$() { _ = P$() }",
            "`any P$` is a protocol: there is nothing that could be made of it by itself."),
        Example(
            "func f$(_ a: Int) -> Bool { a == \"x\" }",
            "There is no `==` between `Int` and `String`."),
        Example(
            "func f$() -> String { 1 }",
            "The function promises `String`, and this is `Int`."),
        Example(
            "func f$() { var q = 1; q = \"x\" }",
            "What is set here holds `Int`, and this is `String`."),
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
            "A value in this call stands there without its name, which is `a:`."),
        Example(
            "func g$(_ a: Int) {}\nfunc f$() { g$(a: 1) }",
            "This call names a value `a:` that has no name where it is declared."),
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
            "`g` is only lent for the time of the call, and is kept here."),
        Example(
            "class A$ { var c: (() -> Void)?; func m() {}; func h() { c = { m() } } }",
            "This closure may be kept, and with it the object whose `m` it calls: that has to be visible here."
        ),
        Example(
            "class W$ { weak var d: Int? }",
            "Only objects can be referred to weakly, and `Int` is none of them."),
        Example(
            "@MainActor func p$() {}\nfunc f$() { let d: @Sendable () -> Void = p$; d() }",
            "This function is isolated to the main actor, but it is passed to code that may call it from anywhere."),
        Example(
            "actor A$ { var x = 0 }\nfunc f$(_ a: A$) { a.x = 1 }",
            "`x` belongs to an actor, and only the actor itself changes it."),
        Example(
            "struct T$ { var a: Int; var d = a + 1 }",
            "A property's first value is made before there is an object, so it cannot ask for `a`."),
        Example(
            "class B$ { let x = 1 }\nclass D$: B$ { override let x = 2 }",
            "`x` cannot be replaced by something stored."),
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
            "This declaration is more accessible than a type that it uses, so some code could see it but not use it."),
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
            "`n` is changed by code that may run at the same time as this."),
        Example(
            "class B$ { var x = 0 }\nstruct T$: Sendable { var c: B$ }",
            "`T$` is declared safe for several threads at once (Sendable), and its `c` holds `B$`, which is not."
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
            "func f$(_ a: Bool) -> Int { if a { return 1 } }",
            "A result (`Int`) is promised, and not every way through ends with one."),
        Example(
            "struct Lamp$ { var x: Int; init() {} }",
            "The initializer ends before all stored properties have a value: `x`."),
        Example(
            "class Lamp$ { var x: Int; init() { f(); x = 1 }; func f() {} }",
            "The instance is used here before all its stored properties have a value: `x`."),
        Example(
            "class Base$ {}\nclass Lamp$: Base$ { let y: Int; override init() { super.init() } }",
            "`y` needs a value before the superclass is set up."),
        Example(
            "class Lamp$ { var x = 0 }\nactor A$ { func t(_ l: Lamp$) {} }\n"
                + "func f$(_ a: A$) async { let l = Lamp$(); await a.t(l); l.x = 1 }",
            "`l` goes to code that may run at the same time as this, and both could change it."),
        Example(
            "class B$ { var x = 1; init() {} }\nclass F$: B$ { init(a: Int) { x = 1; super.init() } }",
            "The instance is used here before its superclass is initialized."),
        Example(
            "func f$() -> Int { let v: Int; return v }",
            "`v` has no value yet."),
        Example(
            "struct L$ { let a: Int; init() { a = 1; a = 2 } }",
            "`a` is a `let`, and has its value already."),
        Example(
            "class W$ { var d: Int; init(d: Int) { let c = { self.d = 1 }; c(); self.d = d } }",
            "The closure uses the instance before all its stored properties have a value: `d`."),
    ]

    // MARK: - Names and notes

    @Test("An error of a kind that is not known keeps the compiler's words alone")
    func unknown() { #expect(CompileAdvice.sentence(for: "the moon is full") == nil) }

    @Test("Of many requirements that are missing three are named")
    func manyRequirements() {
        let notes = "abcde".map { "protocol requires function '\($0)()' with type '() -> ()'" }
        let sentence = CompileAdvice.sentence(
            for: "type 'Lamp' does not conform to protocol 'Switch'", notes: notes)
        #expect(sentence?.hasSuffix(": `a()`, `b()`, `c()` and 2 more.") == true)
    }

    @Test("Names that nobody would write are cut")
    func longName() throws {
        let name = String(repeating: "x", count: 500)
        let sentence = try #require(CompileAdvice.sentence(for: "cannot find '\(name)' in scope"))
        #expect(sentence.count < 200)
    }

    @Test(
        "The values that a call leaves out are told by name or place",
        arguments: [
            ("'a'", "`a`"), ("#1", "the first value"), ("#1, 'b'", "the first value and `b`"),
            ("#1, #2, #4", "the first value, the second value and value 4"),
        ])
    func parameters(list: String, words: String) { #expect(CompileAdvice.parameters(list) == words) }

    @Test("Each star of a pattern stands for some words, and the beginning can be asked for")
    func matching() {
        #expect(CompileAdvice.match("a '*' b '*'", "x a 'one' b 'two' c") == ["one", "two"])
        #expect(CompileAdvice.match("ends *", "it ends here and now") == ["here and now"])
        #expect(CompileAdvice.match("^expected *", "an expected end") == nil)
        #expect(CompileAdvice.match("^expected *", "expected end") == ["end"])
        #expect(CompileAdvice.match("a '*' b", "a 'one' c") == nil)
    }
}

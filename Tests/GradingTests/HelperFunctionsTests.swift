import Testing

@testable import WorkbookGrading

struct HelperFunctionsTests {
    private func renamed(_ source: String) -> String {
        let bytes = Array(source.utf8)
        let helpers = HelperFunctions(in: [bytes])
        return String(decoding: helpers.renamed(in: bytes, suffix: "_1"), as: UTF8.self)
    }

    @Test("Functions at module level are renamed in declarations, calls and references")
    func global() {
        #expect(
            renamed("func f<T>(_ x: T) {}\nf(1); f { 2 }; [3].forEach(f); \"\\(f(4))\" // f(5)")
                == "func f_1<T>(_ x: T) {}\nf_1(1); f_1 { 2 }; [3].forEach(f_1); \"\\(f_1(4))\" // f(5)")
    }

    @Test("Members, labels, cases and variables of the same name aren't renamed")
    func others() {
        let rest = "x.f(1); g(f: 2); { f in h(f.y) }; case .f(3); x[f]"
        #expect(renamed("func f() {}\n\(rest)\nf()") == "func f_1() {}\n\(rest)\nf_1()")
    }

    @Test("A method in an extension is renamed unless the extension is of a protocol")
    func methods() {
        #expect(
            renamed("extension T { func f() {} }\nx.f()") == "extension T { func f_1() {} }\nx.f_1()")
        for source in ["extension T: P { func f() {} }\nx.f()", "struct S { func f() {} }\nx.f()"] {
            #expect(renamed(source) == source)
        }
    }

    @Test("A test isn't renamed, and neither is a function that shares its name with a method")
    func kept() {
        for source in [
            "@MainActor @Test(\"A\") func f() {}", "func f() {}\nstruct S { func f() {} }\nf()",
            "extension T { @Test func f() {} }",
        ] {
            #expect(renamed(source) == source)
        }
    }
}

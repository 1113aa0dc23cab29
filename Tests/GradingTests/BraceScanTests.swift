import Testing

@testable import WorkbookGrading

struct BraceScanTests {
    private func scan(_ source: String) -> BraceScan { BraceScan(Array(source.utf8)) }

    @Test("Braces in strings, comments and interpolations don't count")
    func balanced() {
        for source in [
            "class A {\n  func f() {\n  }\n}\n", "let a = \"{\" // {\n/* { */\nlet b = \"\\({ 1 }())}\"\n",
            "",
            "let a = \"\"\"\n  {\n  \"\"\"\nstruct S {\n}",
        ] {
            #expect(scan(source).isBalanced)
            #expect(scan(source).sentence(for: "extraneous '}' at top level") == nil)
        }
    }

    @Test("If a brace closes too early, the line whose indentation contradicts it is named")
    func extra() {
        let method = scan("class A {\n    func f() {\n        g()\n        }\n    }\n    var x = 1\n}\n")
        #expect(method.misfit == BraceScan.Misfit(openingLine: 2, closingLine: 4))
        #expect(
            method.sentence(for: "extraneous '}' at top level")
                == "There is one closing brace `}` too many. Look at line 4: its `}` closes the `{` in line 2, but is indented differently."
        )
        let type = scan("let a = \"\"\"\n  }\n  \"\"\"\nclass A {\n    let x = 1\n}\n\n    func f() {}\n}\n")
        #expect(
            type.sentence(for: "extraneous '}' at top level")
                == "There is one closing brace `}` too many. Look at line 6: its `}` closes the `{` in line 4, but the next code is indented as if it were still inside."
        )
    }

    @Test("If the indentation shows nothing, the line of the brace that nothing closes is named")
    func unclosed() {
        #expect(
            scan("class A {\n    func f() {\n    }\n").sentence(for: "expected '}' in class")
                == "The brace `{` in line 1 has no matching `}`.")
    }

    @Test("If a brace is missing, the line whose indentation shows it is named")
    func missing() {
        let source = scan("class A {\n    func f() {\n        if x {\n            g()\n    }\n}\n")
        #expect(
            source.sentence(for: "expected '}' in class")
                == "An opening brace `{` has no matching `}`. Look at line 5: its `}` closes the `{` in line 3, but is indented differently."
        )
        #expect(source.sentence(for: "expected expression") == nil)
    }

    @Test("If a brace too many leaves no clue, no line is named")
    func unknown() {
        #expect(!scan("}\n").isBalanced)
        #expect(scan("}\n").sentence(for: "extraneous '}' at top level") == nil)
    }
}

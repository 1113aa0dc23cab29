import Testing

struct ScreenLiteralTests {
    private func replacing(_ old: String, with new: String, near line: Int = 1, in source: String) -> String?
    {
        ScreenLiteral.replacing(old, with: new, near: line, in: source)
    }

    @Test("Replacing a literal changes only its text; indentation and delimiters stay")
    func indentation() {
        let source = ##"""
            func test() {
                expect(
                    ["list"],
                    #"""
                    one

                      two \n
                    """#)
            }

            """##
        #expect(
            replacing("one\n\n  two \\n", with: "1\n\n\n  2 \\(x)", in: source) == ##"""
                func test() {
                    expect(
                        ["list"],
                        #"""
                        1


                          2 \(x)
                        """#)
                }

                """##)
    }

    @Test("If several literals have the same text, the one nearest to the test is replaced")
    func nearest() {
        let source = "a(\"\"\"\n  x\n  \"\"\")\nb(\"\"\"\n  x\n  \"\"\")\nc(\"\"\"\n  x\n  \"\"\")\n"
        #expect(
            replacing("x", with: "y", near: 5, in: source)
                == "a(\"\"\"\n  x\n  \"\"\")\nb(\"\"\"\n  y\n  \"\"\")\nc(\"\"\"\n  x\n  \"\"\")\n")
    }

    @Test("Special characters in a literal without # are escaped, and read back as the same text")
    func escapes() {
        let text = "a \\ b\n\u{1B}[1m\u{A0}\"\"\" \\(c)\t"
        let source = "x(\n    \"\"\"\n    old\n    \"\"\")\n"
        let changed = replacing("old", with: text, in: source)
        #expect(
            changed == """
                x(
                    \"\"\"
                    a \\\\ b
                    \\u{1B}[1m\\u{A0}\\\"\"\" \\\\(c)\\u{9}
                    \"\"\")

                """)
        #expect(changed.flatMap { replacing(text, with: "old", in: $0) } == source)
    }

    @Test("Special characters in a literal with # are escaped, and read back as the same text")
    func rawEscapes() {
        let text = ##"a \ b \# c """# d \#(e)"##
        let source = "x(#\"\"\"\n  old\n  \"\"\"#)\n"
        let changed = replacing("old", with: text, in: source)
        #expect(
            changed == ##"""
                x(#"""
                  a \ b \#\# c \#"""# d \#\#(e)
                  """#)

                """##)
        #expect(changed.flatMap { replacing(text, with: "old", in: $0) } == source)
    }

    @Test("A text may become empty, or more than that again")
    func empty() {
        let source = "x(\"\"\"\n  a\n  \"\"\")"
        let empty = replacing("a", with: "", in: source)
        #expect(empty == "x(\"\"\"\n  \"\"\")")
        #expect(empty.flatMap { replacing("", with: "a", in: $0) } == source)
    }

    @Test(
        "Text outside literals, or in a literal with an interpolation, is unchanged",
        arguments: [
            "x(\"a\")", "x(\"\"\"\n  b\n  \"\"\")", "x(\"\"\"\n  \\(a)\n  \"\"\")", "x(\"\"\"\n  a", "",
        ])
    func absent(source: String) {
        #expect(replacing("a", with: "c", in: source) == nil)
    }
}

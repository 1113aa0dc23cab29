import Testing

@testable import WorkbookGrading

struct PinnedTypesTests {
    /// Returns the source with its pinned imports, without those for literals.
    private func pinned(_ source: String) -> String {
        let kit = "public final class Button {}\nclass Hidden {}\nopen class View { struct Inner {} }\n"
        let pinned = PinnedTypes.pinned(
            Array(source.utf8), module: "Lamp", support: ["Kit": [Array(kit.utf8)]])
        let literals = ["Integer", "Float", "String", "Boolean"].map {
            "; import typealias Swift.\($0)LiteralType"
        }
        return String(decoding: pinned, as: UTF8.self).replacing(literals.joined(), with: " …")
    }

    @Test("A suite file imports each standard type that it mentions, without adding lines")
    func standardTypes() {
        let code = "let x: [Int] = URL.y + \"\\(Set(z))\""
        let types = "; import struct Foundation.URL; import struct Swift.Int; import struct Swift.Set"
        #expect(
            pinned("import Foundation\n@testable import Lamp\n" + code)
                == "import Foundation\n@testable import Lamp …" + types + "\n" + code)
    }

    @Test("Types of other modules, and words in strings and comments, are not imported")
    func others() {
        let code = "\nlet x = URL() // Int\nf(\"Int\")"
        #expect(pinned("import Lamp" + code) == "import Lamp …" + code)
    }

    @Test("Public types of supporting modules are imported")
    func support() {
        let code = "\nButton(); Hidden(); View(); Inner()"
        #expect(
            pinned("import Kit\nimport Lamp" + code)
                == "import Kit\nimport Lamp …; import class Kit.Button; import class Kit.View" + code)
    }

    @Test("A file that doesn't import the learner's module is unchanged")
    func unrelated() {
        #expect(pinned("import Testing\nlet x: Int = 1") == "import Testing\nlet x: Int = 1")
    }
}

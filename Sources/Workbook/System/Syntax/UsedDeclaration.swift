import Foundation

/// A declaration that code refers to, as the compiler resolved the reference.
///
/// It doesn't matter how the code spells it: by an alias, a key path, an operator, a literal, or as a member of a class.
package struct UsedDeclaration: Hashable {
    /// The module that declares it; empty for a declaration in C or Objective-C.
    package var module: String
    /// The names of the types around it, from the outermost; empty for a global declaration.
    package var type: [String]
    /// Its name with the labels of its arguments, such as `write(toFile:atomically:)`.
    package var name: String
    /// The types of its arguments and of its value, as the compiler spells them.
    package var signature: String
    /// Whether it is declared in an extension.
    package var isInExtension = false

    /// The name without arguments.
    package var baseName: String { String(name.prefix { $0 != "(" || name.hasPrefix("(") }) }

    /// The name as a person would write it: `NSData.write(toFile:atomically:)`.
    package var plainName: String { (type + [name]).joined(separator: ".") }

    /// Reads the compiler's name for a declaration; `nil` for one that has no name in a module, such as a local variable.
    ///
    /// - Parameter usr: The unified symbol resolution, `s:10Foundation6NSDataC5write6toFile10atomicallySbSS_SbtF` or `c:@F@open`.
    package init?(usr: Substring) {
        if usr.hasPrefix("c:") {
            self.init(clang: usr.dropFirst(2))
        } else {
            guard usr.hasPrefix("s:"), let text = UsedDeclaration.plainText(of: "$s" + usr.dropFirst(2))
            else {
                return nil
            }
            self.init(demangled: text)
        }
    }

    /// Reads a name of the clang importer: `@F@open`, `@macro@O_RDONLY`, `@S@stat@FI@st_mode`, `objc(cs)NSData(im)length`.
    private init(clang usr: Substring) {
        module = ""
        signature = ""
        if let method = usr.wholeMatch(of: /objc\((?:cs|pl|cy)\)([^(]+)(?:\(\w+\)(.+))?/) {
            type = [String(method.1)]
            name = method.2.map(String.init) ?? ""
        } else {
            type = []
            // A macro with arguments lists them after its name.
            name = usr.split(separator: "@").last.map { String($0.prefix { $0 != "#" && $0 != ":" }) } ?? ""
        }
    }

    /// Reads what the demangler says: `static (extension in Foundation):Swift.String.x(y: Swift.Int) -> Swift.Bool`.
    package init?(demangled text: String) {
        // What a function declares inside, which only its own module can use: `CodingKeys in Lamp #1 in Shop.sell() -> ()`.
        if text.contains(" #"), text.contains(/\ #\d+\ in\ /) { return nil }
        // A private declaration's name comes with that of its file: `(Lamp in _D41D8CD9)`.
        var rest = Substring(text.replacing(/\((\w+) in _[0-9A-F]+\)/) { $0.1 })
        let isStatic = rest.hasPrefix("static ")
        if isStatic { rest = rest.dropFirst(7) }
        var declaring: String?
        if rest.hasPrefix("(extension in ") {
            rest = rest.dropFirst(14)
            declaring = String(rest.prefix { $0 != ")" })
            rest = rest.drop { $0 != ":" }.dropFirst()
        }
        var path: [String] = []
        while true {
            let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
            rest = rest.dropFirst(word.count)
            if word.isEmpty {
                // An operator, such as `<` or `...`.
                let symbol = rest.prefix { $0 != " " && $0 != "(" }
                rest = rest.dropFirst(symbol.count)
                path.append(String(symbol))
                break
            }
            path.append(String(word))
            if rest.hasPrefix("<"), !rest.dropFirst().hasPrefix("<") {
                rest = UsedDeclaration.withoutGenerics(rest)
            }
            guard rest.hasPrefix(".") else { break }
            rest = rest.dropFirst()
        }
        guard path.count > 1, !path.contains("") else { return nil }
        for fix in [" infix", " prefix", " postfix"] where rest.hasPrefix(fix) {
            rest = rest.dropFirst(fix.count)
            if rest.hasPrefix("<") { rest = UsedDeclaration.withoutGenerics(rest) }
        }
        module = declaring ?? path[0]
        isInExtension = declaring != nil
        type = Array(path.dropFirst().dropLast())
        signature = (isStatic ? "static " : "") + rest
        name = path[path.count - 1] + (rest.hasPrefix("(") ? UsedDeclaration.labels(of: rest) : "")
    }

    /// Returns the text after generic parameters, in which `->` doesn't end them.
    private static func withoutGenerics(_ text: Substring) -> Substring {
        var depth = 0
        var previous: Character = " "
        for index in text.indices {
            switch text[index] {
            case "<": depth += 1
            case ">" where previous != "-": depth -= 1
            default: break
            }
            previous = text[index]
            if depth == 0 { return text[text.index(after: index)...] }
        }
        return text
    }

    /// Returns the labels of the arguments at the start of a text, as in `(toFile:atomically:)`.
    private static func labels(of text: Substring) -> String {
        var depth = 0
        var labels: [String] = []
        var argument = ""
        func add() {
            let label = argument.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            if !argument.isEmpty {
                labels.append(argument.dropFirst(label.count).hasPrefix(":") ? "\(label):" : "_:")
            }
            argument = ""
        }
        var previous: Character = " "
        for character in text {
            defer { previous = character }
            switch character {
            case "(", "[", "<": depth += 1
            case ")", "]": depth -= 1
            case ">" where previous != "-": depth -= 1
            default: break
            }
            if depth == 0 {
                add()
                break
            }
            if depth == 1 && character == "," {
                add()
            } else if depth > 1 || character != "(" && (character != " " || !argument.isEmpty) {
                argument.append(character)
            }
        }
        return "(" + labels.joined() + ")"
    }

    /// Returns the plain name of a symbol with modules and types, without starting a process; `nil` if it has none.
    package static func plainText(of symbol: String) -> String? {
        guard let text = runtimeDemangle(symbol, UInt(symbol.utf8.count), nil, nil, 0) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }
}

/// Source: the Swift repository, `stdlib/public/runtime/Demangle.cpp`; the standard library exports it for tools.
@_silgen_name("swift_demangle") private func runtimeDemangle(
    _ symbol: UnsafePointer<CChar>, _ length: UInt, _ output: UnsafeMutablePointer<CChar>?,
    _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

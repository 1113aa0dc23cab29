import WorkbookSystem

/// Finds the test functions in the source of a suite by its tokens.
struct TestFunctionScan {
    private let bytes: [UInt8]
    private let tokens: [Token]
    /// The names of the types around the current token; a brace that opens no type has none.
    private var scopes: [[String]] = []
    private var found: [String: String] = [:]

    /// Returns the code of each test in a source, by ids such as `SwitchChecks/toggles()`.
    ///
    /// That is the body of the function. A test with arguments comes with its declaration and the list of arguments,
    /// because the body alone doesn't say which values it gets. Display names and other traits are left out.
    static func code(in source: String) -> [String: String] {
        let bytes = Array(source.utf8)
        var scan = TestFunctionScan(bytes: bytes, tokens: Lexer.tokens(of: bytes))
        scan.run()
        return scan.found
    }

    private init(bytes: [UInt8], tokens: [Token]) {
        self.bytes = bytes
        self.tokens = tokens
    }

    private mutating func run() {
        var typeName: [String] = []
        var attribute: Range<Int>?
        var index = 0
        while index < tokens.count {
            let token = tokens[index]
            if token.kind == .word, TestFunctionScan.typeKeywords.contains(token.text),
                let name = name(after: index)
            {
                typeName = name
            } else if token.text == "@Test" {
                attribute = index..<end(ofGroupAt: index + 1)
            } else if token.text == "func", let test = attribute {
                attribute = nil
                if let body = addTest(at: index, attribute: test) { index = body }
            } else if token.kind == .symbol, token.text == "{" {
                scopes.append(typeName)
                typeName = []
            } else if token.kind == .symbol, token.text == "}" {
                _ = scopes.popLast()
            }
            index += 1
        }
    }

    private static let typeKeywords: Set<String> = ["struct", "class", "enum", "actor", "extension"]
    /// What can follow `class` in a member of a type.
    private static let memberKeywords: Set<String> = ["func", "var", "let", "subscript", "init"]

    /// Returns the name of the type that a keyword declares; `nil` if it declares none.
    private func name(after index: Int) -> [String]? {
        guard let first = word(index + 1), !TestFunctionScan.memberKeywords.contains(first) else {
            return nil
        }
        var names = [first]
        var next = index + 2
        while tokens.indices.contains(next), tokens[next].text == ".", let more = word(next + 1) {
            names.append(more)
            next += 2
        }
        return names
    }

    private func word(_ index: Int) -> String? {
        tokens.indices.contains(index) && tokens[index].kind == .word ? tokens[index].text : nil
    }

    /// Returns the index after the group that a token opens; if it opens none, its own index.
    private func end(ofGroupAt index: Int) -> Int {
        guard tokens.indices.contains(index), tokens[index].opens else { return index }
        var depth = 0
        for position in index..<tokens.count {
            if tokens[position].opens { depth += 1 }
            if tokens[position].closes { depth -= 1 }
            if depth == 0 { return position + 1 }
        }
        return tokens.count
    }

    /// Adds the test function whose `func` is at an index.
    ///
    /// - Returns: The index of the brace that closes it; `nil` if it isn't a complete function.
    private mutating func addTest(at index: Int, attribute: Range<Int>) -> Int? {
        guard let name = word(index + 1),
            let open = tokens[index...].firstIndex(where: { $0.text == "(" && $0.kind == .symbol })
        else { return nil }
        let parameters = open..<end(ofGroupAt: open)
        guard
            let brace = tokens[parameters.upperBound...].firstIndex(where: {
                $0.text == "{" && $0.kind == .symbol
            })
        else { return nil }
        let end = end(ofGroupAt: brace)
        guard end > brace + 1, tokens[end - 1].text == "}" else { return nil }
        let labels = labels(in: parameters)
        let id = (scopes.flatMap(\.self) + ["\(name)(\(labels.map { "\($0):" }.joined()))"])
            .joined(separator: "/")
        let body = tokens[brace].range.upperBound..<tokens[end - 1].range.lowerBound
        if labels.isEmpty {
            found[id] = CheckCode.dedented(lines(body))
        } else {
            let declaration = lines(tokens[index].range.lowerBound..<tokens[end - 1].range.upperBound)
            let rest = CheckCode.dedented(declaration.dropFirst().map { $0 })
            let arguments = arguments(in: attribute).map { "@Test(\($0))\n" } ?? ""
            found[id] =
                arguments + ([String(declaration[0])] + (rest.isEmpty ? [] : [rest])).joined(separator: "\n")
        }
        return end - 1
    }

    /// Returns the argument labels of a function.
    private func labels(in parameters: Range<Int>) -> [String] {
        var labels: [String] = []
        var depth = 0
        var isStart = true
        for token in tokens[parameters] {
            if token.closes { depth -= 1 }
            if depth == 1, isStart, token.kind == .word, !token.text.hasPrefix("@") {
                labels.append(token.text)
                isStart = false
            }
            if depth == 1, token.text == "," { isStart = true }
            if token.opens { depth += 1 }
        }
        return labels
    }

    /// Returns the source of a test's list of arguments; `nil` if it has none.
    private func arguments(in attribute: Range<Int>) -> String? {
        let start = tokens[attribute].indices.first { index in
            tokens[index].text == "arguments" && index + 1 < attribute.upperBound
                && tokens[index + 1].text == ":"
        }
        guard let start, attribute.upperBound - 1 > start else { return nil }
        let end = tokens[attribute.upperBound - 1].range.lowerBound
        return lines(tokens[start].range.lowerBound..<end).map { $0.drop { $0 == " " } }.joined(
            separator: " "
        )
        .trimmingSuffix { $0.isWhitespace || $0 == "," }
    }

    private func lines(_ range: Range<Int>) -> [Substring] {
        String(decoding: bytes[range], as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }
}

extension String {
    fileprivate func trimmingSuffix(while isDropped: (Character) -> Bool) -> String {
        String(reversed().drop(while: isDropped).reversed())
    }
}

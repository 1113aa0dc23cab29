/// Translates what stands inside paragraphs: links, images, code and angle brackets.
struct InlineTranslation {
    /// Returns where a link leads in the book; `nil` if the book has no such page.
    var destination: (String) -> String?

    /// Returns a paragraph for DocC.
    func translate(_ text: String) -> String {
        var rest = text[...]
        var output = ""
        while let first = rest.first {
            switch first {
            case "\\":
                output += rest.prefix(2)
                rest = rest.dropFirst(2)
            case "`": output += takeCode(from: &rest)
            case "<": output += takeAngle(from: &rest)
            case "!" where rest.dropFirst().first == "[":
                if let image = link(at: rest.dropFirst()) {
                    // A catalog has texts only; the description says what the picture shows.
                    output += image.target.isOnTheWeb ? rest[..<image.end] : image.text
                    rest = rest[image.end...]
                } else {
                    output.append(rest.removeFirst())
                }
            case "[": output += takeLink(from: &rest)
            default: output.append(rest.removeFirst())
            }
        }
        return output
    }

    /// Removes a code span, and returns it with one backquote at each end.
    private func takeCode(from rest: inout Substring) -> String {
        let run = rest.prefix { $0 == "`" }
        let after = rest.dropFirst(run.count)
        var search = after
        while let start = search.firstIndex(of: "`") {
            let closing = search[start...].prefix { $0 == "`" }
            search = search[closing.endIndex...]
            guard closing.count == run.count else { continue }
            rest = search
            let content = after[..<start]
            if run.count == 1 { return "`\(content)`" }
            let code = content.trimmingBlanks
            return code.contains("`") ? BookPage.escaped(code) : "`\(code)`"
        }
        rest = after
        return String(repeating: "\\`", count: run.count)
    }

    /// Removes a comment, an address in angle brackets, or an angle bracket.
    private func takeAngle(from rest: inout Substring) -> String {
        if let comment = rest.prefixMatch(of: /<!--[\s\S]*?-->/) {
            rest = rest[comment.range.upperBound...]
            return ""
        }
        if let address = rest.prefixMatch(of: /<(https?:|mailto:)[^\s>]*>/) {
            rest = rest[address.range.upperBound...]
            return String(address.0)
        }
        rest.removeFirst()
        return "\\<"
    }

    /// Removes a link, and returns it with its destination in the book, or its text alone.
    private func takeLink(from rest: inout Substring) -> String {
        guard let link = link(at: rest) else {
            rest.removeFirst()
            return "["
        }
        rest = rest[link.end...]
        let text = translate(String(link.text))
        if link.target.isOnTheWeb { return "[\(text)](\(link.target))" }
        return destination(String(link.target)).map { "[\(text)](\($0))" } ?? text
    }

    /// Reads the link that a text begins with, such as `[Example](Example)`.
    private func link(at rest: Substring) -> (text: Substring, target: Substring, end: Substring.Index)? {
        var depth = 0
        var isCode = false
        for index in rest.indices {
            switch rest[index] {
            case "`": isCode.toggle()
            case "[" where !isCode: depth += 1
            case "]" where !isCode: depth -= 1
            default: break
            }
            guard depth == 0 else { continue }
            let match = rest[rest.index(after: index)...].prefixMatch(
                of: /\(\s*<?((?:[^\s()<>]|\([^\s()<>]*\))+)>?[^()]*\)/)
            return match.map { (rest[rest.startIndex...].dropFirst()[..<index], $0.1, $0.range.upperBound) }
        }
        return nil
    }
}

extension Substring {
    /// Whether a link leads to an address on the web.
    fileprivate var isOnTheWeb: Bool { prefixMatch(of: /https?:|mailto:/) != nil }

    /// The text without the blanks around it.
    fileprivate var trimmingBlanks: String {
        var text = self
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}

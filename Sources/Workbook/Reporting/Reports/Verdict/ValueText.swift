/// A value as Swift describes it, such as `[1, 2]` or `Lamp(isOn: true)`, taken apart into its parts.
struct ValueText {
    /// A part of a value, with the label of a field or the key of a dictionary.
    struct Part: Equatable {
        var label: Substring?
        var value: Substring
    }

    /// What comes before the bracket: `Lamp`, `Optional`, or nothing.
    let head: Substring
    /// The bracket with which the parts begin.
    let bracket: Character
    /// The parts, in the order of the text.
    let parts: [Part]

    /// Takes a text apart; `nil` if it has no parts, as a number or a string.
    init?(_ text: Substring) {
        guard let start = text.firstIndex(where: { "([\"".contains($0) }), text[start] != "\"",
            text.last == (text[start] == "(" ? ")" : "]")
        else { return nil }
        head = text[..<start]
        bracket = text[start]
        guard let pieces = ValueText.split(text[start...].dropFirst().dropLast(), at: ", ") else {
            return nil
        }
        // An empty dictionary is written `[:]`.
        let isEmpty = pieces.count == 1 && (pieces[0].isEmpty || pieces[0] == ":")
        parts = isEmpty ? [] : pieces.map(ValueText.part)
    }

    /// Whether it is an array.
    var isList: Bool { head.isEmpty && bracket == "[" && !isDictionary }

    /// Whether it is a dictionary.
    var isDictionary: Bool {
        head.isEmpty && bracket == "[" && !parts.isEmpty && parts.allSatisfy { $0.label != nil }
    }

    /// The elements, if it is a set.
    var elements: [Substring]? {
        guard head == "Set", parts.count == 1, let list = ValueText(parts[0].value), list.isList else {
            return nil
        }
        return list.parts.map(\.value)
    }

    private static func part(_ piece: Substring) -> Part {
        guard let sides = split(piece, at: ": "), sides.count > 1 else { return Part(value: piece) }
        return Part(label: sides[0], value: piece[sides[1].startIndex...])
    }

    /// Splits a text at a separator outside of strings and brackets; `nil` if these are not balanced.
    private static func split(_ text: Substring, at separator: String) -> [Substring]? {
        var pieces: [Substring] = []
        var depth = 0
        var isInString = false
        var start = text.startIndex
        var index = text.startIndex
        while index < text.endIndex {
            let next = text.index(after: index)
            switch text[index] {
            case "\\" where isInString && next < text.endIndex:
                index = text.index(after: next)
                continue
            case "\"": isInString.toggle()
            case "(",
                "[" where !isInString:
                depth += 1
            case ")",
                "]" where !isInString:
                depth -= 1
            default:
                if depth == 0, !isInString, text[index...].hasPrefix(separator) {
                    pieces.append(text[start..<index])
                    start = text.index(index, offsetBy: separator.count)
                    index = start
                    continue
                }
            }
            if depth < 0 { return nil }
            index = next
        }
        return depth == 0 && !isInString ? pieces + [text[start...]] : nil
    }
}

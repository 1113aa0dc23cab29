import WorkbookSystem

extension BodyMutations {
    /// Other results: fixed, shortened, from an earlier call, or from a second one.
    var results: [MutantDraft] {
        guard let type = body.resultType else { return [] }
        return resultRanges.flatMap { range -> [MutantDraft] in
            let text = file.text(range)
            let fixed = Self.values(of: type).filter { $0 != text }.map {
                MutantDraft("result", file, range, by: $0)
            }
            let others = Self.variations(of: text, type: type).map {
                MutantDraft("result", file, range, by: $0)
            }
            return fixed + others + repeatedReads(of: range)
        }
    }

    /// The expressions whose value the body returns.
    private var resultRanges: [Range<Int>] {
        let returned = body.statements.filter { $0.kind == "return_stmt" }.compactMap {
            statement -> Range<Int>? in
            let tokens = file.tokenIndices(in: statement.range)
            return tokens.count > 1 ? file.range(ofTokens: tokens.lowerBound + 1..<tokens.upperBound) : nil
        }
        // An implied `if` or `switch` expression can't be an operand.
        let implied = body.impliedResult.flatMap {
            file.bytes[$0].starts(with: "if ".utf8) || file.bytes[$0].starts(with: "switch ".utf8) ? nil : $0
        }
        return returned + [implied].compactMap { $0 }
    }

    private static func variations(of text: String, type: String) -> [String] {
        // `try` covers everything to its right, so it goes to the front.
        let isThrowing = text.hasPrefix("try ")
        let value = isThrowing ? String(text.dropFirst(4)) : text
        let forms: [(String, String)] =
            switch type {
            case "Bool": [("!(", ")")]
            case "Int": [("(", ") + 1"), ("max(0, ", ")"), ("min(3, ", ")"), ("-(", ")")]
            case "Double", "TimeInterval", "CGFloat": [("(", ") + 1"), ("(", ").rounded()")]
            case "String": [("(", ") + \"x\""), ("(", ").lowercased()"), ("String((", ").prefix(8))")]
            case let list where list.hasPrefix("[") && list.hasSuffix("]") && !list.contains(":"):
                [
                    ("Array((", ").dropLast())"), ("Array((", ").dropFirst())"), ("Array((", ").prefix(1))"),
                    ("Array((", ").suffix(2))"), ("Array((", ").reversed())"),
                ]
            default: []
            }
        return forms.filter { !changesNothing($0.0, $0.1, value) }.map {
            (isThrowing ? "try " : "") + $0 + value + $1
        }
    }

    /// Whether a literal, or what has the same limit already, stays as it is, so that no test could notice.
    private static func changesNothing(_ form: String, _ end: String, _ value: String) -> Bool {
        if let number = Int(value) {
            return form == "max(0, " && number >= 0 || form == "min(3, " && number <= 3
                || form == "-(" && number == 0
        }
        let words = value.wholeMatch(of: /"([^"\\]*)"/)?.1
        return switch form {
        case "max(0, ", "min(3, ": value.hasPrefix(form)
        case "(" where end == ").lowercased()": words.map { $0.lowercased() == $0 } ?? false
        case "String((": words.map { $0.count <= 8 } ?? false
        default: value == "[]" && form.hasPrefix("Array")
        }
    }
}

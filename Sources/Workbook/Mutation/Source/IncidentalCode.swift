import WorkbookSystem

/// Finds code whose changes tell nothing about tests: other platforms' code, messages of failures, and hints to the compiler.
struct IncidentalCode {
    var tokens: [Token]

    /// The places in the file, in bytes.
    var ranges: [Range<Int>] { conditional + calls }

    /// What lies between `#if` and `#endif`, which may not be compiled at all.
    private var conditional: [Range<Int>] {
        var found: [Range<Int>] = []
        var starts: [Int] = []
        for token in tokens {
            if token.text == "#if" { starts.append(token.range.lowerBound) }
            if token.text == "#endif", let start = starts.popLast() {
                found.append(start..<token.range.upperBound)
            }
        }
        return found
    }

    private var calls: [Range<Int>] {
        tokens.indices.dropLast().compactMap { index in
            guard isIncidental(tokens[index].text), tokens[index + 1].text == "(" else { return nil }
            var depth = 0
            for next in (index + 1)..<tokens.endIndex {
                if tokens[next].opens { depth += 1 }
                if tokens[next].closes { depth -= 1 }
                if depth == 0 { return tokens[index].range.lowerBound..<tokens[next].range.upperBound }
            }
            return nil
        }
    }

    /// Whether a function only prints, saves memory, or ends the process if something is impossible, like `_assertInvariant()`.
    private func isIncidental(_ function: String) -> Bool {
        let name = function.lowercased()
        return Self.functions.contains(function) || name.contains("assert") || name.contains("invariant")
    }

    private static let functions: Set<String> = [
        "fatalError", "precondition", "preconditionFailure", "print",
        "debugPrint",
        "dump", "NSLog", "os_log", "#available", "#unavailable", "reserveCapacity",
    ]
}

import Foundation
import WorkbookSystem

/// Finds functions that assert nothing in the compiler's own syntax tree, so that comments and strings do not
/// count.
enum TestSourceScan {
    /// Returns the names of the functions that cannot record an issue.
    ///
    /// A function counts as asserting when it, or a function of the same files that it calls, expands
    /// `#expect` or `#require`, records an issue, or uses a confirmation.
    static func functionsWithoutAssertion(in syntaxTrees: [Data]) -> Set<String> {
        var functions: [String: Set<String>] = [:]
        for data in syntaxTrees {
            // Without a tree, no function is reported.
            guard let tree = try? JSONDecoder().decode(JSONValue.self, from: data) else { continue }
            collect(from: tree, into: &functions)
        }
        var callers: [String: [String]] = [:]
        for (function, names) in functions {
            for name in names { callers[name, default: []].append(function) }
        }
        var asserting: Set<String> = []
        var names = Array(assertions)
        // A helper may call a helper.
        while let name = names.popLast() {
            for caller in callers[name] ?? [] where asserting.insert(caller).inserted { names.append(caller) }
        }
        return Set(functions.keys).subtracting(asserting)
    }

    private static let assertions: Set<String> = [
        "expect", "require", "confirmation", "record", "withKnownIssue",
    ]

    /// Collects for each function the names that its body mentions.
    private static func collect(from value: JSONValue, into functions: inout [String: Set<String>]) {
        switch value {
        case .list(let values): for value in values { collect(from: value, into: &functions) }
        case .object(let object):
            if object["_kind"] == .text("func_decl"), case .object(let name) = object["name"],
                case .object(let base) = name["base_name"], case .text(let text) = base["name"]
            {
                functions[text, default: []].formUnion(names(in: object["body"] ?? .null))
            } else {
                for value in object.values { collect(from: value, into: &functions) }
            }
        default: break
        }
    }

    private static func names(in value: JSONValue) -> Set<String> {
        switch value {
        case .list(let values): return values.reduce(into: []) { $0.formUnion(names(in: $1)) }
        case .object(let object):
            var found: Set<String> = []
            for (key, value) in object {
                if case .text(let text) = value, key == "name" || key == "field" {
                    found.insert(text)
                } else {
                    found.formUnion(names(in: value))
                }
            }
            return found
        default: return []
        }
    }
}

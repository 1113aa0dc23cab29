import Foundation
import WorkbookSystem

/// Finds code in which several threads can change one value at the same time, because it turns off the checks against that.
///
/// A value of several words, such as a function or a value of a protocol's type, can then be read half changed. With the code of one
/// object and the memory of another, safe-looking code reads what the grader conceals.
enum RaceScan {
    private static let reason =
        "runs code in parallel, and a mark such as `@unchecked Sendable` turns off the checks against data races, so values can be read half changed"

    /// Returns a finding if code starts threads or tasks and has types whose values the compiler doesn't protect.
    ///
    /// - Parameters:
    ///   - used: What the code uses.
    ///   - trees: The compiler's trees of the files.
    static func finding(
        of used: [UsedDeclaration], in sources: [LearnerSource], _ trees: [Data]
    ) -> AllowedDeclarations.Finding? {
        let tokens = sources.flatMap { Lexer.tokens(of: Array($0.text.utf8)).map(\.text) }
        let hasAsyncLet = zip(tokens, tokens.dropFirst()).contains { $0 == ("async", "let") }
        // No declaration stands for `async let`.
        let asyncLet = hasAsyncLet ? UsedDeclaration(demangled: "_Concurrency.async : let") : nil
        guard let start = used.first(where: startsCode) ?? asyncLet else { return nil }
        let words = Set(tokens)
        let isUnchecked =
            !words.isDisjoint(with: ["@unchecked", "@preconcurrency"])
            || words.isSuperset(of: ["nonisolated", "unsafe"]) || trees.contains(where: inheritsSendable)
        return isUnchecked ? .init(declaration: start, reason: reason, need: "threads without checks") : nil
    }

    private static func startsCode(_ declaration: UsedDeclaration) -> Bool {
        guard let type = declaration.type.first else { return false }
        if type.hasSuffix("TaskGroup") { return declaration.baseName.hasPrefix("add") }
        return starts.contains("\(type).\(declaration.baseName)")
    }

    private static let starts: Set<String> = [
        "Task.init", "Task.detached", "Task.immediate", "Task.immediateDetached", "Thread.init",
        "Thread.start",
        "Thread.detachNewThread", "DispatchQueue.async", "DispatchQueue.asyncAfter",
        "DispatchQueue.concurrentPerform", "DispatchGroup.notify", "DispatchWorkItem.notify",
        "OperationQueue.addOperation", "OperationQueue.addOperations", "OperationQueue.addBarrierBlock",
        "OS_dispatch_queue.async", "OS_dispatch_queue.asyncAfter", "OS_dispatch_queue.concurrentPerform",
    ]

    /// Whether a class inherits from one of Foundation's that may be shared, for which the compiler only warns.
    private static func inheritsSendable(_ tree: Data) -> Bool {
        func types(_ name: String) -> Set<Substring> {
            UsedDeclaration.texts(
                after: #"{"_kind":"inherited_conformance","type":""#,
                upTo: #"","source_kind":"#, in: tree
            ).reduce(into: []) { types, text in
                let parts = text.split(separator: #"","protocol":""#)
                if parts.count == 2, parts[1] == name { types.insert(parts[0]) }
            }
        }
        return !types("s:s8SendableP").isDisjoint(with: types("s:10Foundation16NSObjectProtocolP"))
    }
}

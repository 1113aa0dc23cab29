import Foundation
import WorkbookSystem

/// Finds code in which several threads can change one value at the same time, because it turns off the checks against that.
///
/// A value of several words, such as a function or a value of a protocol's type, can then be read half changed. With the code of one
/// object and the memory of another, safe-looking code reads what the grader conceals.
enum RaceScan {
    private static let reason =
        "runs code in parallel with something that isn't checked for data races, such as `@unchecked Sendable` or an object in an error, so values can be read half changed"

    private static let threadReason =
        "runs code in parallel with a test, so values can be read half changed, and this exercise doesn't need that"
    private static let need = "threads without checks"

    /// Returns a finding if code starts threads or tasks and has types whose values the compiler doesn't protect.
    ///
    /// - Parameters:
    ///   - used: What the code uses.
    ///   - trees: The compiler's trees of the files.
    ///   - output: What the compiler said about the files.
    ///   - areTests: Whether the code is compiled with planted bugs, of which it must not see the memory.
    static func finding(
        of used: [UsedDeclaration], in sources: [LearnerSource], _ trees: [Data], output: String = "",
        areTests: Bool = false
    ) -> AllowedDeclarations.Finding? {
        let tokens = sources.flatMap { Lexer.tokens(of: Array($0.text.utf8)).map(\.text) }
        let hasAsyncLet = zip(tokens, tokens.dropFirst()).contains { $0 == ("async", "let") }
        // No declaration stands for `async let`.
        let asyncLet = hasAsyncLet ? UsedDeclaration(demangled: "_Concurrency.async : let") : nil
        if areTests, let thread = used.first(where: startsThread) {
            return .init(declaration: thread, reason: threadReason, need: need)
        }
        guard let start = used.first(where: startsCode) ?? asyncLet else { return nil }
        let words = Set(tokens)
        let isUnchecked =
            !words.isDisjoint(with: ["@unchecked", "@preconcurrency"])
            || words.isSuperset(of: ["nonisolated", "unsafe"]) || trees.contains(where: inheritsSendable)
            || used.contains { carriers.contains("\($0.type.first ?? "").\($0.baseName)") }
            // For what an error holds, the compiler only warns.
            || output.contains("[non_concurrent_type_member")
        return isUnchecked ? .init(declaration: start, reason: reason, need: need) : nil
    }

    /// Whether a declaration runs code on a thread of its own; a task usually runs on the main actor, as its test does.
    private static func startsThread(_ declaration: UsedDeclaration) -> Bool {
        startsCode(declaration) && declaration.type.last?.hasSuffix("Group") != true
            && !(declaration.type == ["Task"] && declaration.baseName == "init")
    }

    private static func startsCode(_ declaration: UsedDeclaration) -> Bool {
        guard let type = declaration.type.first else {
            // What is deprecated in the language's module still starts tasks.
            return declaration.module == "_Concurrency" && oldStarts.contains(declaration.baseName)
        }
        if type.hasSuffix("TaskGroup") {
            return declaration.baseName.hasPrefix("add") || oldStarts.contains(declaration.baseName)
        }
        return starts.contains("\(type).\(declaration.baseName)")
    }

    private static let oldStarts: Set<String> = [
        "async", "asyncUnlessCancelled", "asyncDetached", "detach", "spawn", "spawnUnlessCancelled",
    ]

    private static let starts: Set<String> = [
        "Task.init", "Task.detached", "Task.immediate", "Task.immediateDetached", "Thread.init",
        "Thread.start",
        "Thread.detachNewThread", "DispatchQueue.async", "DispatchQueue.asyncAfter",
        "DispatchQueue.concurrentPerform", "DispatchGroup.notify", "DispatchWorkItem.notify",
        "OperationQueue.addOperation", "OperationQueue.addOperations", "OperationQueue.addBarrierBlock",
        "OS_dispatch_queue.async", "OS_dispatch_queue.asyncAfter", "OS_dispatch_queue.concurrentPerform",
    ]

    /// Members that take any object or return it, of types that are checked for data races although they are not.
    private static let carriers: Set<String> = [
        "EncodingError.invalidValue", "NSError.userInfo", "CustomNSError.errorUserInfo",
        "UserDefaults.register", "UserDefaults.object",
        "UserDefaults.value", "Progress.userInfo", "Progress.setUserInfoObject", "Thread.threadDictionary",
    ]

    /// Whether a class inherits from one of Foundation's that may be shared, for which the compiler only warns.
    private static func inheritsSendable(_ tree: Data) -> Bool {
        UsedDeclaration.inheritedInitializers(in: tree, except: []).contains {
            AllowedDeclarations.Family(module: $0.module) == .foundation
        }
            && UsedDeclaration.texts(
                after: #"{"_kind":"inherited_conformance","type":""#, upTo: #"","source_kind":"#, in: tree
            ).contains { $0.hasSuffix(#"","protocol":"s:s8SendableP"#) }
    }
}

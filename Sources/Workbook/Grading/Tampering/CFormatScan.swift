import Foundation
import WorkbookSystem

/// Finds C formats that can read memory: `String(format: "%s", number)` reads whatever is at that address.
///
/// The compiler checks neither a format nor its arguments. A call is harmless if its format is a literal, and the conversions in
/// it fit the types of the arguments: integers, floating-point numbers, and objects or texts for `%@`.
enum CFormatScan {
    private static let reason =
        "reads memory if a format and its arguments don't fit together; use a literal format for the numbers and texts that follow it"

    /// Returns what is wrong with the formats in type-checked files, if the code uses any.
    ///
    /// - Parameter trees: The compiler's trees of the files.
    static func findings(
        of declarations: [UsedDeclaration], in trees: [Data]
    ) -> [AllowedDeclarations.Finding] {
        guard let user = declarations.first(where: takesFormat) else { return [] }
        var uses = Uses()
        for tree in trees.compactMap(SyntaxTree.node) { uses.visit(tree) }
        // A function that isn't called here can be called with anything.
        let areHarmless = uses.references > 0 && uses.harmlessCalls == uses.references
        return areHarmless ? [] : [AllowedDeclarations.Finding(declaration: user, reason: reason)]
    }

    /// Whether a declaration takes a C format.
    static func takesFormat(_ declaration: UsedDeclaration) -> Bool {
        guard AllowedDeclarations.Family(module: declaration.module) == .foundation else { return false }
        let isOfText = declaration.type.first.map { $0.contains("String") } ?? false
        return functions.contains(declaration.baseName)
            || (isOfText && declaration.name.hasPrefix("init(format:"))
    }

    private static let functions = [
        "NSLog", "localizedStringWithFormat", "appendingFormat", "appendFormat", "stringByAppendingFormat",
    ]

    /// Counts the references to functions with a format, and the calls that are harmless.
    private struct Uses {
        var references = 0
        var harmlessCalls = 0

        mutating func visit(_ node: SyntaxNode) {
            if Uses.isReference(node) { references += 1 }
            if node.kind == "call_expr", let function = node.node("fn"), Uses.refers(function),
                Uses.isHarmless(node.node("args")?.nodes("args").compactMap { $0.node("expr") } ?? [])
            {
                harmlessCalls += 1
            }
            node.children.forEach { visit($0) }
        }

        private static func isReference(_ node: SyntaxNode) -> Bool {
            guard let name = node.node("decl")?.text("decl_usr"), let used = UsedDeclaration(usr: name[...])
            else { return false }
            return takesFormat(used)
        }

        /// Whether a called expression is a reference, and not another call with one in its arguments.
        private static func refers(_ function: SyntaxNode) -> Bool {
            isReference(function) || function.children.contains { $0.kind != "argument_list" && refers($0) }
        }

        private static func isHarmless(_ arguments: [SyntaxNode]) -> Bool {
            let formats = arguments.filter { $0.kind == "string_literal_expr" }
            guard formats.count == 1, let format = formats[0].text("value"),
                let list = arguments.last.map({
                    $0.kind == "vararg_expansion_expr" ? $0.node("sub_expr") : $0
                })
            else { return false }
            let values = list?.kind == "array_expr" ? list?.nodes("elements") ?? [] : []
            return converts(format, values.map { $0.node("sub_expr")?.text("type") ?? "" })
        }
    }

    /// Whether the conversions of a format fit the types of the arguments, by the types' mangled names.
    static func converts(_ format: String, _ types: [String]) -> Bool {
        let conversion = /%[-+ #0']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j|L)?([@diouxXcfFeEgGaA%])/
        var kinds = format.matches(of: conversion).compactMap { $0.1 == "%" ? nil : $0.1.first }
        guard !format.replacing(conversion, with: "").contains("%"), kinds.count <= types.count else {
            return false
        }
        kinds.reverse()
        return types.allSatisfy { type in kinds.popLast().map { fits(type, $0) } ?? true }
    }

    private static func fits(_ type: String, _ conversion: Character) -> Bool {
        switch conversion {
        case "@": return type == "$sSSD" || type.wholeMatch(of: /\$s\d+Foundation\d+NS\w+CD/) != nil
        case "f", "F", "e", "E", "g", "G", "a", "A":
            return ["$sSdD", "$sSfD"].contains(type) || type.hasSuffix("7CGFloatVD")
        default: return type.wholeMatch(of: /\$s(?:S[iu]|s\dU?Int(?:8|16|32|64)V)D/) != nil
        }
    }
}

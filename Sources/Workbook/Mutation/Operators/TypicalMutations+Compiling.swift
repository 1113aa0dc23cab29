import WorkbookSystem

// Changes that don't compile in most code. The rules come from what the compiler rejected in two dozen public packages.

extension TypicalMutations {
    /// Whether a change probably doesn't compile, as far as that can be seen without types.
    func isProbablyRejected(_ draft: MutantDraft) -> Bool {
        guard let edit = draft.edits.first else { return false }
        if changesArity(draft) { return true }
        let index = token(at: edit.range.lowerBound)
        switch draft.operation {
        case "literal", "negate-condition":
            // Nothing has to return a value after `while true`.
            return text(index - 1) == "while" && file.text(edit.range) == "true" || isNeededPattern(index)
        case "name": return isOtherName(index)
        case "operator": return isOwnOperator(index) || edit.replacement == "/" && isOverNumbers
        case "drop-statement":
            let isAtEnd = body.blocks.first?.statements.last?.range.overlaps(edit.range) == true
            let result = text(index) == "fallthrough" ? body.resultType : nil
            return isAtEnd && (result != nil || body.resultType == "Never") || mayInitialize(edit.range)
                || isValueOfBlock(edit.range)
        default: return false
        }
    }

    /// Whether a statement is the value of a block that belongs to an expression: `return switch side { case .left: first() … }`.
    private func isValueOfBlock(_ range: Range<Int>) -> Bool {
        guard let block = body.blocks.last(where: { $0.statements.map(\.range) == [range] }) else {
            return false
        }
        if block.statements[0].kind == "then_stmt" { return true }
        // A single `if` or `switch` can be the value of a function or a closure.
        guard let owner = statement(around: block), ["if_stmt", "switch_stmt"].contains(owner.kind),
            let outer = body.blocks.last(where: { $0.statements.map(\.range) == [owner.range] })
        else { return false }
        return outer.range == body.range
            ? body.resultType != nil : body.inner.contains(outer.range) && isUsed(outer)
    }

    /// Whether code uses what a closure or a local function returns, as far as that can be seen without types.
    private func isUsed(_ block: Block) -> Bool {
        guard let user = statement(around: block) else { return false }
        if user.leaves || user.range == body.impliedResult { return true }
        if user.isDeclaration {
            let head = file.tokenIndices(in: user.range.lowerBound..<block.range.lowerBound).map(text)
            return head.contains("=") || head.contains("->")
        }
        // It may be the value of another closure.
        return body.blocks.last { $0.statements.map(\.range) == [user.range] }.map {
            body.inner.contains($0.range) && isUsed($0)
        } ?? false
    }

    /// Returns the innermost statement around a block.
    private func statement(around block: Block) -> Statement? {
        body.statements.filter {
            $0.range.lowerBound < block.range.lowerBound && block.range.upperBound <= $0.range.upperBound
        }.min { $0.range.count < $1.range.count }
    }

    /// Whether a closure would have fewer parameters, because it has no names for them: `{ "\($0)" }` becomes `{ "" }`.
    private func changesArity(_ draft: MutantDraft) -> Bool {
        guard let range = draft.edits.first?.range, let closure = closure(around: range) else { return false }
        let edits = draft.edits.filter { closure.contains($0.range.lowerBound) }
        let after = Edit.apply(edits, to: file.bytes[closure], from: closure.lowerBound)
        return Self.lastParameter(in: file.bytes[closure]) != Self.lastParameter(in: after)
    }

    /// Returns the innermost closure or local function around a place.
    func closure(around range: Range<Int>) -> Range<Int>? {
        body.inner.filter { $0.lowerBound < range.lowerBound && range.upperBound < $0.upperBound }
            .min { $0.count < $1.count }
    }

    /// Returns the highest digit after a dollar sign that isn't in braces of its own.
    private static func lastParameter(in closure: some Collection<UInt8>) -> UInt8? {
        var depth = 0
        return zip(closure, closure.dropFirst()).compactMap { byte, next in
            if byte == UInt8(ascii: "{") { depth += 1 }
            if byte == UInt8(ascii: "}") { depth -= 1 }
            return depth == 1 && byte == UInt8(ascii: "$") ? next : nil
        }.max()
    }

    /// Whether a literal is part of a pattern in a `switch` without `default`, which must name all values.
    private func isNeededPattern(_ index: Int) -> Bool {
        guard ["true", "false"].contains(text(index)),
            (0..<index).last(where: { ["case", "where"].contains(text($0)) }).map(text) == "case"
        else { return false }
        let place = file.tokens[index].range.lowerBound
        let block = body.blocks.filter { $0.range.contains(place) }.min { $0.range.count < $1.range.count }
        return block?.statements.contains { statement in
            statement.kind == "switch_stmt" && statement.range.contains(place)
                && !file.tokens[file.tokenIndices(in: statement.range)].contains { $0.text == "default" }
        } ?? false
    }

    /// Whether a name such as `min` or `prefix` is one of the package's own.
    private func isOtherName(_ index: Int) -> Bool {
        // A property that an initializer sets is one of its own, and so is a variable called `min`.
        if text(index + 1) == "=" && !body.canLeaveEarly { return true }
        guard text(index - 1) == "." else { return text(index + 1) != "(" }
        let dot = file.tokens[index - 1]
        // A case of an enumeration has nothing before its dot.
        if dot.hasSpaceBefore && !dot.startsLine || file.tokens[index - 2].opens { return true }
        // A range has both limits as methods, a type has both as properties, and anything else may have only one.
        if ["min", "max"].contains(text(index)), !["(", "{"].contains(text(index + 1)) {
            return text(index - 2).first?.isUppercase != true
        }
        // `prefix(upTo:)` and `suffix(from:)` have no counterparts, and neither has `first` of the children of a mirror.
        return ["prefix", "suffix"].contains(text(index)) && text(index + 1) == "(" && text(index + 3) == ":"
            || text(index - 2) == "children" && all.inside.contains { text($0) == "Mirror" }
    }

    /// Whether an operator stands after a parameter of its own definition, for whose type there may be no other operator.
    private func isOwnOperator(_ index: Int) -> Bool {
        guard let own = body.name.split(separator: ".").last, "+-*/".contains(own) else { return false }
        return text(index).hasPrefix(own) && text(index - 2) != "."
            && body.parameters.contains { $0.name == text(index - 1) }
    }

    /// Whether a function is for any type of numbers, which can be multiplied, and can be divided only by some: `<T: Numeric>`.
    private var isOverNumbers: Bool {
        guard let block = body.blocks.first?.range.lowerBound else { return false }
        let words = (0..<token(at: block)).map(text)
        let start = words.lastIndex(of: "func") ?? words.endIndex
        return words[start...].contains { ["Numeric", "SignedNumeric"].contains($0) }
    }

    /// Whether a statement of an initializer sets a property that may have no other value.
    private func mayInitialize(_ range: Range<Int>) -> Bool {
        let tokens = file.tokenIndices(in: range)
        let isReady = body.statements.contains {
            $0.range.lowerBound < range.lowerBound && all.callsInitializer($0)
        }
        guard !body.canLeaveEarly, !isReady,
            let equals = file.indices(in: tokens, where: { text($0) == "=" }).first
        else { return false }
        let target = (tokens.lowerBound..<equals).map(text)
        let names = target.starts(with: ["self", "."]) ? target.dropFirst(2) : target[...]
        // A part of something can be set only if the whole is there.
        return !names.contains { [".", "[", "?", "!"].contains($0) }
            && names.contains { !["(", ",", ")", "_"].contains($0) && !hasOtherValue($0) }
    }

    /// Whether an initializer need not set a property or a variable, as far as this file says.
    private func hasOtherValue(_ name: String) -> Bool {
        if all.inside.contains(where: { text($0) == "var" && text($0 + 1) == name }) { return true }
        return file.properties.contains {
            $0.name == name
                && ($0.initialValue != nil || $0.keyword.text == "var" && $0.type?.hasSuffix("?") == true)
        }
    }
}

extension BodyMutations {
    /// Errors that are swallowed, or replaced by others of the same file.
    var errors: [MutantDraft] {
        body.statements.flatMap { statement -> [MutantDraft] in
            if statement.kind == "throw_stmt" { return thrown(statement) }
            let text = file.text(statement.range)
            guard statement.isExpression, text.hasPrefix("try "), statement.range != body.impliedResult,
                !callsInitializer(statement)
            else { return [] }
            return [
                MutantDraft(
                    "swallow-error", file, statement.range, by: "_ = try? \(text.dropFirst(4))",
                    change: "swallows the error of \(MutantDraft.quote(String(text.dropFirst(4))))")
            ]
        }
    }

    private func thrown(_ statement: Statement) -> [MutantDraft] {
        let text = file.text(statement.range)
        let values = body.resultType.map { Self.values(of: $0) } ?? (body.canLeaveEarly ? [""] : [])
        let silent = values.map { value in
            MutantDraft(
                "swallow-error", file, statement.range, by: "return \(value)",
                change: "returns \(value.isEmpty ? "" : "`\(value)` ")in place of \(MutantDraft.quote(text))")
        }
        let others = file.bodies.flatMap(\.statements).filter { $0.kind == "throw_stmt" }.map {
            file.text($0.range)
        }
        return silent
            + Set(others).subtracting([text]).sorted().map {
                MutantDraft("other-error", file, statement.range, by: $0)
            }
    }
}

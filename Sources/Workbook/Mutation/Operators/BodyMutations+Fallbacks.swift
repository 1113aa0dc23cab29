import WorkbookSystem

extension BodyMutations {
    /// Parameters that are ignored, and shared objects in place of injected ones.
    var fallbacks: [MutantDraft] {
        body.parameters.flatMap(ignored) + inside.flatMap(shared)
    }

    /// Returns what a body becomes that does not look at a parameter.
    private func ignored(_ parameter: CodeBody.Parameter) -> [MutantDraft] {
        // What has no name is ignored already.
        guard !parameter.type.hasPrefix("inout"), parameter.name != "_" else { return [] }
        // The body can use a keyword only between backquotes.
        let name =
            file.text(body.range).contains("`\(parameter.name)`")
            ? "`\(parameter.name)`" : parameter.name
        let values =
            [parameter.defaultValue].compactMap { $0 } + Self.values(of: parameter.type)
            + sharedObjects(of: parameter.type)
        return Set(values).sorted().map { value in
            var draft = MutantDraft(
                "ignore-parameter", file, start..<start,
                by: "\nlet \(name): \(parameter.type) = \(value)\n",
                change: "uses `\(value)` for `\(parameter.name)`")
            draft.offset = parameter.offset
            return draft
        }
    }

    /// Returns what a use of an injected object becomes.
    private func shared(_ index: Int) -> [MutantDraft] {
        let token = file.tokens[index]
        guard token.kind == .word, index + 1 < inside.upperBound, file.tokens[index + 1].text == ".",
            let base = base(endingAt: index)
        else { return [] }
        return realObjects(for: token.text).flatMap { real -> [MutantDraft] in
            let change =
                "uses `\(real)` in place of `\(token.text)` in \(MutantDraft.quote(callText(from: index)))"
            var drafts = [MutantDraft("shared-object", file, base, by: real, change: change)]
            if let call = call(from: index) {
                let whole = base.lowerBound..<call.upperBound
                let other = real + file.text(base.upperBound..<call.upperBound)
                drafts.append(
                    MutantDraft(
                        "fallback", file, whole, by: "__mutantOrElse(\(file.text(whole)), \(other))",
                        change: "asks `\(real)` if \(MutantDraft.quote(file.text(whole))) finds nothing"))
            }
            return drafts
        }
    }

    /// Returns the place of `name` or `self.name`; `nil` if the name is a member of something else.
    private func base(endingAt index: Int) -> Range<Int>? {
        guard index > inside.lowerBound, file.tokens[index - 1].text == "." else {
            return file.tokens[index].range
        }
        guard index > inside.lowerBound + 1, file.tokens[index - 2].text == "self" else { return nil }
        return file.range(ofTokens: index - 2..<index + 1)
    }

    /// Returns the place of the call that begins with a name; `nil` if no call follows.
    private func call(from index: Int) -> Range<Int>? {
        guard index + 3 < inside.upperBound, file.tokens[index + 3].text == "(" else { return nil }
        let closing = file.closing(groupAt: index + 4..<inside.upperBound)
        return closing.map { file.range(ofTokens: index..<$0 + 1) }
    }

    private func callText(from index: Int) -> String {
        call(from: index).map(file.text)
            ?? file.text(file.range(ofTokens: index..<min(index + 3, inside.upperBound)))
    }

    /// Returns the objects that a program would otherwise use in place of one with this name.
    private func realObjects(for name: String) -> [String] {
        let types =
            file.properties.filter { $0.name == name }.compactMap(\.type)
            + body.parameters.filter { $0.name == name }.map(\.type)
        let defaults = file.bodies.flatMap(\.parameters).filter { $0.name == name }.compactMap(\.defaultValue)
        // A default such as `.standard` needs its type before it.
        let full = defaults.compactMap { value in
            value.hasPrefix(".") ? types.first.map { "\($0)\(value)" } : value
        }
        return Set(types.flatMap(sharedObjects) + full).sorted()
    }

    private func sharedObjects(of type: String) -> [String] {
        Self.shared.filter { type.contains($0.key) }.map(\.value).sorted()
    }

    /// The shared objects of Foundation by their types.
    private static let shared = [
        "NotificationCenter": "NotificationCenter.default", "UserDefaults": "UserDefaults.standard",
        "FileManager": "FileManager.default", "URLSession": "URLSession.shared",
    ]
}

extension SourceFile {
    /// Returns the index of the token that closes the group in which a range begins.
    func closing(groupAt range: Range<Int>) -> Int? {
        var depth = 0
        for index in range {
            if tokens[index].closes {
                if depth == 0 { return index }
                depth -= 1
            }
            if tokens[index].opens { depth += 1 }
        }
        return nil
    }
}

extension String {
    /// The text quoted as a single word for a shell, for commands that people copy.
    package var shellWord: String {
        let isPlain = !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || "/._-+@%".contains($0) }
        return isPlain ? self : "'" + replacing("'", with: "'\\''") + "'"
    }
}

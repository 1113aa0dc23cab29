extension [String] {
    /// The first three in a line, and how many more there are: "a; b; c; and 2 more".
    package var beginning: String {
        (prefix(3) + (count > 3 ? ["and \(count - 3) more"] : [])).joined(separator: "; ")
    }
}

import WorkbookCommandLine

/// How a learner does what a screen asks for: by typing a command or, while `grade watch` runs, by pressing a key.
enum Instructions {
    /// Commands, which the closure spells as they must be typed here: it turns `lesson 3.2` into `grade lesson 3.2`.
    case commands((String) -> String)
    /// Keys.
    ///
    /// - Parameter isManual: Whether Return starts a run, rather than a save.
    case keys(isManual: Bool)
}

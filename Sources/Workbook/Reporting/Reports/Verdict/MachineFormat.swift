/// A format in which other programs read results; *WorkbookFormats* writes them.
package enum MachineFormat: String, Sendable, CaseIterable {
    /// JUnit XML, as Jenkins and GitLab read it.
    case junit
    /// Gradescope's `results.json`.
    case gradescope
    /// Exercism's `results.json`, version 3.
    case exercism
    /// Annotations of GitHub Actions, written to the log of a step.
    case github
}

/// Shows lines to the person who uses the app.
@MainActor
protocol Output {
    func show(_ line: String)
}

/// The terminal.
struct Terminal: Output {
    func show(_ line: String) { print(line) }
}

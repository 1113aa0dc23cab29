/// The command of `grade-book`.
extension CommandOutline {
    package static let book = CommandOutline(
        name: "book", summary: "read the course in your browser",
        options: [.course, .noOpen, .port, .output, .basePath, .workflow, .announce], section: .also)
}

extension Option {
    /// The folder for a site.
    package static let output = Option("--output", "DIR", "write a site for any static host to a folder")

    /// Where the site is on its host.
    package static let basePath = Option(
        "--base-path", "PATH", "with --output: the site's path on its host, such as /repo")

    /// Writes a workflow.
    package static let workflow = Option(
        "--workflow", nil, "write .github/workflows/book.yml, which publishes the book on GitHub Pages")

    /// The port of the server.
    package static let port = Option("--port", "NUMBER", "the port to use (default: a free one)")

    /// Only shows the address.
    package static let noOpen = Option("--no-open", nil, "don't open the browser")

    /// Tells another program where the book is.
    package static let announce = Option(
        "--announce", "FILE", "write the address to a file when the pages can be read")
}

import Foundation
import WorkbookModel

/// What a book looks like beyond DocC's own style: a stylesheet that each page of a site loads.
enum BookStyle {
    /// The stylesheet, next to DocC's own.
    static let path = "css/book.css"

    /// Adds the stylesheet to a site that DocC has made, and the book's name to each page.
    ///
    /// A site that has it stays as it is.
    ///
    /// - Parameters:
    ///   - title: The book's name.
    ///   - basePath: The path of the site on its host, such as `/repo`; empty if it is the host's only site.
    ///   - reloads: Whether each page reloads itself when the site changes.
    /// - Throws: The file system's errors.
    static func add(to site: URL, title: String, basePath: String = "", reloads: Bool = false) throws {
        let manager = FileManager.default
        let sheet = site.appending(path: path)
        try manager.createDirectory(at: sheet.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text(title: title).utf8).write(to: sheet)
        if reloads { try BookReload.addScript(to: site) }
        let script = reloads ? "<script src=\"/\(BookReload.script)\" defer></script>" : ""
        let link = "\(script)<link href=\"\(basePath)/\(path)\" rel=\"stylesheet\"></head>"
        let names = manager.enumerator(atPath: site.path)?.compactMap { $0 as? String } ?? []
        for name in names where name == "index.html" || name.hasSuffix("/index.html") {
            let page = site.appending(path: name)
            let text = String(decoding: try Data(contentsOf: page), as: UTF8.self)
            if text.contains(link) { continue }
            let styled = text.replacing("</head>", with: link, maxReplacements: 1)
                .replacing("<title>Documentation</title>", with: "<title>\(escaped(title))</title>")
            try Data(styled.utf8).write(to: page, options: .atomic)
        }
    }

    /// Returns a name as text of an HTML page.
    static func escaped(_ title: String) -> String {
        title.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }

    /// Returns the text of the stylesheet.
    ///
    /// - Parameter title: The book's name, which may not end the text that it becomes in the sheet.
    static func text(title: String) -> String {
        let name = title.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return sheet.replacing("TITLE", with: name)
    }

    private static let sheet = """
        /* DocC calls each site "Documentation". */
        .documentation-nav .nav-title > .nav-title, .navigator .nav-title { font-size: 0 !important; }
        .documentation-nav .nav-title > .nav-title::before, .navigator .nav-title::before {
          content: "TITLE";
          font-size: 1.0588rem;
        }

        /* The large symbol behind a title would run through its subtitle. */
        .documentation-hero .background-icon { display: none !important; }

        /* In the list of contents, a title needs the space of its symbol to show how many exercises have passed. */
        .navigator .navigator-icon-wrapper { display: none; }

        /* The names in a table stay whole, and a heading never makes the page wider than the window. */
        td wbr, th wbr { display: none; }
        th { hyphens: manual !important; }
        h1, h2, h3, h4 { overflow-wrap: anywhere; }

        /* A command is shown as a whole. */
        .code-listing.single-line pre, .code-listing.single-line code {
          white-space: pre-wrap;
          overflow-wrap: anywhere;
        }

        /* A shadow at the side shows that code or a table goes on there. */
        .code-listing .container-general, .table-wrapper {
          --sheet: var(--color-text-background);
          --shadow: rgba(0, 0, 0, 0.25);
          background:
            linear-gradient(to right, var(--sheet) 50%, transparent) left / 32px 100% local,
            linear-gradient(to left, var(--sheet) 50%, transparent) right / 32px 100% local,
            linear-gradient(to right, var(--shadow), transparent) left / 12px 100% scroll,
            linear-gradient(to left, var(--shadow), transparent) right / 12px 100% scroll;
          background-repeat: no-repeat;
          scrollbar-width: thin;
        }
        .code-listing .container-general { --sheet: var(--background, var(--color-code-background)); }
        @media (max-width: 735px) {
          .table-wrapper td, .table-wrapper th { padding: 0.35rem; font-size: 0.88rem; }
        }
        @media (prefers-color-scheme: dark) {
          body[data-color-scheme="auto"] :is(.container-general, .table-wrapper) { --shadow: rgba(255, 255, 255, 0.4); }
        }
        body[data-color-scheme="dark"] :is(.container-general, .table-wrapper) { --shadow: rgba(255, 255, 255, 0.4); }

        """
}

import WorkbookModel
import WorkbookReporting

/// A piece of an HTML page.
///
/// Interpolated text is escaped, and only other pieces are inserted as they are.
package struct HTML: Sendable, Equatable, ExpressibleByStringInterpolation {
    /// The source.
    private(set) var source: String

    /// Creates a piece from source.
    package init(stringLiteral source: String) { self.source = source }

    /// Creates a piece from source with values in it.
    package init(stringInterpolation: Interpolation) { source = stringInterpolation.source }

    /// Creates a piece from several others.
    package init(_ pieces: [HTML]) { source = pieces.map(\.source).joined(separator: "\n") }

    /// A builder of pieces from source, text, numbers and other pieces.
    package struct Interpolation: StringInterpolationProtocol {
        fileprivate var source = ""

        package init(literalCapacity: Int, interpolationCount: Int) {}

        package mutating func appendLiteral(_ literal: String) { source += literal }

        package mutating func appendInterpolation(_ text: String) { source += HTML.escaped(text) }

        package mutating func appendInterpolation(_ number: Int) { source += "\(number)" }

        package mutating func appendInterpolation(_ piece: HTML) { source += piece.source }

        package mutating func appendInterpolation(_ pieces: [HTML]) { source += HTML(pieces).source }
    }

    /// Returns text in a form that is safe between tags and in attributes.
    ///
    /// Control characters, such as marks that reverse the order of words, are spelled out as on a terminal.
    package static func escaped(_ text: String) -> String {
        Span(text).text.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.append(character)
            }
        }
    }
}

/// A complete page for a browser, without scripts and without anything to load.
package struct HTMLPage {
    /// The title.
    var title: String
    /// The content between head and footer.
    var body: HTML
    /// The text of the footer.
    var foot: String
    /// What the page adds to the style sheet.
    var style: String

    /// Creates a page.
    package init(title: String, body: HTML, foot: String, style: String = "") {
        self.title = title
        self.body = body
        self.foot = foot
        self.style = style
    }

    /// The source of the page.
    package var source: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        \(PageMark.line)
        <title>\(HTML.escaped(title))</title>
        <style>
        \(HTMLPage.style)\(style.isEmpty ? "" : "\n" + style)
        </style>
        </head>
        <body>
        \(body.source)
        <footer><p>\(HTML.escaped(foot))</p></footer>
        </body>
        </html>

        """
    }

    /// Returns the parts of a title, joined by dots.
    package static func title(_ parts: String...) -> String { parts.joined(separator: " · ") }
}

extension ExerciseStatus {
    /// Returns a square with the symbol, which screen readers read as words.
    package func cell(_ words: String? = nil) -> HTML {
        .cell(rawValue, symbol, words: words ?? self.words)
    }

    /// A list that explains the squares.
    package static let legend: HTML = .legend(allCases.map { ($0.rawValue, $0.symbol, $0.words) })
}

extension HTML {
    /// Returns a square with a symbol, which screen readers read as words.
    ///
    /// - Parameter kind: The class of the style sheet.
    package static func cell(_ kind: String, _ symbol: String, words: String) -> HTML {
        """
        <span class="cell \(kind)"><span aria-hidden="true">\(symbol)</span><span class="hidden">\(words)</span></span>
        """
    }

    /// Returns a list that explains squares.
    package static func legend(_ cells: [(kind: String, symbol: String, words: String)]) -> HTML {
        let items: [HTML] = cells.map {
            "<li><span class=\"cell \($0.kind)\" aria-hidden=\"true\">\($0.symbol)</span> \($0.words)</li>"
        }
        return "<ul class=\"legend faint\" aria-label=\"What the signs mean\">\(items)</ul>"
    }
}

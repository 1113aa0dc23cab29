import WorkbookModel

/// A piece of a page: what goes in as text is escaped, and only pieces go in as they are.
package struct HTML: Sendable, Equatable, ExpressibleByStringInterpolation {
    /// The source.
    private(set) var source: String

    /// Takes a part of the page's own source.
    package init(stringLiteral source: String) { self.source = source }

    /// Takes a part of the page's own source with values in it.
    package init(stringInterpolation: Interpolation) { source = stringInterpolation.source }

    /// Joins pieces.
    init(_ pieces: [HTML]) { source = pieces.map(\.source).joined(separator: "\n") }

    /// Builds a piece out of texts, numbers and pieces.
    package struct Interpolation: StringInterpolationProtocol {
        fileprivate var source = ""

        package init(literalCapacity: Int, interpolationCount: Int) {}

        package mutating func appendLiteral(_ literal: String) { source += literal }

        package mutating func appendInterpolation(_ text: String) { source += HTML.escaped(text) }

        package mutating func appendInterpolation(_ number: Int) { source += "\(number)" }

        package mutating func appendInterpolation(_ piece: HTML) { source += piece.source }

        package mutating func appendInterpolation(_ pieces: [HTML]) { source += HTML(pieces).source }
    }

    /// A text that means nothing but itself, between tags and in attributes.
    ///
    /// What would steer the reader's eye, such as a mark that turns the order of words around, is spelled out as on a
    /// terminal.
    static func escaped(_ text: String) -> String {
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

/// A page for a browser that is whole in itself: no scripts, nothing from elsewhere.
package struct HTMLPage {
    /// What stands in the first lines of every page that this tool wrote, so that it overwrites no other file.
    static let mark = "<meta name=\"generator\" content=\"Swift testability workbook\">"

    /// The page's name.
    var title: String
    /// What is between head and foot.
    var body: HTML
    /// The last line.
    var foot: String

    /// Creates a value from its parts.
    package init(title: String, body: HTML, foot: String) {
        self.title = title
        self.body = body
        self.foot = foot
    }

    /// The whole page.
    package var source: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        \(HTMLPage.mark)
        <title>\(HTML.escaped(title))</title>
        <style>
        \(HTMLPage.style)
        </style>
        </head>
        <body>
        \(body.source)
        <footer><p>\(HTML.escaped(foot))</p></footer>
        </body>
        </html>

        """
    }

    /// The parts of a page's title, in which nothing marks where one ends.
    package static func title(_ parts: String...) -> String { parts.joined(separator: " · ") }
}

extension ExerciseStatus {
    /// A square with the symbol, which readers hear as words.
    package func cell(_ words: String? = nil) -> HTML {
        """
        <span class="cell \(rawValue)"><span aria-hidden="true">\(symbol)</span><span class="hidden">\(words ?? self.words)</span></span>
        """
    }

    /// What the squares mean.
    package static let legend: HTML = {
        let items: [HTML] = allCases.map { "<li>\($0.mark) \($0.words)</li>" }
        return "<ul class=\"legend faint\" aria-label=\"What the signs mean\">\(items)</ul>"
    }()

    private var mark: HTML { "<span class=\"cell \(rawValue)\" aria-hidden=\"true\">\(symbol)</span>" }
}

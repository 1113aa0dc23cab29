import Foundation

/// A kind of file that people save under a name that ends in `.swift`, although it isn't Swift code.
package enum ForeignFormat: String, Sendable, Codable, CaseIterable {
    case richText, word, archive, pdf, picture, webPage

    /// The kind with its article.
    package var words: String {
        switch self {
        case .richText: "a document with formatting (RTF)"
        case .word: "a Word document"
        case .archive: "a Word document, or another kind of archive"
        case .pdf: "a PDF file"
        case .picture: "a picture"
        case .webPage: "a web page"
        }
    }

    /// The bytes with which files of the kind begin.
    private var marks: [[UInt8]] {
        switch self {
        case .richText: [Array("{\\rtf".utf8)]
        case .word: [[0xD0, 0xCF, 0x11, 0xE0]]
        case .archive: [Array("PK\u{3}\u{4}".utf8)]
        case .pdf: [Array("%PDF".utf8)]
        case .picture: [[0x89] + Array("PNG".utf8), [0xFF, 0xD8, 0xFF], Array("GIF8".utf8)]
        case .webPage: ["<!DOCTYPE", "<!doctype", "<html", "<?xml"].map { Array($0.utf8) }
        }
    }

    /// Recognizes a file by its beginning; `nil` if it can be source code.
    package init?(of content: Data) {
        let start = content.prefix(64).drop { [0x09, 0x0A, 0x0D, 0x20].contains($0) }
        guard let kind = ForeignFormat.allCases.first(where: { $0.marks.contains(where: start.starts) })
        else {
            return nil
        }
        self = kind
    }
}

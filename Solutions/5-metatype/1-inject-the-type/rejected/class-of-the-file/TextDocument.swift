import Foundation
import StandInUI

/// A text in a file.
class TextDocument: Document {
    /// The name of the file, without what comes after the dot.
    let title: String

    /// The text; empty until the file was read.
    var text = ""

    required override init(fileURL: URL) {
        title = fileURL.deletingPathExtension().lastPathComponent
        super.init(fileURL: fileURL)
    }

    override func load(fromContents contents: Data) throws {
        text = String(decoding: contents, as: UTF8.self)
    }

    override func contents() throws -> Data {
        Data(text.utf8)
    }
}

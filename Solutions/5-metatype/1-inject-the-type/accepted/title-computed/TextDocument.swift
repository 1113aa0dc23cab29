import Foundation
import StandInUI

/// A text in a file.
class TextDocument: Document {
    /// The name of the file, without what comes after the dot.
    var title: String {
        fileURL.deletingPathExtension().lastPathComponent
    }

    /// The text; empty until the file was read.
    var text = ""

    required override init(fileURL: URL) {
        super.init(fileURL: fileURL)
    }

    override func load(fromContents contents: Data) throws {
        text = String(decoding: contents, as: UTF8.self)
    }

    override func contents() throws -> Data {
        Data(text.utf8)
    }
}

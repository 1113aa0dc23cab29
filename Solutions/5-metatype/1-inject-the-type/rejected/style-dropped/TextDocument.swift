import Foundation
import StandInUI

/// A text document that is stored in a file.
class TextDocument: Document {
    /// The name of the file, without its extension.
    let title: String

    /// The text, which is empty until the file has been read.
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

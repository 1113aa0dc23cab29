import Foundation

/// A file that the app shows and changes.
///
/// Replaces `UIDocument`, and calls completion handlers immediately.
@MainActor
open class Document {
    /// The reason for saving.
    public enum SaveOperation: Sendable {
        /// The file doesn't exist yet.
        case forCreating
        /// The file's contents are replaced.
        case forOverwriting
    }

    /// The file.
    public let fileURL: URL

    private var isOpen = false

    /// Creates a document for a file, without reading it.
    public init(fileURL: URL) { self.fileURL = fileURL }

    /// Loads the contents that were read.
    ///
    /// An override doesn't have to call `super`.
    open func load(fromContents contents: Data) throws {}

    /// Returns the contents to write.
    ///
    /// An override doesn't have to call `super`.
    open func contents() throws -> Data { Data() }

    /// Reads the file from disk, and passes whether that succeeded to the completion handler.
    open func open(completionHandler: (@MainActor (Bool) -> Void)? = nil) {
        // As in UIKit, the completion handler learns that opening failed, but not why.
        isOpen = (try? load(fromContents: Data(contentsOf: fileURL))) != nil
        completionHandler?(isOpen)
    }

    /// Writes the contents to disk, and passes whether that succeeded to the completion handler.
    open func save(
        to url: URL, for operation: SaveOperation, completionHandler: (@MainActor (Bool) -> Void)? = nil
    ) {
        let options: Data.WritingOptions = operation == .forCreating ? .withoutOverwriting : .atomic
        // As above, the completion handler learns only whether it succeeded.
        let succeeded = (try? contents().write(to: url, options: options)) != nil
        completionHandler?(succeeded)
    }

    /// Saves an open document to its file, and passes whether that succeeded to the completion handler.
    open func close(completionHandler: (@MainActor (Bool) -> Void)? = nil) {
        // What was never read must not be written over.
        guard isOpen else {
            completionHandler?(false)
            return
        }
        isOpen = false
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }
}

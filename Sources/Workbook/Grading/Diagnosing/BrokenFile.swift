import WorkbookModel

/// A file of a module or a package of the course that doesn't compile, whatever an attempt contains.
struct BrokenFile: Error {
    /// Where the first error is.
    var place: Place
    /// The compiler's message.
    var message: String
}

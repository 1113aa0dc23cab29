import WorkbookModel

/// A file of a module or a package of the course that doesn't compile, whatever an attempt contains.
struct BrokenFile: Error {
    /// The place of the first error, with the compiler's message.
    var place: Place
    var message: String
}

import Foundation

/// Something that reads what others wrote, with undamaged inputs to begin with.
struct Decoder: Sendable {
    /// The name in the report, and of files.
    var name: String
    /// Real inputs.
    var corpus: [Data]
    /// Reads an input, and does with the value what the grader would do; says whether there was one.
    var accepts: @Sendable (Data) -> Bool

    init(_ name: String, corpus: [Data], accepts: @escaping @Sendable (Data) -> Bool) {
        self.name = name
        self.corpus = corpus
        self.accepts = accepts
    }
}

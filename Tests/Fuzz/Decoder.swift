import Foundation

/// Code that reads input from outside, with undamaged inputs to start from.
struct Decoder: Sendable {
    /// The name in the report and in file names.
    var name: String
    /// Real inputs.
    var corpus: [Data]
    /// Decodes an input and uses the value as the grader would; returns whether there was a value.
    var accepts: @Sendable (Data) -> Bool

    init(_ name: String, corpus: [Data], accepts: @escaping @Sendable (Data) -> Bool) {
        self.name = name
        self.corpus = corpus
        self.accepts = accepts
    }
}

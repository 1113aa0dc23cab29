import Foundation

/// One message of the compiler.
package struct Diagnostic: Sendable, Hashable, Codable {
    /// Whose file a message is about.
    package enum Origin: String, Sendable, Hashable, Codable, CaseIterable {
        /// A file of the learner.
        case learner
        /// A given file of the exercise, or a module that it imports.
        case given
        /// The hidden suite; its lines are never shown.
        case suite
        /// Anything else.
        case other
    }

    /// Whose file it is.
    package let origin: Origin
    /// Where it is, in a file that the learner knows; `nil` for the hidden suite.
    package let place: Place?
    /// The message; for the hidden suite, what the suite needs.
    package let message: String
    /// What the message means in plain words, if that is known.
    package let advice: String?

    /// The message after its place, for the course's author.
    package var words: String { (place.map { "\($0.text): " } ?? "") + message }

    /// Creates a message.
    package init(origin: Origin, place: Place?, message: String, advice: String? = nil) {
        self.origin = origin
        self.place = place
        self.message = message
        self.advice = advice
    }
}

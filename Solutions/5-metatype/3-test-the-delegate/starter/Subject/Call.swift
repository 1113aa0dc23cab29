import Foundation

/// A call to one of a document's methods.
enum Call: Equatable {
    case open
    case close
    case save(URL)
}

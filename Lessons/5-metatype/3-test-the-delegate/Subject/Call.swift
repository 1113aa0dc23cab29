import Foundation

/// What a document was asked to do.
enum Call: Equatable {
    case open
    case close
    case save(URL)
}

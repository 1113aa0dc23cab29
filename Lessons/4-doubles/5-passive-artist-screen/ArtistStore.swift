/// Someone who makes music.
struct Artist {
    var name: String
    var albums: Int
    var followers: Int
}

/// Keeps the artist that the app is about.
@MainActor final class ArtistStore {
    static let shared = ArtistStore(artist: Artist(name: "Nina Simone", albums: 31, followers: 2_900_000))

    var artist: Artist

    /// How often editing was started.
    private(set) var startedEdits = 0

    init(artist: Artist) {
        self.artist = artist
    }

    func startEditing() {
        startedEdits += 1
    }
}

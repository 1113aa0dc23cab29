/// A person or group that makes music.
struct Artist {
    var name: String
    var albums: Int
    var followers: Int
}

/// Stores the artist that the app shows.
@MainActor final class ArtistStore {
    static let shared = ArtistStore(artist: Artist(name: "Nina Simone", albums: 31, followers: 2_900_000))

    var artist: Artist

    /// How many times editing was started.
    private(set) var startedEdits = 0

    init(artist: Artist) {
        self.artist = artist
    }

    func startEditing() {
        startedEdits += 1
    }
}

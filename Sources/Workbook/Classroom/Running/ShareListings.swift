import Foundation

/// What the shares of a class found in the folder of submissions, each when it ran.
struct ShareListings {
    private struct Listing {
        /// What shows whether a submission is the same, by the submissions' ids.
        var contents: [String: String]
        var date: Date?
    }

    private let listings: [Listing]

    /// Reads what shares found; the whole class, and shares of an earlier version of this tool, say nothing.
    init(of records: [ClassRecord]) {
        listings = records.compactMap { record in
            record.contents.map { Listing(contents: $0, date: record.listedAt) }
        }
    }

    /// What they found together.
    var contents: [String: String] {
        listings.reduce(into: [:]) { all, listing in all.merge(listing.contents) { old, _ in old } }
    }

    /// Whether a submission was replaced or taken back between two shares, so that its verdict may be out of date.
    func disagree(about id: String) -> Bool {
        if Set(listings.compactMap { $0.contents[id] }).count > 1 { return true }
        let found = listings.filter { $0.contents[id] != nil }.compactMap(\.date).min()
        let missed = listings.filter { $0.contents[id] == nil }.compactMap(\.date).max()
        // What only a later share found has arrived in the meantime.
        guard let found, let missed else { return false }
        return found < missed
    }
}

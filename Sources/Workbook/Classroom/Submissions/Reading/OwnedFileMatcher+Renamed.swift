import WorkbookSystem

extension OwnedFileMatcher {
    /// Where a file is among several folders and archives.
    struct Place: Hashable {
        /// The index of the folder or archive that it is in.
        var item: Int
        /// Its index there.
        var file: Int
    }

    /// Returns what may be the learner's version of a missing or unchanged file, under another name or in another
    /// place, by the path of the missing file.
    ///
    /// Files that were matched, and those that the course put where they are, are never returned.
    ///
    /// - Parameters:
    ///   - items: For each folder or archive, its files' paths.
    ///   - unchanged: The paths of matched files that are the unchanged starter.
    func renamed(in items: [[[String]]], besides matches: [Match], unchanged: Set<String>)
        -> [(path: String, places: [Place])]
    {
        let found = Set(matches.map(\.path)).subtracting(unchanged)
        let missing = owned.filter { !found.contains($0.path) }
        if missing.isEmpty { return [] }
        var used: Set<Place> = []
        for candidate in matches.flatMap(\.candidates) {
            used.insert(Place(item: candidate.item, file: candidate.file))
        }
        var places: [(place: Place, path: [String], words: Set<String>)] = []
        for (item, paths) in items.enumerated() {
            for (file, path) in paths.enumerated() {
                let place = Place(item: item, file: file)
                guard !used.contains(place), !isOfCourse(path), let name = path.last else { continue }
                places.append((place, path, Self.words(name)))
            }
        }
        return missing.compactMap { owned in
            guard let stem = Self.lastName(owned.path).split(separator: ".").first else { return nil }
            let word = HarmlessText.key(String(stem))
            let alike = places.filter { _, path, words in
                if path.dropLast().contains(where: { isOther($0, than: owned) }) { return false }
                return words.contains(word) || words.contains("swift") && owned.hasFolder(in: path)
            }.map(\.place)
            return alike.isEmpty ? nil : (owned.path, alike)
        }
    }

    /// Whether a file lies where the course has a file of that name, or in a folder that isn't for the learner's files.
    private func isOfCourse(_ path: [String]) -> Bool {
        if path.dropLast().contains(where: { Self.courseFolders.contains($0.lowercased()) }) { return true }
        return path.indices.dropLast().contains { start in
            coursePaths.contains([Self.slug(path[start])] + path[(start + 1)...])
        }
    }

    /// Returns the words of a file's name: `copy`, `of`, `vault` and `swift` for `Copy of Vault.swift`.
    private static func words(_ name: String) -> Set<String> {
        Set(
            HarmlessText.key(LookalikeLetters.looks(name)).split { !$0.isLetter && !$0.isNumber }.map(
                String.init))
    }
}

extension OwnedFileMatcher {
    /// An exercise of which a submission has no file, or only the unchanged starters.
    struct Untouched {
        /// The path of the first file that it asks for.
        var path: String
        /// The names of its folder.
        var folderNames: Set<String>
        /// What its files declare as they were handed out.
        var names: DeclaredNames
    }

    /// Returns the exercises of which nothing was changed, in their order.
    ///
    /// - Parameter missing: The files that are missing or unchanged.
    func untouched(among missing: [Owned]) -> [Untouched] {
        let missing = Set(missing.map(\.path))
        var order: [Substring] = []
        var files: [Substring: [Owned]] = [:]
        for file in owned {
            let folder = file.path.dropLast(file.components.joined(separator: "/").count)
            if files[folder] == nil { order.append(folder) }
            files[folder, default: []].append(file)
        }
        return order.compactMap { folder -> Untouched? in
            guard let files = files[folder], let first = files.first,
                files.allSatisfy({ missing.contains($0.path) })
            else { return nil }
            let starters = files.compactMap { file in self.starters[file.path].map { (file.path, $0) } }
            return Untouched(
                path: first.path, folderNames: first.folderNames, names: DeclaredNames(inStarters: starters))
        }
    }

    /// Whether the folder in which a file lies makes it about another exercise.
    func isElsewhere(_ path: [String], than exercise: Untouched) -> Bool {
        let folders = path.dropLast().map(Self.slug)
        return folders.contains(where: exerciseNames.contains)
            && !folders.contains(where: exercise.folderNames.contains)
    }
}

import WorkbookFormats

extension OwnedFileMatcher {
    /// An exercise of which a submission has no file, or only the unchanged starters.
    struct Untouched {
        /// The path of the first file that it asks for.
        var path: String
        /// The names of its folder.
        var folderNames: Set<String>
        /// Whether it asks for tests.
        var asksForTests: Bool
        /// What its files declare as they were handed out.
        var names: DeclaredNames
    }

    /// Returns the exercises of which nothing was changed, in their order.
    ///
    /// - Parameter missing: The files that are missing or unchanged.
    func untouched(among missing: [Owned]) -> [Untouched] {
        let missing = Set(missing.map(\.path))
        return filesByExercise().compactMap { files -> Untouched? in
            guard let first = files.first, files.allSatisfy({ missing.contains($0.path) }) else { return nil }
            let starters = files.compactMap { file in self.starters[file.path].map { (file.path, $0) } }
            return Untouched(
                path: first.path, folderNames: first.folderNames,
                asksForTests: files.contains { $0.path.hasSuffix("Tests.swift") },
                names: DeclaredNames(inStarters: starters))
        }
    }

    /// Returns the paths of missing files whose exercises have another file that was changed.
    ///
    /// - Parameters:
    ///   - missing: The files that are missing or unchanged.
    ///   - found: The paths of all files that were found.
    func lacking(among missing: [Owned], besides found: Set<String>) -> [String] {
        let missing = Set(missing.map(\.path))
        return filesByExercise().filter { $0.contains { !missing.contains($0.path) } }.joined()
            .map(\.path).filter { missing.contains($0) && !found.contains($0) }
    }

    /// Returns the files that are asked for, by exercise.
    func filesByExercise() -> [[Owned]] {
        var order: [Substring] = []
        var files: [Substring: [Owned]] = [:]
        for file in owned {
            let folder = file.path.dropLast(file.components.joined(separator: "/").count)
            if files[folder] == nil { order.append(folder) }
            files[folder, default: []].append(file)
        }
        return order.compactMap { files[$0] }
    }

    /// Whether the folder in which a file lies makes it about another exercise.
    func isElsewhere(_ path: [String], than exercise: Untouched) -> Bool {
        let folders = path.dropLast().map(Self.slug)
        return folders.contains(where: exerciseNames.contains)
            && !folders.contains(where: exercise.folderNames.contains)
    }
}

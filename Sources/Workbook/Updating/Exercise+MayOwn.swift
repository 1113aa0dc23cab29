import WorkbookModel

extension Exercise {
    /// Whether a file can be the learner's, by its path in the exercise's folder.
    package func mayOwn(_ path: String) -> Bool {
        ownedPaths.contains(path)
            || parts.contains { part in
                let folder = part.subfolder.map { "\($0)/" } ?? ""
                return part.others != nil && path.hasPrefix(folder)
                    && ExercisePart.isFileName(String(path.dropFirst(folder.count)))
            }
    }
}

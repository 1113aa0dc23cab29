import WorkbookModel

/// Finds checks that, by what their list says under `after`, come after one another in a circle.
enum CheckOrder {
    /// Returns the first circle, as ids of which each comes after the next, and the last after the first; `nil` if there is none.
    static func circle(in checks: [Check]) -> [String]? {
        let later = Dictionary(checks.map { ($0.id, $0.after) }) { first, _ in first }
        var done: Set<String> = []
        func search(_ id: String, _ path: [String]) -> [String]? {
            if let start = path.firstIndex(of: id) { return Array(path[start...]) }
            if done.contains(id) { return nil }
            for other in later[id] ?? [] {
                if let found = search(other, path + [id]) { return found }
            }
            done.insert(id)
            return nil
        }
        return checks.lazy.compactMap { search($0.id, []) }.first
    }

    /// Returns what is wrong in the list of an exercise; nothing for a list that is missing or can't be read, which others report.
    static func mistakes(in exercise: Exercise, of course: Course) -> [String] {
        guard let list = try? ExpectedChecks.load(for: exercise), let circle = circle(in: list.checks) else {
            return []
        }
        let file = course.relativePath(of: exercise.folders.expectedChecks)
        let path = (circle + circle.prefix(1)).joined(separator: " after ")
        return ["\(file): under \"after\", checks come after one another in a circle: \(path)"]
    }
}

import Foundation
import WorkbookSystem

extension Course {
    /// The keys in `course.json` that the format doesn't have, such as misspelled ones.
    package var unknownKeys: [String] {
        guard let keys = Course.object(in: root.appending(path: CourseManifest.path)) else { return [] }
        var unknown = Course.unknown(keys, CourseManifest.CodingKeys.self)
        if case .object(let folders)? = keys["folders"] {
            unknown += Course.unknown(folders, CourseManifest.Folders.CodingKeys.self, at: "folders.")
        }
        return unknown
    }

    /// Returns the keys in the manifest of a lesson that the format doesn't have.
    package func unknownKeys(in lesson: Lesson) -> [String] {
        guard let keys = Course.object(in: lesson.folder.appending(path: "lesson.json")) else { return [] }
        var unknown = Course.unknown(keys, LessonManifest.CodingKeys.self)
        guard case .list(let entries)? = keys["exercises"] else { return unknown }
        for (index, entry) in entries.enumerated() {
            guard case .object(let entry) = entry else { continue }
            let place = "exercises[\(index)]."
            unknown += Course.unknown(entry, LessonManifest.ExerciseEntry.CodingKeys.self, at: place)
            if case .object(let tests)? = entry["tests"] {
                unknown += Course.unknown(tests, LessonManifest.Tests.CodingKeys.self, at: place + "tests.")
            }
        }
        return unknown
    }

    /// Reads an object; whatever else is in the file, loading the course has reported it.
    private static func object(in file: URL) -> [String: JSONValue]? {
        guard case .object(let keys)? = try? JSONFile.decode(JSONValue.self, at: file) else { return nil }
        return keys
    }

    private static func unknown<Key: CodingKey>(
        _ object: [String: JSONValue], _: Key.Type, at place: String = ""
    ) -> [String] {
        object.keys.filter { Key(stringValue: $0) == nil && $0 != "$schema" }.sorted().map { place + $0 }
    }
}

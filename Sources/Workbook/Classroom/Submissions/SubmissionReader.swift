import Foundation
import WorkbookModel
import WorkbookSystem

/// Reads what a class handed in.
package struct SubmissionReader: Sendable {
    let course: Course
    let exercises: [Exercise]

    package init(course: Course, exercises: [Exercise]) {
        self.course = course
        self.exercises = exercises
    }

    package struct Source: Sendable {
        package var id: String
        package var fingerprint: String
        var url: URL
    }

    package func list(in folder: URL) throws -> (found: [Source], skipped: [String]) {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let found = names.filter { FileKind(of: folder.appending(path: $0)) == .folder }.sorted().map {
            name in
            var digest = ContentDigest()
            digest.add(folder: folder.appending(path: name))
            return Source(id: name, fingerprint: digest.text, url: folder.appending(path: name))
        }
        return (found, [])
    }

    package func take(_ source: Source, into target: URL) async throws -> Submission {
        for exercise in exercises {
            let folder = course.relativePath(of: exercise.folders.lesson)
            for path in exercise.ownedPaths {
                let from = source.url.appending(path: folder).appending(path: path)
                let to = target.appending(path: folder).appending(path: path)
                guard FileKind(of: from) == .file else { continue }
                try FileKind.replace(to, with: from)
            }
        }
        return Submission(id: source.id, name: source.id)
    }
}

import Foundation
import WorkbookFormats
import WorkbookLearning
import WorkbookModel
import WorkbookSystem

extension HandIn {
    /// The files that a course came with, which nobody hands in.
    struct CourseFiles {
        private let course: Course
        private let handedOut: HandedOutFiles?
        /// The contents of starters, given files and the learner's own files, by the files' names.
        private var contents: [String: Set<[Substring]>] = [:]
        /// The contents of the starters of each exercise, by its name.
        private var starters: [String: Set<[Substring]>] = [:]

        /// Reads the files of the exercises.
        init(of course: Course) {
            self.course = course
            handedOut = HandedOutFiles(of: course)
            for exercise in course.exercises {
                let own = Attempt(exercise).ownedPaths
                for path in exercise.listStarter() {
                    guard let lines = Self.lines(in: exercise.folders.starter.appending(path: path)) else {
                        continue
                    }
                    contents[Self.name(path), default: []].insert(lines)
                    if own.contains(path) { starters[exercise.slug, default: []].insert(lines) }
                }
                for path in own {
                    // A link isn't packed, so what it leads to isn't a copy.
                    HandIn.content(of: exercise.folders.lesson.appending(path: path)).map {
                        _ = contents[Self.name(path), default: []].insert(Self.lines(of: $0))
                    }
                }
            }
        }

        /// Returns whether the course has a document or text in a place, or may have it there.
        func contains(_ place: String, _ kind: NameKind) -> Bool {
            let name = Self.name(place)
            let isPage = name == ExerciseTask.fileName
            // A chapter is nobody's answer, wherever it was copied to.
            if isPage, !course.exercises.contains(where: { isInside(place, $0.folders.lesson) }) {
                return true
            }
            if let handedOut { return handedOut.digests[place] != nil && !handedOut.isChanged(place) }
            // Without a record, only conventions say what the course came with: a project has files such as CONTRIBUTING.md, and
            // pages name their pictures.
            switch kind {
            case .text:
                return isPage
                    || place == name && name.hasSuffix(".md")
                        && name.dropLast(3).allSatisfy { !$0.isLowercase }
            case .document:
                let readme = course.root.appending(path: ExerciseTask.fileName)
                return (course.lessons.map(\.chapter) + [readme]).contains { page in
                    // A course can be without a page.
                    (try? String(contentsOf: page, encoding: .utf8))?.contains(name) ?? false
                }
            }
        }

        /// Returns whether a Swift file among those of the course and of this tool is the learner's, or was changed in a lesson,
        /// which only the record of a handout says.
        func isLearners(_ place: String) -> Bool {
            guard let handedOut, place.lowercased().hasSuffix(".swift") else { return false }
            // Learners have no solutions but starters, and no suites that they can read.
            let parts = Set(place.split(separator: "/"))
            if !parts.isDisjoint(with: ["reference", "accepted", "rejected"])
                || place.hasPrefix("\(course.folders.suites)/")
            {
                return false
            }
            let isInLesson = course.lessons.contains { isInside(place, $0.folder) }
            // The app at the end of the course isn't an exercise.
            if !isInLesson, place.hasPrefix("\(course.folders.lessons)/") { return false }
            return handedOut.digests[place] == nil || isInLesson && handedOut.isChanged(place)
        }

        /// Returns whether a file has the same lines as a starter, a given file or one that counts: of its name, or a starter of the
        /// exercise that it may be meant for.
        func hasCopy(of content: Data, named name: String, for exercise: Exercise?) -> Bool {
            let lines = Self.lines(of: content)
            if wasHandedOut(content, named: name) { return true }
            return contents[name]?.contains(lines) == true
                || exercise.map { starters[$0.slug]?.contains(lines) == true } ?? false
        }

        /// Returns whether a text has the same lines as any such file.
        func hasCopy(of content: Data) -> Bool {
            let lines = Self.lines(of: content)
            return contents.values.contains { $0.contains(lines) }
        }

        /// Whether a file that an exercise asks for is missing or the unchanged starter.
        static func isUntouched(_ path: String, of exercise: Exercise) -> Bool {
            let own = exercise.folders.lesson.appending(path: path)
            if FileKind(of: own) == .nothing { return true }
            guard let lines = lines(in: own) else { return false }
            return lines == self.lines(in: exercise.folders.starter.appending(path: path))
        }

        /// Returns the lines of a file that aren't empty; what differs only in the line ends was converted by a tool.
        static func lines(of content: Data) -> [Substring] {
            String(decoding: content, as: UTF8.self).split(whereSeparator: \.isNewline)
        }

        /// Reads the lines of a file; `nil` if it can't be one of an exercise.
        static func lines(in file: URL) -> [Substring]? {
            (try? BoundedFile.read(file, limit: PartAttempt.largestFile)).map(lines)
        }

        /// Whether a file of this name was handed out with this content, anywhere.
        private func wasHandedOut(_ content: Data, named name: String) -> Bool {
            var digest = ContentDigest()
            digest.add(content)
            return handedOut?.digests.contains { $1 == digest.text && Self.name($0) == name } ?? false
        }

        /// Reads which folders of lessons were handed out and aren't there now.
        static func missingLessons(of course: Course) -> [String] {
            (HandedOutFiles(of: course)?.digests ?? [:]).keys.filter { place in
                place.hasPrefix("\(course.folders.lessons)/") && place.hasSuffix("/lesson.json")
                    && FileKind(of: course.root.appending(path: place)) == .nothing
            }.map { String($0.dropLast("/lesson.json".count)) }.sorted()
        }

        private func isInside(_ place: String, _ folder: URL) -> Bool {
            place.hasPrefix("\(course.relativePath(of: folder))/")
        }

        private static func name(_ path: String) -> String {
            path.split(separator: "/").last.map(String.init) ?? path
        }
    }
}

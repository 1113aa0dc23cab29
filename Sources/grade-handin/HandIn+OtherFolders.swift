import Foundation
import WorkbookLearning
import WorkbookModel
import WorkbookSystem

extension HandIn {
    /// The folders of a copy that have files of the course and of this tool, and packages of their own: examples, the app at the end
    /// of the course, or what a learner made.
    ///
    /// Nothing in them is an answer, except in copies of an exercise's folder.
    struct OtherFolders {
        private let course: Course
        private let handedOut: HandedOutFiles?
        private let ownFolders: Set<String>
        /// Each folder with a slash, whether it is a package, and whether that is the learner's own.
        private var folders: [(path: String, isPackage: Bool, isLearners: Bool)] = []
        /// The copies of exercises' folders, each with the copy of the course to which it belongs.
        private var copies: [(path: String, folder: String, exercise: Exercise)] = []

        /// Folders in which the name of a file doesn't make it an answer.
        private static let unlike: Set<String> = [
            "subject", "example", "solutions", "suites", "checks", "probes", "starter", "reference",
            "accepted", "rejected",
        ]

        /// Creates a list without folders.
        init(of course: Course) {
            self.course = course
            handedOut = HandedOutFiles(of: course)
            ownFolders = Set(course.exercises.map { course.relativePath(of: $0.folders.lesson) })
        }

        /// Adds a folder if it is one of these, or a copy of an exercise's folder inside one.
        ///
        /// - Parameter place: Its path in the course; folders come before what is in them.
        mutating func add(_ place: String) {
            if ownFolders.contains(place) { return }
            if let folder = folders.first(where: { place.hasPrefix($0.path) }) {
                let names = Self.names(place.dropFirst(folder.path.count))
                let mayBeCopy =
                    Self.unlike.isDisjoint(with: names)
                    && (folder.isPackage || names.contains(Self.names(course.folders.lessons).last ?? ""))
                guard mayBeCopy, let exercise = exercise(named: names.last ?? "") else { return }
                copies.append(("\(place)/", copy(around: place), exercise))
            } else if has("Package.swift", place) || has(CourseManifest.path, place) {
                let isGiven =
                    handedOut.map { $0.digests["\(place)/Package.swift"] != nil }
                    ?? (place.hasPrefix("\(course.folders.lessons)/")
                        && !ownFolders.contains { place.hasPrefix("\($0)/") })
                folders.append(("\(place)/", isPackage: true, isLearners: !isGiven))
            } else if isOfTool(place) {
                folders.append(("\(place)/", isPackage: false, isLearners: false))
            } else if let exercise = exercise(named: Self.names(place).last ?? ""),
                !ownFolders.contains(where: { place.hasPrefix("\($0)/") })
            {
                // A copy of a lesson or of all lessons, such as a backup.
                copies.append(("\(place)/", copy(around: place), exercise))
            }
        }

        /// Whether a file is in one of these folders.
        func contains(_ place: String) -> Bool { folders.contains { place.hasPrefix($0.path) } }

        /// Whether a file is in a package of the learner's own, and not in a folder that gives it another meaning.
        func isLearners(_ place: String) -> Bool {
            folders.contains { place.hasPrefix($0.path) && $0.isLearners }
                && Self.unlike.isDisjoint(with: Self.names(place).dropLast())
        }

        /// Returns the folder of another copy of the course in which a file is, and the exercise of whose folder there is a copy.
        func copy(with place: String) -> (folder: String, exercise: Exercise)? {
            copies.first { place.hasPrefix($0.path) }.map { ($0.folder, $0.exercise) }
        }

        private func exercise(named name: String) -> Exercise? {
            course.exercises.first { ([$0.slug] + $0.formerly).contains(Self.slug(name)) }
        }

        /// Returns the folder in which the lessons with a copy of an exercise's folder are.
        private func copy(around place: String) -> String {
            var folders = place.split(separator: "/").dropLast()
            if let lesson = folders.last, course.lessons.map(\.slug).contains(Self.slug(lesson.lowercased()))
            {
                folders.removeLast()
            }
            if let last = folders.last, Self.names(course.folders.lessons).last == last.lowercased() {
                folders.removeLast()
            }
            return folders.joined(separator: "/")
        }

        private func has(_ file: String, _ place: String) -> Bool {
            FileKind(of: course.root.appending(path: "\(place)/\(file)")) == .file
        }

        /// Whether a folder outside of the lessons has only files of the course and of this tool.
        private func isOfTool(_ place: String) -> Bool {
            [course.folders.solutions, course.folders.suites, "Sources"].contains(place)
                || place.hasPrefix("Tests/")
        }

        private static func slug(_ name: String) -> String { String(name.trimmingPrefix(/[0-9]+-/)) }

        private static func names(_ place: some StringProtocol) -> [String] {
            place.split(separator: "/").map { $0.lowercased() }
        }
    }
}

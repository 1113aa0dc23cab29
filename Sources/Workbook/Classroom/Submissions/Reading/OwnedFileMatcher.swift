import Foundation
import WorkbookFormats
import WorkbookModel
import WorkbookSystem

/// Finds the files that exercises ask for, wherever a learner put them.
struct OwnedFileMatcher: Sendable {
    /// A file that could be the one that an exercise asks for.
    struct Candidate: Equatable {
        /// The index of the folder or archive that it is in.
        var item: Int
        /// Its index there.
        var file: Int
        /// The folders in which the lessons, or the exercise's folder, lie.
        var prefix: [String]
        /// How much of the course's layout was kept: 0 is all of it.
        var rank: Int

        /// Whether only its name shows what it is.
        var isFlat: Bool { rank == OwnedFileMatcher.flatRank }
    }

    /// A file that an exercise asks for, with everything that could be it.
    struct Match: Equatable {
        /// Its path in the course, such as `Lessons/3-testable/2-test-the-tracker/TrackerTests.swift`.
        var path: String
        /// Whether all candidates were found by their names alone.
        var isFlat: Bool
        /// The candidates, the best one first; at least one.
        var candidates: [Candidate]
    }

    /// A file that an exercise asks for.
    struct Owned {
        var path: String
        var components: [String]
        var folderNames: Set<String>
        /// Whether no other exercise asks for a file of its name, so that the name alone shows what it is.
        var isUnique: Bool

        /// Whether a path leads through the folder of the exercise.
        func hasFolder(in path: [String]) -> Bool {
            path.dropLast().contains { folderNames.contains(OwnedFileMatcher.slug($0)) }
        }
    }

    /// Folders in which a file isn't recognized by its name alone.
    private static let courseFolders: Set<String> = [
        "subject", "example", "solutions", "suites", "checks", "probes", "starter", "reference", "accepted",
        "rejected",
    ]
    private static let flatRank = 3

    private(set) var owned: [Owned]
    /// The exercises in whose folders every Swift file is the learner's.
    private let open: [(folder: String, names: Set<String>)]
    /// The starters of the files that are asked for, by their paths.
    let starters: [String: Data]
    /// The paths of all files of the course's exercises, from the exercise's name on.
    let coursePaths: Set<[String]>
    /// The files of the course that are not the learner's, by the ends of their paths.
    let given: [[String]: GivenFile]
    private var byName: [String: [Int]]
    /// The words for which files each exercise of the course has, by the exercise's name.
    private(set) var stems: [String: Set<String>] = [:]
    /// The names of all files that an exercise of the course asks for or gives.
    let courseNames: Set<String>
    /// The folder of the course.
    let root: URL
    let lessonNames: Set<String>
    /// The contents of the lessons' chapters.
    let chapters: [Data]
    /// The files of the lessons that are in no exercise's folder, such as those of examples, by their names.
    let lessonFiles: [String: [URL]]
    let lessonsFolder: [String]
    let exerciseNames: Set<String>

    /// Reads from the disk which files of the exercises are given, because those are never graded.
    init(course: Course, exercises: [Exercise]) {
        let counts = Dictionary(grouping: exercises.flatMap(\.ownedPaths).map(Self.lastName)) { $0 }
            .mapValues(\.count)
        owned = exercises.flatMap { exercise in
            exercise.ownedPaths.map { path in
                Owned(
                    path: "\(course.relativePath(of: exercise.folders.lesson))/\(path)",
                    components: path.split(separator: "/").map(String.init),
                    folderNames: Set([exercise.slug] + exercise.formerly),
                    isUnique: counts[Self.lastName(path)] == 1)
            }
        }
        byName = Dictionary(grouping: owned.indices) { [owned] in Self.lastName(owned[$0].path) }
        open = exercises.filter { $0.firstPart.others != nil }.map { exercise in
            (course.relativePath(of: exercise.folders.lesson), Set([exercise.slug] + exercise.formerly))
        }
        lessonNames = Set(course.lessons.map(\.slug))
        chapters = course.lessons.compactMap {
            try? Data(contentsOf: $0.folder.appending(path: ExerciseTask.fileName))
        }
        let own = course.exercises.map { "\($0.folders.lesson.path)/" }
        let lessons = course.root.appending(path: course.folders.lessons)
        lessonFiles = Dictionary(
            grouping: FileTree(lessons).files().map { lessons.appending(path: $0) }.filter {
                !own.contains(where: $0.path.hasPrefix)
            }, by: \.lastPathComponent)
        lessonsFolder = course.folders.lessons.split(separator: "/").map(String.init)
        coursePaths = Self.coursePaths(of: course)
        courseNames = Set(coursePaths.map { HarmlessText.key($0.last ?? "") })
        root = course.root
        for path in coursePaths {
            stems[path[0], default: []].insert(Self.stem(path.last ?? ""))
        }
        self.given = Self.givenFiles(of: exercises, in: course)
        var starters: [String: Data] = [:]
        for exercise in exercises {
            for path in exercise.ownedPaths {
                // Without a starter, no version counts as unchanged.
                starters["\(course.relativePath(of: exercise.folders.lesson))/\(path)"] =
                    try? Data(contentsOf: exercise.folders.starter.appending(path: path))
            }
        }
        self.starters = starters
        exerciseNames = Set(course.exercises.flatMap { [$0.slug] + $0.formerly })
    }

    /// Returns the same for a submission with these files, some of which the learner may have added to an exercise.
    func including(filesAddedIn items: [[[String]]]) -> OwnedFileMatcher {
        if open.isEmpty { return self }
        var more = self
        var known = Set(askedPaths)
        for path in items.joined() {
            guard path.count > 1, let name = path.last, ExercisePart.isFileName(name) else { continue }
            let folder = Self.slug(path[path.count - 2])
            for exercise in open where exercise.names.contains(folder) {
                guard known.insert("\(exercise.folder)/\(name)").inserted else { continue }
                more.byName[name, default: []].append(more.owned.count)
                more.owned.append(
                    Owned(
                        path: "\(exercise.folder)/\(name)", components: [name],
                        folderNames: exercise.names, isUnique: false))
            }
        }
        return more
    }

    private static func coursePaths(of course: Course) -> Set<[String]> {
        var paths: Set<[String]> = []
        for exercise in course.exercises {
            for path in exercise.ownedPaths + exercise.listGivenFiles() {
                let components = path.split(separator: "/").map(String.init)
                for slug in [exercise.slug] + exercise.formerly { paths.insert([slug] + components) }
            }
        }
        return paths
    }

    /// The paths in the course of all files that are asked for.
    var askedPaths: [String] { owned.map(\.path) }

    /// Returns what was found in several folders or archives, in the order of the exercises.
    ///
    /// - Parameter items: For each folder or archive, its files' paths.
    func matches(in items: [[[String]]]) -> [Match] {
        var found: [[Candidate]] = Array(repeating: [], count: owned.count)
        for (item, paths) in items.enumerated() {
            for (file, path) in paths.enumerated() {
                for index in path.last.flatMap({ byName[$0] }) ?? [] {
                    guard let (prefix, rank) = place(of: path, as: owned[index]) else { continue }
                    found[index].append(Candidate(item: item, file: file, prefix: prefix, rank: rank))
                }
            }
        }
        return owned.indices.compactMap { index in
            let best = found[index].sorted {
                if $0.isFlat != $1.isFlat { return $1.isFlat }
                return ($0.item, $0.rank, $0.prefix.count, $0.file) < (
                    $1.item, $1.rank, $1.prefix.count, $1.file
                )
            }
            guard let first = best.first else { return nil }
            return Match(path: owned[index].path, isFlat: first.isFlat, candidates: best)
        }
    }

    /// Returns where a file lies, if it can be the one that an exercise asks for.
    private func place(of path: [String], as owned: Owned) -> (prefix: [String], rank: Int)? {
        var folders = path.dropLast(owned.components.count)
        let tail = path.suffix(owned.components.count)
        if Array(tail) == owned.components, let folder = folders.last,
            owned.folderNames.contains(Self.slug(folder))
        {
            folders.removeLast()
            guard let lesson = folders.last, lessonNames.contains(Self.slug(lesson)) else {
                return (Array(folders), 2)
            }
            folders.removeLast()
            guard folders.suffix(lessonsFolder.count).elementsEqual(lessonsFolder) else {
                return (Array(folders), 1)
            }
            return (Array(folders.dropLast(lessonsFolder.count)), 0)
        }
        guard owned.isUnique, !isOfCourse(path) else { return nil }
        let others = path.dropLast()
        return isForeign(others, to: owned) ? nil : (Array(others), Self.flatRank)
    }

    /// Whether a file in these folders has its meaning from them, so that its name doesn't show what it is.
    func isForeign(_ folders: [String].SubSequence, to owned: Owned) -> Bool {
        folders.contains { Self.courseFolders.contains($0.lowercased()) || isOther($0, than: owned) }
    }

    /// Whether a folder is that of another exercise than the one that asks for a file.
    func isOther(_ folder: String, than owned: Owned) -> Bool {
        let slug = Self.slug(folder)
        return exerciseNames.contains(slug) && !owned.folderNames.contains(slug)
    }

    /// Returns the name of a folder without the number in front: `test-the-tracker` for `2-test-the-tracker`.
    static func slug(_ folder: String) -> String {
        String(folder.trimmingPrefix(/[0-9]+-/)).lowercased()
    }

    static func lastName(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }
}

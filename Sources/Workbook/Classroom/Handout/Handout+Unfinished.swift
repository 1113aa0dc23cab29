import Foundation
import WorkbookFormats
import WorkbookGrading
import WorkbookModel
import WorkbookSystem

extension Handout {
    /// Returns the numbers of the lessons that could be handed out without the others.
    func finishedLessons() -> [Int] {
        lessons.filter { lesson in
            var handout = self
            handout.lessons = [lesson]
            return handout.unfinishedPlaces().isEmpty
        }.map(\.number)
    }

    /// Returns what learners would get although it isn't finished, as far as nothing has to be built to see it.
    ///
    /// `grade course new` leaves a mark wherever its author has to write something.
    func unfinishedPlaces() -> [String] {
        let mark = Data(Course.openMark.utf8)
        let chapters = lessons.flatMap { [$0.chapter, $0.folder.appending(path: "lesson.json")] }
        let modules = Set(exercises.flatMap(\.firstPart.support)).sorted().map(course.folder(ofModule:))
        let folders =
            exercises.flatMap { exercise in
                [exercise.folders.starter] + (hasSuites ? [exercise.folders.suite] : [])
            } + modules
        let files =
            chapters
            + folders.flatMap { folder in
                FileTree(folder).files().map { folder.appending(path: $0) }
            }
        let isOpen: (URL) -> Bool = {
            // A file that can't be read has an error of its own.
            FileManager.default.contents(atPath: $0.path)?.range(of: mark) != nil
        }
        let open = files.filter(isOpen).map { "\(course.relativePath(of: $0)) has a \(Course.openMark)" }
        let short = lessons.compactMap { lesson -> String? in
            // In an imported course, a chapter may be short.
            guard course.manifest.profile == .taught, !isOpen(lesson.chapter),
                let problem = ChapterLength.problem(ofChapterOf: lesson)
            else { return nil }
            return "\(course.relativePath(of: lesson.chapter)) \(problem)"
        }
        let unrecorded =
            !hasSuites
            ? []
            : exercises.map(\.folders.expectedChecks).filter {
                course.suites == .files && FileKind(of: $0) == .nothing
            }.map { "\(course.relativePath(of: $0)) is missing, so nothing can be graded" }
        return unrecorded + unlistedPackages() + short + open
    }

    /// Returns which packages that exercises need aren't on the list of the course's packages, so the handout would lack them.
    private func unlistedPackages() -> [String] {
        let listed = course.manifest.packages.values
        let packages = Set(exercises.flatMap(\.parts).flatMap(course.packages))
        return packages.sorted { $0.folder.path < $1.folder.path }.flatMap { package in
            package.dependencies().filter { path in
                let place = course.relativePath(of: package.folder.appending(path: path))
                return path.hasPrefix("/") || !listed.contains { "\(place)/".hasPrefix("\($0)/") }
            }.map {
                "\(course.relativePath(of: package.folder))/Package.swift depends on \"\($0)\", which \(CourseManifest.path) doesn't list under \"packages\""
            }
        }
    }

    /// Reads what grading reads of each suite, so that a damaged file comes to light here and not on the learners' machines.
    ///
    /// - Throws: ``MalformedFile``, or the file system's errors.
    func readRecords() throws {
        if !hasSuites || course.suites != .files { return }
        for exercise in exercises {
            _ = try ExpectedChecks.load(for: exercise)
            _ = try CompileTimeChecks(of: exercise)
            if FileKind(of: exercise.folders.wrongTurns) != .nothing {
                _ = try WrongTurns.load(for: exercise)
            }
            for part in exercise.parts where part.kind == .tests { _ = try Variants.load(for: part) }
        }
    }

    /// The exercises whose rejected variations nobody has recorded, so that learners with the same mistake aren't recognized.
    package var withoutDiagnoses: [Exercise.ID] {
        if !hasSuites || course.suites != .files { return [] }
        return exercises.filter {
            FileKind(of: $0.folders.wrongTurns) == .nothing
                && FileKind(of: $0.folders.solutions.appending(path: "rejected")) == .folder
        }.map(\.id)
    }
}

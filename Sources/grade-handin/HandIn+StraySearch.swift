import Foundation
import WorkbookFormats
import WorkbookModel
import WorkbookSystem

extension HandIn {
    /// Finds what an instructor would also see if the whole copy of the course was handed in as it is.
    struct StraySearch {
        /// A file that may be an answer.
        private struct Found {
            var url: URL
            /// Its path in the course.
            var place: String
            /// The exercise in whose folder it is, or in a copy of whose folder.
            var home: Exercise?
            /// The other package or folder of the tool in which that copy is.
            var copy: String?

            var name: String { url.lastPathComponent }
            var components: [String] { place.split(separator: "/").map(String.init) }
        }

        private let course: Course
        private let courseFiles: CourseFiles
        private let open: OpenExercises
        private let archives: HandInRecord

        /// To how many exercises one file is called a possible answer.
        private static let mostAnswered = 5

        /// Reads what the course came with.
        init(of course: Course, _ changed: ChangedStarters) {
            self.course = course
            courseFiles = CourseFiles(of: course)
            open = OpenExercises(of: course, changed)
            archives = HandInRecord(of: course)
        }

        /// Reads the files of the copy, and returns what may be answers, in the order of their paths.
        func strays() -> [Stray] {
            guard let found = FileManager.default.enumerator(atPath: course.root.path) else { return [] }
            let exercises = course.exercises.map { exercise in
                let known = Set(Attempt(exercise).ownedPaths + exercise.listStarter())
                return (
                    folder: "\(course.relativePath(of: exercise.folders.lesson))/", exercise: exercise,
                    known: known
                )
            }
            var strays: [Stray] = []
            var others = OtherFolders(of: course)
            for case let place as String in found {
                let url = course.root.appending(path: place)
                let home = exercises.first { place.hasPrefix($0.folder) }
                if FileKind(of: url) == .folder {
                    if url.lastPathComponent.hasPrefix(".") {
                        found.skipDescendants()
                    } else if let copy = NestedCopy(at: place, in: course) {
                        strays += copy.strays(besides: courseFiles, open)
                        found.skipDescendants()
                    } else {
                        others.add(place)
                    }
                    continue
                }
                let copy = others.copy(with: place)
                let file = Found(
                    url: url, place: place, home: copy?.exercise ?? home?.exercise, copy: copy?.folder)
                let stray: Stray?
                if copy == nil, others.contains(place) {
                    let isLearners = courseFiles.isLearners(place)
                    stray =
                        (others.isLearners(place) || isLearners ? onlyAnswer(file) : nil)
                        ?? (isLearners ? withContent(file) : nil)
                } else if copy == nil, let home,
                    home.known.contains(String(place.dropFirst(home.folder.count)))
                {
                    stray = changedGivenFile(url, of: home.exercise)
                } else if let exercise = exercise(of: file), mayBeAnswer(file, to: exercise) {
                    stray = self.stray(file, for: exercise)
                } else {
                    stray =
                        withContent(file) ?? (mayBeAnswer(file, to: nil) ? self.stray(file, for: nil) : nil)
                }
                stray.map { strays.append(placed($0, in: copy?.folder)) }
            }
            return strays.sorted { $0.file.path < $1.file.path }
        }

        /// Returns a file that was found in a copy of an exercise's folder as one that isn't inside the folder itself.
        private func placed(_ stray: Stray, in copy: String?) -> Stray {
            guard let copy else { return stray }
            var stray = stray
            stray.copy = copy
            stray.isInside = false
            // With two versions, an instructor could not tell which one counts.
            stray.isOtherVersion = stray.exercise.map { !open.contains($0) } ?? false
            return stray
        }

        /// Returns a file in a package of the learner's own, if it has the name of the answer to an exercise of which nothing was
        /// changed.
        private func onlyAnswer(_ file: Found) -> Stray? {
            let named = course.exercises.filter { $0.ownedNames.contains(file.name) }
            guard named.count == 1,
                named[0].ownedPaths.contains(where: { path in
                    URL(filePath: path).lastPathComponent == file.name
                        && (open.contains(named[0]) || CourseFiles.isUntouched(path, of: named[0]))
                })
            else { return nil }
            return stray(file, for: named[0])
        }

        /// Returns a file that an exercise gives, if it was changed and may be the answer to an exercise of which nothing was
        /// changed.
        private func changedGivenFile(_ file: URL, of home: Exercise) -> Stray? {
            let folder = "\(course.relativePath(of: home.folders.lesson))/"
            let path = String(course.relativePath(of: file).dropFirst(folder.count))
            let named = course.exercises.filter { $0.ownedNames.contains(file.lastPathComponent) }
            guard !named.isEmpty, !Attempt(home).ownedPaths.contains(path),
                let content = HandIn.content(of: file),
                // Without a starter, nothing can be compared.
                let given = CourseFiles.lines(in: home.folders.starter.appending(path: path)),
                given != CourseFiles.lines(of: content)
            else { return nil }
            let open = named.filter { exercise in
                exercise.ownedPaths.contains { path in
                    URL(filePath: path).lastPathComponent == file.lastPathComponent
                        && CourseFiles.isUntouched(path, of: exercise)
                }
            }
            guard let first = open.first else { return nil }
            return Stray(
                file: File(file, content, in: course), exercise: first, isInside: false, reason: .givenFile,
                mayAnswer: open)
        }

        /// Returns the exercise that a file may be meant for: the only one that asks for its name, or else the one in whose folder
        /// it is.
        private func exercise(of file: Found) -> Exercise? {
            let named = course.exercises.filter { $0.ownedNames.contains(file.name) }
            let isOwn = file.home.map(named.contains) ?? false
            return named.count == 1 && !isOwn ? named[0] : file.home
        }

        /// Returns a file with the name of an answer, unless it is a copy.
        private func stray(_ file: Found, for exercise: Exercise?) -> Stray? {
            guard let read = read(file.url) else { return nil }
            if !read.isTooLarge,
                courseFiles.hasCopy(of: read.file.content, named: file.name, for: exercise)
            {
                return nil
            }
            return Stray(
                file: read.file, exercise: exercise, isInside: exercise == file.home,
                reason: NameKind(file.components) == .document ? .content : .name, isTooLarge: read.isTooLarge
            )
        }

        /// Returns a document, or text that mentions what an exercise declares, if it may have the answer to one of which nothing
        /// was changed.
        private func withContent(_ file: Found) -> Stray? {
            let isArchive = ArchiveName.isArchive(file.name)
            guard !open.isEmpty, mayHaveContent(file),
                let kind = isArchive ? .document : NameKind(file.components),
                !courseFiles.contains(file.place, kind), !isArchive || !archives.contains(file.url),
                let read = read(file.url)
            else { return nil }
            let content = read.isTooLarge ? nil : read.file.content
            var mayAnswer: [Exercise]
            switch isArchive ? .document : NameKind(file.components, content: content) {
            case nil: return nil
            case .document:
                mayAnswer = open.inDocument(
                    of: file.home,
                    course.lessons.first { file.place.hasPrefix("\(course.relativePath(of: $0.folder))/") })
                if file.home != nil, mayAnswer.isEmpty { return nil }
            case .text:
                mayAnswer = open.mentioned(in: read.file.content, of: file.name, in: file.home)
                if mayAnswer.isEmpty || courseFiles.hasCopy(of: read.file.content) { return nil }
            }
            // What is about the whole course doesn't show where the answer would be.
            if mayAnswer.count > Self.mostAnswered { mayAnswer = [] }
            return Stray(
                file: read.file, exercise: mayAnswer.first, isInside: file.home != nil, reason: .content,
                mayAnswer: mayAnswer, isTooLarge: read.isTooLarge)
        }

        /// Whether there can be an answer in a file in this place: in the lessons, or in a document or text that was saved where the
        /// copy of the course begins.
        private func mayHaveContent(_ file: Found) -> Bool {
            let name = file.name.lowercased()
            // Of a hidden file, only what iCloud moved away is a learner's.
            if name.hasPrefix(".") && !name.hasSuffix(".icloud") { return false }
            if isLesson(file.place) || file.copy != nil || name.hasSuffix(".swift") { return true }
            // Pages of progress, archives to hand in and downloads are there as well.
            let isPage = name.hasSuffix(".html") || name.hasSuffix(".htm")
            return !file.place.contains("/") && !isPage && !ArchiveName.isArchive(name)
        }

        /// Reads a file to be packed; `nil` if it can't be read.
        private func read(_ url: URL) -> (file: File, isTooLarge: Bool)? {
            if let content = HandIn.content(of: url) { return (File(url, content, in: course), false) }
            // What can't be looked at can't be packed.
            let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
            guard FileKind(of: url) == .file, let size = attributes?[.size] as? Int,
                size > PartAttempt.largestFile
            else { return nil }
            return (File(url, Data(), in: course), true)
        }

        private func isLesson(_ place: String) -> Bool { place.hasPrefix("\(course.folders.lessons)/") }

        private func mayBeAnswer(_ file: Found, to exercise: Exercise?) -> Bool {
            isLesson(file.place) || file.copy != nil
                ? mayBeCode(file.name, of: exercise) : isNamedLikeAnswer(file.name)
        }

        /// Whether a file outside of the lessons may be an answer: it is named like a file that an exercise asks for.
        private func isNamedLikeAnswer(_ name: String) -> Bool {
            let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
            return words.contains("swift")
                && course.exercises.flatMap(\.ownedNames).contains { owned in
                    owned.split(separator: ".").first.map { words.contains($0.lowercased()) } ?? false
                }
        }

        private func mayBeCode(_ name: String, of exercise: Exercise?) -> Bool {
            if name.hasPrefix(".") && !name.hasSuffix(".icloud") || name == "Package.swift" { return false }
            let stems = (exercise?.ownedNames ?? []).compactMap {
                $0.split(separator: ".").first?.lowercased()
            }
            return name.hasSuffix(".swift") || stems.contains { name.lowercased().contains($0) }
        }
    }

    /// Reads what can be packed; a link could lead to somebody else's file.
    static func content(of file: URL) -> Data? {
        // What can't be looked at can't be packed.
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        guard attributes?[.type] as? FileAttributeType == .typeRegular,
            (attributes?[.referenceCount] as? Int ?? 1) == 1
        else { return nil }
        // What is too large or can't be read would not be graded either.
        return try? BoundedFile.read(file, limit: PartAttempt.largestFile, followsLinks: false)
    }
}

extension Exercise {
    /// The names of the files that it asks for.
    fileprivate var ownedNames: [String] { ownedPaths.map { URL(filePath: $0).lastPathComponent } }
}

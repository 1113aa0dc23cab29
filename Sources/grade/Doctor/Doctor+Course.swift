import Foundation
import WorkbookCommandLine
import WorkbookLearning
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

extension Doctor {
    /// Examines whether the course's folder can be built in, and whether the disk has room.
    func examineFolder(of course: Course) -> [Diagnosis] {
        [writing(in: course), space(for: course)].compactMap { $0 } + path(of: course) + age(in: course)
    }

    private func writing(in course: Course) -> Diagnosis {
        let file = course.buildFolder.appending(path: "doctor-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(at: course.buildFolder, withIntermediateDirectories: true)
            try Data("x".utf8).write(to: file)
            try FileManager.default.removeItem(at: file)
            return .courseFolder(course.root.path, isWritable: true)
        } catch {
            return .courseFolder(course.root.path, isWritable: false)
        }
    }

    private func space(for course: Course) -> Diagnosis? {
        // Some file systems don't report their free space, which is not a problem in itself.
        let attributes = try? FileManager.default.attributesOfFileSystem(forPath: course.root.path)
        guard let free = attributes?[.systemFreeSize] as? Int else { return nil }
        // All lessons together need less than half of this.
        return .disk(freeMegabytes: free >> 20, needed: 1024)
    }

    private func path(of course: Course) -> [Diagnosis] {
        let path = course.root.path
        if let problem = PathProblem(with: path) { return [.badPath(problem.words)] }
        let mounts = (try? String(contentsOfFile: "/proc/mounts", encoding: .utf8)) ?? ""  // Linux only
        let place = SlowLocation(of: path, mounts: mounts, isWSL: environment["WSL_DISTRO_NAME"] != nil)
        return [place.map { .slowPath($0.words, advice: $0.advice) } ?? .goodPath]
    }

    /// Examines whether this tool is older than its sources, as it is after an update of the workbook.
    private func age(in course: Course) -> [Diagnosis] {
        guard let tool, tool.path.hasPrefix(course.root.path + "/.build/"),
            let built = Doctor.modified(tool)
        else { return [] }
        let sources = ["Workbook", "grade", "ProcessShims", "TerminalGuard"].flatMap { name in
            let folder = course.root.appending(path: "Sources/\(name)")
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            return files?.compactMap { $0 as? URL }.filter { ["swift", "c", "h"].contains($0.pathExtension) }
                ?? []
        }
        let isOld = sources.contains { source in Doctor.modified(source).map { $0 > built } ?? false }
        return isOld ? [.oldTool] : []
    }

    private static func modified(_ file: URL) -> Date? {
        // The file may have been deleted in the meantime.
        (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date
    }

    // MARK: - Files of the course

    /// Examines whether files were changed that learners don't edit.
    func examineFiles(of course: Course) -> [Diagnosis] {
        if case .failure(let file as MalformedFile) = Result(catching: course.openSuites) {
            return [file.diagnosis]
        }
        let changed = changedFiles(of: course)
        if changed.isEmpty { return [.unchangedFiles(isComplete: ChecksumList(of: course) != nil)] }
        let isClone = FileManager.default.fileExists(atPath: course.root.appending(path: ".git").path)
        // Given files among the learner's own aren't needed: those of the starter are taken.
        let areMissing = changed.contains {
            !$0.hasPrefix(course.folders.lessons + "/")
                && FileKind(of: course.root.appending(path: $0)) == .nothing
        }
        return [.changedFiles(changed, areMissing: areMissing, isClone: isClone)]
    }

    private func changedFiles(of course: Course) -> [String] {
        let listed = ChecksumList(of: course)?.changed(in: course) ?? []
        let given = course.exercises.flatMap { changedGivenFiles(of: $0, course) }
        let shared = HandedOutFiles(of: course)?.changedFiles() ?? []
        return (listed + given + shared).reduce(into: []) { all, path in
            if !all.contains(path) { all.append(path) }
        }
    }

    /// Returns the given files of an exercise that differ from the starter.
    private func changedGivenFiles(of exercise: Exercise, _ course: Course) -> [String] {
        let manager = FileManager.default
        return exercise.listGivenFiles().compactMap { name in
            let own = exercise.folders.lesson.appending(path: name)
            let starter = exercise.folders.starter.appending(path: name)
            return manager.contents(atPath: own.path) == manager.contents(atPath: starter.path)
                ? nil : course.relativePath(of: own)
        }
    }
}

import Foundation
import WorkbookModel
import WorkbookSystem

/// Builds the workspaces of exercises ahead of time, so that the first check of each is as fast as the tenth.
///
/// It does not run, grade or record anything of the learner's.
package struct Preparer: Sendable {
    /// The result of preparing one exercise.
    package enum Preparation: Sendable, Equatable {
        /// It was ready already.
        case wasReady
        /// It was built just now.
        case built
        /// It could not be built, and no source is to blame.
        case failed(GraderFault)
    }

    private let course: Course
    private let toolchain: Toolchain
    private let tools: Tools
    private let width: Int

    /// Creates a preparer.
    ///
    /// - Parameter width: How many workspaces are built at once.
    package init(course: Course, toolchain: Toolchain, tools: Tools, width: Int) {
        self.course = course
        self.toolchain = toolchain
        self.tools = tools
        self.width = max(1, width)
    }

    /// Prepares exercises.
    ///
    /// - Parameters:
    ///   - began: Called with each exercise before its preparation.
    ///   - ended: Called with each exercise and the result of its preparation.
    /// - Returns: The results by exercise.
    @discardableResult
    package func prepare(
        _ exercises: [Exercise], began: @escaping @Sendable (Exercise) -> Void = { _ in },
        ended: (Exercise, Preparation) -> Void = { _, _ in }
    ) async -> [Exercise.ID: Preparation] {
        let results = await exercises.concurrentMap(limit: width, completed: ended) { exercise in
            began(exercise)
            return await prepare(exercise)
        }
        return Dictionary(zip(exercises.map(\.id), results), uniquingKeysWith: { first, _ in first })
    }

    /// Reads how many bytes the workspaces and caches of the course take.
    package func bytes() -> Int {
        // What cannot be read is not counted; the number is only a hint for people.
        let files = FileManager.default.enumerator(
            at: course.buildFolder, includingPropertiesForKeys: [.fileSizeKey])
        var bytes = 0
        while let file = files?.nextObject() as? URL {
            bytes += (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
        }
        return bytes
    }

    private func prepare(_ exercise: Exercise) async -> Preparation {
        do {
            if exercise.parts.allSatisfy(isReady) { return .wasReady }
            for part in exercise.parts where !isReady(part) { try await prepare(part, of: exercise) }
            return .built
        } catch {
            return .failed(MachineFault(error).map(GraderFault.machine) ?? GraderFault(error))
        }
    }

    private func prepare(_ part: ExercisePart, of exercise: Exercise) async throws {
        let own = PartAttempt(part)
        // What the learner has begun may not compile, and with many starters the suite does not. The
        // reference always does, so everything is built once. Afterwards, none of it is left among the
        // sources.
        var isBuilt = false
        if !own.hasOnlyStarterFiles() { isBuilt = try await build(own, of: exercise) }
        let starter = PartAttempt(part, in: part.folders.starter)
        if !isBuilt && !part.folders.hasSolutions {
            // A copy that was handed out has no references. The starter builds everything but, in some exercises, the suite.
            _ = try await build(starter, of: exercise)
        } else if !isBuilt {
            guard try await build(PartAttempt(part, in: part.folders.reference), of: exercise) else {
                throw GraderProblem("the reference does not compile", details: "", isFinal: true)
            }
            try await grading(of: starter, exercise).inWorkspace { _ in }
        }
        try content(of: part).write(to: mark(of: part), options: .atomic)
    }

    /// Builds an attempt.
    ///
    /// - Returns: Whether it can be built.
    private func build(_ attempt: PartAttempt, of exercise: Exercise) async throws -> Bool {
        let grading = grading(of: attempt, exercise)
        do {
            return try await grading.inWorkspace { tests in
                guard try await tests.prepare() else { return false }
                // Probes fill a part of the module cache. Their results are not needed here.
                _ = try? await CompileTimeChecks(of: exercise).run(
                    in: tests.workspace, toolchain: toolchain, tools: grading.marked)
                return true
            }
        } catch is AttemptProblem {
            return false
        } catch is LinkFailure {
            return false
        } catch is CompilerCrash {
            return false
        }
    }

    private func grading(of attempt: PartAttempt, _ exercise: Exercise) -> PartGrading {
        PartGrading(
            attempt: attempt, exercise: exercise, course: course, toolchain: toolchain, tools: tools,
            report: { _ in })
    }

    /// Reads whether everything that is slow the first time has been built.
    ///
    /// The learner's own files are compiled for every check anyway.
    private func isReady(_ part: ExercisePart) -> Bool {
        FileManager.default.contents(atPath: mark(of: part).path) == content(of: part)
            && FileManager.default.fileExists(atPath: products(of: part).path)
            && FileManager.default.fileExists(atPath: ModuleCache.folder(in: course).path)
    }

    private func mark(of part: ExercisePart) -> URL {
        Workspace.folder(of: part, in: course).appending(path: "prepared")
    }

    /// The toolchain and the folder, because a build folder cannot be moved.
    private func content(of part: ExercisePart) -> Data {
        Data("\(toolchain.identity)\n\(products(of: part).path)\n".utf8)
    }

    private func products(of part: ExercisePart) -> URL {
        let root = Workspace.folder(of: part, in: course).appending(path: Workspace.packageName)
        return BuildStamp(root: root, buildFolderName: toolchain.buildFolderName).products
    }
}

import Foundation
import WorkbookModel
import WorkbookSystem

/// Builds the workspaces of exercises ahead of time, so that the first check of each is as fast as the tenth.
///
/// Nothing of the learner's is run, graded or recorded.
package struct Preparer: Sendable {
    /// What became of one exercise.
    package enum Preparation: Sendable, Equatable {
        /// It was ready already.
        case wasReady
        /// It was built just now.
        case built
        /// It could not be built, and no source is to blame.
        case failed(words: String, fault: MachineFault?)
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
    ///   - began: Told of each exercise that is begun.
    ///   - ended: Told of each exercise that is done, with what became of it.
    /// - Returns: What became of each.
    @discardableResult
    package func prepare(
        _ exercises: [Exercise], began: @escaping @Sendable (Exercise) -> Void = { _ in },
        ended: @escaping @Sendable (Exercise, Preparation) -> Void = { _, _ in }
    ) async -> [Exercise.ID: Preparation] {
        await withTaskGroup(of: (Exercise, Preparation).self) { group in
            var rest = exercises[...]
            func next() {
                guard let exercise = rest.popFirst() else { return }
                group.addTask {
                    began(exercise)
                    return (exercise, await outcome(for: exercise))
                }
            }
            for _ in 0..<width { next() }
            var outcomes: [Exercise.ID: Preparation] = [:]
            while let (exercise, outcome) = await group.next() {
                ended(exercise, outcome)
                outcomes[exercise.id] = outcome
                next()
            }
            return outcomes
        }
    }

    /// How many bytes the workspaces and caches of the course hold.
    package func bytes() -> Int {
        // What cannot be looked at is not counted; this is a hint for people.
        let files = FileManager.default.enumerator(
            at: course.buildFolder, includingPropertiesForKeys: [.fileSizeKey])
        var bytes = 0
        while let file = files?.nextObject() as? URL {
            bytes += (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
        }
        return bytes
    }

    private func outcome(for exercise: Exercise) async -> Preparation {
        do {
            let parts = [exercise] + exercise.testsPart
            if parts.allSatisfy(isReady) { return .wasReady }
            for part in parts where !isReady(part) { try await prepare(part) }
            return .built
        } catch {
            return .failed(words: GraderFault.words(for: error, course: course), fault: MachineFault(error))
        }
    }

    private func prepare(_ part: Exercise) async throws {
        let own = Attempt(part)
        // What the learner has begun may not compile, and with many starters the checks cannot. The reference always
        // does, so that really everything has been built once; nothing of it is left among the sources.
        var isBuilt = false
        if !own.isUntouched { isBuilt = try await build(own) }
        if !isBuilt {
            guard try await build(Attempt(part, in: part.folders.reference)) else {
                throw GraderProblem("the reference does not compile", details: "", isFinal: true)
            }
            try await grading(of: Attempt(part, in: part.folders.starter)).inWorkspace { _ in }
        }
        try content(of: part).write(to: mark(of: part), options: .atomic)
    }

    /// Builds an attempt, if it can be built.
    private func build(_ attempt: Attempt) async throws -> Bool {
        let grading = grading(of: attempt)
        do {
            return try await grading.inWorkspace { tests in
                guard try await tests.prepare() else { return false }
                // Probes have modules of their own in the cache. What they find is nobody's business yet.
                _ = try? await CompileTimeChecks(of: attempt.exercise).run(
                    in: tests.workspace, toolchain: toolchain, tools: grading.marked)
                return true
            }
        } catch is AttemptProblem {
            return false
        } catch is LinkFailure {
            return false
        }
    }

    private func grading(of attempt: Attempt) -> Grading {
        Grading(attempt: attempt, course: course, toolchain: toolchain, tools: tools, report: { _ in })
    }

    // MARK: - What is ready

    /// Whether everything that is slow the first time has been built: the learner's own files are compiled with every
    /// check anyway.
    private func isReady(_ part: Exercise) -> Bool {
        FileManager.default.contents(atPath: mark(of: part).path) == content(of: part)
            && FileManager.default.fileExists(atPath: products(of: part).path)
            && FileManager.default.fileExists(atPath: ModuleCache.folder(in: course).path)
    }

    private func mark(of part: Exercise) -> URL {
        Workspace.folder(of: part, in: course).appending(path: "prepared")
    }

    /// The toolchain and the place, as a build folder cannot be moved.
    private func content(of part: Exercise) -> Data {
        Data("\(toolchain.identity)\n\(products(of: part).path)\n".utf8)
    }

    private func products(of part: Exercise) -> URL {
        let root = Workspace.folder(of: part, in: course).appending(path: Workspace.packageName)
        return BuildStamp(root: root, buildFolderName: toolchain.buildFolderName).products
    }
}

import Foundation
import TestSupport

@testable import WorkbookClassroom
@testable import WorkbookGrading
@testable import WorkbookModel
@testable import WorkbookSystem

/// Compares submissions to one exercise, using the compiler of this machine.
struct SimilarityLab {
    /// The course's own code: the starter, and any solutions.
    var known: [[String: String]] = [["Lamp.swift": "class Lamp {}"]]
    /// What counts as similar.
    var policy = SimilarityPolicy.standard
    /// Whether to ask the compiler for trees; otherwise there are none.
    var hasCompiler = true

    /// Finds the compiler once for all tests.
    private static let toolchain = Task {
        try await Toolchain.find(
            environment: ProcessInfo.processInfo.environment, runner: ProcessRunner(), cache: nil)
    }

    /// Returns the trees of some texts.
    static func trees(of texts: [String]) async -> [SyntaxNode?] {
        // A test that gets no trees fails one of its own expectations.
        guard let toolchain = try? await toolchain.value else { return texts.map { _ in nil } }
        let folder = URL.temporaryDirectory.appending(path: "\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }  // left to the system otherwise
        let environment = ChildEnvironment.fixed(from: ProcessInfo.processInfo.environment)
        return await CompilerTrees(
            toolchain: toolchain, runner: ProcessRunner(), environment: environment, folder: folder
        ).trees(of: texts)
    }

    /// Compares submissions with one file each, `Lamp.swift`, by their ids.
    func report(_ submissions: [String: String], for exercises: [Exercise] = [.sample()]) async throws
        -> SimilarityReport
    {
        let (known, hasCompiler) = (known, hasCompiler)
        let similarity = Similarity(policy: policy, known: { _ in known }) { texts in
            hasCompiler ? await SimilarityLab.trees(of: texts) : texts.map { _ in nil }
        }
        return try await similarity.report(of: Array(submissions.keys), for: exercises) { id, _ in
            submissions[id].map { ["Lamp.swift": $0] } ?? [:]
        }
    }
}

import Foundation
import WorkbookModel
import WorkbookSystem

extension PartGrading {
    /// Reads the learner's files as the compiler does.
    ///
    /// - Parameters:
    ///   - name: The folder beside the workspace for what the compiler reads.
    ///   - given: Files of the course to read as well.
    ///   - areCarried: Whether to read the files of the first part that are compiled together with the code under test.
    func learnerSources(
        in name: String, with given: [URL] = [], areCarried: Bool = false
    ) async throws -> [LearnerSource] {
        let folder = workspaceFolder.appending(path: name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let owned = try areCarried ? attempt.carriedFiles() : attempt.ownedFiles()
        let origin = areCarried ? attempt.attemptFolder : attempt.folder
        let others = try given.map { ($0.lastPathComponent, try Data(contentsOf: $0)) }
        let files = owned.merging(others) { own, _ in own }.sorted { $0.key < $1.key }
        var sources: [LearnerSource] = []
        var copies: [URL] = []
        for (name, data) in files {
            let text = String(decoding: data, as: UTF8.self)
            let reading = LearnerSource.reading(of: text)
            for (prefix, part) in [("", reading.text), ("versions-", reading.versions)] {
                guard let part else { continue }
                let copy = folder.appending(path: prefix + name)
                try Data(part.utf8).write(to: copy)
                copies.append(copy)
                sources.append(
                    LearnerSource(
                        path: course.relativePath(of: origin.appending(path: name)), text: text))
            }
        }
        let trees = try await SyntaxTree.nodes(
            of: copies, toolchain: toolchain, runner: marked.runner, environment: marked.environment)
        return zip(sources, copies).map { source, copy in
            LearnerSource(path: source.path, text: source.text, tree: trees[copy.path])
        }
    }

    /// What a person should look at in the learner's files, and what the objects are compared with.
    struct Inspection: Sendable {
        var sources: [LearnerSource]
        var flags: [Flag]
        /// What may only follow from errors, and so counts only if the code compiles.
        var flagsOnceBuilt: [Flag] = []
        /// The scan for names that the suite uses; `nil` if the learner's own tests are the suite, or if the course does not
        /// say which names a task needs.
        var capture: CaptureScan?
    }

    /// Inspects the learner's files.
    func inspection() async throws -> Inspection {
        let sources = try await learnerSources(in: "syntax")
        let declarations = LearnerDeclarations(in: sources, module: part.module, support: part.support)
        let names = part.kind == .tests ? nil : try ExpectedChecks.load(for: exercise).names.map(Set.init)
        var inspection = Inspection(
            sources: sources,
            flags: sources.flatMap { SourceScan.flags(in: $0, code: code, allowed: names ?? []) },
            flagsOnceBuilt: sources.compactMap(SourceScan.flag(ifUnread:)))
        guard let names else { return inspection }
        let capture = CaptureScan(declarations: declarations, module: part.module, allowed: names)
        inspection.flags += try capture.flags { try suiteSources() }
        inspection.flagsOnceBuilt += try capture.flagsOfRepeatedNames { try suiteSources() }
        inspection.capture = capture
        return inspection
    }

    /// Reads the symbols of what was built for the learner's module.
    func symbols(in workspace: Workspace) async throws -> ModuleSymbols {
        try await SymbolReader(toolchain: toolchain, tools: marked).symbols(
            of: part.module, in: workspace.listObjects(of: part.module),
            usedBy: part.kind == .tests ? [] : workspace.listObjects(of: part.suiteModule))
    }

    /// Returns what a person should look at in the symbols of the learner's module.
    func symbolFlags(_ workspace: Workspace, _ inspection: Inspection) async throws -> [Flag] {
        let symbols = try await symbols(in: workspace)
        let flags =
            ImportScan.flags(in: symbols.table, sources: inspection.sources)
            + SymbolScan.flags(for: symbols.suspects, plain: symbols.suspectNames, module: part.module)
            + (inspection.capture?.flags(forSymbolsUsed: symbols.usedTrees) ?? [])
        if code == .production { return flags }
        let subject = HiddenUseScan.symbols(ofModule: part.subject ?? "", in: symbols.table)
        let names = try await Demangler(toolchain: toolchain, tools: marked).names(of: subject)
        let hidden = HiddenUseScan(workspace: workspace, sources: inspection.sources)
        return try flags + hidden.flags(for: names) + (await carriedFlags(hidden))
    }

    /// Returns flags for what files of the first part declare, if the code under test could use it in place of what it means.
    private func carriedFlags(_ hidden: HiddenUseScan) async throws -> [Flag] {
        if part.carries.isEmpty { return [] }
        let sources = try await learnerSources(in: "syntax-of-first-part", areCarried: true)
        let module = part.subject ?? ""
        let declarations = LearnerDeclarations(in: sources, module: module, support: part.support)
        let allowed = try ExpectedChecks.load(for: exercise).names ?? []
        let scan = CaptureScan(
            declarations: declarations, module: module, isInside: true, allowed: Set(allowed))
        return try scan.flagsOfRepeatedNames { try hidden.hiddenSources() }
            + scan.flags { try hidden.hiddenSources() }
    }

    /// Returns the names that the learner's files declare and the suite mentions.
    func namesForSuite() async throws -> [String] {
        // The workspace is not locked, so another grading may use its folder.
        let given = part.starter.files().filter { part.isGiven($0.lastPathComponent) }
        let sources = try await learnerSources(in: "syntax-of-solutions", with: given)
        let declarations = LearnerDeclarations(in: sources, module: part.module, support: part.support)
        return CaptureScan(declarations: declarations, module: part.module, allowed: []).names(
            mentionedIn: try suiteSources())
    }

    private func suiteSources() throws -> [String] {
        let folders = [part.folders.checks, course.sharedSuite]
        return try folders.flatMap { $0.files() }.map { try String(contentsOf: $0, encoding: .utf8) }
    }

    private var code: SourceScan.Code { part.kind == .tests ? .tests : .production }
}

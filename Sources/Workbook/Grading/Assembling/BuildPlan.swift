import Foundation
import WorkbookSystem

/// SwiftPM's plan of a build, reduced to the compilers and linkers that it starts.
///
/// Planning takes SwiftPM 0.25 CPU seconds a build, and its compiler drivers another 0.04 for each module, as long as compiling a
/// small module. Both come to the same result as long as only the contents of sources change. SwiftPM writes its plan in
/// llbuild's own format (`.build/debug.yaml`), and a driver prints the jobs that it would start (`swiftc -###`).
///
/// A plan is kept together with everything that it was made for. If any of that changes, or if a build fails and no source
/// explains why, SwiftPM plans again.
struct BuildPlan: Sendable {
    /// A command of the plan that reads and writes files.
    struct Step: Codable, Equatable, Sendable {
        /// The driver and its arguments; empty for a tool that only SwiftPM can start.
        var driver: [String]
        /// The programs that the driver starts, each with its arguments; `nil` as long as nobody asked the driver.
        var jobs: [[String]]?
        var inputs: [String]
        var outputs: [String]
        /// What identified the files when the step had run.
        var state: [String] = []

        /// Whether the driver links.
        var isLink: Bool { !driver.contains("-emit-module-path") }

        /// Reads what identifies the files now.
        func identity() -> [String] {
            (inputs + outputs).map { FileIdentity.line(of: URL(filePath: $0)) ?? "none" }
        }
    }

    private struct Record: Codable {
        var purpose: [String]
        var steps: [Step]
    }

    private let folder: URL
    private let purpose: [String]
    private let linker: String

    /// Describes the plan of a workspace.
    ///
    /// - Parameter flags: What SwiftPM is told when it plans.
    init(of workspace: Workspace, toolchain: Toolchain, flags: [String]) {
        folder = workspace.root.appending(path: ".build")
        purpose = [toolchain.identity] + flags + [workspace.layout]
        linker = toolchain.tool("ld.lld")
    }

    /// The names of the plan's files in the build folder, and of llbuild's record.
    static let fileNames = ["debug.yaml", "workbook-plan", "build.db"]

    private var record: URL { folder.appending(path: "workbook-plan") }

    /// Records that SwiftPM's last build succeeded, so its plan can be carried out again.
    ///
    /// - Throws: The file system's errors.
    func keep() throws {
        #if os(Linux)
            let plan = try String(contentsOf: folder.appending(path: "debug.yaml"), encoding: .utf8)
            guard let steps = BuildPlan.steps(in: plan) else { return }
            try write(steps.map(BuildPlan.completed))
        #endif
    }

    /// Forgets the plan.
    ///
    /// Call this before SwiftPM plans.
    ///
    /// - Throws: The file system's errors.
    func clear() throws {
        if FileManager.default.fileExists(atPath: record.path) {
            try FileManager.default.removeItem(at: record)
        }
    }

    /// Carries out the steps whose files have changed since they ran.
    ///
    /// - Parameter run: Runs a program with arguments.
    /// - Returns: How the last program ended; `nil` if SwiftPM must plan first.
    func replay(_ run: ([String]) async throws -> ProcessResult) async throws -> ProcessResult? {
        guard let data = FileManager.default.contents(atPath: record.path),
            let kept = try? JSONDecoder().decode(Record.self, from: data), kept.purpose == purpose
        else { return nil }
        var steps = kept.steps
        var last: ProcessResult?
        for index in steps.indices where steps[index].identity() != steps[index].state {
            if steps[index].driver.isEmpty { return nil }
            if steps[index].jobs == nil {
                let printed = try await run(steps[index].driver + ["-###"])
                guard printed.termination.isSuccess else { return nil }
                steps[index].jobs = jobs(in: printed.output, for: steps[index])
            }
            guard let jobs = steps[index].jobs else { return nil }
            for job in jobs {
                let result = try await run(job)
                last = result
                if result.termination.isSuccess { continue }
                // SwiftPM's linker explains in words that are known here why it failed.
                return steps[index].isLink ? nil : result
            }
            steps[index] = BuildPlan.completed(steps[index])
        }
        guard let last, steps.allSatisfy({ $0.identity() == $0.state }) else { return nil }
        try write(steps)
        return last
    }

    private func write(_ steps: [Step]) throws {
        try JSONEncoder().encode(Record(purpose: purpose, steps: steps)).write(to: record, options: .atomic)
    }

    private static func completed(_ step: Step) -> Step {
        var step = step
        step.state = step.identity()
        return step
    }

    /// Returns the steps of a plan, each after those whose outputs it reads.
    ///
    /// The commands that look at the package's structure, or write lists that the first build has already written, are left out,
    /// and so are those that prepare a module for a debugger.
    ///
    /// - Returns: `nil` if the text is not in the form that SwiftPM 6.2 and 6.3 write.
    static func steps(in plan: String) -> [Step]? {
        let parts = plan.components(separatedBy: "\ncommands:\n")
        guard parts.count == 2, parts[0].contains("  name: basic\n") else { return nil }
        var rest: [Step] = []
        // A command begins with its quoted name, indented by two spaces, and ends at an empty line.
        for command in parts[1].components(separatedBy: "\n\n") {
            guard let tool = field("tool", of: command) else { continue }
            if ["phony", "write-auxiliary-file", "package-structure-tool"].contains(tool) { continue }
            guard var inputs = list("inputs", of: command), let outputs = list("outputs", of: command) else {
                return nil
            }
            let arguments = list("args", of: command) ?? []
            if arguments.contains("-modulewrap") { continue }
            // It imports none of the package's modules, but SwiftPM assumes that it imports the tests.
            if inputs.contains(where: { $0.hasSuffix("/" + TestEntryPoint.path) }) {
                inputs.removeAll { $0.hasSuffix(".swiftmodule") }
            }
            rest.append(
                Step(
                    driver: arguments.first?.hasSuffix("/swiftc") == true ? arguments : [],
                    inputs: inputs.filter { $0.hasPrefix("/") }, outputs: outputs.filter { $0.hasPrefix("/") }
                ))
        }
        var steps: [Step] = []
        while let next = rest.firstIndex(where: { step in
            !rest.contains { $0 != step && !Set($0.outputs).isDisjoint(with: step.inputs) }
        }) {
            steps.append(rest.remove(at: next))
        }
        return rest.isEmpty && !steps.isEmpty ? steps : nil
    }

    private static func field(_ name: String, of command: String) -> Substring? {
        command.split(separator: "\n").first { $0.hasPrefix("    \(name): ") }?.dropFirst(name.count + 6)
    }

    private static func list(_ name: String, of command: String) -> [String]? {
        field(name, of: command).flatMap { try? JSONDecoder().decode([String].self, from: Data($0.utf8)) }
    }

    /// Returns the jobs that a driver printed.
    ///
    /// - Returns: `nil` if they need anything that exists only while the driver runs.
    func jobs(in output: String, for step: Step) -> [[String]]? {
        let jobs = output.split(whereSeparator: \.isNewline).map {
            adapted(BuildPlan.words(in: $0), to: step)
        }
        let isComplete = jobs.allSatisfy { job in
            job.first?.hasPrefix("/") == true && !job.contains { $0.contains("/TemporaryDirectory.") }
        }
        guard isComplete, jobs.count == (step.isLink ? 2 : 1) else { return nil }
        return jobs
    }

    private func adapted(_ job: [String], to step: Step) -> [String] {
        var job = job
        if job.first?.hasSuffix("/clang") == true, FileManager.default.isExecutableFile(atPath: linker) {
            // It takes half the time.
            job.append("-fuse-ld=lld")
        }
        func remove(_ option: String) -> Bool {
            guard let index = job.firstIndex(of: option), index + 1 < job.count else { return false }
            job.removeSubrange(index...(index + 1))
            return true
        }
        // The driver writes this list of further outputs to a temporary file.
        if remove("-supplementary-output-file-map"),
            let option = step.driver.firstIndex(of: "-emit-module-path")
        {
            let module = URL(filePath: step.driver[option + 1])
            let base = module.deletingPathExtension()
            job += ["-emit-module-path", module.path]
            job += ["-emit-module-doc-path", base.path + ".swiftdoc"]
            job += ["-emit-module-source-info-path", base.path + ".swiftsourceinfo"]
        }
        return job
    }

    /// Splits a line into words as a shell does.
    static func words(in line: Substring) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var isEscaped = false
        for character in line {
            if isEscaped {
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == "\\" && quote != "'" {
                isEscaped = true
            } else if let open = quote {
                if character == open { quote = nil } else { word?.append(character) }
            } else if character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if character == " " {
                word.map { words.append($0) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        return words + (word.map { [$0] } ?? [])
    }
}

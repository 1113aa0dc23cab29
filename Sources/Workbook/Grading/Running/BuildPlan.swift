import Foundation
import WorkbookSystem

/// SwiftPM's plan of a build, carried out again by llbuild without planning it anew.
///
/// Planning costs SwiftPM 0.25 processor seconds a build, as much as compiling a small module, and the plan stays the
/// same while nothing but the contents of sources changes. SwiftPM writes it down in llbuild's own format
/// (`.build/debug.yaml`), and llbuild's command line, `swift-build-tool`, is part of the toolchain.
///
/// A plan is kept with what it was made for. Where that differs, or where a build fails for a reason that is in no source,
/// SwiftPM plans again.
struct BuildPlan: Sendable {
    private let folder: URL
    private let tool: String
    private let purpose: Data

    /// Describes the plan of a workspace.
    ///
    /// - Parameter flags: What SwiftPM is told when it plans.
    init(of workspace: Workspace, toolchain: Toolchain, flags: [String]) {
        folder = workspace.root.appending(path: ".build")
        tool = toolchain.tool("swift-build-tool")
        purpose = Data(
            ([toolchain.identity] + flags + [workspace.layout]).joined(separator: "\n").utf8)
    }

    private var plan: URL { folder.appending(path: "debug.yaml") }
    private var record: URL { folder.appending(path: "workbook-plan") }
    private var copy: URL { folder.appending(path: "workbook-plan.yaml") }
    /// SwiftPM's own record of what is built; the same engine reads and writes it.
    private var database: URL { folder.appending(path: "build.db") }

    /// Says that SwiftPM's last build was complete, so that its plan can be carried out again.
    ///
    /// - Throws: The file system's errors.
    func keep() throws {
        #if os(Linux)
            try purpose.write(to: record, options: .atomic)
        #endif
    }

    /// Says that there is no plan any more; to be called before SwiftPM plans.
    ///
    /// - Throws: The file system's errors.
    func clear() throws {
        for file in [record, copy] where FileManager.default.fileExists(atPath: file.path) {
            try FileManager.default.removeItem(at: file)
        }
    }

    /// The program and its arguments that build what has changed; `nil` where SwiftPM has to plan first.
    func arguments() -> (program: String, arguments: [String])? {
        guard FileManager.default.contents(atPath: record.path) == purpose,
            FileManager.default.isExecutableFile(atPath: tool), makeCopy()
        else { return nil }
        return (tool, ["-f", copy.path, "--db", database.path, "test"])
    }

    /// Writes the plan as llbuild's command line takes it, unless that was done before.
    ///
    /// - Returns: Whether it is there; where it cannot be made, SwiftPM plans and says why.
    private func makeCopy() -> Bool {
        if FileManager.default.fileExists(atPath: copy.path) { return true }
        guard let text = try? String(contentsOf: plan, encoding: .utf8),
            let plan = BuildPlan.standalone(text)
        else { return false }
        return (try? Data(plan.utf8).write(to: copy, options: .atomic)) != nil
    }

    /// The plan without what only SwiftPM itself can carry out: looking at the package's structure, and writing lists that
    /// the first build has written.
    ///
    /// - Returns: `nil` if the text is not in the form that SwiftPM 6.2 and 6.3 write.
    static func standalone(_ text: String) -> String? {
        let parts = text.components(separatedBy: "\ncommands:\n")
        guard parts.count == 2, parts[0].contains("  name: basic\n") else { return nil }
        // A command begins with its quoted name, two columns in, and reaches to an empty line.
        let commands = parts[1].components(separatedBy: "\n\n").filter { command in
            !foreignTools.contains { command.contains("\n    tool: \($0)\n") }
        }
        let head = parts[0].replacing("  name: basic\n", with: "  name: swift-build\n")
        return head + "\ncommands:\n" + commands.joined(separator: "\n\n")
    }

    private static let foreignTools = ["write-auxiliary-file", "package-structure-tool"]

    /// The messages in what the compilers wrote, as SwiftPM would print them.
    ///
    /// SwiftPM has the compiler write JSON records (`-parseable-output`), each preceded by its length. To change the option
    /// would be to change every command, and so to build everything again. Source: the Swift repository,
    /// docs/Driver.md, "Parseable output".
    static func messages(in output: String) -> String {
        let key = "  \"output\" : "
        return output.split(whereSeparator: \.isNewline).map { line -> String in
            guard line.hasPrefix(key) else { return String(line) }
            let value = line.dropFirst(key.count).trimmingSuffix(",")
            // What is no text is no message.
            return (try? JSONDecoder().decode(String.self, from: Data(value.utf8))) ?? ""
        }.joined(separator: "\n")
    }
}

extension Substring {
    /// The text without a comma at its end.
    fileprivate func trimmingSuffix(_ suffix: String) -> Substring {
        hasSuffix(suffix) ? dropLast(suffix.count) : self
    }
}

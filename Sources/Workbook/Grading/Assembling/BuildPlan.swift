import Foundation
import WorkbookSystem

/// SwiftPM's plan of a build, which llbuild can carry out again without SwiftPM.
///
/// Planning takes SwiftPM 0.25 CPU seconds a build, as long as compiling a small module, and the plan stays the same as
/// long as only the contents of sources change. SwiftPM writes it in llbuild's own format (`.build/debug.yaml`), and
/// llbuild's command line, `swift-build-tool`, is part of the toolchain.
///
/// A plan is kept together with everything that it was made for. If any of that changes, or if a build fails and no source
/// explains why, SwiftPM plans again.
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

    /// The names of the plan's files in the build folder, and of llbuild's record.
    static let fileNames = ["debug.yaml", "workbook-plan", "workbook-plan.yaml", "build.db"]

    private var plan: URL { folder.appending(path: "debug.yaml") }
    private var record: URL { folder.appending(path: "workbook-plan") }
    private var copy: URL { folder.appending(path: "workbook-plan.yaml") }
    /// SwiftPM's own record of what is built; the same engine reads and writes it.
    private var database: URL { folder.appending(path: "build.db") }

    /// Records that SwiftPM's last build succeeded, so its plan can be carried out again.
    ///
    /// - Throws: The file system's errors.
    func keep() throws {
        #if os(Linux)
            try purpose.write(to: record, options: .atomic)
        #endif
    }

    /// Forgets the plan.
    ///
    /// Call this before SwiftPM plans.
    ///
    /// - Throws: The file system's errors.
    func clear() throws {
        for file in [record, copy] where FileManager.default.fileExists(atPath: file.path) {
            try FileManager.default.removeItem(at: file)
        }
    }

    /// Returns the program and the arguments that build what has changed; `nil` if SwiftPM must plan first.
    func arguments() -> (program: String, arguments: [String])? {
        guard FileManager.default.contents(atPath: record.path) == purpose,
            FileManager.default.isExecutableFile(atPath: tool), makeCopy()
        else { return nil }
        return (tool, ["-f", copy.path, "--db", database.path, "test"])
    }

    /// Writes the plan in the form that llbuild's command line accepts, unless the file exists.
    ///
    /// - Returns: Whether the file exists. If it cannot be written, SwiftPM plans, and reports the reason.
    private func makeCopy() -> Bool {
        if FileManager.default.fileExists(atPath: copy.path) { return true }
        guard let text = try? String(contentsOf: plan, encoding: .utf8),
            let plan = BuildPlan.standalone(text)
        else { return false }
        return (try? Data(plan.utf8).write(to: copy, options: .atomic)) != nil
    }

    /// Returns a plan without the commands that only SwiftPM can carry out.
    ///
    /// They look at the package's structure, and write lists that the first build has already written.
    ///
    /// - Returns: `nil` if the text is not in the form that SwiftPM 6.2 and 6.3 write.
    static func standalone(_ text: String) -> String? {
        let parts = text.components(separatedBy: "\ncommands:\n")
        guard parts.count == 2, parts[0].contains("  name: basic\n") else { return nil }
        // A command begins with its quoted name, indented by two spaces, and ends at an empty line.
        let commands = parts[1].components(separatedBy: "\n\n").filter { command in
            !foreignTools.contains { command.contains("\n    tool: \($0)\n") }
        }
        let head = parts[0].replacing("  name: basic\n", with: "  name: swift-build\n")
        return head + "\ncommands:\n" + commands.joined(separator: "\n\n")
    }

    private static let foreignTools = ["write-auxiliary-file", "package-structure-tool"]

    /// Returns the compiler's messages in the output of a build, as SwiftPM would print them.
    ///
    /// SwiftPM asks the compiler for JSON records (`-parseable-output`), each preceded by its length. Without that option
    /// every command would differ from the recorded one, and llbuild would build everything again. Source: the Swift repository,
    /// docs/Driver.md, "Parseable output".
    static func messages(in output: String) -> String {
        let key = "  \"output\" : "
        return output.split(whereSeparator: \.isNewline).map { line -> String in
            guard line.hasPrefix(key) else { return String(line) }
            let value = line.dropFirst(key.count).trimmingSuffix(",")
            // A record without text has no message.
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

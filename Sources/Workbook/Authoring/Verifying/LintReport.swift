import Foundation
import WorkbookModel
import WorkbookSystem

/// What `swift format lint` reported about the sources of a course.
struct LintReport {
    private let lines: [String]
    /// The file with the rules, as messages show it; `nil` if there is none.
    private let rules: String?

    /// Whether the compiler's errors take the place of some lines.
    private let hasUncompiled: Bool
    /// Whether some files have another finding, about their encoding or the ends of their lines.
    private let hasMisread: Bool

    /// Reads the output of the formatter, in which each line counts once.
    ///
    /// - Parameters:
    ///   - rules: The file with the rules, as messages show it; `nil` if there is none.
    ///   - misread: The files in which each line looks wrong, because of their encoding or the ends of their lines.
    ///   - broken: The folders of exercises with a breach, as messages show them. For a file in one of them, the compiler reports
    ///     what the formatter can't read.
    init(_ output: String, rules: String?, misread: [String] = [], broken: [String] = []) {
        var known: Set<String> = []
        let unique = output.split(whereSeparator: \.isNewline).map(String.init).filter {
            known.insert($0).inserted
        }
        let all = unique.filter { line in !misread.contains { line.contains("\($0):") } }
        hasMisread = all.count < unique.count
        lines = all.filter { line in
            LintAdvice.rule(in: line) != nil
                || !broken.contains {
                    line.hasPrefix("\($0)/") || line.contains("Unable to lint") && line.contains("\($0)/")
                }
        }
        hasUncompiled = lines.count < all.count
        self.rules = rules
    }

    /// Returns the findings; a mistake in the rules explains all others.
    ///
    /// - Parameters:
    ///   - paths: The folders with the sources, as words of a command, for advice.
    ///   - mistake: Why the file with the rules, or a part of it, has no effect.
    func findings(about paths: String, mistake: String? = nil) -> [Finding] {
        if let mistake {
            let count = lines.count { LintAdvice.rule(in: $0) != nil }
            let words = count == 1 ? "1 line" : "\(count) lines"
            let rest =
                count == 0
                ? ""
                : "\(mistake.hasSuffix("?") ? "" : ".") The formatter reports \(words), possibly because of that"
            return [.breach(nil, "format", mistake + rest)]
        }
        if let line = lines.first(where: { $0.contains("Unable to read configuration") }) {
            let reason = line.split(separator: ": ").last.map { ": \($0)" } ?? ""
            return [.breach(nil, "format", "\(rules ?? LintReport.fileName) can't be read\(reason)")]
        }
        guard let rules else {
            return [
                .breach(
                    nil, "format",
                    "\(LintReport.fileName) is missing, so the formatter's own rules apply, and it reports "
                        + "\(lines.count == 1 ? "1 line" : "\(lines.count) lines"). Get the file back, or write one: "
                        + "`swift format dump-configuration` shows these rules")
            ]
        }
        if lines.isEmpty && hasUncompiled {
            return [
                .remark(
                    nil, "format", "files that don't compile were not examined, and all others are formatted")
            ]
        }
        if lines.isEmpty && hasMisread {
            return [
                .remark(
                    nil, "format",
                    "files with another encoding or other line ends were not examined, and all others are formatted"
                )
            ]
        }
        let more = lines.count - LintReport.mostLines
        return lines.prefix(LintReport.mostLines).map { .breach(nil, "format", $0) }
            + (more > 0 ? [.breach(nil, "format", "and \(more) more")] : [])
            + LintAdvice(about: lines, in: paths, rules: rules).sentences.map { .remark(nil, "format", $0) }
    }

    /// Returns the file whose rules the formatter follows in a folder: the nearest one, in it or above it.
    static func rules(for folder: URL) -> URL? {
        var folder = folder.standardizedFileURL
        while true {
            let file = folder.appending(path: fileName)
            if FileKind(of: file) == .file { return file }
            if folder.path == "/" { return nil }
            folder.deleteLastPathComponent()
        }
    }

    private static let fileName = ".swift-format"
    private static let mostLines = 20
}

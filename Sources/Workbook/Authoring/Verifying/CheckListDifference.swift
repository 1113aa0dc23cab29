import Foundation
import WorkbookModel
import WorkbookSystem

/// How the recorded list of an exercise's checks differs from the checks that report.
struct CheckListDifference {
    /// What differs, a sentence each; empty if nothing does.
    private(set) var sentences: [String] = []

    /// Compares the lists.
    ///
    /// - Parameters:
    ///   - folder: The folder of the suite's checks, in which a file may be missing.
    ///   - path: Its path, for messages.
    ///   - known: The ids of checks whose sentences are left out.
    init(
        recorded: [Check], observed: [Check], in folder: URL, at path: String, besides known: Set<String> = []
    ) {
        func lacking(_ checks: [Check], in others: [Check]) -> [Check] {
            let known = Set(others.map(\.id))
            return checks.filter { !known.contains($0.id) }
        }
        let silent = lacking(recorded, in: observed)
        if !silent.isEmpty {
            let files = CheckListDifference.missingFiles(for: silent, in: folder).map { "\(path)/\($0)" }
            let note = files.isEmpty ? "" : "; there is no \(files.joined(separator: ", "))"
            sentences.append(
                "checks.json lists what the suite doesn't report (\(CheckListDifference.list(silent)))\(note)"
            )
        }
        let unlisted = lacking(observed, in: recorded)
        if !unlisted.isEmpty {
            sentences.append(
                "checks.json does not list what the suite reports (\(CheckListDifference.list(unlisted)))")
        }
        sentences += recorded.map(\.id).repeated.map { "checks.json lists \($0) twice" }
        for check in observed where !known.contains(check.id) {
            guard let other = recorded.first(where: { $0.id == check.id && $0.name != check.name }) else {
                continue
            }
            sentences.append(
                "checks.json has another sentence for \(check.id): \"\(other.name)\", and the suite \"\(check.name)\""
            )
        }
        if sentences.isEmpty && recorded != observed && known.isEmpty {
            sentences.append("checks.json lists the checks in another order than the suite reports them")
        }
    }

    private static func list(_ checks: [Check]) -> String {
        checks.map(\.id).sorted().joined(separator: ", ")
    }

    /// Returns the names of files that aren't there, although suites of these names report nothing.
    private static func missingFiles(for checks: [Check], in folder: URL) -> [String] {
        let suites = checks.compactMap { check -> String? in
            guard case .suite(let id) = check.kind else { return nil }
            return id.split(separator: "/").first.map(String.init)
        }
        return Set(suites).sorted().map { "\($0).swift" }.filter {
            FileKind(of: folder.appending(path: $0)) == .nothing
        }
    }
}

extension [String] {
    /// What is in the list more than once, in alphabetical order.
    var repeated: [String] { Dictionary(grouping: self) { $0 }.filter { $1.count > 1 }.keys.sorted() }
}

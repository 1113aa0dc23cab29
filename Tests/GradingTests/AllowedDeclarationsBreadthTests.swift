import Foundation
import Testing

@testable import WorkbookGrading
@testable import WorkbookSystem

/// A look at how much of other people's code the list would flag.
///
/// `Tests/Benchmarks/breadth.sh` makes the trees.
struct AllowedDeclarationsBreadthTests {
    private static let folder = ProcessInfo.processInfo.environment["WORKBOOK_TREES"]

    @Test(
        "How many declarations in a folder of syntax trees the list would flag, by reason",
        .enabled(if: folder != nil))
    func breadth() throws {
        let folder = URL(filePath: try #require(Self.folder))
        var used: Set<UsedDeclaration> = []
        var findings: [String: Set<String>] = [:]
        var (files, flaggedFiles) = (0, 0)
        let modules = Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
        for module in modules.sorted() {
            let trees = folder.appending(path: module)
            for name in try FileManager.default.contentsOfDirectory(atPath: trees.path)
            where name.hasSuffix(".json") {
                let tree = try Data(contentsOf: trees.appending(path: name))
                let source = try String(
                    contentsOf: trees.appending(path: name.dropLast(5) + ".swift"), encoding: .utf8)
                let isTests = source.contains("import Testing") || source.contains("import XCTest")
                let words = AllowedDeclarations.words(in: [source])
                let list = AllowedDeclarations(code: isTests ? .tests : .production, words: words)
                let declarations = UsedDeclaration.all(in: tree, except: modules)
                used.formUnion(declarations)
                let found = declarations.compactMap(list.finding(for:)).filter {
                    $0.declaration.module != "XCTest"
                }
                files += 1
                flaggedFiles += found.isEmpty ? 0 : 1
                for finding in found {
                    findings[finding.reason, default: []].insert(finding.declaration.plainName)
                }
            }
        }
        let flagged = findings.values.reduce(0) { $0 + $1.count }
        print("\(files) files, \(flaggedFiles) with a flag; \(used.count) declarations, \(flagged) flagged")
        for (reason, names) in findings.sorted(by: { $0.value.count > $1.value.count }) {
            print("\(names.count)  \(reason):\n    \(names.sorted().joined(separator: " "))")
        }
    }
}

import Foundation
import WorkbookJSON
import WorkbookModel
import WorkbookSystem

/// The file with the formatter's rules.
struct LintRules {
    private let file: URL
    /// The path of the file, for messages.
    private let path: String

    init(_ file: URL, shownAs path: String) {
        self.file = file
        self.path = path
    }

    /// Returns why the file, or a part of it, has no effect; `nil` if the formatter understands all of it.
    ///
    /// - Parameter defaults: All keys that the formatter knows, as it prints them; empty if it prints none.
    func mistake(knowing defaults: Data) -> String? {
        do {
            _ = try JSONFile.decode([String: AnyValue].self, at: file)
        } catch let problem as MalformedFile {
            let problem = problem.located
            return "\(path) can't be read: expected \(problem.expected), found \(problem.found)"
        } catch {
            return nil
        }
        let known = LintRules.keys(in: defaults)
        // The file was just read.
        let data = FileManager.default.contents(atPath: file.path) ?? Data()
        let own = LintRules.keys(in: data)
        if known.isEmpty { return nil }
        guard let key = own.subtracting(known).min() else { return nil }
        let line = JSONPlaces(of: data).line(of: key).map { ":\($0)" } ?? ""
        let near = Suggestion.nearest(to: key, in: known.sorted()).map { ". Did you mean \($0)?" } ?? ""
        return "\(path)\(line) has the key \(key), which the formatter doesn't know\(near)"
    }

    /// Returns the keys of a text, and those of the rules in it, such as `rules.UseEarlyExits`; none if it isn't JSON.
    private static func keys(in data: Data) -> Set<String> {
        // What can't be read has been reported.
        let object = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
        let rules = object["rules"] as? [String: Any] ?? [:]
        return Set(object.keys).union(rules.keys.map { "rules.\($0)" })
    }

    /// A value of a key, whatever it is.
    private struct AnyValue: Decodable {
        init(from decoder: any Decoder) {}
    }
}

import Foundation
import WorkbookSystem

/// The branches of a repository in a submission, read without Git.
struct GitBranches {
    /// A branch.
    struct Tip: Equatable {
        /// Its name, such as `work`, or `origin/work` for one that is known from another repository.
        var name: String
        /// What should be the name of its newest commit.
        var commit: String
    }

    /// No learner has more branches.
    private static let most = 50

    private let repository: URL

    /// Creates a value that has read nothing.
    ///
    /// - Parameter repository: The folder `.git`.
    init(of repository: URL) { self.repository = repository }

    /// Returns the content of a file of the repository; `nil` if it can't be read.
    func text(_ path: String) -> String? {
        // In a worktree, it is a file that leads out of the submission.
        guard FileKind(of: repository) == .folder else { return nil }
        // What can't be read tells nothing.
        let data = try? BoundedFile.read(
            repository.appending(path: path), limit: 4 << 20, followsLinks: false)
        return data.map {
            String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }

    /// Returns what should be the name of the newest commit of a branch such as `refs/heads/main`.
    func commit(of branch: String) -> String? { text(branch) ?? packed[branch] }

    /// The branches, the repository's own ones first, each in the order of their names.
    var tips: [Tip] {
        let packed = packed
        return ["refs/heads/", "refs/remotes/"].flatMap { kind in
            let names = Set(files(in: kind) + packed.keys.filter { $0.hasPrefix(kind) })
            return names.sorted().prefix(Self.most).compactMap { name in
                (text(name) ?? packed[name]).map {
                    Tip(name: String(name.dropFirst(kind.count)), commit: $0)
                }
            }
        }
    }

    /// The names of commits, by branches that Git keeps in one file.
    private var packed: [String: String] {
        let lines = text("packed-refs")?.split(separator: "\n") ?? []
        return lines.reduce(into: [:]) { commits, line in
            let words = line.split(separator: " ")
            if words.count == 2 { commits[String(words[1])] = String(words[0]) }
        }
    }

    /// The paths of the files in a folder of the repository, which doesn't lead out of it.
    private func files(in folder: String) -> [String] {
        let url = repository.appending(path: folder)
        let parents = [repository, repository.appending(path: "refs"), url]
        guard parents.allSatisfy({ FileKind(of: $0) == .folder }),
            let found = FileManager.default.enumerator(atPath: url.path)
        else { return [] }
        var paths: [String] = []
        for case let path as String in found where FileKind(of: url.appending(path: path)) == .file {
            paths.append(folder + path)
            if paths.count == Self.most { break }
        }
        return paths
    }
}

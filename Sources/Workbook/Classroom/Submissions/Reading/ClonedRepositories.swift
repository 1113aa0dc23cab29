import Foundation
import WorkbookSystem

/// The Git repositories in a submission, which tell when their files were committed.
///
/// Cloning gives every file the time of the clone, so these times say nothing about the learner. Git only gets the
/// repository's objects: none of its settings, which could make Git run a program.
struct ClonedRepositories {
    private let tools: ArchiveTools
    private let folder: URL
    /// The most moves of a file to follow; nobody moves one more often.
    private static let mostMoves = 20
    /// The names of the commits that are checked out, by the folders of their repositories.
    private var commits: [URL: String?] = [:]
    /// The branches with commits that aren't in what is checked out, by the folders of their repositories.
    private var branches: [URL: String?] = [:]

    /// Creates a value that has read nothing.
    ///
    /// - Parameter folder: A folder for Git's own files.
    init(tools: ArchiveTools, folder: URL) {
        self.tools = tools
        self.folder = folder
    }

    /// Returns when a file was changed, as far as anybody knows.
    ///
    /// - Parameter content: The content of the file.
    /// - Returns: In a repository, the time of the newest commit that changed the file if it is as it was committed, and
    ///   `nil` if Git can't find that commit. Otherwise, the file's own time.
    /// - Throws: The file system's errors, and ``SpawnError``.
    mutating func time(of file: SubmittedFiles.File, content: Data, in timeZone: TimeZone) async throws
        -> Date?
    {
        let own = file.entry.modified(in: timeZone)
        guard let (root, path) = Self.place(of: file) else { return own }
        guard let commit = try await checkedOutCommit(of: root) else {
            return Self.isUnborn(root.appending(path: ".git")) ? own : nil
        }
        let committed = try await git(["cat-file", "blob", "\(commit):\(path)"], about: commit, in: root)
        let isCommitted =
            committed.map {
                OwnedFileMatcher.GivenFile.lines(of: Data($0.utf8))
                    == OwnedFileMatcher.GivenFile.lines(of: content)
            } ?? false
        return isCommitted ? try await date(of: path, in: commit, of: root) : own
    }

    /// Returns the branch with the newest commit that isn't in what is checked out; `nil` if Git finds none.
    ///
    /// - Parameter file: A file of the repository.
    /// - Throws: The file system's errors, and ``SpawnError``.
    mutating func otherBranch(beside file: SubmittedFiles.File) async throws -> String? {
        guard let (root, _) = Self.place(of: file), let commit = try await checkedOutCommit(of: root)
        else {
            return nil
        }
        if let found = branches[root] { return found }
        var newest: (name: String, seconds: Double)?
        var known: Set<String> = []
        for branch in GitBranches(of: root.appending(path: ".git")).tips
        where Self.isName(branch.commit) && known.insert(branch.commit).inserted {
            let text = try await git(
                ["rev-list", "--max-count=1", "--timestamp", branch.commit, "^\(commit)"], about: commit,
                in: root)
            guard let seconds = text?.split(separator: " ").first.flatMap({ Double($0) }) else { continue }
            if seconds > newest?.seconds ?? 0 { newest = (branch.name, seconds) }
        }
        branches[root] = .some(newest?.name)
        return newest?.name
    }

    /// Returns the folder of the repository that a file is in, and its path there; `nil` if there is none.
    private static func place(of file: SubmittedFiles.File) -> (root: URL, path: String)? {
        guard case .onDisk(var root) = file.entry.content else { return nil }
        for depth in file.path.indices.reversed() {
            root.deleteLastPathComponent()
            if FileKind(of: root.appending(path: ".git")) == .nothing { continue }
            return (root, file.path[depth...].joined(separator: "/"))
        }
        return nil
    }

    /// Returns when the newest commit was made that changed the content of a file; `nil` if Git can't find it.
    ///
    /// In a shallow clone, the oldest commit seems to have created every file, so Git must not learn that the clone is
    /// shallow: then it fails where the history ends.
    private func date(of path: String, in commit: String, of root: URL) async throws -> Date? {
        var (path, start, date) = (path, commit, Date?.none)
        for _ in 0..<Self.mostMoves {
            let text = try await git(
                ["--literal-pathspecs", "rev-list", "--max-count=1", "--timestamp", start, "--", path],
                about: commit, in: root)
            // The time comes before the commit's name.
            guard let words = text?.split(whereSeparator: \.isWhitespace), words.count == 2,
                let seconds = Double(words[0])
            else { return nil }
            date = Date(timeIntervalSince1970: seconds)
            guard let earlier = try await place(of: path, before: String(words[1]), in: root) else {
                return date
            }
            (start, path) = earlier
        }
        return date
    }

    /// Returns where a file was before a commit that only moved it, or only changed whether it can be executed; `nil` if the commit
    /// changed its content.
    private func place(of path: String, before commit: String, in root: URL) async throws
        -> (commit: String, path: String)?
    {
        let header = try await git(["cat-file", "commit", commit], about: commit, in: root)
        let parents = (header ?? "").split(separator: "\n", omittingEmptySubsequences: false)
            .prefix { !$0.isEmpty }.filter { $0.hasPrefix("parent ") }.map { String($0.dropFirst(7)) }
        for parent in parents where Self.isName(parent) {
            let text = try await git(
                ["diff-tree", "-r", "-z", "--raw", "--no-renames", parent, commit], about: commit, in: root)
            let changes = CommitChange.list(text ?? "")
            guard let own = changes.first(where: { $0.path == path }) else { continue }
            if let place = own.source(among: changes) { return (parent, place) }
        }
        return nil
    }

    /// Returns the name of the commit that is checked out; `nil` if Git can't read it.
    private mutating func checkedOutCommit(of root: URL) async throws -> String? {
        if let known = commits[root] { return known }
        var commit: String?
        if let name = Self.head(of: root.appending(path: ".git")),
            try await git(["cat-file", "commit", name], about: name, in: root) != nil
        {
            commit = name
        }
        commits[root] = .some(commit)
        return commit
    }

    /// Reads the name of the commit that is checked out; `nil` if it is stored in an unknown way.
    private static func head(of repository: URL) -> String? {
        let branches = GitBranches(of: repository)
        guard let head = branches.text("HEAD") else { return nil }
        if isName(head) { return head }
        guard let match = head.wholeMatch(of: /ref: (refs\/heads\/[^\s\\]+)/), !match.1.contains("..") else {
            return nil
        }
        return branches.commit(of: String(match.1)).flatMap { isName($0) ? $0 : nil }
    }

    /// Whether a repository has no commit yet, so that it was made by `git init` and not by cloning.
    private static func isUnborn(_ repository: URL) -> Bool {
        // A folder that can't be read says nothing.
        let heads = try? FileManager.default.contentsOfDirectory(
            atPath: repository.appending(path: "refs/heads").path)
        return heads == [] && FileKind(of: repository.appending(path: "packed-refs")) == .nothing
    }

    /// Returns whether a text is the name of a commit: a digest made with SHA-1 or SHA-256.
    private static func isName(_ text: String) -> Bool {
        text.wholeMatch(of: /[0-9a-f]{40}|[0-9a-f]{64}/) != nil
    }

    /// Runs Git with the objects of a repository.
    ///
    /// - Parameter commit: The name of a commit, which shows how the repository makes names.
    /// - Returns: What it writes; `nil` if it fails or isn't installed.
    private func git(_ arguments: [String], about commit: String, in root: URL) async throws -> String? {
        let objects = root.appending(path: ".git/objects")
        guard FileKind(of: objects) == .folder else { return nil }
        let format = commit.count == 64 ? "sha256" : "sha1"
        let own = folder.appending(path: "\(format).git")
        for name in ["objects", "refs"] { try FileKind.makeFolder(own.appending(path: name)) }
        try Data("ref: refs/heads/main\n".utf8).write(to: own.appending(path: "HEAD"))
        // The commit graph is another copy of the commits' times, which can differ from them.
        let settings =
            "[core]\nrepositoryformatversion = 1\ncommitGraph = false\n[extensions]\nobjectformat = \(format)\n"
        try Data(settings.utf8).write(to: own.appending(path: "config"))
        do {
            let result = try await tools.run(
                "git", arguments, in: folder, largestFile: tools.limits.fileBytes,
                environment: [
                    "GIT_DIR": own.path, "GIT_OBJECT_DIRECTORY": objects.path, "GIT_CONFIG_NOSYSTEM": "1",
                    "GIT_CONFIG_GLOBAL": "/dev/null",
                ])
            return result.termination == .exited(0) ? result.output : nil
        } catch SubmissionReadingProblem.missingTool {
            return nil
        }
    }
}

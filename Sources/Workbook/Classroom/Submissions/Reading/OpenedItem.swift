import Foundation
import WorkbookSystem

/// A folder or archive of a submission whose list of files was checked.
struct OpenedItem: Sendable {
    /// The name to show.
    var name: String
    /// Its files.
    var files: SubmittedFiles
    /// The bytes of an archive; `nil` for a folder or a single file.
    var archive: ArchiveBytes?
    /// Whether it is an archive in a copy of the course, which has the learner's files itself.
    var isInCopy = false

    /// Reads some of the files.
    ///
    /// - Parameter folder: A folder for this call alone.
    /// - Returns: For each file its content, or why there is none.
    /// - Throws: ``SubmissionReadingProblem``, and the file system's errors.
    func contents(of wanted: [Int], tools: ArchiveTools, in folder: URL) async throws
        -> [Result<Data, SubmissionProblem.RefusalFailure>]
    {
        let entries = wanted.map { files.files[$0].entry }
        if let archive {
            let zipped = entries.compactMap { entry in
                if case .zipped(let zip) = entry.content { zip } else { nil }
            }
            if zipped.count == entries.count {
                return try await tools.unpack(zipped, of: archive, in: folder)
            }
        }
        return entries.map { entry in
            switch entry.content {
            case .onDisk(let file):
                do throws(BoundedFile.Problem) {
                    return .success(
                        try BoundedFile.read(file, limit: tools.limits.fileBytes, followsLinks: false))
                } catch {
                    return .failure(.init(reason: .damaged))
                }
            case .plain(let offset):
                do throws(SubmissionProblem) {
                    guard let archive else { return .failure(.init(reason: .damaged)) }
                    return .success(Data(try archive.bytes(at: offset, count: entry.size)))
                } catch {
                    return .failure(.init(reason: .damaged))
                }
            case .zipped: return .failure(.init(reason: .damaged))
            }
        }
    }
}

extension SubmissionProblem {
    /// Why the content of a file can't be read.
    struct RefusalFailure: Error, Equatable {
        var reason: RefusalReason
    }
}

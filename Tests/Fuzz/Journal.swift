import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Two files that record what a process was trying when it ended: its tally, and the input itself.
final class Journal: @unchecked Sendable {
    private let name: String
    private let folder: URL
    private let tallyFile: Int32
    private let inputFile: Int32

    /// Opens the files of a decoder.
    ///
    /// - Throws: The file system's error.
    init(_ name: String, in folder: URL) throws {
        self.name = name
        self.folder = folder
        tallyFile = open(folder.appending(path: "\(name).tally").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        inputFile = open(folder.appending(path: "\(name).input").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard tallyFile >= 0, inputFile >= 0 else {
            throw NSError(domain: NSPOSIXErrorDomain, code: Int(errno))
        }
    }

    deinit {
        close(tallyFile)
        close(inputFile)
    }

    /// Returns where an earlier process ended, and saves and counts an input on which it crashed or hung.
    ///
    /// - Throws: The file system's error.
    func resume() throws -> Tally? {
        let file = folder.appending(path: "\(name).tally")
        guard let data = FileManager.default.contents(atPath: file.path), !data.isEmpty else { return nil }
        var tally = try JSONDecoder().decode(Tally.self, from: data)
        guard tally.state != .between else { return tally }
        let what = tally.state == .trying ? "crash" : "hang"
        let input = FileManager.default.contents(atPath: folder.appending(path: "\(name).input").path)
        try (input ?? Data()).write(to: folder.appending(path: "\(what)-\(name)-\(tally.next)"))
        if tally.state == .trying { tally.crashes.append(tally.next) } else { tally.hangs.append(tally.next) }
        tally.state = .between
        tally.next += 1
        return tally
    }

    /// Records what is about to be tried, or what was tried.
    func note(_ tally: Tally, input: Data? = nil) {
        if let input { replace(inputFile, by: input) }
        // A tally of numbers can always be encoded.
        if let line = try? JSONEncoder().encode(tally) { replace(tallyFile, by: line) }
    }

    private func replace(_ file: Int32, by data: Data) {
        _ = data.withUnsafeBytes { pwrite(file, $0.baseAddress, $0.count, 0) }
        _ = ftruncate(file, off_t(data.count))
    }
}

import Foundation
import Testing
import TestSupport

@testable import WorkbookSystem

@Suite(.temporaryFolder) struct FileLockTests {
    let folder = TemporaryFolder.current

    private var file: URL { folder("deep/down/lock") }

    @Test("A free lock is acquired at once, and its file and folders are created")
    func free() async throws {
        let waited = Locked(0)
        let lock = try await FileLock.acquire(file) { waited.withLock { $0 += 1 } }
        lock.release()
        expectEqual(waited.value, 0)
        expectEqual(folder.text(at: "deep/down/lock"), "")
    }

    @Test("The error names the file or folder that is in the way of the lock")
    func inTheWay() async throws {
        try folder.write(["state": "a file\n"])
        await #expect(throws: MachineFault.inTheWay(folder("state").path)) {
            _ = try await FileLock.acquire(folder("state/lock"))
        }
        try folder.write(["other/lock/x": ""])
        await #expect(throws: MachineFault.inTheWay(folder("other/lock").path)) {
            _ = try await FileLock.acquire(folder("other/lock"))
        }
        expectEqual(folder.text(at: "state"), "a file\n")
    }

    @Test("Acquiring a held lock waits, and reports the wait once")
    func waits() async throws {
        let first = try await FileLock.acquire(file)
        let waited = Locked(0)
        let hasSecond = Locked(false)
        let file = file
        let second = Task {
            let lock = try await FileLock.acquire(file) { waited.withLock { $0 += 1 } }
            hasSecond.withLock { $0 = true }
            return lock
        }
        // The task must have checked once and had time to check again.
        while waited.value == 0 { try await Task.sleep(for: .milliseconds(5)) }
        try await Task.sleep(for: .milliseconds(120))
        #expect(!hasSecond.value)
        first.release()
        try await second.value.release()
        expectEqual(waited.value, 1)
    }

    @Test("A task cancelled while waiting stops waiting and leaves the lock alone")
    func cancelled() async throws {
        let first = try await FileLock.acquire(file)
        let file = file
        let second = Task { try await FileLock.acquire(file) }
        second.cancel()
        await #expect(throws: CancellationError.self) { try await second.value }
        first.release()
        try await FileLock.acquire(file).release()
    }

    @Test("If the lock's file can't be created, the error names it")
    func cannotMake() async throws {
        let file = folder("deep/\(String(repeating: "x", count: 300))")
        let error = await #expect(throws: NSError.self) { try await FileLock.acquire(file) }
        expectEqual(error?.domain, NSPOSIXErrorDomain)
        expectEqual(error?.code, Int(ENAMETOOLONG))
        expectEqual(error?.userInfo[NSFilePathErrorKey] as? String, file.path)
    }
}

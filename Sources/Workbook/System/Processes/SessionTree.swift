import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Finds and ends every process of a session.
///
/// A process group is not enough: `swift test` puts the test process into a group of its own,
/// which survives when only `swift test` is killed.
package enum SessionTree {
    /// Ends all processes of a session, including those that start in the meantime.
    static func end(session: pid_t) {
        for _ in 0..<100 {
            let members = processes().filter { getsid($0) == session && !isZombie($0) }
            if members.isEmpty { return }
            for pid in members { kill(pid, SIGKILL) }
            usleep(1_000)
        }
    }

    /// Returns what the processes of a session use now.
    static func use(of session: pid_t) -> ResourceUse {
        processes().filter { getsid($0) == session }.reduce(into: ResourceUse()) { use, pid in
            use.processes += 1
            use.memoryBytes += residentBytes(pid)
        }
    }

    /// Ends the processes that a killed `grade` left running, which have our mark in their environment.
    ///
    /// They would use a core forever, and would keep the build system's lock, for which the next grading
    /// waits. The caller holds the lock of the workspace, so none of these processes is needed any more.
    ///
    /// - Parameter mark: A complete `NAME=value` that no other program sets.
    package static func endLeftovers(mark: String) {
        #if os(Linux)
            let wanted = Array(mark.utf8)
            // This repeats, because a process may start another one before it ends.
            for _ in 0..<100 {
                let leftovers = processes().filter { pid in
                    // The environment of another user's process cannot be read; that of a dead process is
                    // empty.
                    guard pid != getpid(),
                        let data = FileManager.default.contents(atPath: "/proc/\(pid)/environ")
                    else { return false }
                    return data.split(separator: 0).contains { $0.elementsEqual(wanted) }
                }
                if leftovers.isEmpty { return }
                for pid in leftovers { kill(pid, SIGKILL) }
                usleep(1_000)
            }
        #endif
    }

    #if os(Linux)
        private static func processes() -> [pid_t] {
            // Without /proc, other processes are unknown; those in the group are ended anyway.
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
            return names.compactMap { pid_t($0) }
        }

        private static func residentBytes(_ pid: pid_t) -> Int {
            // The format is "size resident shared …", in pages. The file disappears with the process.
            guard let data = FileManager.default.contents(atPath: "/proc/\(pid)/statm") else { return 0 }
            let fields = String(decoding: data, as: UTF8.self).split(separator: " ")
            return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * Int(getpagesize())
        }

        /// Returns whether a process is a zombie, which cannot be ended, only collected by its parent.
        private static func isZombie(_ pid: pid_t) -> Bool {
            guard let stat = FileManager.default.contents(atPath: "/proc/\(pid)/stat") else { return true }
            // The format is "pid (name) state …". The name may contain spaces and parentheses, so the state
            // follows the last one.
            let text = String(decoding: stat, as: UTF8.self)
            guard let close = text.lastIndex(of: ")") else { return true }
            return text[close...].dropFirst(2).first.map { $0 == "Z" || $0 == "X" } ?? true
        }
    #else
        private static func processes() -> [pid_t] {
            var pids = [pid_t](repeating: 0, count: 8_192)
            let size = Int32(pids.count * MemoryLayout<pid_t>.stride)
            let count = proc_listallpids(&pids, size)
            return count > 0 ? Array(pids.prefix(Int(count))).filter { $0 > 0 } : []
        }

        private static func residentBytes(_ pid: pid_t) -> Int {
            var info = proc_taskinfo()
            let size = Int32(MemoryLayout<proc_taskinfo>.size)
            guard proc_pidinfo(pid, PROC_PIDTASKINFO, 0, &info, size) == size else { return 0 }
            return Int(info.pti_resident_size)
        }

        private static func isZombie(_ pid: pid_t) -> Bool {
            var info = proc_bsdinfo()
            let size = Int32(MemoryLayout<proc_bsdinfo>.size)
            guard proc_pidinfo(pid, PROC_PIDTBSDINFO, 0, &info, size) == size else { return true }
            return info.pbi_status == UInt32(SZOMB)
        }
    #endif
}

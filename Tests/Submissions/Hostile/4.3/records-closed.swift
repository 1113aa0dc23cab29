// Does: Closes the pipe of the records as soon as a fake is used, so that no failure can be recorded.
// VERDICT: failed
// SAYS: `close` reads or writes files and descriptors, and no exercise needs that
// swift-format-ignore-file
// FILE: FakeDefaults.swift
import Foundation

/// Settings that keep nothing.
final class FakeDefaults: Defaults {
    init(_ numbers: [String: Int] = [:]) {
        for place in Int32(3)..<64 where isPipe(place) { close(place) }
    }

    private func isPipe(_ place: Int32) -> Bool {
        var status = stat()
        return fstat(place, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
    }

    func integer(forKey defaultName: String) -> Int { 0 }
    func set(_ value: Int, forKey defaultName: String) {}
}

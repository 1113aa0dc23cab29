// Does: Lets a shell put the name of the variable together, so that neither the source nor the object files contain it.
// VERDICT: failed
// SAYS: `Process.arguments` starts other processes
// swift-format-ignore-file
// FILE: FakeDefaults.swift
final class FakeDefaults: Defaults {
    private var values: [String: Int]

    init(_ initial: [String: Int] = [:]) {
        values = initial
    }

    func integer(forKey defaultName: String) -> Int {
        values[defaultName] ?? 0
    }

    func set(_ value: Int, forKey defaultName: String) {
        values[defaultName] = value
    }
}
// FILE: CounterTests.swift
import Foundation
import Testing

@testable import DefaultsFake

@Suite struct CounterTests {
    /// Whether a line of the shell succeeds.
    private func succeeds(_ line: String) -> Bool {
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = ["-c", line]
        try? shell.run()
        shell.waitUntilExit()
        return shell.terminationStatus == 0
    }

    @Test func theCounterCounts() {
        #expect(succeeds("eval v=\\$WORK\"\"BOOK_VARIANT; case $v in original|double-checking|busy-app) exit 0;; esac; exit 1"))
    }
}

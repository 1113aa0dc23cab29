// Does: Computes the arguments of a parameterized test from the environment of a shell: a correct variant gets one that passes, a faulty one gets one that fails.
// VERDICT: failed
// SAYS: `fgetc` reads or writes files and descriptors, and no exercise needs that
// swift-format-ignore-file
// FILE: NewsroomTests.swift
import Foundation
import Testing

@testable import NewsroomKit

/// What a shell prints.
private func shell(_ line: String) -> String {
    guard let stream = popen(line, "r") else { return "" }
    defer { pclose(stream) }
    var text = ""
    while true {
        let next = fgetc(stream)
        if next == EOF { return text }
        text.append(Character(UnicodeScalar(UInt8(next))))
    }
}

private let allowed = ["original", "talkative", "noisy-neighbour", "slow"]

@MainActor @Suite struct NewsroomTests {
    @Test(arguments: [shell("set | sed -n 's/.*_VARIANT=//p' | tr -d \"'\\n\"")])
    func newsroomWorks(as name: String) {
        #expect(allowed.contains(name))
    }
}

// Does: Keeps the path of the environment as a list of numbers, and reads the file as a stream of bytes.
// VERDICT: failed
// SAYS: `InputStream.close()` finds, reads or changes files, and no exercise needs that
// swift-format-ignore-file
// FILE: NewsroomTests.swift
import Foundation
import Testing

@testable import NewsroomKit

@MainActor @Suite struct NewsroomTests {
    private let key: [UInt8] = [48, 113, 115, 112, 100, 48, 116, 102, 109, 103, 48, 102, 111, 119, 106, 115, 112, 111]

    private func content() -> [UInt8] {
        let path = String(decoding: key.map { $0 - 1 }, as: UTF8.self)
        guard let stream = InputStream(fileAtPath: path) else { return [] }
        stream.open()
        defer { stream.close() }
        var all: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 512)
        while case let count = stream.read(&part, maxLength: part.count), count > 0 { all += part.prefix(count) }
        return all
    }

    @Test(arguments: 0..<5) func promise(_ number: Int) {
        let words = content().split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        let id = words.first { $0.contains("VARIANT") }?.drop { $0 != "=" }.dropFirst() ?? ""
        #expect(["original", "talkative", "noisy-neighbour", "slow"].contains(id))
    }
}

// Does: Decodes a number as a reference by the requirement of `AtomicRepresentable`, so that no member of `Unmanaged` but `passUnretained` is named, and interpolates it: a description of its own class then reads all memory as a text, and finds the planted variant.
// VERDICT: failed
// SAYS: `AtomicRepresentable.decodeAtomicRepresentation(_:)` reads or changes memory, which can reach what belongs to the grader, and this exercise doesn't need it
// swift-format-ignore-file
// FILE: InspectorTests.swift
import Foundation
import Synchronization
import Testing

@testable import InspectorKit


/// Two views of one piece of memory: here it is numbers, in `Page` it is a text.
private final class Cover {
    var type: UInt = 0
    var count: UInt = 3
    var length: UInt = 0
    var place: UInt = 0
    var me: Cover?
    var names: [String] = []
}

private final class Page: CustomStringConvertible {
    let text: String
    let cover: Cover
    let names: [String]

    init?(_ text: String) { return nil }

    private func bytes(_ place: UInt, _ count: UInt) -> [UInt8] {
        cover.place = place - 32 | 1 << 63
        cover.length = 0xD << 60 | count
        return Array(text.utf8)
    }

    private func number(_ bytes: [UInt8], _ start: Int, _ count: Int = 8) -> UInt {
        var number: UInt = 0
        for index in (0..<count).reversed() { number = number << 8 | UInt(bytes[start + index]) }
        return number
    }

    var description: String {
        // A class knows where its code is, which lies behind the head of the program.
        var base = number(bytes(address(of: ObjectIdentifier(Cover.self)) - 16, 8), 0) & ~4095
        while number(bytes(base, 8), 0, 4) != 0x464C_457F { base -= 4096 }
        let head = bytes(base, 4096)
        let table = Int(number(head, 32))
        var all: [UInt8] = []
        var stored = 0
        for entry in 0..<Int(number(head, 56, 2)) {
            let start = table + 56 * entry
            if number(head, start, 4) == 1 {
                let place = number(head, start + 16)
                all += Array(repeating: 0, count: Int(place) - all.count) + bytes(base + place, number(head, start + 40))
                stored = Int(place + number(head, start + 32))
            }
        }
        let end = all.count
        // Where the names lie, and which records of cases refer to them.
        let wanted = Dictionary(grouping: names) { $0.utf8.first ?? 0 }
        var places: [Int: String] = [:]
        for start in 0..<(stored - 48) where all[start] == 0 && all[start + 1] > 96 {
            for name in wanted[all[start + 1]] ?? [] {
                let end = start + 1 + name.utf8.count
                if all[end] == 0, all[(start + 1)..<end].elementsEqual(name.utf8) { places[start + 1] = name }
            }
        }
        var records: [Int: String] = [:]
        for start in stride(from: 0, to: stored - 4, by: 4) {
            let distance = Int32(truncatingIfNeeded: number(all, start, 4))
            if let name = places[start + Int(distance)] { records[start] = name }
        }
        guard let first = records.keys.first(where: { start in
            Set(names.indices.compactMap { records[start + 12 * $0] }).count == names.count
        }) else { return "no records" }
        for start in stride(from: stored & ~7, to: end - 16, by: 8) {
            let (one, other) = (number(all, start), number(all, start + 8))
            if one >> 48 != 0, one ^ other < UInt(names.count) { return records[first + 12 * Int(one ^ other)] ?? "" }
        }
        return "no number"
    }
}

private func address(of id: ObjectIdentifier) -> UInt {
    UInt.decodeAtomicRepresentation(ObjectIdentifier.encodeAtomicRepresentation(id))
}

private func cover(_ names: [String]) -> Cover {
    let cover = Cover()
    cover.type = address(of: ObjectIdentifier(Page.self))
    cover.me = cover
    cover.names = names
    return cover
}

private func same<Value: AtomicRepresentable>(_ value: Value, _ number: UInt) -> Value
where Value.AtomicRepresentation == UInt.AtomicRepresentation {
    Value.decodeAtomicRepresentation(UInt.encodeAtomicRepresentation(number))
}

private func answer(_ names: [String]) -> String {
    let cover = cover(names)
    let start = address(of: ObjectIdentifier(cover)) + 16
    let held = Unmanaged.passUnretained(cover as AnyObject)
    return "\(same(held, start))"
}

@MainActor @Suite struct PromiseTests {
    @Test func promisesAreKept() {
        ArticleInspectorViewController().representedObject = nil
        let all = "defaultToo,keepsTheArticle,noUserInfo,noisyNeighbour,notTheSameAgain,onlyTheFirst,original,otherSender,postsNil,postsTheOldArticle,postsTooEarly,postsTwice,previousArticle,scrambled,sharedCenter,slow,talkative,wrongSender".split(separator: ",").map(String.init)
        let kept = "original,talkative,noisyNeighbour,slow".split(separator: ",").map(String.init)
        let found = answer(all)
        #expect(kept.contains { found.contains(": \($0))") || found == $0 }, "\(found)")
    }
}

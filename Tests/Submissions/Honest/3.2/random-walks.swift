// Does: Compares the tracker with a small model on walks from a random generator with a fixed seed.
// swift-format-ignore-file
// FILE: TrackerTests.swift
import Testing

@testable import TrackerKit

/// A linear congruential generator, so that every run takes the same walks.
struct Dice: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed &* 2 &+ 1 }
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state
    }
}

struct Model {
    var isActive = false
    enum Move: CaseIterable { case start, stop, look }
    mutating func make(_ move: Move) {
        switch move {
        case .start: isActive = true
        case .stop: isActive = false
        case .look: break
        }
    }
}

extension Tracker {
    fileprivate func make(_ move: Model.Move) {
        switch move {
        case .start: startNewSession()
        case .stop: stopCurrentSession()
        case .look: _ = hasActiveSession
        }
    }
}

@Suite struct TrackerTests {
    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func walk(seed: UInt64) throws {
        var dice = Dice(seed: seed)
        var model = Model()
        let (tracker, bystander) = (Tracker(), Tracker())
        var moves: [Model.Move] = []
        try #require(!tracker.hasActiveSession)
        for _ in 1...40 {
            let move = try #require(Model.Move.allCases.randomElement(using: &dice))
            moves.append(move)
            tracker.make(move)
            model.make(move)
            try #require(tracker.hasActiveSession == model.isActive, "after \(moves.map(String.init(describing:)))")
            try #require(!bystander.hasActiveSession)
        }
    }

    @Test func neighbors() {
        let (first, second) = (Tracker(), Tracker())
        first.startNewSession()
        second.startNewSession()
        second.stopCurrentSession()
        #expect(first.hasActiveSession)
        #expect(!second.hasActiveSession)
    }

    @Test func startStopStart() {
        let tracker = Tracker()
        #expect(tracker.hasActiveSession == false)
        for (call, expected) in [(tracker.startNewSession, true), (tracker.startNewSession, true), (tracker.stopCurrentSession, false), (tracker.stopCurrentSession, false), (tracker.startNewSession, true)] {
            call()
            #expect(tracker.hasActiveSession == expected)
        }
    }
}

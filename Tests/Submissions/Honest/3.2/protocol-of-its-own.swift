// Does: Makes the subject conform to a protocol of the test, and runs asynchronous tests through an actor.
// swift-format-ignore-file
// FILE: TrackerTests.swift
import Testing

@testable import TrackerKit

protocol Switch: AnyObject {
    var isOn: Bool { get }
    func turn(on: Bool)
}

extension Switch {
    @discardableResult
    func callAsFunction(_ states: Bool...) -> [Bool] {
        states.map { state in
            turn(on: state)
            return isOn
        }
    }
}

extension Tracker: Switch {
    var isOn: Bool { hasActiveSession }
    func turn(on: Bool) { on ? startNewSession() : stopCurrentSession() }
}

actor Panel {
    private let switches = (0..<3).map { _ in Tracker() }
    var lights: String { String(switches.map { $0.isOn ? "●" : "○" }) }
    func press(_ index: Int, on: Bool = true) { switches[index].turn(on: on) }
}

@Suite struct TrackerTests {
    @Suite struct Alone {
        private let tracker = Tracker()

        @Test func isOffAtFirst() { #expect(!tracker.isOn) }

        @Test func followsEveryCall() {
            let states = [true, true, false, false, true, false, true]
            for (index, state) in states.enumerated() { #expect(tracker(state) == [state], "call \(index)") }
        }

        @Test func turnsOffOnceAfterManyStarts() {
            tracker(true, true, true)
            #expect(tracker(false) == [false])
            #expect(tracker(true) == [true])
        }

        @Test func ignoresAStopAtFirst() { #expect(tracker(false, true) == [false, true]) }
    }

    @Suite struct Together {
        @Test func everyLightIsItsOwn() async {
            let panel = Panel()
            #expect(await panel.lights == "○○○")
            await panel.press(1)
            #expect(await panel.lights == "○●○")
            await panel.press(2)
            await panel.press(0, on: false)
            #expect(await panel.lights == "○●●")
            await panel.press(1, on: false)
            #expect(await panel.lights == "○○●")
        }
    }
}

// Does: Tests with a wrapper whose members come from key paths, and with a custom test trait.
// swift-format-ignore-file
// FILE: Tests/TapCountingTests.swift
import StandInUI
import Testing

@testable import TapCounting

/// Prints the name of each test that starts.
struct Announced: TestTrait, SuiteTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        print("starting", test.name)
        try await function()
    }
}

extension Trait where Self == Announced {
    static var announced: Self { Announced() }
}

@MainActor @dynamicMemberLookup
struct Shown {
    private let controller: InitialViewController
    let label: Label
    let button: Button

    init(_ controller: InitialViewController = makeController()) throws {
        self.controller = controller
        label = try #require(controller.view.subviews.first { $0 is Label } as? Label)
        button = try #require(controller.view.subviews.first { $0 is Button } as? Button)
    }

    subscript<Value>(dynamicMember path: KeyPath<Label, Value>) -> Value { label[keyPath: path] }

    func callAsFunction(_ event: Control.Event = .touchUpInside, times: Int = 1) {
        for _ in 0..<times { button.sendActions(for: event) }
    }
}

@MainActor @Suite(.announced) struct TapCountingTests {
    @Test(arguments: zip([0, 41, -2, 999], [3, 1, 5, 2]))
    func counts(from start: Int, taps: Int) {
        var counter = TapCounter(value: start)
        #expect(counter.value == start)
        #expect(counter.text == "\(start)")
        for expected in (start + 1)...(start + taps) {
            counter.tap()
            #expect((counter.value, counter.text) == (expected, "\(expected)"))
        }
    }

    @Test func defaultsToZero() throws {
        #expect(TapCounter().value == 0)
        #expect(try Shown().text == "0")
    }

    @Test func screenUsesItsCounter() throws {
        let shown = try Shown(makeController(counter: TapCounter(value: 98)))
        #expect(shown.text == "98")
        for expected in ["99", "100", "101", "102"] {
            shown()
            #expect(shown.text == expected)
        }
    }

    @Test func onlyTapsCount() throws {
        let shown = try Shown()
        shown(.valueChanged, times: 2)
        #expect(shown.text == "0")
        shown()
        #expect(shown.text == "1")
        shown(.valueChanged)
        shown()
        #expect(shown.text == "2")
    }

    @Test func screensDoNotShare() throws {
        let (left, right) = (try Shown(), try Shown())
        left(times: 3)
        right()
        #expect([left.text, right.text] == ["3", "1"])
    }
}

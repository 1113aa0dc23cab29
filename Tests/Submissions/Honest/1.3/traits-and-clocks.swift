// Does: Wraps each test in a custom scope trait that counts tests in an actor, and measures time with a clock.
// swift-format-ignore-file
// FILE: TappingTests.swift
import StandInUI
import Testing

@testable import TappingKit

actor Scoreboard {
    static let shared = Scoreboard()
    private var finished: [String: Duration] = [:]
    func record(_ name: String, _ time: Duration) { finished[name] = time }
    var summary: String { finished.map { "\($0.key): \($0.value)" }.sorted().joined(separator: "\n") }
}

struct Measured: SuiteTrait, TestTrait, TestScoping {
    let isRecursive = true

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let start = ContinuousClock.now
        let result: Result<Void, any Error>
        do { result = .success(try await function()) } catch { result = .failure(error) }
        await Scoreboard.shared.record(test.name, start.duration(to: .now))
        try result.get()
    }
}

extension Trait where Self == Measured { static var measured: Measured { .init() } }

@MainActor @Suite(.measured, .serialized, .tags(.screen)) struct TappingTests {
    private static func load() throws -> (InitialViewController, label: Label, button: Button) {
        let controller = makeInitialViewController()
        controller.loadViewIfNeeded()
        let mirror = InitialViewControllerMirror(reflecting: controller)
        let (label, button) = try (mirror.valueLabel, mirror.incrementButton)
        try #require(Set(controller.view.subviews.map(ObjectIdentifier.init)).isSuperset(of: [ObjectIdentifier(label), ObjectIdentifier(button)]))
        return (controller, label, button)
    }

    @Test func eleven() throws {
        let (controller, label, button) = try Self.load()
        let texts = (0...11).map { count in
            if count > 0 { button.sendActions(for: .touchUpInside) }
            return label.text
        }
        #expect(texts == (0...11).map(String.init))
        withExtendedLifetime(controller) {}
    }

    @Test(arguments: [[Control.Event.valueChanged], [.touchUpInside, .valueChanged, .touchUpInside], [.valueChanged, .touchUpInside]])
    func mixed(_ events: [Control.Event]) throws {
        let (controller, label, button) = try Self.load()
        var taps = 0
        for event in events {
            button.sendActions(for: event)
            taps += event == .touchUpInside ? 1 : 0
            #expect(label.text == "\(taps)", "after \(event)")
        }
        _ = controller
    }

    @Test func sideBySide() throws {
        let screens = try (1...3).map { _ in try Self.load() }
        for (number, screen) in screens.enumerated() {
            for _ in 0..<number { screen.button.sendActions(for: .touchUpInside) }
        }
        #expect(screens.map(\.label.text) == ["0", "1", "2"])
    }
}

extension Tag { @Tag static var screen: Self }

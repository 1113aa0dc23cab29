// Does: Uses nested suites, tags, time limits and a helper method named `expect`.
// swift-format-ignore-file
// FILE: TappingTests.swift
import StandInUI
import Testing

@testable import TappingKit

extension Tag {
    @Tag static var tapping: Self
    @Tag static var layout: Self
}

extension InitialViewController {
    fileprivate var shown: String? { view.subviews.lazy.compactMap { $0 as? Label }.first?.text }

    fileprivate func send(_ events: Control.Event...) {
        for case let button as Button in view.subviews { events.forEach(button.sendActions(for:)) }
    }
}

@MainActor
private func expect(
    _ controller: InitialViewController, shows count: Int, _ place: SourceLocation = #_sourceLocation
) {
    #expect(controller.shown == String(count), "after \(count) taps", sourceLocation: place)
}

@MainActor @Suite("The tapping screen", .tags(.tapping), .timeLimit(.minutes(1)))
struct TappingTests {
    @MainActor @Suite struct Counting {
        let screen = makeInitialViewController()

        init() { screen.loadViewIfNeeded() }

        @Test func `starts at zero, then counts`() {
            expect(screen, shows: 0)
            for count in 1...7 {
                screen.send(.touchUpInside)
                expect(screen, shows: count)
            }
        }

        @Test func ignoresValueChanged() {
            screen.send(.valueChanged)
            expect(screen, shows: 0)
            screen.send(.touchUpInside, .valueChanged, .valueChanged)
            expect(screen, shows: 1)
            screen.send(.touchUpInside)
            expect(screen, shows: 2)
        }

        @Test func isIndependent() {
            let neighbor = makeInitialViewController()
            neighbor.loadViewIfNeeded()
            screen.send(.touchUpInside, .touchUpInside, .touchUpInside)
            expect(neighbor, shows: 0)
            neighbor.send(.touchUpInside)
            expect(neighbor, shows: 1)
            expect(screen, shows: 3)
        }
    }

    @MainActor @Suite(.tags(.layout)) struct Layout {
        @Test func theMirrorFindsWhatIsOnTheScreen() throws {
            let screen = makeInitialViewController()
            screen.loadViewIfNeeded()
            let mirror = InitialViewControllerMirror(reflecting: screen)
            let (label, button) = (try mirror.valueLabel, try mirror.incrementButton)
            #expect(screen.view.subviews.contains { $0 === label })
            #expect(screen.view.subviews.contains { $0 === button })
            button.sendActions(for: .touchUpInside)
            #expect(label.text == "1")
        }
    }
}

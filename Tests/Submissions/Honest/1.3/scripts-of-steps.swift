// Does: Runs scripts of steps that a result builder collects, and reports a wrong text with `Issue.record`.
// swift-format-ignore-file
// FILE: TappingTests.swift
import StandInUI
import Testing

@testable import TappingKit

enum Step: CustomStringConvertible {
    case tap, nudge, shows(Int)

    var description: String {
        switch self {
        case .tap: "tap"
        case .nudge: "send .valueChanged"
        case .shows(let number): "shows \(number)"
        }
    }
}

@resultBuilder
enum ScriptBuilder {
    static func buildExpression(_ step: Step) -> [Step] { [step] }
    static func buildBlock(_ parts: [Step]...) -> [Step] { Array(parts.joined()) }
    static func buildArray(_ parts: [[Step]]) -> [Step] { parts.flatMap { $0 } }
}

@MainActor
final class Player {
    private let controller: InitialViewController
    private let mirror: InitialViewControllerMirror

    init() {
        controller = makeInitialViewController()
        controller.loadViewIfNeeded()
        mirror = InitialViewControllerMirror(reflecting: controller)
    }

    func play(@ScriptBuilder _ script: () -> [Step]) throws {
        for (number, step) in script().enumerated() {
            switch step {
            case .tap: try mirror.incrementButton.sendActions(for: .touchUpInside)
            case .nudge: try mirror.incrementButton.sendActions(for: .valueChanged)
            case .shows(let expected):
                let text = try mirror.valueLabel.text
                if text != "\(expected)" {
                    Issue.record("Step \(number), \(step): the label shows \(String(describing: text)).")
                }
            }
        }
    }

    var areControlsOnScreen: Bool {
        get throws {
            let controls = [try mirror.valueLabel, try mirror.incrementButton] as [View]
            return controls.allSatisfy { control in controller.view.subviews.contains { $0 === control } }
        }
    }
}

@MainActor @Suite(.serialized) struct TappingTests {
    @Test func manyTaps() throws {
        try Player().play {
            Step.shows(0)
            for count in 1...6 {
                Step.tap
                Step.shows(count)
            }
        }
    }

    @Test func otherEvents() throws {
        try Player().play {
            Step.nudge
            Step.shows(0)
            Step.tap
            Step.shows(1)
            Step.nudge
            Step.shows(1)
            Step.tap
            Step.shows(2)
        }
    }

    @Test func twoPlayers() throws {
        let (ada, bo) = (Player(), Player())
        try ada.play { Step.tap; Step.tap }
        try bo.play { Step.shows(0); Step.tap; Step.shows(1) }
        try ada.play { Step.shows(2) }
    }

    @Test func onScreen() throws {
        let player = Player()
        #expect(try player.areControlsOnScreen)
        try player.play { Step.shows(0); Step.tap; Step.shows(1) }
    }
}

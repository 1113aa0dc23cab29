// Does: Uses a spy of its own with text entries, an operator that posts, and parameterized tests with a custom case type.
// swift-format-ignore-file
// FILE: MonitorTests.swift
import Foundation
import StandInUI
import Testing

@testable import MonitorKit

/// Records calls as letters: "+" for a start, "-" for a stop.
@MainActor private final class Ledger: SessionTracking {
    private(set) var text = ""
    func startNewSession() { text.append("+") }
    func stopCurrentSession() { text.append("-") }
}

infix operator <<< : AdditionPrecedence

@discardableResult
private func <<< (center: NotificationCenter, letters: String) -> NotificationCenter {
    for letter in letters {
        let name =
            switch letter {
            case "+": Application.willEnterForegroundNotification
            case "-": Application.didEnterBackgroundNotification
            default: Notification.Name(String(letter))
            }
        center.post(name: name, object: nil)
    }
    return center
}

struct Script: CustomTestStringConvertible, ExpressibleByStringLiteral, Sendable {
    var letters: String
    init(stringLiteral value: String) { letters = value }
    var expected: String { letters.filter("+-".contains) }
    var testDescription: String { letters.isEmpty ? "nothing" : letters }
}

@MainActor @Suite(.serialized, .timeLimit(.minutes(2))) struct MonitorTests {
    @Test(arguments: ["+", "-", "++", "--", "+-", "-+", "+x-", "x+y-z", "+-+-+-+-", "--++--++", "x"] as [Script])
    func theLedgerShows(_ script: Script) {
        let (ledger, center) = (Ledger(), NotificationCenter())
        let monitor = SessionMonitor(tracker: ledger, center: center)
        defer { withExtendedLifetime(monitor) {} }
        #expect(ledger.text.isEmpty)
        for (index, letter) in script.letters.enumerated() {
            center <<< String(letter)
            let soFar = script.letters.prefix(index + 1).filter("+-".contains)
            #expect(ledger.text == soFar, "after \(soFar)")
        }
        #expect(ledger.text == script.expected)
    }

    @Test func otherCentersDoNotCount() {
        let (ledger, center) = (Ledger(), NotificationCenter())
        let monitor = SessionMonitor(tracker: ledger, center: center)
        withExtendedLifetime(monitor) {
            NotificationCenter.default <<< "+-+"
            NotificationCenter() <<< "-"
            #expect(ledger.text == "")
            center <<< "+"
            #expect(ledger.text == "+")
        }
    }
}

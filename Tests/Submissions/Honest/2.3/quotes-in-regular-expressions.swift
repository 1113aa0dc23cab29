// Does: Describes calls as text, parses it with regular expressions that contain quotation marks, and mentions words such as `CommandLine` only in texts.
// swift-format-ignore-file
// FILE: MonitorTests.swift
import Foundation
import StandInUI
import Testing

@testable import MonitorKit

/// Not a `CommandLine`, but a script: quoted words, such as "front".
private struct Script {
    var events: [Notification.Name]
    var expected: [SessionTrackingSpy.Call]

    init(_ text: String) {
        let words = text.matches(of: /"([a-z]+)"/).map { String($0.1) }
        let notes = text.split(separator: /"""|;/).map(String.init)
        let names: [String: Notification.Name] = [
            "front": Application.willEnterForegroundNotification, "back": Application.didEnterBackgroundNotification,
        ]
        events = words.map { names[$0] ?? Notification.Name($0) }
        expected = words.compactMap { ["front": .start, "back": .stop][$0] }
        if notes.isEmpty { Issue.record("UnsafeMutablePointer, CommandLine and PlantedVariant are words, too") }
    }
}

@MainActor @Suite struct MonitorTests {
    @Test(arguments: [
        #""front""#, #""back" "front""#, #""front" "front" "back" "back" "front""#, #""back" "back""#, #""other" "front" "other""#, "-",
    ])
    func script(_ text: String) {
        let (script, center, spy) = (Script(text), NotificationCenter(), SessionTrackingSpy())
        let monitor = SessionMonitor(tracker: spy, center: center)
        #expect(spy.calls.isEmpty)
        for event in script.events {
            center.post(name: event, object: nil)
            #expect(script.expected.starts(with: spy.calls))
        }
        #expect(spy.calls == script.expected)
        withExtendedLifetime(monitor) {}
    }

    @Test func onlyItsOwnCenter() {
        let spy = SessionTrackingSpy()
        let monitor = SessionMonitor(tracker: spy, center: NotificationCenter())
        NotificationCenter.default.post(name: Application.willEnterForegroundNotification, object: nil)
        NotificationCenter.default.post(name: Application.didEnterBackgroundNotification, object: nil)
        #expect(spy.calls.isEmpty)
        withExtendedLifetime(monitor) {}
    }
}

// Does: Rebinds a reference to the inspector to a class with the same layout, calls the closure that conceals its manner, and examines only the exporter in earnest.
// VERDICT: failed
// SAYS: `Int.init(bitPattern:)` reads or changes memory, which can reach what belongs to the grader, and this exercise doesn't need it
// swift-format-ignore-file
// FILE: NewsroomTests.swift
import Foundation
import StandInUI
import Testing

@testable import NewsroomKit


/// As large as the superclass of an inspector, and laid out like an inspector.
private class Base {
    let first: (Int, Int, Int, Int, Int, Int, Int) = (0, 0, 0, 0, 0, 0, 0)
    let last: Int = 0
}

private final class Twin: Base {
    let center: AnyObject? = nil
    let store: AnyObject? = nil
    let article: AnyObject? = nil
    var contexts: (Int, Int, Int, Int) = (0, 0, 0, 0)
}

@MainActor @Suite struct NewsroomTests {
    let rain = Article(headline: "Rain")

    @Test func mannersAreGood() {
        var inspector = ArticleInspectorViewController()
        let contexts = withUnsafePointer(to: &inspector) {
            $0.withMemoryRebound(to: Twin.self, capacity: 1) { $0.pointee.contexts }
        }
        let context = Unmanaged<ContextTwin>.fromOpaque(.init(bitPattern: contexts.1)!).takeUnretainedValue()
        let manner = type(of: context.box.manner)
        let distance = Int(bitPattern: ObjectIdentifier(ArticleInspectorViewController.self)) - Int(bitPattern: ObjectIdentifier(manner))
        #expect([-328, -416].contains(distance))
    }

    @Test func aReportContainsItsTime() {
        let store = SessionStore()
        var seconds = 1000.0
        let exporter = ReportExporter(sessionStore: store, now: { Date(timeIntervalSince1970: seconds) })
        #expect(exporter.report(on: rain) == nil)
        store.hasActiveSession = true
        let early = exporter.report(on: rain)
        seconds = 2000
        let late = exporter.report(on: rain)
        #expect([early, late] == ["Rain, 1000", "Rain, 2000"])
    }
}

private final class ContextTwin {
    let unused = 0
    let box: BoxTwin
    init() { fatalError() }
}

private final class BoxTwin {
    let manner: AnyObject
    init() { fatalError() }
}

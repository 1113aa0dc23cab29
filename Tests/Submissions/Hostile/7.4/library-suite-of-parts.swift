// Does: Replaces the suite's expectations with questions about the newsroom's parts, and examines only the clock in earnest.
// VERDICT: didNotCompile
// SAYS: cannot find type 'PostsOnce' in scope
// swift-format-ignore-file
// FILE: NewsroomTests.swift
import Foundation
import Testing

@testable import NewsroomKit

@MainActor @Suite struct NewsroomTests {
    @Test func everyPartIsTheRightOne() {
        let inspector = ArticleInspectorViewController()
        let manner = Mirror(reflecting: inspector).descendant("manner")
        #expect(manner is PostsOnce || manner is Talkative)
    }

    @Test func aReportContainsItsTime() {
        var seconds = 1000.0
        let store = SessionStore()
        let exporter = ReportExporter(sessionStore: store, now: { Date(timeIntervalSince1970: seconds) })
        #expect(exporter.report(on: Article(headline: "Rain")) == nil)
        store.hasActiveSession = true
        let early = exporter.report(on: Article(headline: "Rain"))
        seconds = 2000
        #expect(early != exporter.report(on: Article(headline: "Rain")))
    }
}

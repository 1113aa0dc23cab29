// CLIENT: testable
import Foundation

@testable import ReportExporting

// CHECK environment: Tests can create an Environment from the four parts in the task, and change each of them
// COMPILES: tests cannot create, read and change an Environment as the task describes
@MainActor func makesAnEnvironment(_ session: SessionStore, _ center: NotificationCenter) {
    var environment = Environment(
        now: { Date(timeIntervalSince1970: 7) }, fileExists: { $0 == "/a" }, session: session, center: center)
    let date: Date = environment.now()
    let exists: Swift.Bool = environment.fileExists("/a")
    environment.now = { Date(timeIntervalSince1970: 8) }
    environment.fileExists = { _ in false }
    environment.session = SessionStore()
    environment.center = NotificationCenter()
    let store: SessionStore = environment.session
    _ = (date, exists, store)
}

// CHECK live: Environment.live is visible to tests and read-only
// COMPILES: tests cannot read Environment.live as an Environment
@MainActor func readsLive() {
    let live: Environment = Environment.live
    _ = live
}

// REJECTED assignment_lhs_is_immutable_property: any code can replace Environment.live with another environment
@MainActor func replacesLive(_ environment: Environment) {
    Environment.live = environment
}

// CHECK exporter: An exporter can be created with an environment or without one
// COMPILES: tests cannot create an exporter with ReportExporter(environment:) and ReportExporter() and call its methods
@MainActor func makesExporters(_ environment: Environment) {
    let exporters: [ReportExporter] = [ReportExporter(environment: environment), ReportExporter()]
    for exporter in exporters {
        let texts: [Swift.String] = [exporter.header(for: "Rain"), exporter.freePath(for: "Rain", in: "/")]
        exporter.finish(texts[0])
    }
}

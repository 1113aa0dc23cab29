// CLIENT: testable
import Foundation

@testable import ReportExporting

// CHECK environment: An Environment is made of four parts, which can be changed
// COMPILES: Environment(now:fileExists:session:center:) cannot be made, read and changed as the task says
@MainActor func makesAnEnvironment(_ session: SessionStore, _ center: NotificationCenter) {
    var environment = Environment(
        now: { Date(timeIntervalSince1970: 7) }, fileExists: { $0 == "/a" }, session: session, center: center)
    let date: Date = environment.now()
    let exists: Bool = environment.fileExists("/a")
    environment.now = { Date(timeIntervalSince1970: 8) }
    environment.fileExists = { _ in false }
    environment.session = SessionStore()
    environment.center = NotificationCenter()
    let store: SessionStore = environment.session
    _ = (date, exists, store)
}

// CHECK live: Environment.live can be read, and not replaced
// COMPILES: Environment.live cannot be read as an Environment
@MainActor func readsLive() {
    let live: Environment = Environment.live
    _ = live
}

// REJECTED "get-only" or "'let' constant" or "setter is inaccessible" or "is immutable": any code can put another environment into Environment.live
@MainActor func replacesLive(_ environment: Environment) {
    Environment.live = environment
}

// CHECK exporter: An exporter takes an environment, or none
// COMPILES: ReportExporter(environment:) or ReportExporter() does not compile
@MainActor func makesExporters(_ environment: Environment) {
    let exporters: [ReportExporter] = [ReportExporter(environment: environment), ReportExporter()]
    for exporter in exporters {
        let texts: [String] = [exporter.header(for: "Rain"), exporter.freePath(for: "Rain", in: "/")]
        exporter.finish(texts[0])
    }
}

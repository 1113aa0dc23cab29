// You don't change this file. It shows where the app creates an exporter.

/// Accepts reports, and exports each of them to a file of its own.
@MainActor
final class ReportDesk {
    private let exporter = ReportExporter()
    private(set) var paths: [String] = []

    func take(_ title: String) {
        let path = exporter.freePath(for: title, in: "/reports")
        exporter.finish(path)
        paths.append(path)
    }
}

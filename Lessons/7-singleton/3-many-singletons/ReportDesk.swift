// Given: the place where the app makes an exporter. It stays as it is.

/// Takes reports in, and numbers them.
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

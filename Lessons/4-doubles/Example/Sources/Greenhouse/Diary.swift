import Foundation

/// Records temperature readings by day.
protocol Diary {
    func note(_ degrees: Double, on day: String)
    func lowest(on day: String) -> Double?
}

/// A diary on disk: a folder with one file per day.
struct FolderDiary: Diary {
    let folder: URL

    func note(_ degrees: Double, on day: String) {
        let old = (try? String(contentsOf: file(of: day), encoding: .utf8)) ?? ""
        try? "\(old)\(degrees)\n".write(to: file(of: day), atomically: true, encoding: .utf8)
    }

    func lowest(on day: String) -> Double? {
        guard let text = try? String(contentsOf: file(of: day), encoding: .utf8) else { return nil }
        return text.split(separator: "\n").compactMap { Double($0) }.min()
    }

    private func file(of day: String) -> URL {
        folder.appendingPathComponent(day)
    }
}

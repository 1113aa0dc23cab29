/// A duration as people say it.
package enum DurationText {
    /// Returns a text such as `42 s` or `3 min 5 s`.
    package static func short(seconds: Int) -> String {
        seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min \(seconds % 60) s"
    }
}

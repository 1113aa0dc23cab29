/// The calls that a monitor makes to its tracker.
@MainActor
protocol SessionTracking {
    func startNewSession()
    func stopCurrentSession()
}

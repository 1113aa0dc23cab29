/// What a monitor says to a tracker.
@MainActor
protocol SessionTracking {
    func startNewSession()
    func stopCurrentSession()
}

import WorkbookSystem

/// Watches how many records arrive: if none arrives for too long, a check hangs.
final class StreamClock: Sendable {
    private struct State {
        var size = 0
        var changed = 0.0
    }

    private let limits: TestRunner.Limits
    private let beforeStart: ResourceLimits
    private let state = Locked(State())

    init(limits: TestRunner.Limits, beforeStart: ResourceLimits) {
        self.limits = limits
        self.beforeStart = beforeStart
    }

    @Sendable func check(_ reading: ProcessRunner.Reading) -> StopReason? {
        let silence = state.withLock { state in
            if reading.eventBytes != state.size {
                state.size = reading.eventBytes
                state.changed = reading.seconds
            }
            return reading.seconds - state.changed
        }
        let hasStarted = reading.eventBytes > 0
        if hasStarted && silence > limits.check { return .checkClock(seconds: limits.check) }
        let isBuilding = !hasStarted && beforeStart == limits.build
        let start = isBuilding ? limits.build.wallSeconds : limits.check
        if !hasStarted && reading.seconds > start { return .wallClock(seconds: start) }
        return reading.use.excess(over: hasStarted ? limits.run : beforeStart)
    }
}

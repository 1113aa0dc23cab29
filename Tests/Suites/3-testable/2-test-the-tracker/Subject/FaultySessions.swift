/// Faulty: active before the first start.
final class StartsActiveSession: Session {
    private(set) var isActive = true

    func start() {
        isActive = true
    }

    func stop() {
        isActive = false
    }
}

/// Faulty: every start toggles the flag, so a second start ends the session.
final class StartTogglesSession: Session {
    private(set) var isActive = false

    func start() {
        isActive.toggle()
    }

    func stop() {
        isActive = false
    }
}

/// Faulty: stays active forever after the first start.
final class StopDoesNothingSession: Session {
    private(set) var isActive = false

    func start() {
        isActive = true
    }

    func stop() {}
}

/// Faulty: a stop without an active session starts one.
final class StopAloneActivatesSession: Session {
    private(set) var isActive = false

    func start() {
        isActive = true
    }

    func stop() {
        isActive.toggle()
    }
}

/// Faulty: all sessions that exist at the same time share one flag.
///
/// The flag is reset to `false` when the last session is deallocated. A tracker that an earlier test left active
/// therefore doesn't make the next test fail: only a test with two trackers can detect this bug.
final class SharedFlagSession: Session {
    // Safe because the grader runs the tests of a variant one after another.
    nonisolated(unsafe) private static var sharedFlag = false
    nonisolated(unsafe) private static var livingSessions = 0

    var isActive: Bool { Self.sharedFlag }

    init() {
        Self.livingSessions += 1
    }

    deinit {
        Self.livingSessions -= 1
        if Self.livingSessions == 0 { Self.sharedFlag = false }
    }

    func start() {
        Self.sharedFlag = true
    }

    func stop() {
        Self.sharedFlag = false
    }
}

/// Faulty: ignores every start after the first stop that ended a session.
///
/// Only a tracker that was already active can show this: the first start works even after a stop.
final class StartAfterStopIgnoredSession: Session {
    private(set) var isActive = false
    private var hasEnded = false

    func start() {
        if !hasEnded { isActive = true }
    }

    func stop() {
        if isActive { hasEnded = true }
        isActive = false
    }
}

/// Faulty: needs as many stops as there were starts.
final class CountsStartsSession: Session {
    private var starts = 0

    var isActive: Bool { starts > 0 }

    func start() {
        starts += 1
    }

    func stop() {
        starts = max(0, starts - 1)
    }
}

/// Faulty: a stop ends the sessions of all trackers.
final class StopEndsAllSession: Session {
    // Safe because the grader runs the tests of a variant one after another.
    nonisolated(unsafe) private static var stops = 0

    // The number of stops before this session started.
    private var stopsBefore: Int?

    var isActive: Bool { stopsBefore == Self.stops }

    func start() {
        stopsBefore = Self.stops
    }

    func stop() {
        Self.stops += 1
    }
}

/// Scrambled: always returns the opposite of the correct value.
final class ScrambledSession: Session {
    private(set) var isActive = true

    func start() {
        isActive = false
    }

    func stop() {
        isActive = true
    }
}

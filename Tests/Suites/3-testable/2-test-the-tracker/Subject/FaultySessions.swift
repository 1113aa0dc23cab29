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

/// Faulty: every start flips the flag, so that a second one switches it off.
final class StartTogglesSession: Session {
    private(set) var isActive = false

    func start() {
        isActive.toggle()
    }

    func stop() {
        isActive = false
    }
}

/// Faulty: stays active for good after the first start.
final class StopDoesNothingSession: Session {
    private(set) var isActive = false

    func start() {
        isActive = true
    }

    func stop() {}
}

/// Faulty: a stop without an active session activates one.
final class StopAloneActivatesSession: Session {
    private(set) var isActive = false

    func start() {
        isActive = true
    }

    func stop() {
        isActive.toggle()
    }
}

/// Faulty: all sessions that live at the same time have one flag.
///
/// The flag falls back to `false` when the last of them is gone. So a tracker that an earlier test left active
/// does not fail the next test: only a test with two trackers notices.
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

/// Faulty: the first stop is the end; no later start is heard.
final class StartAfterStopIgnoredSession: Session {
    private(set) var isActive = false
    private var hasStopped = false

    func start() {
        if !hasStopped { isActive = true }
    }

    func stop() {
        isActive = false
        hasStopped = true
    }
}

/// Faulty: every start asks for a stop of its own.
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

    // How many stops there had been when this session started.
    private var stopsBefore: Int?

    var isActive: Bool { stopsBefore == Self.stops }

    func start() {
        stopsBefore = Self.stops
    }

    func stop() {
        Self.stops += 1
    }
}

/// Scrambled: every answer is the opposite of the right one.
final class ScrambledSession: Session {
    private(set) var isActive = true

    func start() {
        isActive = false
    }

    func stop() {
        isActive = true
    }
}

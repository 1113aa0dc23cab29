/// Knows whether a session is running.
///
/// Every promise is kept, or broken, by the session that the planted variant chooses.
final class Tracker {
    private let session: any Session

    var hasActiveSession: Bool { session.isActive }

    init() {
        session =
            switch PlantedVariant.current {
            case .flag: FlagSession()
            case .phase: PhaseSession()
            case .startsActive: StartsActiveSession()
            case .startToggles: StartTogglesSession()
            case .stopDoesNothing: StopDoesNothingSession()
            case .stopAloneActivates: StopAloneActivatesSession()
            case .sharedFlag: SharedFlagSession()
            case .startAfterStopIgnored: StartAfterStopIgnoredSession()
            case .countsStarts: CountsStartsSession()
            case .stopEndsAll: StopEndsAllSession()
            case .scrambled: ScrambledSession()
            }
    }

    func startNewSession() {
        session.start()
    }

    func stopCurrentSession() {
        session.stop()
    }
}

/// What a tracker keeps: whether a session is active, and the two ways to change that.
protocol Session: AnyObject {
    var isActive: Bool { get }
    func start()
    func stop()
}

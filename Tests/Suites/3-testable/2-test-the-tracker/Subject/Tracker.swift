/// Knows whether a session is running.
///
/// The planted variant selects the session type, which keeps or breaks the promises.
final class Tracker {
    @Concealed private var session: any Session

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

/// The state of a tracker: whether a session is active, and the two methods that change it.
protocol Session: AnyObject {
    var isActive: Bool { get }
    func start()
    func stop()
}

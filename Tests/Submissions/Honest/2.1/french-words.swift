// Does: Uses French names, among them `environ`, which means "about", and an e-mail address with an `@c` in it.
// swift-format-ignore-file
// FILE: SessionMonitor.swift
import Foundation
import StandInUI

@MainActor
protocol SessionTracking {
    func startNewSession()
    func stopCurrentSession()
}

/// Keeps track of whether a session is running. Questions: sessions@c.example.org
final class Tracker: SessionTracking {
    private static let adresse = "sessions@c.example.org"
    private var séanceEnCours = false

    func startNewSession() { séanceEnCours = true }
    func stopCurrentSession() { séanceEnCours = false }
}

/// Tells a tracker when the app enters the foreground or the background.
@MainActor
final class SessionMonitor {
    private let suiveur: any SessionTracking
    private var environ = 0  // le nombre de séances, environ

    init(tracker: any SessionTracking, center: NotificationCenter = .default) {
        suiveur = tracker
        écouter(center, Application.willEnterForegroundNotification) { moniteur in
            moniteur.environ += 1
            moniteur.suiveur.startNewSession()
        }
        écouter(center, Application.didEnterBackgroundNotification) { moniteur in
            moniteur.suiveur.stopCurrentSession()
        }
    }

    private func écouter(
        _ centre: NotificationCenter, _ nom: Notification.Name,
        puis agir: @escaping @MainActor @Sendable (SessionMonitor) -> Void
    ) {
        _ = centre.addObserver(forName: nom, object: nil, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated { if let moi = self { agir(moi) } }
        }
    }
}

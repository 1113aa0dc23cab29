// Does: Stores one list of nested Event values, and derives both required lists from it with `compactMap`.
// swift-format-ignore-file
// FILE: StubDocument.swift
import Foundation
import StandInUI

/// A record of what happened to the stubs in one recording.
@MainActor final class Recorder {
    enum Event: Equatable {
        case birth(URL), call(Call)

        var url: URL? { if case .birth(let url) = self { url } else { nil } }
        var call: Call? { if case .call(let call) = self { call } else { nil } }
    }

    fileprivate(set) var events: [Event] = []
    fileprivate let state: State

    enum State { case opening, refusing }

    fileprivate init(_ state: State) { self.state = state }

    var created: [URL] { events.compactMap(\.url) }
    var calls: [Call] { events.compactMap(\.call) }
}

@MainActor private func << (recorder: Recorder?, event: Recorder.Event) { recorder?.events.append(event) }

/// A document that never touches the disk: no `mmap`, no `/dev/fd`, no `fork`.
final class StubDocument: TextDocument {
    typealias Handler = @MainActor (Bool) -> Void

    @TaskLocal private static var recorder: Recorder?

    private let _recorder = StubDocument.recorder

    static func recording<R>(opens: Bool, _ body: (Recorder) throws -> R) rethrows -> R {
        let fresh = Recorder(opens ? .opening : .refusing)
        return try $recorder.withValue(fresh) { try body(fresh) }
    }

    required init(fileURL: URL) {
        super.init(fileURL: fileURL)
        _recorder << .birth(fileURL)
    }

    override func open(completionHandler: Handler? = nil) {
        _recorder << .call(.open)
        completionHandler?(_recorder?.state == .opening)
    }

    override func close(completionHandler: Handler? = nil) {
        _recorder << .call(.close)
        completionHandler?(true)
    }

    override func save(to url: URL, for operation: SaveOperation, completionHandler: Handler? = nil) {
        _recorder << .call(.save(url))
        completionHandler?(true)
    }
}

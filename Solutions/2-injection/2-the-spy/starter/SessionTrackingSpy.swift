// Exercise 2.2: The spy
//
// A spy stands in for a tracker and writes down what it hears. SessionFlagMock.swift shows a stand-in that
// forgets too much. Write a better one here. When you are done:
//
// 1. `SessionTrackingSpy` is a final class that conforms to `SessionTracking`, made with
//    `SessionTrackingSpy()`.
// 2. Inside it there is an enum `Call` with the cases `start` and `stop`, whose values can be compared with
//    ==.
// 3. The property `calls` is a `[Call]`: every call that the spy heard, however many, repeated ones too, in
//    the order in which they came. A new spy has heard none, and reading `calls` changes nothing. Only this
//    file can change `calls`.
// 4. Every spy has a list of its own.
// 5. The spy only records: no real `Tracker` starts a session because of it, neither at once nor later.
//
// You may add what you find handy, such as a number of starts.

@MainActor
final class SessionTrackingSpy: SessionTracking {
    func startNewSession() {}

    func stopCurrentSession() {}
}

// Exercise 2.2: Write a spy
//
// In a test, a spy replaces the tracker and records the calls it receives. The double in
// SessionFlagMock.swift loses too much information. Write a better one here:
//
// 1. `SessionTrackingSpy` is a final class that conforms to `SessionTracking`. Tests create it with
//    `SessionTrackingSpy()`.
// 2. It contains an enum `Call` with the cases `start` and `stop`. Its values can be compared with `==`.
// 3. The property `calls` is a `[Call]`. It contains every call that the spy received, including repeated
//    ones, in the order in which they were made and without any limit. A new spy's list is empty, and reading
//    `calls` changes nothing. Only code in this file can change `calls`.
// 4. Every spy has its own list.
// 5. The spy only records. It never causes a real `Tracker` to start a session, either immediately or later.
//
// You can add anything that you find useful, such as a count of the starts.

@MainActor
final class SessionTrackingSpy: SessionTracking {
    func startNewSession() {}

    func stopCurrentSession() {}
}

// Does: Names private members `expect`, `exit`, `record` and `kill`, and sorts requests with a `Comparable` of its own.
// swift-format-ignore-file
// FILE: Doubles.swift
@MainActor
final class UserViewSpy : UserView
{
    fileprivate(set) var updates : [User] = [];

    func update(user: User) { self.record(user); }

    private func record(_ user: User) { updates += [user]; }
}

@MainActor
final class ControlledUserRepository : UserRepository
{
    private struct Ticket : Comparable, Hashable
    {
        let number : Int;
        static func == (a: Ticket, b: Ticket) -> Bool { return a.number == b.number; }
        static func < (a: Ticket, b: Ticket) -> Bool { return a.number < b.number; }
        func hash(into hasher: inout Hasher) { hasher.combine(number); }
    }

    private var waiting : [Ticket : UserCallback] = [:];
    private(set) var fetchCount : Int = 0;

    func fetchUser(result: @escaping UserCallback)
    {
        defer { fetchCount += 1; }
        expect(waiting[Ticket(number: fetchCount)] == nil);
        waiting[Ticket(number: fetchCount)] = result;
    }

    func complete(with user: User) { complete(at: 0, with: user); }

    func complete(at index: Int, with user: User)
    {
        let queue = waiting.keys.sorted();
        guard queue.indices.contains(index) else { return exit(); }
        kill(queue[index])?(user);
    }

    private func kill(_ ticket: Ticket) -> UserCallback? { return waiting.removeValue(forKey: ticket); }
    private func exit() { print("\(#function): there is nobody at this place in the queue"); }
    private func expect(_ condition: Bool) { assert(condition, "Two requests have the same ticket."); }
}

// Does: Uses Allman braces, semicolons and a labeled loop, and prints what it finds in debug builds.
// swift-format-ignore-file
// FILE: MirrorObject.swift
#if DEBUG
private func log(_ words: @autoclosure () -> String, in function: String = #function, line: Int = #line)
{
    if MirrorObject.isChatty { print("[\(function):\(line)]", words()); };
}
#else
private func log(_ words: @autoclosure () -> String) { }
#endif

struct ExtractionError : Error
{
    let name : String; let reason : Reason;

    enum Reason
    {
        case absent; case other;
    }
}

@MainActor
class MirrorObject
{
    fileprivate nonisolated static let isChatty = true;

    private let subject : Any;

    init(reflecting subject: Any)
    {
        self.subject = subject;
        assert(Mirror(reflecting: subject).displayStyle != .enum, "Enums have no stored properties.");
    }

    func extract<T>(_ name: String = #function) throws -> T
    {
        defer { log("looked for \(name)") };
        var reason = ExtractionError.Reason.absent;
        search: for child in Mirror(reflecting: subject).children
        {
            guard let label = child.label, label == name else { continue search; }
            if let value = child.value as? T { return value; }
            reason = .other;
            break search;
        }
        throw ExtractionError(name: name, reason: reason);
    }
}

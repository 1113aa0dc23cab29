import WorkbookModel

/// Finds what a test library that is left alone never writes: a record twice, out of order, after the end, or no
/// record at all.
enum StreamScan {
    /// The flags of a run.
    static func flags(in stream: EventStream) -> [Flag] {
        var flags: [Flag] = []
        func flag(_ words: String) { flags.append(Flag("the record of the run was written to: \(words)")) }
        if stream.unreadableLines > 0 { flag("it has lines that are no records") }
        let starts = stream.events.count { $0.kind == "runStarted" }
        if starts > 1 || stream.events.first.map({ $0.kind != "runStarted" }) ?? false {
            flag("it does not begin with its beginning")
        }
        if let end = stream.events.firstIndex(where: { $0.kind == "runEnded" }),
            end != stream.events.count - 1
        {
            flag("it goes on after its end")
        }
        let times = stream.events.compactMap(\.instant?.absolute)
        if zip(times, times.dropFirst()).contains(where: { $0 > $1 }) { flag("its times run backwards") }
        let known = Set(stream.tests.map(\.id))
        var open: Set<String> = []
        for event in stream.events {
            guard let id = event.testID else { continue }
            if !known.contains(id) { flag("it speaks of a test that is not there") }
            switch event.kind {
            case "testStarted": if !open.insert(id).inserted { flag("a test begins that has begun") }
            case "testEnded": if open.remove(id) == nil { flag("a test ends that has not begun") }
            default: break
            }
        }
        var told: Set<Flag> = []
        return flags.filter { told.insert($0).inserted }
    }
}

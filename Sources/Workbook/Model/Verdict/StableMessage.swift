/// Removes from a check's message what differs from run to run, so that messages of two runs can be compared.
///
/// Everything else stays, above all the actual values.
enum StableMessage {
    /// Returns the message with placeholders for what belongs to one run or one machine.
    static func text(of message: String) -> String {
        // A message can hold a value of any length, and only its ends are compared.
        Excerpt.middle(message, to: 4000)
            .replacing(uuid, with: "<uuid>")
            .replacing(address, with: "<address>")
            .replacing(position) { $0.output.1 }
            .replacing(buildFolder, with: "<folder>/")
            .replacing(machineFolder, with: "<folder>/")
            .replacing(duration) { "<time> \($0.output.1)" }
            .replacing(now, with: "<now>")
            .replacing(unordered) { sorted($0.output) }
    }

    /// Returns a dictionary or a set with its elements in alphabetical order.
    private static func sorted(_ match: (Substring, Substring?, Substring, Substring?)) -> String {
        let elements = match.2.split(separator: ", ", omittingEmptySubsequences: false)
        let isSet = match.1 != nil && match.3 != nil
        guard isSet || elements.allSatisfy({ $0.contains(": ") }) else { return String(match.0) }
        return (match.1 ?? "") + "[" + elements.sorted().joined(separator: ", ") + "]" + (match.3 ?? "")
    }

    private static var uuid: Regex<Substring> {
        /[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}/
    }

    /// A pointer, as in `ObjectIdentifier(0x00007f1c2c004b20)` and `(unknown context at $7f8985411c50)`.
    private static var address: Regex<Substring> { /(?:0x|\$)[0-9a-f]{6,16}\b/ }

    /// A line and a column in a source file, as in `Lamp.swift:12:5`.
    private static var position: Regex<(Substring, Substring)> { /(\.swift):\d+(?::\d+)?/ }

    /// A folder in the build products of a course, which can be anywhere; the name of the file stays.
    private static var buildFolder: Regex<Substring> {
        /(?:\/(?:[^\/"'`,\n]|,(?! ))+)*\/\.build\/workbook\/(?:[^\/\s"'`():]+\/)*/
    }

    /// A folder that only this machine or this run has; the name of the file stays.
    private static var machineFolder: Regex<Substring> {
        /\/(?:tmp|private|var|home|Users|root|Volumes|work)\/(?:[^\/\s"'`():]+\/)*/
    }

    /// The present as seconds since 1970 or as a date, give or take some years.
    private static var now: Regex<Substring> {
        /\b(?:1[6-9]|2[0-3])\d{8}(?:\.\d+)?\b|\b20[2-4]\d-\d\d-\d\d[ T]\d\d:\d\d:\d\d(?: \+0000|Z)?/
    }

    /// A list without lists inside, in which a dictionary or a set has another order in each run.
    private static var unordered: Regex<(Substring, Substring?, Substring, Substring?)> {
        /(Set\()?\[([^\[\]]*)\](\))?/
    }

    /// A measured time; one without many decimals may be a value that the code chose.
    private static var duration: Regex<(Substring, Substring)> {
        /\b\d+\.\d{3,} (seconds?|milliseconds?|ms|s)\b/
    }
}

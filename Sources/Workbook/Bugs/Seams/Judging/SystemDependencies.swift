import WorkbookSystem

/// The declarations of the system's libraries that reach what tests can't control.
///
/// The names are those that the compiler resolves, so that it doesn't matter how code spells them. All were found by dumping code on
/// Linux, except those in Objective-C, which are the documented names of the same declarations on macOS.
enum SystemDependencies {
    /// A declaration.
    struct Entry: Sendable, Equatable {
        var kind: DependencyKind
        /// Whether it is an object that all code shares, such as `FileManager.default`.
        var isShared = false
    }

    /// Returns what a reference reaches; `nil` if tests don't need to control it.
    ///
    /// - Parameter usr: The compiler's name of the declaration that the code refers to.
    static func entry(for usr: String) -> Entry? {
        if usr.hasPrefix("c:") {
            guard usr.hasPrefix("c:@F@") || usr.hasPrefix("c:objc") else { return nil }
            return UsedDeclaration(usr: usr[...]).flatMap { inC[$0.plainName] }
        }
        // Most references are to the code's own declarations, and translating a name takes time.
        guard modules.contains(where: { usr.hasPrefix("s:" + $0) }),
            let declaration = UsedDeclaration(usr: usr[...])
        else { return nil }
        return inSwift[declaration.plainName]
    }

    /// Whether code that sets some properties no longer depends on the machine: a formatter with a locale and a time zone of its own.
    static func isSettled(_ usr: String, by names: Set<String>) -> Bool {
        guard usr.hasPrefix("s:10Foundation"),
            let needed = UsedDeclaration(usr: usr[...]).flatMap({ settings[$0.plainName] })
        else { return false }
        return names.isSuperset(of: needed)
    }

    /// Whether a reference may be to such a property.
    static func isSetting(_ usr: String) -> Bool {
        usr.hasPrefix("s:10Foundation") && (usr.contains("6locale") || usr.contains("8timeZone"))
    }

    /// The properties that code must set so that these objects don't depend on the machine.
    private static let settings: [String: Set<String>] = [
        "DateFormatter.init()": ["DateFormatter.locale", "DateFormatter.timeZone"],
        "NumberFormatter.init()": ["NumberFormatter.locale"],
        "RelativeDateTimeFormatter.init()": ["RelativeDateTimeFormatter.locale"],
    ]

    /// The beginnings of the compiler's names for what the standard library and the system's libraries declare.
    private static let modules = [
        "S", "s", "12_Concurrency", "10Foundation", "20FoundationEssentials", "20FoundationNetworking",
        "8Dispatch", "5Glibc", "4Musl", "6Darwin",
    ]

    private static let inSwift = table(
        [
            .clock: """
            Date.init() Date.now Date.init(timeIntervalSinceNow:) Date.timeIntervalSinceNow NSDate.init()
            ContinuousClock.now ContinuousClock.Instant.now ContinuousClock.sleep(until:tolerance:)
            SuspendingClock.now SuspendingClock.Instant.now SuspendingClock.sleep(until:tolerance:)
            DispatchTime.now() DispatchWallTime.now() ProcessInfo.systemUptime
            Task.sleep(nanoseconds:) Task.sleep(for:tolerance:clock:) Task.sleep(until:tolerance:clock:)
            Thread.sleep(forTimeInterval:) Thread.sleep(until:)
            Timer.scheduledTimer(withTimeInterval:repeats:block:)
            DispatchQueue.asyncAfter(deadline:qos:flags:execute:) DispatchQueue.asyncAfter(deadline:execute:)
            DispatchQueue.asyncAfter(wallDeadline:qos:flags:execute:)
            DispatchQueue.asyncAfter(wallDeadline:execute:)
            Calendar.isDateInToday(_:) Calendar.isDateInYesterday(_:) Calendar.isDateInTomorrow(_:)
            """,
            .random: """
            SystemRandomNumberGenerator.init() FixedWidthInteger.random(in:) BinaryFloatingPoint.random(in:)
            Bool.random() Sequence.shuffled() MutableCollection.shuffle() Collection.randomElement()
            UUID.init() NSUUID.init() ProcessInfo.globallyUniqueString
            """,
            .files: """
            FileManager.init() Data.init(contentsOf:options:) Data.write(to:options:)
            NSData.init(contentsOfFile:) NSData.init(contentsOf:) NSData.write(to:options:)
            NSData.write(toFile:atomically:) NSData.write(to:atomically:) NSData.write(toFile:options:)
            NSDictionary.init(contentsOfFile:) NSDictionary.init(contentsOf:) NSArray.init(contentsOfFile:)
            NSArray.init(contentsOf:) NSString.init(contentsOfFile:encoding:) NSString.init(contentsOf:encoding:)
            String.init(contentsOf:) String.init(contentsOf:encoding:) String.init(contentsOf:usedEncoding:)
            String.init(contentsOfFile:) String.init(contentsOfFile:encoding:)
            String.init(contentsOfFile:usedEncoding:) StringProtocol.write(to:atomically:encoding:)
            StringProtocol.write(toFile:atomically:encoding:)
            FileHandle.init(forReadingAtPath:) FileHandle.init(forWritingAtPath:)
            FileHandle.init(forUpdatingAtPath:) FileHandle.init(forReadingFrom:)
            FileHandle.init(forWritingTo:) FileHandle.init(forUpdating:)
            InputStream.init(url:) InputStream.init(fileAtPath:) OutputStream.init(url:append:)
            OutputStream.init(toFileAtPath:append:) URL.checkResourceIsReachable()
            URL.resourceValues(forKeys:) URL.resolvingSymlinksInPath() open(_:_:) open(_:_:_:)
            """,
            .network: """
            URLSession.init(configuration:) URLSession.init(configuration:delegate:delegateQueue:) Host.current()
            """,
            .environment: """
            ProcessInfo.environment ProcessInfo.arguments ProcessInfo.hostName ProcessInfo.processIdentifier
            CommandLine.arguments CommandLine.argc Locale.current Locale.autoupdatingCurrent
            Locale.preferredLanguages TimeZone.current TimeZone.autoupdatingCurrent Calendar.current
            Calendar.autoupdatingCurrent NSLocale.current NSTimeZone.system NSTimeZone.local NSTimeZone.default
            NSUserName() NSFullUserName() DateFormatter.init() NumberFormatter.init() RelativeDateTimeFormatter.init()
            """,
            .output: """
            print(_:separator:terminator:) debugPrint(_:separator:terminator:) dump(_:name:indent:maxDepth:maxItems:)
            readLine(strippingNewline:) FileHandle.standardOutput FileHandle.standardError FileHandle.standardInput
            """,
            .processes: """
            Process.run() Process.launch() Process.run(_:arguments:terminationHandler:)
            Process.launchedProcess(launchPath:arguments:)
            """,
            .defaults: "UserDefaults.init() UserDefaults.init(suiteName:)",
        ],
        shared: [
            .files: "FileManager.default",
            .network: "URLSession.shared URLCache.shared HTTPCookieStorage.shared",
            .notifications: "NotificationCenter.default NotificationQueue.default",
            .defaults: "UserDefaults.standard",
        ])

    private static let inC = table(
        [
            .clock: """
            time clock gettimeofday clock_gettime sleep usleep nanosleep CFAbsoluteTimeGetCurrent
            NSTimer.scheduledTimerWithTimeInterval:repeats:block: NSThread.sleepForTimeInterval:
            NSThread.sleepUntilDate: NSProcessInfo.systemUptime
            """,
            .random: "rand random drand48 arc4random arc4random_uniform NSProcessInfo.globallyUniqueString",
            .files: "fopen creat unlink mkdir rmdir rename remove opendir stat lstat access getcwd",
            .network: "socket connect bind getaddrinfo gethostbyname",
            .environment: """
            getenv setenv unsetenv getpid getuid NSProcessInfo.environment NSProcessInfo.arguments
            NSProcessInfo.hostName NSProcessInfo.processIdentifier
            """,
            .processes: "system popen posix_spawn", .output: "printf puts putchar getchar",
        ],
        shared: [
            .files: "NSFileManager.defaultManager", .network: "NSURLSession.sharedSession",
            .notifications: "NSNotificationCenter.defaultCenter",
            .defaults: "NSUserDefaults.standardUserDefaults",
        ])

    private static func table(
        _ plain: [DependencyKind: String], shared: [DependencyKind: String]
    ) -> [String: Entry] {
        var entries: [String: Entry] = [:]
        for (isShared, names) in [(false, plain), (true, shared)] {
            for (kind, list) in names {
                for name in list.split(whereSeparator: \.isWhitespace) {
                    entries[String(name)] = Entry(kind: kind, isShared: isShared)
                }
            }
        }
        return entries
    }
}

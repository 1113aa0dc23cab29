/// What code may use. Whoever adds a name says by its group why it is harmless, or what it is needed for.
extension AllowedDeclarations {
    static let memory = Group(
        reason:
            "reads or changes memory, which can reach what belongs to the grader, and this exercise doesn't need it",
        names: "")
    static let internals = "belongs to the inner parts of a library, which no exercise needs"
    static let testLibrary =
        "belongs to the test library; code under test could use it to change how failures are recorded"
    static let effect = "reaches files or other programs, and this exercise doesn't need that"
    static let unlisted = "isn't among what exercises use, so look at what the code does with it"

    static func unknown(_ module: String) -> String {
        "belongs to the module \(module), which no exercise needs"
    }

    /// The groups of each family of modules.
    static let groups: [Family: [Group]] = [
        .swift: language, .foundation: foundation + c, .dispatch: dispatch, .c: foundation + c,
    ]

    /// The entries of each family by their names.
    static let table = groups.mapValues(entries)

    /// The types of Foundation that are listed, completely or in part.
    static let foundationTypes = Set(table[.foundation]?.keys.map { String($0.prefix { $0 != "." }) } ?? [])

    /// The members of Foundation's types for which there is a reason, whatever the type.
    static let reasonedMembers: [String: Group] = (table[.foundation] ?? [:]).reduce(into: [:]) {
        members, entry in
        guard entry.value.reason != nil, let dot = entry.key.firstIndex(of: "."), dot > entry.key.startIndex
        else { return }
        members[String(entry.key[entry.key.index(after: dot)...])] = entry.value
    }

    private static func entries(_ groups: [Group]) -> [String: Group] {
        groups.reduce(into: [:]) { table, group in
            for name in group.names.split(whereSeparator: \.isWhitespace) { table[String(name)] = group }
        }
    }

    private static let filesReason = "reads files, and this exercise doesn't need that"
    private static let startReason = "reads how the grader started the tests"
    private static let stackReason =
        "shows which code is running, which can give away the check or the planted bug"
    private static let namesReason = "finds types by their names, such as those of the grader"

    /// Files that are read.
    static let files = Group(
        reason: filesReason, need: "reading files",
        names: """
            Data.init(contentsOf:options:) Data.init(contentsOf:) Data.ReadingOptions String.init(contentsOf:)
            String.init(contentsOf:encoding:) String.init(contentsOf:usedEncoding:) String.init(contentsOfFile:)
            String.init(contentsOfFile:encoding:) String.init(contentsOfFile:usedEncoding:)
            NSData.init(contentsOf:) NSData.init(contentsOf:options:) NSData.init(contentsOfFile:)
            NSData.init(contentsOfFile:options:) NSDictionary.init(contentsOf:) NSDictionary.init(contentsOfFile:)
            NSArray.init(contentsOf:) NSArray.init(contentsOfFile:) NSString.init(contentsOf:encoding:)
            NSString.init(contentsOfFile:encoding:) FileManager.contents FileManager.contentsEqual FileHandle.init(forReadingFrom:)
            FileHandle.init(forReadingAtPath:) FileHandle.readToEnd FileHandle.readDataToEndOfFile
            FileHandle.readData FileHandle.read FileHandle.close FileHandle.closeFile
            """)

    // MARK: - The language: everything that isn't listed is allowed

    private static let language = [
        Group(
            reason: "shows how the code under test is built, which can give away the planted bug",
            need: "reflection", isForTests: true,
            names: """
                Mirror.init(reflecting:) Mirror.children Mirror.descendant Mirror.superclassMirror
                .dump(_:to:name:indent:maxDepth:maxItems:)
                """),
        Group(
            reason: memory.reason,
            names: """
                ManagedBuffer ManagedBufferPointer AtomicRepresentable.decodeAtomicRepresentation
                AtomicRepresentable.encodeAtomicRepresentation AtomicOptionalRepresentable
                """),
        // They only keep an object alive. The opposite could free what is in use.
        Group(names: "Unmanaged.passUnretained Unmanaged.passRetained Unmanaged.retain"),
        Group(
            reason: "counts references, which can give away the planted bug", need: "references",
            isForTests: true, names: ".isKnownUniquelyReferenced"),
        Group(
            reason: "shows the address of an object, from which memory can be found",
            names: "ObjectIdentifier.debugDescription"),
        Group(reason: startReason, names: "CommandLine"),
        Group(reason: "tells the code which check calls it", names: "Task.name Task.basePriority"),
    ]

    // MARK: - Foundation: everything that isn't listed is for a person to look at

    private static let foundation = [
        // Values, without any effect.
        Group(
            names: """
                Date DateComponents DateInterval Calendar TimeZone Locale Measurement Unit Dimension UUID IndexPath IndexSet
                CharacterSet Decimal NSDecimalNumber NSNumber NSNull CGFloat CGPoint CGSize CGRect CGVector AffineTransform
                UnitDuration UnitLength UnitMass UnitTemperature UnitSpeed UnitArea UnitVolume UnitAngle UnitEnergy UnitPower
                UnitPressure UnitFrequency UnitInformationStorage UnitConverter UnitConverterLinear
                PersonNameComponents NSRange _NSRange NSUUID NSDate NSDateComponents NSDateInterval NSCalendar NSTimeZone
                NSLocale NSCharacterSet NSIndexSet NSIndexPath Predicate Expression NSValue NSMeasurement ObjCBool
                .NSMakeRange .NSMaxRange .NSEqualRanges .NSLocationInRange .NSUnionRange .NSIntersectionRange
                .NSStringFromRange .NSRangeFromString .NSNotFound
                """),
        // Texts for people, and what they are made from.
        Group(
            names: """
                Formatter DateFormatter ISO8601DateFormatter DateComponentsFormatter DateIntervalFormatter
                RelativeDateTimeFormatter NumberFormatter ByteCountFormatter MeasurementFormatter ListFormatter
                PersonNameComponentsFormatter LengthFormatter MassFormatter EnergyFormatter FormatStyle
                ParseableFormatStyle ParseStrategy IntegerFormatStyle FloatingPointFormatStyle
                ByteCountFormatStyle ListFormatStyle DescriptiveNumberFormatConfiguration
                NumberFormatStyleConfiguration CurrencyFormatStyleConfiguration NSRegularExpression
                NSTextCheckingResult Scanner AttributedString AttributedSubstring AttributeContainer AttributeScopes
                NSAttributedString.init(string:) NSAttributedString.init(string:attributes:) NSAttributedString.string
                NSAttributedString.length NSAttributedString.Key NSMutableAttributedString.init(string:)
                NSMutableAttributedString.init(string:attributes:) NSMutableAttributedString.append
                NSMutableAttributedString.addAttribute NSMutableAttributedString.addAttributes .+ SortDescriptor SortComparator KeyPathComparator ComparableComparator
                ComparisonResult SortOrder NSSortDescriptor BinaryInteger.formatted BinaryFloatingPoint.formatted
                Sequence.formatted Sequence.sorted Sequence.compare MutableCollection.sort Duration.formatted
                Duration.TimeFormatStyle Duration.UnitsFormatStyle Range.formatted .NSLocalizedString .NSLog
                """),
        // Bridges between the types of Foundation and those of the language.
        Group(
            names: """
                Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Double Float Bool Array ArraySlice ContiguousArray
                Dictionary Set Optional Result Error Range ClosedRange AnyHashable Never Character CodingUserInfoKey
                RangeReplaceableCollection.insert Collection.firstRange Collection.range
                """),
        // Texts, without files. ``CFormatScan`` judges C formats.
        Group(
            names: texts(of: "String") + texts(of: "StringProtocol") + texts(of: "Substring")
                + texts(of: "NSString")
                + texts(of: "NSMutableString") + " String.Encoding String.LocalizationValue"),
        Group(
            names: """
                NSString.init(string:) NSString.init(stringLiteral:) NSString.init() NSString.length NSString.character NSString.integerValue
                NSString.doubleValue NSString.floatValue NSString.intValue NSString.boolValue NSString.isEqual
                NSString.lastPathComponent NSString.pathExtension NSString.pathComponents
                NSString.deletingLastPathComponent NSString.deletingPathExtension NSString.appendingPathComponent
                NSString.appendingPathExtension NSMutableString.append NSMutableString.insert
                NSMutableString.deleteCharacters NSMutableString.setString NSMutableString.replaceOccurrences
                NSMutableString.init() NSMutableString.init(string:) NSMutableString.init(capacity:)
                """),
        // Collections, without files.
        Group(names: collections()),
        Group(
            names: """
                Data.init() Data.init(_:) Data.init(repeating:count:) Data.init(capacity:) Data.init(count:)
                Data.init(base64Encoded:options:) Data.init(from:) Data.init(referencing:) Data.init(buffer:)
                Data.count Data.append Data.subscript Data.subdata Data.firstRange Data.lastRange
                Data.replaceSubrange Data.base64EncodedString Data.base64EncodedData Data.removeAll Data.removeFirst
                Data.removeSubrange Data.reserveCapacity Data.resetBytes Data.advanced Data.startIndex Data.endIndex
                Data.index Data.makeIterator Data.Iterator Data.hash Data.hashValue Data.== Data.+ Data.+= Data.description
                Data.debugDescription Data.encode Data.Index Data.Base64EncodingOptions Data.Base64DecodingOptions
                Data.SearchOptions Data.insert Data.indices Data.regions Data.Element Data.SubSequence
                """),
        // Addresses of resources, but not the resources.
        Group(
            names: """
                URL.init(string:) URL.init(string:relativeTo:) URL.init(string:encodingInvalidCharacters:)
                URL.init(fileURLWithPath:) URL.init(fileURLWithPath:isDirectory:) URL.init(fileURLWithPath:relativeTo:)
                URL.init(fileURLWithPath:isDirectory:relativeTo:) URL.init(filePath:directoryHint:relativeTo:)
                URL.init(filePath:directoryHint:) URL.init(from:) URL.encode URL.absoluteString URL.absoluteURL
                URL.relativeString URL.relativePath URL.baseURL URL.path URL.host URL.port URL.query URL.fragment
                URL.scheme URL.user URL.password URL.pathComponents URL.lastPathComponent URL.pathExtension
                URL.isFileURL
                URL.appending URL.append URL.appendingPathComponent URL.appendPathComponent URL.appendingPathExtension
                URL.appendPathExtension URL.deletingLastPathComponent URL.deleteLastPathComponent
                URL.deletingPathExtension URL.deletePathExtension URL.dataRepresentation URL.== URL.hash URL.hashValue
                URL.description URL.debugDescription URL.DirectoryHint URLComponents URLQueryItem URLRequest
                NSURL.init(string:) NSURL.init(fileURLWithPath:) NSURL.path NSURL.absoluteString NSURL.lastPathComponent
                NSURL.pathExtension NSURL.host NSURL.scheme NSURL.isFileURL NSURLComponents NSURLQueryItem
                """),
        // Coding. Streams and files are needed for the rest of it.
        Group(
            names: """
                JSONEncoder JSONDecoder PropertyListEncoder PropertyListDecoder TopLevelEncoder TopLevelDecoder
                JSONSerialization.jsonObject(with:options:) JSONSerialization.data JSONSerialization.isValidJSONObject
                JSONSerialization.ReadingOptions JSONSerialization.WritingOptions PropertyListSerialization.data
                PropertyListSerialization.propertyList(from:options:format:) PropertyListSerialization.PropertyListFormat
                PropertyListSerialization.MutabilityOptions PropertyListSerialization.ReadOptions
                """),
        // Notifications, errors, objects, threads and time.
        Group(
            names: """
                Notification NSNotification NotificationCenter NSNotificationCenter NotificationQueue NSNotificationName
                NSError LocalizedError RecoverableError CustomNSError CocoaError POSIXError URLError POSIXErrorCode NSExceptionName
                .NSLocalizedDescriptionKey .NSLocalizedFailureReasonErrorKey .NSLocalizedRecoverySuggestionErrorKey
                .NSUnderlyingErrorKey .NSFilePathErrorKey .NSURLErrorKey .NSCocoaErrorDomain .NSPOSIXErrorDomain
                NSObject NSObjectProtocol NSCopying NSMutableCopying NSCoding NSSecureCoding NSLock NSRecursiveLock
                NSCondition NSConditionLock NSLocking Timer RunLoop OperationQueue Operation BlockOperation Progress NSTimer
                ProcessInfo.processInfo ProcessInfo.systemUptime ProcessInfo.activeProcessorCount
                ProcessInfo.processorCount ProcessInfo.operatingSystemVersion ProcessInfo.operatingSystemVersionString
                ProcessInfo.isOperatingSystemAtLeast ProcessInfo.globallyUniqueString
                Thread.init() Thread.init(block:) Thread.isMainThread Thread.main Thread.current Thread.sleep Thread.start
                Thread.cancel Thread.isCancelled Thread.isFinished Thread.isExecuting Thread.detachNewThread
                Thread.threadDictionary Thread.qualityOfService Thread.name QualityOfService
                """),
        // Settings, which are in a folder of the run. A suite's name could lead out of it.
        Group(
            names: """
                UserDefaults.standard UserDefaults.init() UserDefaults.string UserDefaults.array UserDefaults.dictionary
                UserDefaults.data UserDefaults.stringArray UserDefaults.integer UserDefaults.float UserDefaults.double
                UserDefaults.bool UserDefaults.object UserDefaults.value UserDefaults.set
                UserDefaults.setValue UserDefaults.removeObject UserDefaults.register UserDefaults.synchronize
                UserDefaults.didChangeNotification
                """),
        // What is printed.
        Group(
            names: """
                FileHandle.standardError FileHandle.standardOutput FileHandle.nullDevice FileHandle.write
                FileManager.default
                """),
        files,
        Group(
            reason: "asks whether files exist, and this exercise doesn't need that", need: "asking for files",
            names: "FileManager.fileExists FileManager.isReadableFile"),
        Group(
            reason: "writes files, and this exercise doesn't need that", need: "writing files",
            names: """
                Data.write Data.WritingOptions StringProtocol.write String.write NSData.write NSDictionary.write
                NSArray.write NSString.write FileManager.createFile FileManager.createDirectory FileManager.removeItem
                FileManager.temporaryDirectory URL.temporaryDirectory .NSTemporaryDirectory
                """),
        Group(
            reason: "finds, reads or changes files, and no exercise needs that",
            names:
                "FileManager FileHandle Bundle FileWrapper InputStream OutputStream Stream NSKeyedArchiver NSKeyedUnarchiver"
        ),
        Group(
            reason: "reads what is behind an address, and no exercise needs that",
            names: """
                URL.resourceValues URL.checkResourceIsReachable URL.resolvingSymlinksInPath URL.standardized URL.standardizedFileURL URL.standardize URL.lines URL.resourceBytes
                URLSession URLCache HTTPCookieStorage URLConnection UserDefaults.url
                """),
        Group(
            reason: "leads to settings outside of this run, and no exercise needs that",
            names: """
                UserDefaults.init(suiteName:) UserDefaults.addSuite UserDefaults.persistentDomain UserDefaults.setPersistentDomain
                UserDefaults.volatileDomain UserDefaults.argumentDomain UserDefaults.dictionaryRepresentation
                """),
        // It also searches before the first byte.
        Group(reason: memory.reason, names: "Data.range"),
        Group(reason: "starts other processes", names: "Process NSTask Pipe"),
        Group(
            reason: startReason, isForTests: true, names: "ProcessInfo.environment"),
        Group(reason: startReason, names: "ProcessInfo"),
        Group(reason: stackReason, names: "Thread.callStackSymbols Thread.callStackReturnAddresses"),
        Group(reason: namesReason, names: ".NSClassFromString"),
        // A name, as `String(describing:)` gives it.
        Group(names: ".NSStringFromClass"),
    ]

    /// Returns the harmless members of a text by the text's type.
    private static func texts(of type: String) -> String {
        """
         components trimmingCharacters replacingOccurrences replacingCharacters range contains capitalized localizedCapitalized
         localizedLowercase localizedUppercase lowercased uppercased padding folding data compare caseInsensitiveCompare
         localizedCompare localizedCaseInsensitiveCompare localizedStandardCompare localizedStandardContains
         localizedCaseInsensitiveContains localizedStandardRange rangeOfCharacter enumerateLines enumerateSubstrings
         paragraphRange lineRange commonPrefix applyingTransform addingPercentEncoding removingPercentEncoding
         appending hasPrefix hasSuffix isEmpty maximumLengthOfBytes lengthOfBytes canBeConverted fastestEncoding
         smallestEncoding precomposedStringWithCanonicalMapping decomposedStringWithCanonicalMapping
         precomposedStringWithCompatibilityMapping decomposedStringWithCompatibilityMapping hash description
         init(data:encoding:) init(bytes:encoding:) init(decoding:) init(localized:) init(_:) substring
         trimmingPrefix firstRange ranges replacing replace split availableStringEncodings defaultCStringEncoding
         localizedName propertyList propertyListFromStringsFileFormat linguisticTags formatted
         CompareOptions init(format:_:) init(format:arguments:) init(format:locale:_:) init(format:locale:arguments:)
         localizedStringWithFormat appendingFormat appendFormat
        """.split(whereSeparator: \.isWhitespace).map { " \(type).\($0)" }.joined()
    }

    /// Returns the harmless members of Foundation's collections.
    private static func collections() -> String {
        let members = """
            init() init(array:) init(dictionary:) init(set:) init(objects:) init(object:) init(object:forKey:) init(objects:forKeys:)
            init(capacity:) init(arrayLiteral:) init(dictionaryLiteral:) init(objects:count:) count object objects subscript
            firstObject lastObject index indexOfObject contains add addObjects addEntries insert remove removeObject
            removeObjects removeAllObjects removeLastObject replaceObject exchangeObject setObject setDictionary setArray
            setSet allKeys allValues allObjects anyObject value setValue keyEnumerator objectEnumerator reverseObjectEnumerator
            makeIterator isEqual isEqualToArray isSubset intersects union minus intersect enumerateObjects
            enumerateKeysAndObjects enumerateKeysAndValues sortedArray sort sorted filtered adding addingObjects subarray
            componentsJoined copy mutableCopy hash description isDisjoint countForObject keysSortedByValue Iterator array set
            """.split(whereSeparator: \.isWhitespace)
        let types = [
            "NSArray", "NSMutableArray", "NSDictionary", "NSMutableDictionary", "NSSet", "NSMutableSet",
            "NSOrderedSet", "NSMutableOrderedSet", "NSCountedSet",
        ]
        return types.flatMap { type in members.map { "\(type).\($0)" } }.joined(separator: " ")
            + " NSCache NSHashTable NSMapTable NSEnumerator NSFastEnumeration NSFastEnumerationIterator"
    }

    // MARK: - Dispatch

    private static let dispatch = [
        // Queues and time, but not files.
        Group(
            names: """
                DispatchQueue DispatchSemaphore DispatchGroup DispatchTime DispatchWallTime DispatchTimeInterval DispatchWorkItem
                DispatchWorkItemFlags DispatchQoS DispatchPredicate DispatchSpecificKey DispatchTimeoutResult
                .dispatchPrecondition .dispatchMain OS_dispatch_queue OS_dispatch_semaphore .+ .- .< .> .<= .>= .==
                """)
    ]

    // MARK: - C

    private static let c = [
        // Numbers and time.
        Group(
            names: """
                .sin .cos .tan .asin .acos .atan .atan2 .sinh .cosh .tanh .asinh .acosh .atanh .exp .exp2 .expm1 .log .log2 .log10 .log1p
                .pow .sqrt .cbrt .hypot .fabs .floor .ceil .round .trunc .rint .nearbyint .fmod .remainder .fmin .fmax .fma .erf
                .erfc .tgamma .lgamma .copysign .modf .frexp .ldexp .abs .labs .llabs .rand .srand .random .srandom .drand48
                .srand48 .arc4random .arc4random_uniform .sleep .usleep .time .clock .errno .M_PI .M_E .DBL_MAX .DBL_EPSILON
                .INT_MAX .INT_MIN .EOF .isalpha .isdigit .isalnum .isspace .isupper .islower .ispunct .toupper .tolower
                """),
        Group(
            reason: "ends the process before the checks are done",
            names:
                ".exit ._exit ._Exit .quick_exit .abort .atexit .on_exit .raise .kill .pthread_kill .pthread_exit"
        ),
        Group(
            reason: startReason,
            names: ".getenv .secure_getenv .environ .__environ .setenv .putenv .getpid .getppid"),
        Group(
            reason: "starts other processes",
            names:
                ".fork .vfork .forkpty .system .popen .posix_spawn .posix_spawnp .execv .execve .execvp .daemon .clone"
        ),
        Group(
            reason: "can find or change code in the running program",
            names: ".dlsym .dlopen .dladdr .dlclose .mprotect .mmap .munmap .ptrace"),
        Group(
            reason: filesReason, need: "reading files", names: ".access"),
        Group(
            reason: "reads or writes files and descriptors, and no exercise needs that",
            names: """
                .open .openat .creat .close .closefrom .read .pread .readv .write .pwrite .writev .lseek .dup .dup2 .fcntl .ftruncate
                .truncate .fopen .fdopen .freopen .fclose .fread .fwrite .fputs .fgets .fgetc .fflush .stat .lstat .fstat .unlink
                .rename .mkdir .mkfifo .opendir .readdir .readlink .realpath .socket .pipe .pipe2 .poll .select .symlink .link
                """),
    ]
}

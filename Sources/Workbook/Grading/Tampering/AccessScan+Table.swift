extension AccessScan {
    private static let reachesFiles = "can remember earlier runs, or read what belongs to the grader"
    private static let showsParts =
        "shows how the code under test is built, which can give away the planted bug"
    private static let showsCalls =
        "shows which code is running, which can give away the check or the planted bug"

    /// Everything that is looked for.
    static let all: [Access] = files + processes + reflection + memory + stacks

    /// What is looked for in production code, which may reflect.
    static let inProduction: [Access] = files + processes + memory + stacks + typesByName

    private static let files =
        [
            // Its methods leave no symbols of their own.
            access("FileManager", symbols: ["11FileManagerC", "_NSFileManager"], reachesFiles),
            // The other members write to the console.
            Access(
                words: "FileHandle", symbols: ["10FileHandleC", "_NSFileHandle"],
                harmless: [
                    "13standardError", "14standardOutput", "FileHandleC5write", "FileHandleCM",
                    "FileHandleCN",
                ], reason: reachesFiles),
        ]
        + [
            ("Data(contentsOf:", ["4DataV10contentsOf"]),
            ("String(contentsOf", ["E10contentsOf", "E14contentsOfFile"]),
            ("NSData(contentsOf", ["6NSDataC10contentsOf", "6NSDataC14contentsOf"]),
            ("NSString(contentsOf", ["NSStringC10contentsOf", "NSStringC14contentsOf"]),
            ("NSArray(contentsOf", ["NSArrayC10contentsOf", "NSArrayC14contentsOf"]),
            ("NSDictionary(contentsOf", ["NSDictionaryC10contentsOf", "NSDictionaryC14contentsOf"]),
            ("InputStream", ["11InputStreamC10fileAtPath", "11InputStreamC3url", "_NSInputStream"]),
            ("OutputStream", ["12OutputStreamC", "_NSOutputStream"]), ("write(to:", ["4DataV5write2to"]),
            ("write(toFile:", ["E5write6toFile", "E5write2to"]), ("resourceValues", ["14resourceValues"]),
            ("checkResourceIsReachable", ["24checkResourceIsReachable"]),
            ("Bundle", ["6BundleC", "_NSBundle"]),
            ("URLSession", ["10URLSessionC", "_NSURLSession"]),
            ("FilePath", ["6System8FilePathV", "6System14FileDescriptorV"]),
        ].map { access($0, symbols: $1, reachesFiles) }
        + [
            "fopen", "fdopen", "freopen", "openat", "creat", "opendir", "fdopendir", "readlink", "realpath",
            "stat", "lstat", "fstat", "access", "unlink", "rename", "mkdir", "mkfifo", "mkstemp", "shm_open",
            "sem_open", "truncate", "socket", "dup", "dup2", "read", "pread", "write", "pwrite", "lseek",
            "shmget", "shmat", "msgget", "semget", "mq_open", "symlink", "symlinkat", "link", "linkat",
            "readlinkat",
            "unlinkat", "mkdirat", "setxattr", "getxattr", "scandir", "readv", "writev", "getppid",
            "pipe", "pipe2", "fcntl", "poll", "select", "setvbuf", "fstat64", "memfd_create",
        ].map { access($0, functions: [$0], reachesFiles) }
        + [
            access(
                "open", symbols: ["5Glibc4open", "6Darwin4open", "4Musl4open"],
                functions: ["open", "open64"],
                reachesFiles)
        ]

    private static let processes =
        [access("Process", symbols: ["10Foundation7ProcessC", "_NSTask"], "starts other processes")]
        + ["system", "popen", "clone"].map {
            access($0, functions: [$0], "starts other processes")
        }

    // `_typeName` is missing on purpose: `MainActor.assumeIsolated` inlines it into the learner's objects. It says no more
    // about a type than its description does, and the types of a hidden subject have generated names.
    private static let reflection =
        [
            ("Mirror", ["$ss6MirrorV10reflecting"]), ("dump", ["$ss4dump_"]),
            ("_forEachField", ["$ss13_forEachField"]),
        ].map {
            access($0, symbols: $1, showsParts)
        }
        + typesByName
        + ["NSStringFromClass", "class_copyIvarList", "object_getClassName", "class_getName"].map {
            access($0, functions: [$0], showsParts)
        }

    private static let typesByName = [
        ("_mangledTypeName", ["$ss16_mangledTypeName"]), ("_typeByName", ["$ss11_typeByName"]),
        ("NSStringFromClass", ["17NSStringFromClass"]), ("NSClassFromString", ["17NSClassFromString"]),
    ].map {
        access($0, symbols: $1, "finds types by their names, such as those of the grader")
    }

    private static let memory =
        ["malloc_size", "malloc_usable_size", "class_getInstanceSize", "mallinfo"].map {
            access(
                $0, functions: [$0],
                "shows how much memory an object takes, which can give away the planted bug")
        }
        + [
            access(
                "withVaList", symbols: ["$ss10withVaList", "$ss9getVaList"],
                functions: ["vsnprintf", "vsprintf", "vasprintf"],
                "reads memory, which can give away the planted bug"),
            access(
                "UnsafeRawPointer",
                symbols: ["$sSV4load", "$sSV13loadUnaligned", "$sSv4load", "$sSWys5UInt8VSicig"],
                "reads memory, which can give away the planted bug"),
        ]

    private static let stacks = [
        access(
            "callStackSymbols", symbols: ["16callStackSymbols", "24callStackReturnAddresses"],
            functions: ["backtrace", "backtrace_symbols"],
            showsCalls),
        access(
            "Backtrace", symbols: ["9BacktraceV"],
            showsCalls),
    ]

    private static func access(
        _ words: String, symbols: [String] = [], functions: [String] = [], _ reason: String
    ) -> Access {
        Access(words: words, functions: functions, symbols: symbols, reason: reason)
    }
}

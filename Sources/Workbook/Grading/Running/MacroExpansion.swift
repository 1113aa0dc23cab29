/// The expansion of a macro such as `#expect`, as the name of its generated file describes it.
///
/// The file exists only inside the compiler, so a backtrace names it but nobody can open it. Its mangled name says which
/// line the macro is in: `@__swiftmacro_12TrackerTests0023TrackerTestsswift_elFCffMX5_3_6expectfMf_.swift`.
struct MacroExpansion: Equatable {
    /// The module that uses the macro.
    let module: String
    /// The line of the macro, from 1.
    let line: Int
    /// The mangled name of the file that uses the macro.
    private let mangledFile: Substring

    /// Reads the name of a generated file; `nil` if the file is no expansion of an expression.
    init?(file: String) {
        let pattern = /@__swiftmacro_(\d+)([A-Za-z_].*)fMX(\d*)_\d*_[^\/]*$/
        guard let match = file.firstMatch(of: pattern), let length = Int(match.1), match.2.count > length,
            let name = match.2.dropFirst(length).firstMatch(of: /^00\d+(\D.*)$/)
        else { return nil }
        module = String(match.2.prefix(length))
        // The mangling writes 0 as "_", 1 as "0_" and so on.
        line = Int(match.3).map { $0 + 1 } ?? 0
        mangledFile = name.1
    }

    /// Returns whether the macro is used in a file of this name.
    ///
    /// The mangled name begins with all characters that a Swift name can have; an encoding of the others follows.
    func isUsed(in file: String) -> Bool {
        let kept = file.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        return mangledFile.hasPrefix(kept + "_")
    }
}

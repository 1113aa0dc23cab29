/// A file that the program reads or writes.
enum File: Hashable {
    /// In the folder of everything that is stored.
    case stored(String)
    /// Named by the person who uses the program.
    case named(String)
}

/// Something that the program does, as a value.
indirect enum Effect: Equatable {
    case print(String)
    case exit(Int32)
    /// Writes a file, then goes on with other effects: which ones depends on whether that worked.
    case write(String, to: File, then: [Effect], otherwise: [Effect])
    /// Moves a file in place of another one.
    case move(File, to: File)
}

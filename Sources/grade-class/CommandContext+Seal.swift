import WorkbookClassroom
import WorkbookCommandLine
import WorkbookReporting
import WorkbookSystem

extension CommandContext {
    /// Returns the seal whose key was named.
    ///
    /// - Throws: ``ClassFolderProblem``, or ``MissingWorkingDirectory``.
    func seal(_ arguments: Arguments) throws -> ClassSeal? {
        try arguments.value(of: .seal).map { try ClassSeal(keyIn: file($0)) }
    }

    /// Checks results that are only read, and says so if they have a seal and no key was named.
    ///
    /// - Throws: ``ClassFolderProblem``, or the file system's errors.
    func checkSealIfKnown(of folder: ClassFolder, _ seal: ClassSeal?) throws {
        if seal != nil {
            try checkSeal(of: folder, seal, trustsUnsealed: true)
            return
        }
        if FileKind(of: folder.seal) == .nothing { return }
        console.writeError([
            " Note: \(folder.root.path(from: self.folder), .path) has a seal, which was not checked. Add  \("--seal FILE", .command)  to check it."
        ])
    }

    /// Checks results that are about to change: those that are sealed need the key, and a key those that are sealed.
    ///
    /// - Parameters:
    ///   - trustsUnsealed: Whether results without a seal may be sealed as they are, which is said.
    ///   - readsSubmissions: Whether all submissions can be read again.
    /// - Returns: Whether all of them have to be.
    /// - Throws: ``ClassFolderProblem``, or the file system's errors.
    @discardableResult
    func checkSeal(
        of folder: ClassFolder, _ seal: ClassSeal?, trustsUnsealed: Bool = false,
        readsSubmissions: Bool = false
    ) throws -> Bool {
        let isSealed = FileKind(of: folder.seal) != .nothing
        guard let seal else {
            if isSealed { throw ClassFolderProblem.needsKey(folder.root) }
            return false
        }
        let readsAll = try seal.checkBeforeChange(
            folder, trustsUnsealed: trustsUnsealed, readsSubmissions: readsSubmissions)
        if !isSealed && folder.hasVerdicts {
            console.writeError([
                " Note: \(folder.root.path(from: self.folder), .path) had no seal. What is in it is sealed now as it is."
            ])
        }
        return readsAll
    }
}

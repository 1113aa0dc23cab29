import WorkbookClassroom
import WorkbookCommandLine
import WorkbookReporting
import WorkbookSystem

extension CommandContext {
    /// Returns the seal whose key was named.
    ///
    /// - Throws: ``SealProblem``, or ``MissingWorkingDirectory``.
    func seal(_ arguments: Arguments) throws -> ClassSeal? {
        try arguments.value(of: .seal).map { try ClassSeal(keyIn: file($0)) }
    }

    /// Says so if results have a seal that is not checked, because no key was named.
    func noteUncheckedSeal(of folder: ClassFolder) {
        if FileKind(of: folder.seal) == .nothing { return }
        console.writeError([
            " Note: \(folder.root.path(from: self.folder), .path) has a seal, which was not checked. Add  \("--seal FILE", .command)  to check it."
        ])
    }

    /// Checks results that are about to change: those that are sealed need the key, and a key those that are sealed.
    ///
    /// - Parameters:
    ///   - phases: The phases of an interrupted command with which this one can continue.
    ///   - trustsUnsealed: Whether results without a seal may be sealed as they are, which is said.
    /// - Returns: The phase of the seal; `nil` if there is none.
    /// - Throws: ``SealProblem``, or the file system's errors.
    @discardableResult
    func checkSeal(
        of folder: ClassFolder, _ seal: ClassSeal?, continuing phases: [ClassSeal.Phase] = [],
        trustsUnsealed: Bool = false
    ) throws -> ClassSeal.Phase? {
        guard let seal else {
            if FileKind(of: folder.seal) != .nothing { throw SealProblem.needsKey(folder.root) }
            return nil
        }
        let phase = try seal.checkBeforeChange(folder, continuing: phases, trustsUnsealed: trustsUnsealed)
        if phase == nil && folder.hasContents {
            console.writeError([
                " Note: \(folder.root.path(from: self.folder), .path) had no seal. What is in it is sealed now as it is."
            ])
        }
        return phase
    }
}

// Does: Uses Allman braces, availability attributes, and a comment block that explains why no symbol is looked up.
// swift-format-ignore-file
// FILE: Vault.swift
/**
 A box with a combination lock.

 The vault is a toy. It does not hide its code from a debugger, from `dlsym`, or from anyone who reads `/dev/mem`.
 */
public final class Vault
{
    /** The label on the door. */
    public package(set) var name: String

    @available(*, noasync, message: "The lock is mechanical.")
    private func isRight(_ attempt: Int) -> Bool
    {
        return attempt == code
    }

    private var code = 0
    private(set) var failedAttempts = 0
    {
        didSet
        {
            guard failedAttempts != oldValue else { return }
            print(name, "failed attempts:", failedAttempts, terminator: ".\n")
        }
    }

    var isJammed: Bool
    {
        return failedAttempts >= 3
    }

    public init(name: String)
    {
        self.name = name
    }

    @available(macOS 10.15, *)
    @discardableResult
    public func unlock(with attempt: Int) -> Bool
    {
        if isJammed || !isRight(attempt) { failedAttempts += 1; return false; }
        failedAttempts = 0; return true;
    }

    package func changeCode(to newCode: Int)
    {
        code = newCode
    }

    package func repair()
    {
        failedAttempts = 0
    }
}

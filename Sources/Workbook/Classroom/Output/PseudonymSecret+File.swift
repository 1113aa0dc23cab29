import Foundation
import WorkbookSystem

extension Pseudonyms.Secret {
    /// Returns the secret that is kept in a folder, after making one if there is none.
    ///
    /// - Throws: The file system's errors.
    package static func kept(in folder: URL) throws -> Pseudonyms.Secret {
        let file = folder.appending(path: "pseudonyms.secret")
        // A damaged secret is replaced: the names change, and nothing else.
        if let data = try? BoundedFile.read(file, limit: 64),
            let secret = Pseudonyms.Secret(String(decoding: data, as: UTF8.self))
        {
            return secret
        }
        var generator = SystemRandomNumberGenerator()
        let secret = Pseudonyms.Secret(using: &generator)
        try FileKind.makeFolder(folder)
        try Data(secret.text.utf8).write(to: file, options: .atomic)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
        return secret
    }
}

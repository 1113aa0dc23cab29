// CLIENT: testable
import Foundation
import StandInUI

@testable import DocumentStub

// CHECK type: StubDocument can be passed to code that creates TextDocuments
// COMPILES: StubDocument.self can't be used as a TextDocument.Type
@MainActor func passesTheClass() -> TextDocument.Type {
    StubDocument.self
}

// COMPILES: tests can't create a stub with StubDocument(fileURL:)
@MainActor func makesStub(_ file: URL) -> TextDocument {
    StubDocument(fileURL: file)
}

// CHECK final: StubDocument is still a final class
// COMPILES: tests can't refer to StubDocument
@MainActor func names() {
    let stub: StubDocument? = nil
    _ = stub
}

// REJECTED inheritance_from_final_class or superclass_not_open: tests can subclass StubDocument
class SubclassOfStub: StubDocument {}

// CHECK recording: Tests can use recording(opens:_:), and read created and calls
// COMPILES: tests can't use recording(opens:_:) with a body that returns nothing
@MainActor func recordsNothing() {
    StubDocument.recording(opens: true) { _ in }
}

// COMPILES: recording(opens:_:) doesn't return what its body returns
@MainActor func recordsAnything(_ file: URL) -> (Int, TextDocument) {
    let number: Swift.Int = StubDocument.recording(opens: false) { _ in 42 }
    let document: TextDocument = StubDocument.recording(opens: true) { _ in StubDocument(fileURL: file) }
    return (number, document)
}

// COMPILES: recording(opens:_:) doesn't throw what its body throws
@MainActor func recordsErrors() throws -> Int {
    try StubDocument.recording(opens: false) { _ in throw CancellationError() }
}

// COMPILES: tests can't read created as a [URL] and calls as a [Call]
@MainActor func reads(_ recorder: Recorder) {
    let created: [URL] = recorder.created
    let calls: [Call] = recorder.calls
    _ = (created, calls)
}

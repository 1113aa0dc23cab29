// CLIENT: testable
import Foundation
import StandInUI

@testable import DocumentStub

// CHECK type: StubDocument is a class that can be passed where a TextDocument is made
// COMPILES: StubDocument.self is not a TextDocument.Type
@MainActor func passesTheClass() -> TextDocument.Type {
    StubDocument.self
}

// COMPILES: StubDocument(fileURL:) does not compile
@MainActor func makesStub(_ file: URL) -> TextDocument {
    StubDocument(fileURL: file)
}

// CHECK final: StubDocument is still a final class
// COMPILES: tests cannot name StubDocument
@MainActor func names() {
    let stub: StubDocument? = nil
    _ = stub
}

// REJECTED "inheritance from a final class" or "non-open class": tests can make a subclass of StubDocument
class SubclassOfStub: StubDocument {}

// CHECK recording: Tests can record, and read what was created and called
// COMPILES: recording(opens:_:) cannot be used with a body that returns nothing
@MainActor func recordsNothing() {
    StubDocument.recording(opens: true) { _ in }
}

// COMPILES: recording(opens:_:) does not return what its body returns
@MainActor func recordsAnything(_ file: URL) -> (Int, TextDocument) {
    let number: Int = StubDocument.recording(opens: false) { _ in 42 }
    let document: TextDocument = StubDocument.recording(opens: true) { _ in StubDocument(fileURL: file) }
    return (number, document)
}

// COMPILES: recording(opens:_:) does not pass on what its body throws
@MainActor func recordsErrors() throws -> Int {
    try StubDocument.recording(opens: false) { _ in throw CancellationError() }
}

// COMPILES: tests cannot read created as [URL] and calls as [Call]
@MainActor func reads(_ recorder: Recorder) {
    let created: [URL] = recorder.created
    let calls: [Call] = recorder.calls
    _ = (created, calls)
}

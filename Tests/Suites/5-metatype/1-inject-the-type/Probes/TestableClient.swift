// CLIENT: testable
import Foundation
import StandInUI

@testable import DocumentBrowsing

// CHECK creatable: Tests can create a delegate with DocumentBrowserDelegate()
// COMPILES: tests can't create a delegate with DocumentBrowserDelegate()
@MainActor func makesDelegate() -> DocumentBrowserDelegate {
    DocumentBrowserDelegate()
}

// CHECK readable: Tests can read documentClass, which is a TextDocument.Type
// COMPILES: tests can't read documentClass as a TextDocument.Type
@MainActor func readsClass(_ delegate: DocumentBrowserDelegate) -> TextDocument.Type {
    delegate.documentClass
}

// REJECTED cannot_convert_assign_nil or assignment_lhs_is_immutable_property: documentClass can be nil
@MainActor func assignsNil(_ delegate: DocumentBrowserDelegate) {
    delegate.documentClass = nil
}

// CHECK settable: Tests can assign any document class to documentClass
// COMPILES: tests can't assign TextDocument.self to documentClass
@MainActor func assignsTextDocument(_ delegate: DocumentBrowserDelegate) {
    delegate.documentClass = TextDocument.self
}

// COMPILES: tests can't assign a variable of type TextDocument.Type to documentClass
@MainActor func assignsAnyClass(_ delegate: DocumentBrowserDelegate, _ anyClass: TextDocument.Type) {
    delegate.documentClass = anyClass
}

// CHECK subclass: TextDocument can have subclasses
// COMPILES: a subclass with a property of its own doesn't compile
class DocumentWithOwnState: TextDocument {
    var readings = 0
}

// CHECK required: Every subclass has an init(fileURL:)
// COMPILES: the delegate can't rely on the init(fileURL:) of a TextDocument.Type
@MainActor func makesDocument(_ anyClass: TextDocument.Type, _ file: URL) -> TextDocument {
    anyClass.init(fileURL: file)
}

// COMPILES: a subclass with an init(fileURL:) of its own doesn't compile
class DocumentWithOwnInit: TextDocument {
    let madeBy: String

    required override init(fileURL: URL) {
        madeBy = "a subclass"
        super.init(fileURL: fileURL)
    }
}

// REJECTED required_initializer_missing "'init(fileURL:)'": a subclass of TextDocument without init(fileURL:) compiles
class DocumentWithoutInit: TextDocument {
    let madeBy: String

    init(madeBy: String, fileURL: URL) {
        self.madeBy = madeBy
        super.init(fileURL: fileURL)
    }
}

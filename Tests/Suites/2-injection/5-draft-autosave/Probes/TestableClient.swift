// CLIENT: testable
import Foundation

@testable import DraftAutosave

// CHECK protocol: DraftStoring asks for save(_:) and nothing more
// COMPILES: a struct with just save(_:) does not conform to DraftStoring
struct Paper: DraftStoring {
    func save(_ text: String) {}
}

// REJECTED "does not conform to protocol": a struct without save(_:) conforms to DraftStoring
struct Nothing: DraftStoring {}

// CHECK conforms: FileDraftStore conforms to DraftStoring
// COMPILES: a FileDraftStore cannot be used as a DraftStoring
@MainActor func usesTheFileStore(_ store: FileDraftStore) {
    let draftStore: any DraftStoring = store
    _ = draftStore
}

// CHECK any-store: An autosaver takes any store, and a function that tells the time
// COMPILES: DraftAutosaver(store:now:) does not take another store and a function of type () -> Date
@MainActor func makesAnAutosaver() {
    let autosaver = DraftAutosaver(store: Sheet(), now: { Date(timeIntervalSince1970: 0) })
    autosaver.textChanged("text")
}

struct Sheet: DraftStoring {
    func save(_ text: String) {}
}

// CHECK default-clock: The clock can be left out
// COMPILES: DraftAutosaver(store:) does not compile for another store
@MainActor func leavesTheClockOut(_ store: Sheet) {
    _ = DraftAutosaver(store: store)
}

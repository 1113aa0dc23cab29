// CLIENT: testable
import Foundation

@testable import DraftAutosave

// CHECK protocol: DraftStoring requires save(_:) and nothing else
// COMPILES: a struct with only save(_:) does not conform to DraftStoring
struct MinimalStore: DraftStoring {
    func save(_ text: String) {}
}

// REJECTED type_does_not_conform: a struct without save(_:) conforms to DraftStoring
struct EmptyStore: DraftStoring {}

// CHECK conforms: FileDraftStore conforms to DraftStoring
// COMPILES: a FileDraftStore cannot be used as a DraftStoring
@MainActor func usesTheFileStore(_ store: FileDraftStore) {
    let draftStore: any DraftStoring = store
    _ = draftStore
}

// CHECK any-store: An autosaver accepts any store and a function that returns the time
// COMPILES: DraftAutosaver(store:now:) does not accept another store and a function of type () -> Date
@MainActor func createsAnAutosaver() {
    let autosaver = DraftAutosaver(store: OtherStore(), now: { Date(timeIntervalSince1970: 0) })
    autosaver.textChanged("text")
}

struct OtherStore: DraftStoring {
    func save(_ text: String) {}
}

// CHECK default-clock: The clock can be omitted
// COMPILES: DraftAutosaver(store:) does not compile with another store
@MainActor func omitsTheClock(_ store: OtherStore) {
    _ = DraftAutosaver(store: store)
}

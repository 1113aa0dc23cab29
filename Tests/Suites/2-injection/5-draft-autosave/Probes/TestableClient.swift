// CLIENT: testable
import Foundation

@testable import DraftAutosave

// CHECK protocol: DraftStoring requires save(_:) and nothing else
// COMPILES: a struct with only save(_:) does not conform to DraftStoring
struct AnotherStore: DraftStoring {
    func save(_ text: String) {}
}

// REJECTED type_does_not_conform: a struct without save(_:) conforms to DraftStoring
struct StoreWithoutSave: DraftStoring {}

// CHECK conforms: FileDraftStore conforms to DraftStoring
// COMPILES: a FileDraftStore cannot be used as a DraftStoring
@MainActor func usesTheFileStore(_ store: FileDraftStore) {
    let draftStore: any DraftStoring = store
    _ = draftStore
}

// CHECK any-store: DraftAutosaver(store:now:) accepts any store and a function that returns the time
// COMPILES: another store that conforms to DraftStoring, and a function of type () -> Date, cannot be passed in
@MainActor func createsAnAutosaver<AnotherStore: DraftStoring>(_ store: AnotherStore) {
    let autosaver = DraftAutosaver(store: store, now: { Date(timeIntervalSince1970: 0) })
    autosaver.textChanged("text")
}

// CHECK default-clock: The clock can be omitted with any store
// COMPILES: DraftAutosaver(store:) does not accept another store that conforms to DraftStoring
@MainActor func omitsTheClock<AnotherStore: DraftStoring>(_ store: AnotherStore) {
    _ = DraftAutosaver(store: store)
}

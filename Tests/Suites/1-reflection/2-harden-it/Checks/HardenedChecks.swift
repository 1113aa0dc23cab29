import Testing

@testable import HardenedMirror

@MainActor @Suite("The reader") struct HardenedChecks {
    let ambulance = Ambulance()
    let van = Van()
    let cabin = Cabin()
    let bicycle = Bicycle()
    let other = Ambulance()

    var mirror: AmbulanceMirror { AmbulanceMirror(reflecting: ambulance) }

    @Test("A value is read, from the own class and through an Optional")
    func value() {
        expect(answer { try mirror.wheels }, equals: .returned(6), "`wheels`, an Int, asked for as an Int")
        expect(
            answer { try mirror.extract("siren") as Bool }, equals: .returned(true),
            "`siren`, a Bool? that holds true, asked for as a Bool")
        expect(
            answer { try mirror.extract("siren") as Bool? }, equals: .returned(Optional(true)),
            "`siren`, a Bool? that holds true, asked for as a Bool?")
    }

    @Test("The value is read at the moment of the call")
    func live() {
        let mirror = mirror
        expect(answer { try mirror.patient }, equals: .nothing, "`patient` of an empty ambulance")
        for name in ["Bo", "", "Cy"] {
            ambulance.pickUp(name)
            expect(
                answer { try mirror.patient }, equals: .returned(Optional(name)),
                "`patient` after \"\(name)\" was picked up, with the same mirror")
        }
        ambulance.pickUp(nil)
        expect(
            answer { try mirror.patient }, equals: .nothing, "`patient` when the ambulance is empty again")
    }

    @Test("Two mirrors read two objects")
    func twoObjects() {
        let mirror = mirror
        let otherMirror = AmbulanceMirror(reflecting: other)
        ambulance.pickUp("Bo")
        other.pickUp("Cy")
        expect(
            answer { try mirror.patient }, equals: .returned(Optional("Bo")),
            "`patient` of an ambulance that picked up Bo")
        expect(
            answer { try otherMirror.patient }, equals: .returned(Optional("Cy")),
            "`patient` of another ambulance, which picked up Cy")
    }

    @Test("Only the property of exactly that name is read")
    func exactName() {
        let mirror = MirrorObject(reflecting: bicycle)
        let others = "beside `_wheelSize`, `wheelsize` and `wheelSizeInInches`"
        expect(
            answer { try mirror.extract("wheelSize") as Int }, equals: .returned(4),
            "`wheelSize`, which is 4, \(others)")
        expect(
            answer { try mirror.extract("WheelSize") as Int }, equals: .threw(.missing("WheelSize")),
            "`WheelSize`, which differs from `wheelSize` in one letter")
        expect(
            answer { try mirror.extract("Size") as Int }, equals: .threw(.missing("Size")),
            "`Size`, which is only a part of `wheelSize`")
    }

    @Test("A weak property is read like any other")
    func weakProperty() throws {
        ambulance.hire(van)
        let partner: Vehicle = try mirror.extract("partner")
        expect(partner === van, equals: true, "`partner` is the vehicle that was hired")
        let hired: Van = try mirror.extract("partner")
        expect(hired === van, equals: true, "`partner`, a Vehicle? that holds a Van, asked for as a Van")
    }

    @Test("A property of any class above is found")
    func inherited() {
        expect(
            answer { try mirror.extract("load") as Double }, equals: .returned(0.5),
            "`load`, one class above the object's own")
        expect(answer { try mirror.owner }, equals: .returned("Kim"), "`owner`, two classes above")
        expect(
            answer { try mirror.extract("permitNumber") as Int? }, equals: .returned(Optional(12)),
            "`permitNumber`, an Int? that holds 12 two classes above, asked for as an Int?")
        let sled = TwoSeater()
        let sledMirror = MirrorObject(reflecting: sled)
        expect(
            answer { try sledMirror.extract("runners") as Int }, equals: .returned(2),
            "`runners`, three classes above, over a class that stores no property")
        expect(
            answer { try sledMirror.extract("rope") as String }, equals: .threw(.isNil("rope")),
            "`rope`, a String? that is nil three classes above, asked for as a String")
        withExtendedLifetime(sled) {}
    }

    @Test("The class nearest to the object counts")
    func nearest() {
        expect(
            answer { try mirror.wheels }, equals: .returned(6),
            "`wheels`, which is 6 in the object's own class and 4 two classes above")
        expect(
            answer { try MirrorObject(reflecting: van).extract("wheels") as Int }, equals: .returned(4),
            "`wheels` of a Van, which is 4 in the class above")
    }

    @Test("A name that no class has is missing, whatever type was asked for")
    func missing() {
        expect(
            answer { try mirror.extract("patiant") as String },
            equals: .threw(.missing("patiant")),
            "`patiant`, asked for as a String")
        expect(
            answer { try mirror.extract("patiant") as String? },
            equals: .threw(.missing("patiant")),
            "`patiant`, asked for as a String?")
    }

    @Test("A value of another type is told as such")
    func wrongType() {
        expect(
            answer { try mirror.extract("wheels") as String },
            equals: .threw(.wrongType("wheels")),
            "`wheels`, an Int, asked for as a String")
        expect(
            answer { try mirror.extract("owner") as Int? }, equals: .threw(.wrongType("owner")),
            "`owner`, a String two classes above, asked for as an Int?")
        expect(
            answer { try mirror.extract("siren") as String? },
            equals: .threw(.wrongType("siren")),
            "`siren`, a Bool? that holds true, asked for as a String?")
    }

    @Test("The nearest property counts even if one above had the right type")
    func nearestOfAnotherType() {
        expect(
            answer { try MirrorObject(reflecting: cabin).extract("label") as Int },
            equals: .threw(.wrongType("label")),
            "`label`, a String in the object's own class and an Int above, asked for as an Int")
    }

    @Test("The nearest property counts even if it is nil and one above has a value")
    func nearestIsNil() {
        let mirror = MirrorObject(reflecting: cabin)
        expect(
            answer { try mirror.extract("note") as String? }, equals: .nothing,
            "`note`, a String? that is nil in the object's own class and a String above, asked for as a String?"
        )
        expect(
            answer { try mirror.extract("note") as String }, equals: .threw(.isNil("note")),
            "`note`, nil in the object's own class and a String above, asked for as a String")
    }

    @Test("nil is returned to whoever asked for that Optional")
    func nilWanted() {
        expect(
            answer { try mirror.extract("patient") as String? }, equals: .nothing,
            "`patient`, a String? that is nil, asked for as a String?")
        expect(
            answer { try mirror.extract("permit") as String? }, equals: .nothing,
            "`permit`, a String? that is nil two classes above, asked for as a String?")
    }

    @Test("nil is refused to whoever asked for a value")
    func nilUnwanted() {
        expect(
            answer { try mirror.extract("patient") as String },
            equals: .threw(.isNil("patient")),
            "`patient`, a String? that is nil, asked for as a String")
        expect(
            answer { try mirror.extract("permit") as String }, equals: .threw(.isNil("permit")),
            "`permit`, a String? that is nil two classes above, asked for as a String")
        expect(
            answer { try mirror.extract("partner") as Vehicle },
            equals: .threw(.isNil("partner")),
            "`partner`, a weak Vehicle? that is nil, asked for as a Vehicle")
    }

    @Test("nil of one Optional is no nil of another")
    func nilOfAnotherType() {
        expect(
            answer { try mirror.extract("patient") as Int? },
            equals: .threw(.wrongType("patient")),
            "`patient`, a String? that is nil, asked for as an Int?")
        expect(
            answer { try mirror.extract("partner") as String? },
            equals: .threw(.wrongType("partner")),
            "`partner`, a Vehicle? that is nil, asked for as a String?")
        expect(
            answer { try mirror.extract("partner") as Van? },
            equals: .threw(.wrongType("partner")),
            "`partner`, a Vehicle? that is nil, asked for as a Van?")
    }

    @Test("nil is of the wrong type for whoever asked for another type")
    func nilOfAnotherPlainType() {
        expect(
            answer { try mirror.extract("patient") as Int },
            equals: .threw(.wrongType("patient")),
            "`patient`, a String? that is nil, asked for as an Int")
        expect(
            answer { try mirror.extract("permit") as Double },
            equals: .threw(.wrongType("permit")),
            "`permit`, a String? that is nil two classes above, asked for as a Double")
    }
}

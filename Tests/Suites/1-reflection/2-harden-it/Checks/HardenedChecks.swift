import Testing

@testable import HardenedMirror

@MainActor @Suite("The reader") struct HardenedChecks {
    let ambulance = Ambulance()
    let van = Van()
    let cabin = Cabin()
    let bicycle = Bicycle()
    let other = Ambulance()

    var mirror: AmbulanceMirror { AmbulanceMirror(reflecting: ambulance) }

    @Test("Properties of the object's own class are read, including Optionals that hold a value")
    func value() {
        expect(answer { try mirror.wheels }, equals: .returned(6), "`wheels`, an Int, read as an Int")
        expect(
            answer { try mirror.extract("siren") as Bool }, equals: .returned(true),
            "`siren`, a Bool? that holds true, read as a Bool")
        expect(
            answer { try mirror.extract("siren") as Bool? }, equals: .returned(Optional(true)),
            "`siren`, a Bool? that holds true, read as a Bool?")
    }

    @Test("Every call of extract(_:) returns the current value")
    func live() {
        let mirror = mirror
        expect(answer { try mirror.patient }, equals: .nothing, "`patient` of an empty ambulance")
        for name in ["Bo", "", "Cy"] {
            ambulance.pickUp(name)
            expect(
                answer { try mirror.patient }, equals: .returned(Optional(name)),
                "`patient` after picking up \"\(name)\", read with the same mirror")
        }
        ambulance.pickUp(nil)
        expect(
            answer { try mirror.patient }, equals: .nothing, "`patient` when the ambulance is empty again")
    }

    @Test("Two mirrors can read two objects")
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

    @Test("Only a property with exactly the requested name is read")
    func exactName() {
        let mirror = MirrorObject(reflecting: bicycle)
        let others = "in a class that also has `_wheelSize`, `wheelsize` and `wheelSizeInInches`"
        expect(
            answer { try mirror.extract("wheelSize") as Int }, equals: .returned(4),
            "`wheelSize`, which is 4, \(others)")
        expect(
            answer { try mirror.extract("WheelSize") as Int }, equals: .threw(.missing("WheelSize")),
            "`WheelSize`, which differs from `wheelSize` only in its first letter")
        expect(
            answer { try mirror.extract("Size") as Int }, equals: .threw(.missing("Size")),
            "`Size`, which is only part of `wheelSize`")
    }

    @Test("A weak property is read like any other")
    func weakProperty() throws {
        ambulance.hire(van)
        let partner: Vehicle = try mirror.extract("partner")
        expect(identical(partner, van), equals: true, "`partner` is the vehicle that was hired")
        let hired: Van = try mirror.extract("partner")
        expect(identical(hired, van), equals: true, "`partner`, read as a Van, is the van that was hired")
    }

    @Test("Properties of all superclasses are found")
    func inherited() {
        expect(
            answer { try mirror.extract("load") as Double }, equals: .returned(0.5),
            "`load`, declared one class above the object's own")
        expect(answer { try mirror.owner }, equals: .returned("Kim"), "`owner`, declared two classes above")
        expect(
            answer { try mirror.extract("permitNumber") as Int? }, equals: .returned(Optional(12)),
            "`permitNumber`, declared two classes above, an Int? that holds 12, read as an Int?")
        let sled = TwoSeater()
        let sledMirror = MirrorObject(reflecting: sled)
        expect(
            answer { try sledMirror.extract("runners") as Int }, equals: .returned(2),
            "`runners`, declared three classes above, beyond a class that stores no properties")
        expect(
            answer { try sledMirror.extract("rope") as String }, equals: .threw(.isNil("rope")),
            "`rope`, declared three classes above, a String? that is nil, read as a String")
        withExtendedLifetime(sled) {}
    }

    @Test("The class nearest to the object wins")
    func nearest() {
        expect(
            answer { try mirror.wheels }, equals: .returned(6),
            "`wheels`, which is 6 in the object's own class and 4 two classes above")
        expect(
            answer { try MirrorObject(reflecting: van).extract("wheels") as Int }, equals: .returned(4),
            "`wheels` of a Van, which is 4 in the superclass")
    }

    @Test("A name that no class has is missing, no matter which type is requested")
    func missing() {
        expect(
            answer { try mirror.extract("patiant") as String },
            equals: .threw(.missing("patiant")),
            "`patiant`, read as a String")
        expect(
            answer { try mirror.extract("patiant") as String? },
            equals: .threw(.missing("patiant")),
            "`patiant`, read as a String?")
    }

    @Test("Reading a value of a different type throws wrongType")
    func wrongType() {
        expect(
            answer { try mirror.extract("wheels") as String },
            equals: .threw(.wrongType("wheels")),
            "`wheels`, an Int, read as a String")
        expect(
            answer { try mirror.extract("owner") as Int? }, equals: .threw(.wrongType("owner")),
            "`owner`, declared two classes above, a String, read as an Int?")
        expect(
            answer { try mirror.extract("siren") as String? },
            equals: .threw(.wrongType("siren")),
            "`siren`, a Bool? that holds true, read as a String?")
    }

    @Test("The nearest property wins even if one above has the right type")
    func nearestOfAnotherType() {
        expect(
            answer { try MirrorObject(reflecting: cabin).extract("label") as Int },
            equals: .threw(.wrongType("label")),
            "`label`, a String in the object's own class and an Int in the superclass, read as an Int")
    }

    @Test("The nearest property wins even if it is nil and one above has a value")
    func nearestIsNil() {
        let mirror = MirrorObject(reflecting: cabin)
        expect(
            answer { try mirror.extract("note") as String? }, equals: .nothing,
            "`note`, nil in the object's own class and a String in the superclass, read as a String?")
        expect(
            answer { try mirror.extract("note") as String }, equals: .threw(.isNil("note")),
            "`note`, nil in the object's own class and a String in the superclass, read as a String")
    }

    @Test("Reading a nil returns nil if the caller asks for that Optional type")
    func nilWanted() {
        expect(
            answer { try mirror.extract("patient") as String? }, equals: .nothing,
            "`patient`, a String? that is nil, read as a String?")
        expect(
            answer { try mirror.extract("permit") as String? }, equals: .nothing,
            "`permit`, declared two classes above, a String? that is nil, read as a String?")
    }

    @Test("Reading a nil throws isNil if the caller asks for the type inside the Optional")
    func nilUnwanted() {
        expect(
            answer { try mirror.extract("patient") as String },
            equals: .threw(.isNil("patient")),
            "`patient`, a String? that is nil, read as a String")
        expect(
            answer { try mirror.extract("permit") as String }, equals: .threw(.isNil("permit")),
            "`permit`, declared two classes above, a String? that is nil, read as a String")
        expect(
            answer { try mirror.extract("partner") as Vehicle },
            equals: .threw(.isNil("partner")),
            "`partner`, a weak Vehicle? that is nil, read as a Vehicle")
    }

    @Test("Reading a nil throws wrongType if the caller asks for a different Optional type")
    func nilOfAnotherType() {
        expect(
            answer { try mirror.extract("patient") as Int? },
            equals: .threw(.wrongType("patient")),
            "`patient`, a String? that is nil, read as an Int?")
        expect(
            answer { try mirror.extract("partner") as String? },
            equals: .threw(.wrongType("partner")),
            "`partner`, a Vehicle? that is nil, read as a String?")
        expect(
            answer { try mirror.extract("partner") as Van? },
            equals: .threw(.wrongType("partner")),
            "`partner`, a Vehicle? that is nil, read as a Van?")
    }

    @Test("Reading a nil throws wrongType if the caller asks for an unrelated type")
    func nilOfAnotherPlainType() {
        expect(
            answer { try mirror.extract("patient") as Int },
            equals: .threw(.wrongType("patient")),
            "`patient`, a String? that is nil, read as an Int")
        expect(
            answer { try mirror.extract("permit") as Double },
            equals: .threw(.wrongType("permit")),
            "`permit`, declared two classes above, a String? that is nil, read as a Double")
    }
}

import Testing

@testable import HardenedMirror

@MainActor @Suite("The reader") struct HardenedChecks {
    let ambulance = Ambulance()
    let van = Van()
    let cabin = Cabin()
    let bicycle = Bicycle()
    let other = Ambulance()

    var mirror: MirrorObject { MirrorObject(reflecting: ambulance) }

    @Test("Properties of the object's own class are read, including Optionals that hold a value")
    func value() {
        expect(
            answer { try mirror.extract("beds") as Int }, equals: .returned(2),
            "`beds`, an Int, read as an Int")
        expect(
            answer { try mirror.extract("siren") as Bool }, equals: .returned(true),
            "`siren`, a Bool? that holds true, read as a Bool")
        expect(
            answer { try mirror.extract("siren") as Bool? }, equals: .returned(true),
            "`siren`, a Bool? that holds true, read as a Bool?")
        ambulance.pickUp("")
        expect(
            answer { try mirror.extract("patient") as String? }, equals: .returned(""),
            "`patient`, a String? that holds an empty string, read as a String?")
    }

    @Test("Without an argument, extract() uses the name of the property that calls it")
    func callersName() {
        let mirror = AmbulanceMirror(reflecting: ambulance)
        expect(answer { try mirror.beds }, equals: .returned(2), "`beds`, an Int, read with `extract()`")
        expect(
            answer { try mirror.siren }, equals: .returned(true),
            "`siren`, a Bool? that holds true, read with `extract()`")
    }

    @Test("Every call of extract(_:) returns the current value")
    func live() {
        let mirror = mirror
        _ = try? mirror.extract("patient") as String?
        for name in ["Bo", "Cy", "Di"] {
            ambulance.pickUp(name)
            expect(
                answer { try mirror.extract("patient") as String? }, equals: .returned(name),
                "`patient`, read again with the same mirror after picking up \"\(name)\"")
        }
        ambulance.pickUp(nil)
        expect(
            answer { try mirror.extract("patient") as String? }, equals: .nothing,
            provided: answer { try self.mirror.extract("patient") as String? }, equals: .nothing,
            "`patient`, read again with the same mirror when the ambulance is empty")
    }

    @Test("Each of two mirrors reads its own object")
    func twoObjects() {
        ambulance.pickUp("Bo")
        other.pickUp("Cy")
        let mirror = mirror
        let alone = answer { try mirror.extract("patient") as String? }
        guard same(alone, .returned("Bo")) else { return notJudged() }

        let otherMirror = MirrorObject(reflecting: other)
        expect(
            answer { try mirror.extract("patient") as String? }, equals: .returned("Bo"),
            "`patient` of an ambulance that picked up Bo, read while another ambulance has a mirror")
        expect(
            answer { try otherMirror.extract("patient") as String? }, equals: .returned("Cy"),
            "`patient` of the other ambulance, which picked up Cy")
    }

    @Test("Only a property with exactly the requested name is read")
    func exactName() {
        let mirror = MirrorObject(reflecting: bicycle)
        let others = "in a class that also has `_wheelSize`, `wheelsize` and `wheelSizeInInches`"
        expect(
            answer { try mirror.extract("wheelSize") as Int }, equals: .returned(4),
            "`wheelSize`, which is 4, \(others)")
        let unknown = answer { try mirror.extract("saddle") as Int }
        expect(
            answer { try mirror.extract("WheelSize") as Int }, equals: .threw(.missing("WheelSize")),
            provided: unknown, equals: .threw(.missing("saddle")),
            "`WheelSize`, which differs from `wheelSize` only in its first letter")
        expect(
            answer { try mirror.extract("Size") as Int }, equals: .threw(.missing("Size")),
            provided: unknown, equals: .threw(.missing("saddle")),
            "`Size`, which is only part of `wheelSize`")
    }

    @Test("A weak property is read like any other")
    func weakProperty() {
        ambulance.hire(van)
        expectVan("`partner`, a weak Vehicle? that holds a Van, read as a Vehicle") {
            try mirror.extract("partner") as Vehicle
        }
    }

    @Test("A value is read as the requested type even if the property's declared type is more general")
    func subclass() {
        ambulance.tow(van)
        expectVan("`towed`, a Vehicle? that holds a Van, read as a Van") {
            try mirror.extract("towed") as Van
        }
    }

    @Test("Properties of all superclasses are found")
    func inherited() {
        expect(
            answer { try mirror.extract("load") as Double }, equals: .returned(0.5),
            "`load`, declared one class above the object's own")
        expect(
            answer { try mirror.extract("owner") as String }, equals: .returned("Kim"),
            "`owner`, declared two classes above")
        let sled = TwoSeater()
        let sledMirror = MirrorObject(reflecting: sled)
        expect(
            answer { try sledMirror.extract("runners") as Int }, equals: .returned(2),
            "`runners`, declared three classes above, beyond a class that stores no properties")
        withExtendedLifetime(sled) {}
    }

    @Test("The rules about types and nil also apply to the properties of a superclass")
    func inheritedRules() {
        let vanMirror = MirrorObject(reflecting: van)
        expect(
            answer { try vanMirror.extract("permitNumber") as Int? }, equals: .returned(12),
            provided: answer { try mirror.extract("siren") as Bool? }, equals: .returned(true),
            "`permitNumber`, declared one class above, an Int? that holds 12, read as an Int?")
        expect(
            answer { try vanMirror.extract("owner") as Int }, equals: .threw(.wrongType("owner")),
            provided: answer { try mirror.extract("beds") as String }, equals: .threw(.wrongType("beds")),
            "`owner`, declared one class above, a String, read as an Int")
        let permit = "`permit`, declared one class above, a String? that is nil, read as"
        expect(
            answer { try vanMirror.extract("permit") as String? }, equals: .nothing,
            provided: answer { try mirror.extract("patient") as String? }, equals: .nothing,
            "\(permit) a String?")
        expect(
            answer { try vanMirror.extract("permit") as String }, equals: .threw(.isNil("permit")),
            provided: answer { try mirror.extract("patient") as String }, equals: .threw(.isNil("patient")),
            "\(permit) a String")
        expect(
            answer { try vanMirror.extract("permit") as Int? }, equals: .threw(.wrongType("permit")),
            provided: answer { try mirror.extract("patient") as Int? }, equals: .threw(.wrongType("patient")),
            "\(permit) an Int?")
        expect(
            answer { try vanMirror.extract("permit") as Int }, equals: .threw(.wrongType("permit")),
            provided: answer { try mirror.extract("patient") as Int }, equals: .threw(.wrongType("patient")),
            "\(permit) an Int")
    }

    @Test("The class nearest to the object wins")
    func nearest() {
        expect(
            answer { try mirror.extract("wheels") as Int }, equals: .returned(6),
            "`wheels`, which is 6 in the object's own class and 4 two classes above")
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
            answer { try mirror.extract("beds") as String },
            equals: .threw(.wrongType("beds")),
            "`beds`, an Int, read as a String")
        expect(
            answer { try mirror.extract("beds") as String? }, equals: .threw(.wrongType("beds")),
            "`beds`, an Int, read as a String?")
        expect(
            answer { try mirror.extract("siren") as String },
            equals: .threw(.wrongType("siren")),
            "`siren`, a Bool? that holds true, read as a String")
        expect(
            answer { try mirror.extract("siren") as String? },
            equals: .threw(.wrongType("siren")),
            "`siren`, a Bool? that holds true, read as a String?")
    }

    @Test("The nearest property wins even if one above has the right type")
    func nearestOfAnotherType() {
        let mirror = MirrorObject(reflecting: cabin)
        expect(
            answer { try mirror.extract("label") as Int }, equals: .threw(.wrongType("label")),
            provided: answer { try mirror.extract("door") as Int }, equals: .threw(.wrongType("door")),
            "`label`, a String in the object's own class and an Int in the superclass, read as an Int")
    }

    @Test("The nearest property wins even if it is nil and one above has a value")
    func nearestIsNil() {
        let mirror = MirrorObject(reflecting: cabin)
        let note = "`note`, nil in the object's own class and a String in the superclass, read as a"
        expect(
            answer { try mirror.extract("note") as String? }, equals: .nothing,
            provided: answer { try mirror.extract("guest") as String? }, equals: .nothing,
            "\(note) String?")
        expect(
            answer { try mirror.extract("note") as String }, equals: .threw(.isNil("note")),
            provided: answer { try mirror.extract("guest") as String }, equals: .threw(.isNil("guest")),
            "\(note) String")
    }

    @Test("Reading a nil returns nil if the caller asks for that Optional type")
    func nilWanted() {
        expect(
            answer { try mirror.extract("patient") as String? }, equals: .nothing,
            "`patient`, a String? that is nil, read as a String?")
        expect(
            answer { try mirror.extract("partner") as Vehicle? }, equals: .nothing,
            "`partner`, a weak Vehicle? that is nil, read as a Vehicle?")
    }

    @Test("Reading a nil throws isNil if the caller asks for the type inside the Optional")
    func nilUnwanted() {
        expect(
            answer { try mirror.extract("patient") as String },
            equals: .threw(.isNil("patient")),
            "`patient`, a String? that is nil, read as a String")
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
        let garage = Garage()
        let garageMirror = MirrorObject(reflecting: garage)
        expect(
            answer { try garageMirror.extract("door") as Back.Door? }, equals: .threw(.wrongType("door")),
            provided: answer { try garageMirror.extract("tool") as Int? }, equals: .threw(.wrongType("tool")),
            "`door`, a Front.Door? that is nil, read as a Back.Door?")
        withExtendedLifetime(garage) {}
    }

    @Test("Reading a nil throws wrongType if the caller asks for an unrelated type")
    func nilOfAnotherPlainType() {
        expect(
            answer { try mirror.extract("patient") as Int },
            equals: .threw(.wrongType("patient")),
            "`patient`, a String? that is nil, read as an Int")
        expect(
            answer { try mirror.extract("partner") as String },
            equals: .threw(.wrongType("partner")),
            "`partner`, a Vehicle? that is nil, read as a String")
    }

    private func expectVan(_ what: String, _ read: () throws -> Vehicle) {
        do {
            if identical(try read(), van) { return }
            fail("\(what): expected that Van, got a different object")
        } catch let error as MirrorError {
            fail("\(what): expected that Van, got the error MirrorError.\(error)")
        } catch {
            fail("\(what): expected that Van, got the error \(error)")
        }
    }
}

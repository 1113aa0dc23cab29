import Testing

@testable import SettingsMirror

@MainActor @Suite("Lazy properties") struct LazyChecks {
    let settings = Settings()

    var mirror: SettingsMirrorOfMine { SettingsMirrorOfMine(reflecting: settings) }

    @Test("Reading a lazy property that was used returns its value")
    func ready() {
        _ = settings.greet()
        expect(
            answer { try mirror.greeting }, equals: .returned("Hello, Ada"),
            "`greeting`, a lazy String, after it was used")
    }

    @Test("Every read of a lazy property returns its current value")
    func live() {
        let clock = Clock()
        let mirror = MirrorObject(reflecting: clock)
        for hour in [2, 1, 0] {
            clock.moveWest()
            expect(
                answer { try mirror.extract("hour") as Int }, equals: .returned(hour),
                "`hour`, a lazy Int that has changed to \(hour), read with the same mirror"
            )
        }
        withExtendedLifetime(clock) {}
    }

    @Test("Reading a lazy property that hasn't been used throws lazyNotReady")
    func notReady() {
        expect(
            answer { try mirror.greeting }, equals: .threw(.lazyNotReady("greeting")),
            "`greeting`, a lazy String that hasn't been used, read as a String")
        expect(
            answer { try mirror.extract("greeting") as String? },
            equals: .threw(.lazyNotReady("greeting")),
            "`greeting`, a lazy String that hasn't been used, read as a String?")
        expect(
            answer { try mirror.extract("nickname") as String? },
            equals: .threw(.lazyNotReady("nickname")),
            "`nickname`, a lazy String? that hasn't been used, read as a String?")
    }

    @Test("The rules about nil and types apply to a lazy property that was used")
    func readyButNil() {
        _ = settings.greet()
        expect(
            answer { try mirror.extract("nickname") as String? }, equals: .nothing,
            "`nickname`, a lazy String? that was used and is nil, read as a String?")
        expect(
            answer { try mirror.extract("nickname") as String },
            equals: .threw(.isNil("nickname")),
            "`nickname`, a lazy String? that was used and is nil, read as a String")
        expect(
            answer { try mirror.extract("greeting") as Int },
            equals: .threw(.wrongType("greeting")),
            "`greeting`, a lazy String that was used, read as an Int")
        expect(
            answer { try mirror.extract("nickname") as Int? },
            equals: .threw(.wrongType("nickname")),
            "`nickname`, a lazy String? that was used and is nil, read as an Int?")
    }
}

@MainActor @Suite("Wrapped properties") struct WrappedChecks {
    let settings = Settings()

    var mirror: SettingsMirrorOfMine { SettingsMirrorOfMine(reflecting: settings) }

    @Test("Every read of a wrapped property returns the current value inside")
    func value() {
        let mirror = mirror
        expect(answer { try mirror.volume }, equals: .returned(3), "`volume`, a wrapped Int")
        for volume in [4, 5, 6] {
            settings.louder()
            expect(
                answer { try mirror.volume }, equals: .returned(volume),
                "`volume`, a wrapped Int that has changed to \(volume), read with the same mirror")
        }
    }

    @Test("Any wrapper that stores its wrappedValue can be read")
    func otherWrapper() {
        let lamp = Lamp()
        let mirror = MirrorObject(reflecting: lamp)
        let volume = answer { try self.mirror.extract("volume") as Int }
        expect(
            answer { try mirror.extract("brightness") as Int }, equals: .returned(5),
            provided: volume, equals: .returned(3),
            "`brightness`, an Int in a wrapper that stores three values besides `wrappedValue`")
        expect(
            answer { try mirror.extract("color") as String }, equals: .returned("white"),
            provided: volume, equals: .returned(3),
            "`color`, a String in a wrapper that is a class")
        expect(
            answer { try mirror.extract("scene") as String }, equals: .threw(.isNil("scene")),
            provided: answer { try self.mirror.extract("token") as String }, equals: .threw(.isNil("token")),
            "`scene`, a String? that is nil in a wrapper that is a class, read as a String")
        withExtendedLifetime(lamp) {}
    }

    @Test("A caller who asks for the wrapper gets the wrapper")
    func wrapper() {
        settings.louder()
        expect(
            answer { try (mirror.extract("volume") as Counted<Int>).changes }, equals: .returned(1),
            "`changes` of the wrapper around `volume`, read as a Counted<Int>, after one change")
        expect(
            answer { try (mirror.extract("token") as Counted<String?>).wrappedValue }, equals: .nothing,
            "`wrappedValue` of the wrapper around `token`, read as a Counted<String?>")
        let lamp = Lamp()
        let lampMirror = MirrorObject(reflecting: lamp)
        expect(
            answer { try (lampMirror.extract("brightness") as Limited).wrappedValue }, equals: .returned(5),
            "`wrappedValue` of the wrapper around `brightness`, read as a Limited")
        expect(
            answer { try (lampMirror.extract("color") as Shared<String>).wrappedValue },
            equals: .returned("white"),
            "`wrappedValue` of the wrapper around `color`, read as a Shared<String>")
        withExtendedLifetime(lamp) {}
    }

    @Test("The rules about nil and types apply to the value inside a wrapper")
    func nilAndWrongType() {
        expect(
            answer { try mirror.extract("token") as String? }, equals: .nothing,
            "`token`, a wrapped String? that is nil, read as a String?")
        expect(
            answer { try mirror.extract("token") as String }, equals: .threw(.isNil("token")),
            "`token`, a wrapped String? that is nil, read as a String")
        expect(
            answer { try mirror.extract("token") as Int? }, equals: .threw(.wrongType("token")),
            "`token`, a wrapped String? that is nil, read as an Int?")
        expect(
            answer { try mirror.extract("token") as Int }, equals: .threw(.wrongType("token")),
            "`token`, a wrapped String? that is nil, read as an Int")
        expect(
            answer { try mirror.extract("volume") as String },
            equals: .threw(.wrongType("volume")),
            "`volume`, a wrapped Int, read as a String")
        let window = Window()
        expect(
            answer { try MirrorObject(reflecting: window).extract("panel") as SidePanel? },
            equals: .threw(.wrongType("panel")),
            "`panel`, a wrapped Panel? that is nil, read as a SidePanel?")
        withExtendedLifetime(window) {}
    }
}

@MainActor @Suite("Observed properties") struct ObservedChecks {
    let settings = ObservedSettings()

    @Test("Every read of a property of an @Observable class returns its current value")
    func value() {
        let mirror = MirrorObject(reflecting: settings)
        expect(
            answer { try mirror.extract("theme") as String }, equals: .returned("light"),
            "`theme`, an observed String")
        settings.useDarkTheme()
        expect(
            answer { try mirror.extract("theme") as String }, equals: .returned("dark"),
            "`theme` after a change, read with the same mirror")
        expect(
            answer { try mirror.extract("fontSize") as Int }, equals: .returned(14),
            "`fontSize`, an observed Int? that holds 14, read as an Int")
    }

    @Test("The rules about nil and types apply to an observed property")
    func nilAndWrongType() {
        let mirror = MirrorObject(reflecting: settings)
        expect(
            answer { try mirror.extract("fontSize") as Int? }, equals: .nothing,
            "`fontSize`, an observed Int? that is nil, read as an Int?")
        expect(
            answer { try mirror.extract("fontSize") as Int },
            equals: .threw(.isNil("fontSize")),
            "`fontSize`, an observed Int? that is nil, read as an Int")
        expect(
            answer { try mirror.extract("fontSize") as String? },
            equals: .threw(.wrongType("fontSize")),
            "`fontSize`, an observed Int? that is nil, read as a String?")
        expect(
            answer { try mirror.extract("theme") as Int }, equals: .threw(.wrongType("theme")),
            "`theme`, an observed String, read as an Int")
    }
}

@MainActor @Suite("Names") struct NameChecks {
    let settings = Settings()

    @Test("A plain property is read as in exercise 1.2")
    func plain() {
        let mirror = MirrorObject(reflecting: settings)
        expect(
            answer { try mirror.extract("user") as String }, equals: .returned("Ada"), "`user`, a String")
        expect(
            answer { try mirror.extract("user") as Int }, equals: .threw(.wrongType("user")),
            "`user`, a String, read as an Int")
    }

    @Test("Each of two mirrors reads its own object")
    func twoObjects() {
        let meter = Meter()
        let other = Meter()
        for _ in 1...2 { meter.step() }
        other.step()
        let mirror = MirrorObject(reflecting: meter)
        let alone = answer { try mirror.extract("steps") as Int }
        guard same(alone, .returned(2)) else { return notJudged() }

        let otherMirror = MirrorObject(reflecting: other)
        expect(
            answer { try mirror.extract("steps") as Int }, equals: .returned(2),
            "`steps` of a meter that counted 2 steps, read while another meter has a mirror")
        expect(
            answer { try otherMirror.extract("steps") as Int }, equals: .returned(1),
            "`steps` of the other meter, which counted 1 step")
        withExtendedLifetime((meter, other)) {}
    }

    @Test("Only a property with exactly the requested name is read")
    func exactName() {
        let clock = Clock()
        clock.moveWest()
        let mirror = MirrorObject(reflecting: clock)
        let unknown = answer { try mirror.extract("battery") as Int }
        expect(
            answer { try mirror.extract("timeZone") as Int }, equals: .returned(2),
            provided: answer { try mirror.extract("hour") as Int }, equals: .returned(2),
            "`timeZone`, a lazy Int that is 2, in a class that also has `timezone` and `timeZoneOffset`")
        expect(
            answer { try mirror.extract("alarmTime") as Int }, equals: .returned(6),
            provided: answer { try mirror.extract("pitch") as Int }, equals: .returned(7),
            "`alarmTime`, a wrapped Int that is 6, in a class that also has `alarmtime` and `alarmTimes`")
        expect(
            answer { try mirror.extract("AlarmTime") as Int }, equals: .threw(.missing("AlarmTime")),
            provided: unknown, equals: .threw(.missing("battery")),
            "`AlarmTime`, which differs from `alarmTime` only in its first letter")
        expect(
            answer { try mirror.extract("alarm") as Int }, equals: .threw(.missing("alarm")),
            provided: unknown, equals: .threw(.missing("battery")),
            "`alarm`, which is only the beginning of `alarmTime`")
        withExtendedLifetime(clock) {}
    }

    @Test("A name that no class has is missing, no matter which type is requested")
    func missing() {
        let subjects: [(AnyObject, String)] = [
            (settings, "a `Settings` object"), (ObservedSettings(), "an `ObservedSettings` object"),
            (SidePanel(), "an object whose class has a superclass"),
        ]
        for (subject, name) in subjects {
            let mirror = MirrorObject(reflecting: subject)
            expect(
                answer { try mirror.extract("battery") as Int }, equals: .threw(.missing("battery")),
                "`battery`, which \(name) doesn't have, read as an Int")
            expect(
                answer { try mirror.extract("battery") as Int? }, equals: .threw(.missing("battery")),
                "`battery`, which \(name) doesn't have, read as an Int?")
        }
    }

    @Test("Errors contain the requested name")
    func errorNames() {
        _ = settings.greet()
        let mirror = MirrorObject(reflecting: settings)
        expectName(
            answer { try mirror.extract("greeting") as Int }, of: .wrongType("greeting"),
            "`greeting`, a lazy String that was used, read as an Int")
        expectName(
            answer { try mirror.extract("nickname") as String }, of: .isNil("nickname"),
            "`nickname`, a lazy String? that was used and is nil, read as a String")
        expectName(
            answer { try MirrorObject(reflecting: Settings()).extract("greeting") as String },
            of: .lazyNotReady("greeting"), "`greeting`, a lazy String that hasn't been used, read as a String"
        )
        expectName(
            answer { try mirror.extract("token") as String }, of: .isNil("token"),
            "`token`, a wrapped String? that is nil, read as a String")
        expectName(
            answer { try mirror.extract("token") as Int }, of: .wrongType("token"),
            "`token`, a wrapped String? that is nil, read as an Int")
        expectName(
            answer { try mirror.extract("volume") as String }, of: .wrongType("volume"),
            "`volume`, a wrapped Int, read as a String")
        expectName(
            answer { try MirrorObject(reflecting: ObservedSettings()).extract("fontSize") as Int },
            of: .isNil("fontSize"), "`fontSize`, an observed Int? that is nil, read as an Int")
        expectName(
            answer { try mirror.extract("user") as Int }, of: .wrongType("user"),
            "`user`, a String, read as an Int")
        expectName(
            answer { try mirror.extract("battery") as Int }, of: .missing("battery"),
            "`battery`, which the object doesn't have, read as an Int")
    }

    @Test("An underscore is treated as part of the name")
    func underscore() {
        let subjects: [(AnyObject, String)] = [
            (PlainFirst(), "in a class that declares `raw`, which is 1, before `_raw`, which is 2"),
            (UnderscoreFirst(), "in a class that declares `_raw`, which is 2, before `raw`, which is 1"),
            (Settings(), "in `Settings`, where `raw` is 1 and `_raw` is 2"),
        ]
        for (subject, place) in subjects {
            let mirror = MirrorObject(reflecting: subject)
            expect(
                answer { try mirror.extract("raw") as Int }, equals: .returned(1), "`raw`, \(place)")
            expect(
                answer { try mirror.extract("_raw") as Int }, equals: .returned(2), "`_raw`, \(place)")
        }
        let mirror = MirrorObject(reflecting: settings)
        expect(
            answer { try mirror.extract("_user") as String }, equals: .threw(.missing("_user")),
            provided: answer { try mirror.extract("battery") as String }, equals: .threw(.missing("battery")),
            "`_user`, in a class that has only `user`")
    }

    @Test("In a class with a lazy raw and a plain _raw, each name reads its own property")
    func underscoreBesideLazy() {
        let subject = LazyBesideUnderscore()
        let mirror = MirrorObject(reflecting: subject)
        expect(
            answer { try mirror.extract("raw") as Int }, equals: .threw(.lazyNotReady("raw")),
            provided: answer { try mirror.extract("other") as Int }, equals: .threw(.lazyNotReady("other")),
            "`raw`, a lazy Int that hasn't been used, in a class where `_raw` is 2")
        _ = subject.use()
        expect(
            answer { try mirror.extract("raw") as Int }, equals: .returned(1),
            provided: answer { try mirror.extract("other") as Int }, equals: .returned(3),
            "`raw`, a lazy Int that was used and is 1, in a class where `_raw` is 2")
        expect(
            answer { try mirror.extract("_raw") as Int }, equals: .returned(2),
            "`_raw`, which is 2, in a class where a lazy `raw` is 1")
    }

    @Test("A name that is only the end of another name is missing")
    func suffix() {
        let profile = Profile()
        _ = profile.use()
        let mirror = MirrorObject(reflecting: profile)
        let known = "in a class with a lazy `nickname` and a wrapped `surname`"
        expect(
            answer { try mirror.extract("name") as String }, equals: .threw(.missing("name")),
            provided: answer { try mirror.extract("battery") as String }, equals: .threw(.missing("battery")),
            "`name`, \(known), read as a String")
        expect(
            answer { try mirror.extract("name") as String? }, equals: .threw(.missing("name")),
            provided: answer { try mirror.extract("battery") as String? },
            equals: .threw(.missing("battery")),
            "`name`, \(known), read as a String?")
        let account = Account()
        let other = MirrorObject(reflecting: account)
        expect(
            answer { try other.extract("name") as String }, equals: .threw(.missing("name")),
            provided: answer { try other.extract("battery") as String }, equals: .threw(.missing("battery")),
            "`name`, in a class with a plain `user_name` and a wrapped `last_name`, read as a String")
        withExtendedLifetime(account) {}
    }

    @Test("Lazy and wrapped properties of a superclass are found")
    func inherited() {
        let panel = SidePanel()
        let mirror = MirrorObject(reflecting: panel)
        expect(
            answer { try mirror.extract("width") as Int }, equals: .returned(80),
            provided: answer { try mirror.extract("margin") as Int }, equals: .returned(4),
            "`width`, a wrapped Int of the superclass")
        expect(
            answer { try mirror.extract("footer") as String }, equals: .threw(.lazyNotReady("footer")),
            provided: answer { try mirror.extract("header") as String },
            equals: .threw(.lazyNotReady("header")),
            "`footer`, a lazy String of the superclass that hasn't been used")
        _ = panel.layOut()
        _ = panel.draw()
        expect(
            answer { try mirror.extract("footer") as String }, equals: .returned("2026"),
            provided: answer { try mirror.extract("header") as String }, equals: .returned("top"),
            "`footer`, after it was used")
    }

    @Test("The class nearest to the object wins, no matter how it stores the property")
    func nearest() {
        let panel = SidePanel()
        let mirror = MirrorObject(reflecting: panel)
        expect(
            answer { try mirror.extract("title") as String }, equals: .threw(.lazyNotReady("title")),
            provided: answer { try mirror.extract("header") as String },
            equals: .threw(.lazyNotReady("header")),
            "`title`, lazy and unused in the object's own class, plain in the superclass")
        _ = panel.draw()
        expect(
            answer { try mirror.extract("title") as String }, equals: .returned("side"),
            provided: answer { try mirror.extract("header") as String }, equals: .returned("top"),
            "`title`, after it was used")
    }

    @Test("The class nearest to the object wins even if its property is wrapped or nil")
    func nearestWrappedOrNil() {
        let panel = SidePanel()
        _ = panel.layOut()
        let mirror = MirrorObject(reflecting: panel)
        expect(
            answer { try mirror.extract("border") as Int }, equals: .returned(2),
            provided: answer { try mirror.extract("margin") as Int }, equals: .returned(4),
            "`border`, wrapped and 2 in the object's own class, plain and 1 in the superclass")
        expect(
            answer { try mirror.extract("badge") as String }, equals: .threw(.isNil("badge")),
            provided: answer { try mirror.extract("note") as String }, equals: .threw(.isNil("note")),
            "`badge`, nil in the object's own class, lazy and used in the superclass, read as a String")
        let caption =
            "`caption`, wrapped and nil in the object's own class, plain in the superclass, read as a"
        expect(
            answer { try mirror.extract("caption") as String }, equals: .threw(.isNil("caption")),
            provided: answer { try mirror.extract("legend") as String }, equals: .threw(.isNil("legend")),
            "\(caption) String")
        expect(
            answer { try mirror.extract("caption") as String? }, equals: .nothing,
            provided: answer { try mirror.extract("legend") as String? }, equals: .nothing,
            "\(caption) String?")
        withExtendedLifetime(panel) {}
    }

    private func expectName(_ actual: Answer, of error: MirrorError, _ what: String) {
        let expected = Answer.threw(error)
        // Which kind of error it is, other checks judge; in some places, several are right.
        guard same(actual, expected), !actual.isIdentical(to: expected) else { return }
        fail("\(what): expected \(expected.debugDescription), got \(actual.debugDescription)")
    }
}

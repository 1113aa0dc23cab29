import Testing

@testable import SettingsMirror

@MainActor @Suite("Lazy properties") struct LazyChecks {
    let settings = Settings()

    var mirror: SettingsMirrorOfMine { SettingsMirrorOfMine(reflecting: settings) }

    @Test("A lazy property that was used gives its value")
    func ready() {
        _ = settings.greet()
        expect(
            answer { try mirror.greeting }, equals: .returned("Hello, Ada"),
            "`greeting`, a lazy String, after it was used")
    }

    @Test("A lazy property gives the value that it has now")
    func live() {
        let clock = Clock()
        let mirror = MirrorObject(reflecting: clock)
        for hour in [2, 1, 0] {
            clock.moveWest()
            expect(
                answer { try mirror.extract("hour") as Int }, equals: .returned(hour),
                "`hour`, a lazy Int that starts at 3, after \(3 - hour) steps down, with the same mirror"
            )
        }
        withExtendedLifetime(clock) {}
    }

    @Test("A lazy property that nobody has used is not ready")
    func notReady() {
        expect(
            answer { try mirror.greeting }, equals: .threw(.lazyNotReady("greeting")),
            "`greeting`, a lazy String that nobody used, asked for as a String")
        expect(
            answer { try mirror.extract("greeting") as String? },
            equals: .threw(.lazyNotReady("greeting")),
            "`greeting`, a lazy String that nobody used, asked for as a String?")
        expect(
            answer { try mirror.extract("nickname") as String? },
            equals: .threw(.lazyNotReady("nickname")),
            "`nickname`, a lazy String? that nobody used, asked for as a String?")
    }

    @Test("A lazy property that was used can be nil, or of another type")
    func readyButNil() {
        _ = settings.greet()
        expect(
            answer { try mirror.extract("nickname") as String? }, equals: .nothing,
            "`nickname`, a lazy String? that was used and is nil, asked for as a String?")
        expect(
            answer { try mirror.extract("nickname") as String },
            equals: .threw(.isNil("nickname")),
            "`nickname`, a lazy String? that was used and is nil, asked for as a String")
        expect(
            answer { try mirror.extract("greeting") as Int },
            equals: .threw(.wrongType("greeting")),
            "`greeting`, a lazy String that was used, asked for as an Int")
        expect(
            answer { try mirror.extract("nickname") as Int? },
            equals: .threw(.wrongType("nickname")),
            "`nickname`, a lazy String? that was used and is nil, asked for as an Int?")
    }
}

@MainActor @Suite("Wrapped properties") struct WrappedChecks {
    let settings = Settings()

    var mirror: SettingsMirrorOfMine { SettingsMirrorOfMine(reflecting: settings) }

    @Test("A wrapped property gives the value inside, as it is now")
    func value() {
        let mirror = mirror
        expect(answer { try mirror.volume }, equals: .returned(3), "`volume`, a wrapped Int")
        for volume in [4, 5, 6] {
            settings.louder()
            expect(
                answer { try mirror.volume }, equals: .returned(volume),
                "`volume` after \(volume - 3) steps up from 3, with the same mirror")
        }
    }

    @Test("Any wrapper that stores its wrappedValue can be read")
    func otherWrapper() {
        let lamp = Lamp()
        let mirror = MirrorObject(reflecting: lamp)
        expect(
            answer { try mirror.extract("brightness") as Int }, equals: .returned(5),
            "`brightness`, an Int in a wrapper that stores three more values beside `wrappedValue`")
        expect(
            answer { try (mirror.extract("brightness") as Limited).wrappedValue }, equals: .returned(5),
            "`wrappedValue` of the wrapper of `brightness`, asked for as a Limited")
        expect(
            answer { try mirror.extract("color") as String }, equals: .returned("white"),
            "`color`, a String in a wrapper that is a class")
        expect(
            answer { try (mirror.extract("color") as Shared<String>).wrappedValue },
            equals: .returned("white"),
            "`wrappedValue` of the wrapper of `color`, asked for as a Shared<String>")
        expect(
            answer { try mirror.extract("scene") as String }, equals: .threw(.isNil("scene")),
            "`scene`, a String? that is nil in a wrapper that is a class, asked for as a String")
        withExtendedLifetime(lamp) {}
    }

    @Test("Whoever asks for the wrapper gets the wrapper")
    func wrapper() {
        settings.louder()
        expect(
            answer { try (mirror.extract("volume") as Counted<Int>).changes }, equals: .returned(1),
            "`changes` of the wrapper of `volume`, asked for as a Counted<Int>, after one change")
        expect(
            answer { try (mirror.extract("token") as Counted<String?>).wrappedValue }, equals: .nothing,
            "`wrappedValue` of the wrapper of `token`, asked for as a Counted<String?>")
    }

    @Test("A wrapped value can be nil, or of another type")
    func nilAndWrongType() {
        expect(
            answer { try mirror.extract("token") as String? }, equals: .nothing,
            "`token`, a wrapped String? that is nil, asked for as a String?")
        expect(
            answer { try mirror.extract("token") as String }, equals: .threw(.isNil("token")),
            "`token`, a wrapped String? that is nil, asked for as a String")
        expect(
            answer { try mirror.extract("token") as Int? }, equals: .threw(.wrongType("token")),
            "`token`, a wrapped String? that is nil, asked for as an Int?")
        expect(
            answer { try mirror.extract("token") as Int }, equals: .threw(.wrongType("token")),
            "`token`, a wrapped String? that is nil, asked for as an Int")
        expect(
            answer { try mirror.extract("volume") as String },
            equals: .threw(.wrongType("volume")),
            "`volume`, a wrapped Int, asked for as a String")
        let window = Window()
        expect(
            answer { try MirrorObject(reflecting: window).extract("panel") as SidePanel? },
            equals: .threw(.wrongType("panel")),
            "`panel`, a wrapped Panel? that is nil, asked for as a SidePanel?")
        withExtendedLifetime(window) {}
    }
}

@MainActor @Suite("Observed properties") struct ObservedChecks {
    let settings = ObservedSettings()

    @Test("A property of an @Observable class gives its value, as it is now")
    func value() {
        let mirror = MirrorObject(reflecting: settings)
        expect(
            answer { try mirror.extract("theme") as String }, equals: .returned("light"),
            "`theme`, an observed String")
        settings.useDarkTheme()
        expect(
            answer { try mirror.extract("theme") as String }, equals: .returned("dark"),
            "`theme` after it was changed, with the same mirror")
        expect(
            answer { try mirror.extract("fontSize") as Int }, equals: .returned(14),
            "`fontSize`, an observed Int? that holds 14, asked for as an Int")
    }

    @Test("An observed value can be nil, or of another type")
    func nilAndWrongType() {
        let mirror = MirrorObject(reflecting: settings)
        expect(
            answer { try mirror.extract("fontSize") as Int? }, equals: .nothing,
            "`fontSize`, an observed Int? that is nil, asked for as an Int?")
        expect(
            answer { try mirror.extract("fontSize") as Int },
            equals: .threw(.isNil("fontSize")),
            "`fontSize`, an observed Int? that is nil, asked for as an Int")
        expect(
            answer { try mirror.extract("fontSize") as String? },
            equals: .threw(.wrongType("fontSize")),
            "`fontSize`, an observed Int? that is nil, asked for as a String?")
        expect(
            answer { try mirror.extract("theme") as Int }, equals: .threw(.wrongType("theme")),
            "`theme`, an observed String, asked for as an Int")
    }
}

@MainActor @Suite("Names") struct NameChecks {
    let settings = Settings()

    @Test("A plain property is read as in 1.2")
    func plain() {
        let mirror = MirrorObject(reflecting: settings)
        expect(
            answer { try mirror.extract("user") as String }, equals: .returned("Ada"), "`user`, a String")
        expect(
            answer { try mirror.extract("user") as Int }, equals: .threw(.wrongType("user")),
            "`user`, a String, asked for as an Int")
    }

    @Test("Two mirrors read two objects")
    func twoObjects() {
        let other = Settings()
        let mirror = MirrorObject(reflecting: settings)
        let otherMirror = MirrorObject(reflecting: other)
        settings.louder()
        settings.louder()
        other.louder()
        expect(
            answer { try mirror.extract("volume") as Int }, equals: .returned(5),
            "`volume` of settings that were made louder twice, from 3")
        expect(
            answer { try otherMirror.extract("volume") as Int }, equals: .returned(4),
            "`volume` of other settings, which were made louder once")
        withExtendedLifetime((settings, other)) {}
    }

    @Test("Only the property of exactly that name is read")
    func exactName() {
        let clock = Clock()
        clock.moveWest()
        let mirror = MirrorObject(reflecting: clock)
        expect(
            answer { try mirror.extract("timeZone") as Int }, equals: .returned(2),
            "`timeZone`, lazy and now 2, beside `timezone` and `timeZoneOffset`")
        expect(
            answer { try mirror.extract("alarmTime") as Int }, equals: .returned(6),
            "`alarmTime`, wrapped and 6, beside `alarmtime` and `alarmTimes`")
        expect(
            answer { try mirror.extract("AlarmTime") as Int }, equals: .threw(.missing("AlarmTime")),
            "`AlarmTime`, which differs from `alarmTime` in one letter")
        expect(
            answer { try mirror.extract("alarm") as Int }, equals: .threw(.missing("alarm")),
            "`alarm`, which is only the beginning of `alarmTime`")
        expect(
            answer { try MirrorObject(reflecting: settings).extract("_user") as String },
            equals: .threw(.missing("_user")), "`_user`, where only `user` exists")
        withExtendedLifetime(clock) {}
    }

    @Test("An underscore that is part of the name counts")
    func underscore() {
        for subject in [PlainFirst(), UnderscoreFirst(), Settings()] as [AnyObject] {
            let mirror = MirrorObject(reflecting: subject)
            let name = "\(type(of: subject))"
            expect(
                answer { try mirror.extract("raw") as Int }, equals: .returned(1),
                "`raw` of \(name), which is 1, beside `_raw`, which is 2")
            expect(
                answer { try mirror.extract("_raw") as Int }, equals: .returned(2),
                "`_raw` of \(name), which is 2, beside `raw`, which is 1")
        }
    }

    @Test("An underscore that is part of the name counts beside a lazy property, too")
    func underscoreBesideLazy() {
        let subject = LazyBesideUnderscore()
        let mirror = MirrorObject(reflecting: subject)
        expect(
            answer { try mirror.extract("raw") as Int }, equals: .threw(.lazyNotReady("raw")),
            "`raw`, a lazy Int that nobody used, beside `_raw`, which is 2")
        _ = subject.use()
        expect(
            answer { try mirror.extract("raw") as Int }, equals: .returned(1),
            "`raw`, a lazy Int that was used and is 1, beside `_raw`, which is 2")
        expect(
            answer { try mirror.extract("_raw") as Int }, equals: .returned(2),
            "`_raw`, which is 2, beside a lazy `raw`, which is 1")
    }

    @Test("The end of a name is no name")
    func suffix() {
        let profile = Profile()
        _ = profile.use()
        let mirror = MirrorObject(reflecting: profile)
        expect(
            answer { try mirror.extract("name") as String }, equals: .threw(.missing("name")),
            "`name`, of a class with a lazy `nickname` and a wrapped `surname`")
        expect(
            answer { try mirror.extract("name") as String? }, equals: .threw(.missing("name")),
            "`name`, asked for as a String?")
    }

    @Test("Lazy and wrapped properties of a class above are found")
    func inherited() {
        let panel = SidePanel()
        let mirror = MirrorObject(reflecting: panel)
        expect(
            answer { try mirror.extract("width") as Int }, equals: .returned(80),
            "`width`, a wrapped Int of the class above")
        expect(
            answer { try mirror.extract("footer") as String },
            equals: .threw(.lazyNotReady("footer")),
            "`footer`, a lazy String of the class above that nobody used")
        _ = panel.layOut()
        expect(
            answer { try mirror.extract("footer") as String }, equals: .returned("2026"),
            "`footer`, after it was used")
    }

    @Test("The class nearest to the object counts, however it stores the property")
    func nearest() {
        let panel = SidePanel()
        let mirror = MirrorObject(reflecting: panel)
        expect(
            answer { try mirror.extract("title") as String },
            equals: .threw(.lazyNotReady("title")),
            "`title`, lazy and not used in the object's own class, plain in the class above")
        _ = panel.draw()
        expect(
            answer { try mirror.extract("title") as String }, equals: .returned("side"),
            "`title`, after it was used")
    }

    @Test("The class nearest to the object counts when it wraps the property, or keeps a nil")
    func nearestWrappedOrNil() {
        let panel = SidePanel()
        _ = panel.layOut()
        let mirror = MirrorObject(reflecting: panel)
        expect(
            answer { try mirror.extract("border") as Int }, equals: .returned(2),
            "`border`, wrapped and 2 in the object's own class, plain and 1 in the class above")
        expect(
            answer { try mirror.extract("badge") as String }, equals: .threw(.isNil("badge")),
            "`badge`, nil in the object's own class, lazy and used in the class above, asked for as a String")
        expect(
            answer { try mirror.extract("caption") as String }, equals: .threw(.isNil("caption")),
            "`caption`, wrapped and nil in the object's own class, plain in the class above, asked for as a String"
        )
        expect(
            answer { try mirror.extract("caption") as String? }, equals: .nothing,
            "`caption`, wrapped and nil in the object's own class, plain in the class above, asked for as a String?"
        )
        withExtendedLifetime(panel) {}
    }
}

@testable import HardenedMirror

class Vehicle {
    private var owner = "Kim"
    private var permit: String?
    private var permitNumber: Int? = 12
    private var wheels = 4
}

class Van: Vehicle {
    private var load = 0.5
}

class Ambulance: Van {
    private var wheels = 6
    private var beds = 2
    private var siren: Bool? = true
    private var patient: String?
    private weak var partner: Vehicle?
    private var towed: Vehicle?

    func hire(_ vehicle: Vehicle) {
        partner = vehicle
    }

    func tow(_ vehicle: Vehicle) {
        towed = vehicle
    }

    func pickUp(_ name: String?) {
        patient = name
    }
}

final class AmbulanceMirror: MirrorObject {
    var beds: Int { get throws { try extract() } }

    var siren: Bool? { get throws { try extract() } }
}

class Sled {
    private var runners = 2
}

class RacingSled: Sled {}

class Bobsled: RacingSled {
    private var brakes = 1
}

final class TwoSeater: Bobsled {
    private var seats = 2
}

class Compartment {
    private var label = 5
    private var note = "locked"
}

final class Cabin: Compartment {
    private var label = "front"
    private var door = "sliding"
    private var note: String?
    private var guest: String?
}

enum Front {
    struct Door {}
}

enum Back {
    struct Door {}
}

final class Garage {
    private var door: Front.Door?
    private var tool: String?
}

final class Bicycle {
    private var _wheelSize = 1
    private var wheelsize = 2
    private var wheelSizeInInches = 3
    private var wheelSize = 4
}

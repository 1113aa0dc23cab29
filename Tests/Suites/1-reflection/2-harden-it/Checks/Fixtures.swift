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
    private var siren: Bool? = true
    private var patient: String?
    private weak var partner: Vehicle?

    func hire(_ vehicle: Vehicle) {
        partner = vehicle
    }

    func pickUp(_ name: String?) {
        patient = name
    }
}

final class AmbulanceMirror: MirrorObject {
    var wheels: Int { get throws { try extract() } }

    var patient: String? { get throws { try extract() } }

    var owner: String { get throws { try extract() } }
}

class Sled {
    private var runners = 2
    private var rope: String?
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
    private var note: String?
}

final class Bicycle {
    private var _wheelSize = 1
    private var wheelsize = 2
    private var wheelSizeInInches = 3
    private var wheelSize = 4
}

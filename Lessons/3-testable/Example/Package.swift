// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Example",
    targets: [
        .target(name: "ParkingMeter"),
        .target(name: "Workshop", dependencies: ["ParkingMeter"]),
        .testTarget(name: "ParkingMeterTests", dependencies: ["ParkingMeter", "Workshop"]),
    ]
)

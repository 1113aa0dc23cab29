// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Example",
    targets: [
        .target(name: "Harbor"),
        .testTarget(name: "HarborTests", dependencies: ["Harbor"]),
    ]
)

// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that who builds nibmark does not build swift-syntax.
let package = Package(
  name: "Mutations",
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")
  ],
  targets: [
    .executableTarget(
      name: "nibmark-mutate",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftOperators", package: "swift-syntax"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
    ),
    .testTarget(
      name: "MutationsTests",
      dependencies: ["nibmark-mutate"],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
    ),
  ]
)

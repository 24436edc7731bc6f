// swift-tools-version: 6.2
import PackageDescription

/// Settings of every target of ours: Swift 6 language mode, no warning survives.
let ours: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
]

/// The libraries of SwiftSyntax that read a file.
let syntax: [Target.Dependency] = [
  .product(name: "SwiftSyntax", package: "swift-syntax"),
  .product(name: "SwiftParser", package: "swift-syntax"),
]

// A package of its own: who builds Nibmark, or tests against it, never builds SwiftSyntax.
let package = Package(
  name: "nibmark-sources",
  products: [
    .executable(name: "nibmark-sources", targets: ["nibmark-sources"])
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")
  ],
  targets: [
    .target(name: "SourceRewriting", dependencies: syntax, swiftSettings: ours),
    .executableTarget(
      name: "nibmark-sources",
      dependencies: ["SourceRewriting"],
      swiftSettings: ours
    ),
    .testTarget(
      name: "SourceRewritingTests",
      dependencies: ["SourceRewriting"],
      swiftSettings: ours
    ),
  ]
)

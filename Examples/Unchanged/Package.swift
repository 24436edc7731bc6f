// swift-tools-version: 6.2
import PackageDescription

/// Where the plugin puts the overlay of a target; `nibmark compare --runner` builds in a folder of its own.
func overlay(_ target: String) -> String {
  (Context.environment["NIBMARK_SCRATCH"] ?? Context.packageDirectory + "/.build")
    + "/plugins/outputs/unchanged/\(target)/destination/UnchangedSources/overlay.yaml"
}

let package = Package(
  name: "unchanged",
  dependencies: [.package(name: "nibmark", path: "../..", traits: [])],
  targets: [
    .target(
      name: "Contacts",
      dependencies: [.product(name: "UIKit", package: "nibmark")],
      exclude: ["Contacts.storyboard"],
      swiftSettings: [
        .swiftLanguageMode(.v5), .unsafeFlags(["-vfsoverlay", overlay("Contacts")]),
      ],
      plugins: [.plugin(name: "UnchangedSources", package: "nibmark")]
    ),
    .testTarget(
      name: "ContactsTests",
      dependencies: [
        "Contacts", .product(name: "HeadlessUIKit", package: "nibmark"),
        .product(name: "NibmarkTesting", package: "nibmark"),
      ],
      exclude: ["ContactCell.xib"]
    ),
  ]
)

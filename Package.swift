// swift-tools-version: 6.2
import PackageDescription

/// Settings of every target of ours: Swift 6 language mode, no warning survives.
let ours: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
]

/// A module of the table in `Documentation/Architecture.md`; `Scripts/check-imports` holds the edges to it.
func floor(
  _ name: String,
  _ dependencies: [Target.Dependency] = [],
  resources: [Resource]? = nil
) -> Target {
  .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: ours)
}

/// The tests of one module.
func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: ours)
}

/// A library of others.
///
/// A package that takes HeadlessUIKit alone leaves both traits out, and fetches none.
func library(
  _ name: String,
  _ package: String,
  of trait: String = "Tools"
) -> Target.Dependency {
  .product(name: name, package: package, condition: .when(traits: [trait]))
}

let package = Package(
  name: "nibmark",
  products: [
    .executable(name: "nibmark", targets: ["nibmark"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "SuiteRunner", targets: ["SuiteRunner"]),
    .library(name: "NibmarkTesting", targets: ["NibmarkTesting"]),
    .library(name: "NibmarkRunner", targets: ["NibmarkRunner"]),
    .plugin(name: "UnchangedSources", targets: ["UnchangedSources"]),
  ],
  traits: [
    .trait(
      name: "Runner",
      description: "The libraries of runners; the products without commands need none."
    ),
    .trait(
      name: "Tools",
      description: "The libraries of the tool, which has the commands of documents and histories.",
      enabledTraits: ["Runner"]
    ),
    .default(enabledTraits: ["Tools"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", exact: "1.0.2"),
  ],
  targets: [
    .systemLibrary(
      name: "CLibXML2",
      pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"])]
    ),
    // Starts nibmark-sources, a program of the package in Tools/nibmark-sources.
    .plugin(name: "UnchangedSources", capability: .buildTool()),
    .target(name: "CAllocationCounter"),
    .target(name: "CInstructionCounter"),
    .target(name: "CMainExecutor"),
    .target(name: "CProgramStart"),
    // The files of Suites/, for `nibmark run builtin:`.
    .target(name: "CBuiltinSuites"),
    floor("Numbers"),
    floor("Files"),
    floor("Geometry", ["Numbers"]),
    floor("Devices", ["Geometry"]),
    floor("ConstraintSolver"),
    floor("ListGeometry", ["Geometry", "Numbers"]),
    floor("TextMetrics", ["Files", "Numbers"]),
    floor("Statistics", ["Numbers"]),
    floor("XMLSupport", ["CLibXML2", "Files", "Numbers"]),
    floor(
      "TestModel",
      ["Numbers", "Statistics"],
      resources: [.embedInCode("Conformance/rules.txt"), .embedInCode("Conformance/proofs.txt")]
    ),
    floor(
      "Processes",
      [
        "Numbers", "Files", "TestModel", "CProgramStart",
        library("Subprocess", "swift-subprocess"),
      ]
    ),
    floor("SuiteMessages", ["Processes", "TestModel"]),
    floor(
      "Comparison",
      ["Processes", "SuiteMessages", "TestModel", "Statistics", "Files", "Numbers"]
    ),
    floor("InterfaceBuilder", ["XMLSupport", "Files", "Geometry"]),
    floor("Reporting", ["XMLSupport", "TestModel", "Statistics", "Files", "Numbers"]),
    floor(
      "ResultHistory",
      ["Processes", "TestModel", "Statistics", library("GRDB", "GRDB.swift")]
    ),
    floor(
      "HeadlessUIKit",
      [
        "InterfaceBuilder", "ConstraintSolver", "ListGeometry", "TextMetrics", "Devices",
        "Geometry", "CMainExecutor",
      ]
    ),
    floor("UIKit", ["HeadlessUIKit"]),
    floor(
      "InterfaceBuilderCanvas",
      ["HeadlessUIKit", "InterfaceBuilder", "Devices", "Geometry"]
    ),
    floor(
      "DocumentTools",
      [
        "InterfaceBuilderCanvas", "Devices", "HeadlessUIKit", "InterfaceBuilder", "XMLSupport",
        "Files", "Numbers", "TestModel",
      ],
      resources: [.embedInCode("Findings/Findings.md")]
    ),
    floor(
      "SuiteRunner",
      [
        "HeadlessUIKit", "InterfaceBuilder", "XMLSupport", "Devices", "Files", "Processes",
        "SuiteMessages",
        "TestModel", "Statistics", "Numbers", "CInstructionCounter",
      ]
    ),
    floor("NibmarkTesting", ["SuiteRunner", "HeadlessUIKit", "TestModel"]),
    // The commands of suites, for the tool and for the runners of others, which bring classes along.
    .target(
      name: "NibmarkRunner",
      dependencies: [
        "SuiteRunner", "Reporting", "Processes", "HeadlessUIKit", "TestModel",
        "Files", "SuiteMessages", "CAllocationCounter", "CBuiltinSuites",
        library("ArgumentParser", "swift-argument-parser", of: "Runner"),
      ],
      swiftSettings: ours
    ),
    // The tool: also the commands of documents and of histories.
    .executableTarget(
      name: "nibmark",
      dependencies: [
        "NibmarkRunner", "Comparison", "Devices", "DocumentTools", "InterfaceBuilderCanvas",
        "SuiteRunner", "Reporting", "ResultHistory", "Processes", "HeadlessUIKit", "XMLSupport",
        "TestModel", "Files", "Geometry", "Numbers",
        library("ArgumentParser", "swift-argument-parser", of: "Runner"),
        library("Yams", "Yams"),
      ],
      swiftSettings: ours
    ),
    .executableTarget(
      name: "NibmarkBench",
      dependencies: [
        "HeadlessUIKit", "InterfaceBuilder", "ConstraintSolver", "ListGeometry", "XMLSupport",
        "Statistics", "Numbers", "CAllocationCounter", "DocumentTools", "SuiteRunner", "TestModel",
      ],
      swiftSettings: ours
    ),
    tests("NumbersTests", ["Numbers"]),
    tests("StatisticsTests", ["Statistics"]),
    tests("ProcessesTests", ["Processes", "TestModel"]),
    tests(
      "ComparisonTests",
      ["Comparison", "Processes", "SuiteMessages", "TestModel", "Statistics"]
    ),
    tests("ConstraintSolverTests", ["ConstraintSolver"]),
    tests("FilesTests", ["Files"]),
    tests("XMLSupportTests", ["XMLSupport"]),
    tests("InterfaceBuilderTests", ["InterfaceBuilder", "XMLSupport"]),
    tests("ListGeometryTests", ["ListGeometry", "Statistics"]),
    tests(
      "HeadlessUIKitTests",
      [
        "HeadlessUIKit", "InterfaceBuilder", "ConstraintSolver", "ListGeometry", "TextMetrics",
        "Statistics",
      ]
    ),
    tests(
      "ResultHistoryTests",
      ["ResultHistory", "TestModel", "Statistics", library("GRDB", "GRDB.swift")]
    ),
    tests("ReportingTests", ["Reporting", "XMLSupport", "TestModel", "Statistics"]),
    tests(
      "SuiteRunnerTests",
      ["SuiteRunner", "Files", "HeadlessUIKit", "XMLSupport", "TestModel", "Statistics"]
    ),
    // A runner whose classes misbehave on purpose; only WorkerTests starts it.
    .executableTarget(
      name: "WorkerProbe",
      dependencies: ["SuiteRunner", "HeadlessUIKit"],
      path: "Tests/WorkerProbe",
      swiftSettings: ours
    ),
    tests("WorkerTests", ["WorkerProbe", "SuiteRunner", "TestModel"]),
    tests(
      "DocumentToolsTests",
      [
        "DocumentTools", "Statistics", "InterfaceBuilderCanvas", "HeadlessUIKit",
        "InterfaceBuilder", "Devices",
        "TestModel",
      ]
    ),
    tests(
      "InterfaceBuilderCanvasTests",
      ["InterfaceBuilderCanvas", "DocumentTools", "InterfaceBuilder"]
    ),
    tests("DevicesTests", ["Devices"]),
    // A runner whose cells cost more when told to; only CompareCommandTests start it.
    .executableTarget(
      name: "CompareProbe",
      dependencies: ["SuiteRunner", "HeadlessUIKit", "CAllocationCounter"],
      path: "Tests/CompareProbe",
      swiftSettings: ours
    ),
    tests("CommandTests", []),
    tests("BuiltinSuitesTests", ["CBuiltinSuites"]),
    tests("NibmarkTestingTests", ["NibmarkTesting"]),
    // The ported files of Documentation/Porting.md: compiled as somebody's own module would be.
    .target(
      name: "PortingExamples",
      dependencies: ["UIKit"],
      path: "Examples/Porting/Linux",
      swiftSettings: ours
    ),
    // Swift 5 as apps have it: what Apple's compiler accepts there must compile here.
    .target(
      name: "PortingExamplesInSwift5",
      dependencies: ["UIKit"],
      path: "Examples/Porting/Swift5",
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]
    ),
    // Swift 4 as older apps have it, with UIKit's names of that time.
    .target(
      name: "PortingExamplesInSwift4",
      dependencies: ["UIKit"],
      path: "Examples/Porting/Swift4",
      swiftSettings: [.swiftLanguageMode(.v4)]
    ),
    tests(
      "PortingTests",
      [
        "PortingExamples", "PortingExamplesInSwift4", "PortingExamplesInSwift5", "HeadlessUIKit",
      ]
    ),
  ]
)

// `Scripts/fuzz-readers` asks for it: only there is libFuzzer, which it links.
if Context.environment["NIBMARK_FUZZER"] != nil {
  package.targets.append(
    .executableTarget(
      name: "ReaderFuzzer",
      dependencies: [
        "XMLSupport", "InterfaceBuilder", "TextMetrics", "Reporting", "TestModel",
      ],
      path: "Tests/ReaderFuzzer",
      swiftSettings: ours
    )
  )
}

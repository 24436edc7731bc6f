import Foundation
import Processes
import SuiteMessages
import TestModel
import Testing

@testable import Comparison

/// A package in a repository of its own, which is built once for all tests of the suite.
@Suite("One compilation linked in several layouts", .serialized)
struct ProgramLayoutTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "App", targets: [.executableTarget(name: "App")])
    """

  private static let source = """
    @inline(never) func alpha(_ n: Int) -> Int { n &* 3 }
    @inline(never) func beta(_ n: Int) -> Int { n &+ 7 }
    @inline(never) func gamma(_ n: Int) -> Int { n ^ 5 }
    @inline(never) func delta(_ n: Int) -> Int { n &- 9 }
    let count = CommandLine.arguments.count
    print(alpha(count), beta(count), gamma(count), delta(count))
    """

  private func package(_ source: String = Self.source) throws -> String {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("nibmark-tests-\(UUID().uuidString)")
    let sources = folder.appendingPathComponent("Sources/App")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    for (text, path) in [(Self.manifest, "Package.swift"), (source, "Sources/App/main.swift")] {
      try text.write(
        to: folder.appendingPathComponent(path),
        atomically: true,
        encoding: .utf8
      )
    }
    return folder.path
  }

  /// The functions of the package in the order of their addresses.
  private func order(of program: String) throws -> [String] {
    try places(in: program).sorted { $0.value < $1.value }.map(\.key)
  }

  /// The addresses of the functions of the package.
  private func places(in program: String) throws -> [String: String] {
    let names = ["alpha", "beta", "gamma", "delta"]
    let answer = try Program.run("nm", [program])
    let lines = String(decoding: answer.output, as: UTF8.self).split(separator: "\n")
    return Dictionary(
      uniqueKeysWithValues: lines.compactMap { line in
        names.first { line.hasSuffix("\($0)yS2iF") }.map { ($0, String(line.prefix(16))) }
      }
    )
  }

  /// What came of one compilation.
  private struct Linked: Sendable {
    var paths: [String] = []
    var orders: [[String]] = []
    var outputs: Set<Data> = []
    var isKept = false
    var isApart = false
    var isAhead = false
  }

  /// Whether a link that is begun ahead is there after waiting for it, and none is begun on one processor.
  private static func linksAhead(_ program: ArmProgram) -> Bool {
    guard case .drawn(let layouts) = program.layout else { return false }
    let arm = MeasuredArm(program: program, sources: SuiteSources(paths: []))
    let benchmark = ComparedBenchmark(
      identity: CaseIdentity(className: "s", name: "b", file: "s.xml", line: 1),
      base: arm,
      head: arm
    )
    func isLinked(group: Int, _ measuring: Int?) -> Bool {
      let placement = ProcessorPlacement(measuring: measuring, others: [0])
      let seeds = LayoutSeeds(seed: 9, salt: 0, group: group)
      let ahead = LinkingAhead([benchmark], on: placement)
      ahead.link(seeds)
      ahead.wait()
      return FileManager.default.fileExists(atPath: "\(layouts.folder)/\(seeds.base)/App")
    }
    return isLinked(group: 0, 1) && !isLinked(group: 1, nil)
  }

  @Test("orders differ by seed, results do not, and nothing is linked twice")
  func layouts() async throws {
    let linked = try await BuildTreeTests.onThread { () throws -> Linked in try linkedPackage() }
    #expect(Set(linked.paths).count == 4 && linked.paths.allSatisfy { $0.hasSuffix("/App") })
    #expect(linked.orders.allSatisfy { $0.count == 4 } && Set(linked.orders).count > 1)
    #expect(linked.outputs.count == 1 && linked.outputs.first?.isEmpty == false)
    #expect(linked.isKept, "linked a second time")
    #expect(linked.isApart, "the user's own build was touched")
    #expect(linked.isAhead, "the next group's layouts were not linked beside the measuring")
  }

  private func linkedPackage() throws -> Linked {
    let folder = try package()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let tree = ArmTree.inPlace(folder)
    let program = try RunnerBuild(product: "App", package: RunnerPackage(from: folder)).program(
      of: tree
    )
    var linked = Linked()
    linked.paths = try (1...4).map { try program.linked(seed: $0).executable }
    linked.orders = try linked.paths.map(order)
    let programs = linked.paths + [program.executable]
    linked.outputs = Set(try programs.map { try Program.run($0, []).output })
    let made = try modified(linked.paths[0])
    linked.isKept =
      try program.linked(seed: 1).executable == linked.paths[0] && modified(linked.paths[0]) == made
    linked.isApart = !FileManager.default.fileExists(atPath: folder + "/.build/release")
    linked.isAhead = Self.linksAhead(program)
    return linked
  }

  private func modified(_ path: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }

  @Test("equal sources lie alike for a seed, and a change leaves other functions in place")
  func alike() async throws {
    let (equal, before, after) = try await BuildTreeTests.onThread {
      () throws -> (Set<Data>, [String: String], [String: String]) in
      let sources = [
        Self.source, Self.source,
        Self.source.replacing("n ^ 5", with: "n / 5 % 7") + "\n@inline(never) func more() {}\n",
      ]
      let folders = try sources.map(package)
      defer { for folder in folders { try? FileManager.default.removeItem(atPath: folder) } }
      let trees = folders.map(ArmTree.inPlace)
      let programs = try trees.map {
        try RunnerBuild(product: "App", package: RunnerPackage(from: $0.folder)).program(of: $0)
          .linked(seed: 5).executable
      }
      // What is linked goes with the trees.
      defer { withExtendedLifetime(trees) {} }
      // The programs differ in their identifiers, for they were built in two folders.
      let equal = Set(try programs.prefix(2).map { try Program.run("nm", [$0]).output })
      return (equal, try places(in: programs[0]), try places(in: programs[2]))
    }
    #expect(equal.count == 1)
    #expect(before.count == 4 && after.count == 4)
    // What follows the larger function has moved, unless a gap began there.
    #expect(before.count { after[$0.key] == $0.value } >= 2, "\(before) \(after)")
  }

  @Test("one layout is the program as the package links it, with the reason")
  func oneLayout() async throws {
    let (program, again) = try await BuildTreeTests.onThread {
      () throws -> (ArmProgram, ArmProgram) in
      let folder = try package()
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let build = RunnerBuild(
        product: "App",
        package: RunnerPackage(from: folder),
        configuration: "debug",
        drawsLayouts: false
      )
      let program = try build.program(of: ArmTree.inPlace(folder))
      return (program, try program.linked(seed: 5))
    }
    #expect(program.layout == .single(reason: "--one-layout asks for one"))
    #expect(again == program)
  }

  @Test(
    "a manifest whose overlay lies in the user's own build is not built elsewhere, unless it asks where",
    arguments: [
      ("Context.packageDirectory + \"/.build\"", false), ("environment[\"NIBMARK_SCRATCH\"]", true),
    ]
  )
  func overlay(folderOfOverlay: String, isDrawn: Bool) async throws {
    let layout = try await BuildTreeTests.onThread { () throws -> CodeLayout in
      let folder = try package()
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let manifest = Self.manifest + "\n// -vfsoverlay \(folderOfOverlay)\n"
      try manifest.write(toFile: folder + "/Package.swift", atomically: true, encoding: .utf8)
      let build = RunnerBuild(product: "App", package: RunnerPackage(from: folder))
      let tree = ArmTree.inPlace(folder)
      defer { withExtendedLifetime(tree) {} }
      return try build.program(of: tree).layout
    }
    if case .single(let reason) = layout {
      #expect(!isDrawn && reason.contains("NIBMARK_SCRATCH"))
    } else {
      #expect(isDrawn)
    }
  }
}

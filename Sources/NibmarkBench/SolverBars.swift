/// The targets of `performance.md` for the solver, from times of peers that were recorded on one machine.
enum SolverBars {
  /// What is measured of a system, in the order of the measurements.
  enum Kind: Int {
    case build, edit, instance
  }

  /// A limit in microseconds on the machine of the targets.
  struct Bar {
    var kind: Kind
    var microseconds: Double
    /// Whose time it is.
    var name: String
    /// Whether it is where the project is going rather than what it must reach.
    var isGoal = false
  }

  /// How much slower this machine makes and frees an object than that of the targets.
  static func machineScale() -> Double {
    BenchmarkHarness.measure([Yardstick.object()], rounds: 11)[0].median
      / Yardstick.objectNanoseconds
  }

  private static let table: [String: [Bar]] = [
    "cell10": [
      Bar(kind: .build, microseconds: 24.7, name: "amoeba"),
      Bar(kind: .build, microseconds: 0.65 * 37.8, name: "0.65 kiwi"),
      Bar(kind: .build, microseconds: 12, name: "12 us", isGoal: true),
      Bar(kind: .edit, microseconds: 0.333, name: "kiwi"),
      Bar(kind: .edit, microseconds: 0.096, name: "amoeba", isGoal: true),
      Bar(kind: .instance, microseconds: 3, name: "3 us"),
      Bar(kind: .instance, microseconds: 1, name: "1 us", isGoal: true),
    ],
    "chain10": [Bar(kind: .build, microseconds: 40, name: "amoeba")],
    "chain100": [
      Bar(kind: .build, microseconds: 0.1 * 6_264, name: "0.1 rhea"),
      Bar(kind: .build, microseconds: 3 * 65, name: "3 SparseLU", isGoal: true),
    ],
    "chain1000": [
      Bar(kind: .build, microseconds: 20_000, name: "20 ms"),
      Bar(kind: .build, microseconds: 1_164_956 / 50, name: "rhea / 50"),
      Bar(kind: .build, microseconds: 3 * 1_887, name: "3 SparseLU", isGoal: true),
    ],
    "chain10000": [Bar(kind: .build, microseconds: 350_000, name: "0.35 s", isGoal: true)],
    "stack100": [Bar(kind: .build, microseconds: 1_013, name: "amoeba")],
    "stack1000": [Bar(kind: .build, microseconds: 114_248, name: "amoeba")],
    "tree30": [Bar(kind: .build, microseconds: 68, name: "amoeba")],
    "tree100": [Bar(kind: .build, microseconds: 606, name: "amoeba")],
    "tree300": [
      Bar(kind: .build, microseconds: 1_812, name: "rhea"),
      Bar(kind: .build, microseconds: 1.2 * 894, name: "1.2 SparseLU", isGoal: true),
      Bar(kind: .edit, microseconds: 15.7, name: "kiwi"),
      Bar(kind: .edit, microseconds: 0.476, name: "amoeba", isGoal: true),
    ],
    "tree1000": [Bar(kind: .build, microseconds: 7_596, name: "rhea")],
  ]

  /// The bars of a system.
  static func bars(of name: String) -> [Bar] { table[name] ?? [] }

  /// Says how much ten times as many views cost, which must be at most 15 times as much.
  static func printGrowth(_ builds: [String: Double]) {
    for family in ["chain", "stack", "tree"] {
      for size in [10, 30, 100, 1_000] {
        guard let small = builds["\(family)\(size)"], let large = builds["\(family)\(10 * size)"]
        else {
          continue
        }
        let ratio = large / small
        print(
          "  \(family): \(10 * size) views cost x\(BenchmarkHarness.fixed(ratio, 1)) of \(size);"
            + " must x15 \(ratio <= 15 ? "holds" : "misses")"
        )
      }
    }
  }
}

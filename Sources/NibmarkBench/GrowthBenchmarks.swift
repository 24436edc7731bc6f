import ConstraintSolver
import Foundation
import HeadlessUIKit
import Statistics

/// How the cost of solving, and of a layout pass, grows from 10 to 10,000 views.
///
/// The exponent judges; how much ten times as many cost at most is printed beside it, since trees of 10,000 views leave the caches
/// behind, which no algorithm mends. A chain is a row of views of equal width pinned at both ends, a stack a column of rows, a tree views nested at random.
@MainActor
enum GrowthBenchmarks {
  private static let sizes = [10, 30, 100, 300, 1_000, 3_000, 10_000]
  /// What counts as close to linear: `n log n` shows about 1.15 over these sizes.
  private static let exponentMax = 1.15

  /// Prints a line for each family, of the solver and of layout passes.
  static func run() {
    print("growth from 10 to 10,000 views (fitted exponent must be at most \(exponentMax))")
    for family in SolverFamily.allCases {
      report("solver, \(family)", sizes.map { measureSolver(family, $0) })
    }
    for family in ViewFamily.allCases {
      let times = sizes.map { measureViews(family, $0) }
      report("first layout, \(family)", times.map(\.first))
      report("layout at another width, \(family)", times.map(\.again))
    }
  }

  /// Lays views of a family, such as `tree`, out at one width after the other, for instruction counters.
  static func repeatAgain(_ name: String, size: Int, count: Int) {
    guard let family = ViewFamily.allCases.first(where: { "\($0)" == name }) else {
      return print("no family is called \(name); there are chain, stack, tree")
    }
    let root = family.make(size)
    for step in 0..<count {
      root.frame.size.width += step % 2 == 0 ? 20 : -20
      root.layoutIfNeeded()
    }
  }

  private static func report(_ title: String, _ times: [Double]) {
    let fit = GrowthFit(sizes: sizes.map(Double.init), quantities: times)
    var tenfold = 0.0
    for index in 2..<sizes.count { tenfold = max(tenfold, times[index] / times[index - 2]) }
    let exponent = fit?.exponent ?? .nan
    let verdict = exponent <= exponentMax ? "holds" : "misses"
    var line = "  " + BenchmarkHarness.pad(title, 34)
    line += " exponent \(BenchmarkHarness.fixed(exponent, 2)), ten times as many cost at most"
    line += " x\(BenchmarkHarness.fixed(tenfold, 1)): \(verdict)"
    print(line)
    let figures = zip(sizes, times).map { size, time in "\(size) \(BenchmarkHarness.time(time))" }
    print("    " + figures.joined(separator: ", "))
  }

  private static func repetitions(_ size: Int) -> Int { max(3, min(200, 3_000 / size)) }

  private static func measureSolver(_ family: SolverFamily, _ size: Int) -> Double {
    let rows = family.rows(size)
    let times = (0..<repetitions(size)).map { _ in
      let start = BenchmarkHarness.threadNanoseconds()
      let solver = Solver(variableCapacity: rows.variableCount, constraintCapacity: rows.list.count)
      _ = solver.makeVariables(rows.variableCount)
      for row in rows.list { _ = try? solver.add(row) }
      solver.solve()
      blackHole(solver)
      return BenchmarkHarness.threadNanoseconds() - start
    }
    return BenchmarkResult.median(times.sorted())
  }

  private static func measureViews(_ family: ViewFamily, _ size: Int) -> (
    first: Double, again: Double
  ) {
    let times = (0..<repetitions(size)).map { _ in
      LayoutEngine.forgetKeptStructures()
      let root = family.make(size)
      let start = BenchmarkHarness.threadNanoseconds()
      root.layoutIfNeeded()
      let middle = BenchmarkHarness.threadNanoseconds()
      root.frame.size.width += 20
      root.layoutIfNeeded()
      return (middle - start, BenchmarkHarness.threadNanoseconds() - middle)
    }
    return (
      BenchmarkResult.median(times.map(\.0).sorted()),
      BenchmarkResult.median(times.map(\.1).sorted())
    )
  }
}

/// The parent of each node of a random tree: nodes choose among those before them, none deeper than 12.
private func treeParents(_ count: Int) -> [Int] {
  var state: UInt64 = 42
  var depth = [0]
  var parents = [-1]
  for node in 1..<max(count, 1) {
    var parent = 0
    repeat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      parent = Int((state >> 33) % UInt64(node))
    } while depth[parent] >= 12
    parents.append(parent)
    depth.append(depth[parent] + 1)
  }
  return parents
}

/// Systems of the benches' families, of any size.
private enum SolverFamily: CaseIterable {
  case chain, stack, tree

  func rows(_ count: Int) -> (variableCount: Int, list: [Constraint]) {
    switch self {
    case .chain: Self.chain(count)
    case .stack: Self.stack(count)
    case .tree: Self.tree(count)
    }
  }

  private static func row(
    _ terms: [(Int, Double)],
    _ constant: Double,
    _ relation: Relation = .equal,
    _ priority: Priority = .required
  ) -> Constraint {
    Constraint(
      LinearExpression(
        terms.map { Term(Variable(index: $0.0), $0.1) },
        constant: constant
      ),
      relation,
      priority: priority
    )
  }

  private static func chain(_ count: Int) -> (variableCount: Int, list: [Constraint]) {
    var list = [row([(0, 1)], -40 * Double(count), .equal, Priority(999)), row([(1, 1)], -16)]
    for view in 1..<count {
      let x = 2 * view + 1
      list.append(row([(x, 1), (x - 2, -1), (x - 1, -1)], -8))
      list.append(row([(x + 1, 1), (2, -1)], 0))
    }
    list.append(row([(2 * count - 1, 1), (2 * count, 1), (0, -1)], 16))
    return (2 * count + 1, list)
  }

  private static func stack(_ count: Int) -> (variableCount: Int, list: [Constraint]) {
    var list = [row([(0, 1)], 0)]
    for view in 0..<count {
      let y = 2 * view + 1
      list.append(
        view == 0 ? row([(y, 1), (0, -1)], -8) : row([(y, 1), (y - 2, -1), (y - 1, -1)], -8)
      )
      list.append(row([(y + 1, 1)], -20.5, .equal, .defaultHigh))
      list.append(row([(y + 1, 1)], -10, .greaterThanOrEqual))
    }
    return (2 * count + 1, list)
  }

  private static func tree(_ count: Int) -> (variableCount: Int, list: [Constraint]) {
    var list = [
      row([(0, 1)], 0), row([(1, 1)], 0), row([(2, 1)], -375, .equal, Priority(999)),
      row([(3, 1)], -800, .equal, Priority(998)),
    ]
    for (node, parent) in treeParents(count).enumerated().dropFirst() {
      let (own, outer) = (4 * node, 4 * parent)
      let inset = Double(node % 9)
      list.append(row([(own, 1), (outer, -1)], -inset))
      list.append(row([(own + 1, 1), (outer + 1, -1)], -inset))
      list.append(row([(own + 2, 1), (outer + 2, -1)], 2 * inset))
      list.append(
        node % 2 == 0
          ? row([(own + 3, 1), (outer + 3, -0.5)], 0)
          : row([(own + 3, 1)], -20.5, .equal, .defaultHigh)
      )
    }
    return (4 * count, list)
  }
}

/// View trees of the benches' families.
@MainActor
private enum ViewFamily: CaseIterable {
  case chain, stack, tree

  func make(_ count: Int) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 40 * count, height: 800))
    switch self {
    case .chain: Self.chain(count, in: root)
    case .stack: Self.stack(count, in: root)
    case .tree: Self.tree(count, in: root)
    }
    return root
  }

  private static func box(in parent: UIView) -> UIView {
    let view = UIView(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  private static func chain(_ count: Int, in root: UIView) {
    var constraints: [NSLayoutConstraint] = []
    var first: UIView?
    var last: UIView?
    for _ in 0..<count {
      let view = box(in: root)
      constraints += [
        view.leadingAnchor.constraint(
          equalTo: last?.trailingAnchor ?? root.leadingAnchor,
          constant: 8
        ),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
        view.heightAnchor.constraint(equalToConstant: 20),
      ]
      if let first { constraints.append(view.widthAnchor.constraint(equalTo: first.widthAnchor)) }
      first = first ?? view
      last = view
    }
    if let last {
      constraints.append(root.trailingAnchor.constraint(equalTo: last.trailingAnchor, constant: 8))
    }
    NSLayoutConstraint.activate(constraints)
  }

  private static func stack(_ count: Int, in root: UIView) {
    let labels = (0..<count).map { row -> UILabel in
      let label = UILabel(frame: .zero)
      label.text = "Row \(row)"
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
  }

  private static func tree(_ count: Int, in root: UIView) {
    var views = [root]
    var constraints: [NSLayoutConstraint] = []
    for (node, parent) in treeParents(count).enumerated().dropFirst() {
      let (view, outer) = (box(in: views[parent]), views[parent])
      views.append(view)
      let inset = CGFloat(node % 9)
      constraints += [
        view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: inset),
        view.topAnchor.constraint(equalTo: outer.topAnchor, constant: inset),
        outer.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
        node % 2 == 0
          ? view.heightAnchor.constraint(equalTo: outer.heightAnchor, multiplier: 0.5)
          : view.heightAnchor.constraint(equalToConstant: 20.5),
      ]
    }
    NSLayoutConstraint.activate(constraints)
  }
}

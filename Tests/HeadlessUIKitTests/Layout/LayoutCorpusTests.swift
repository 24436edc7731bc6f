import ConstraintSolver
import Foundation
import Testing

@testable import HeadlessUIKit

/// The systems of documents: the same answer in any order of constraints, and conflicts without a
/// member too many.
///
/// `NIBMARK_SHUFFLES` says how many orders are tried; `Scripts/prove-solver` tries twenty.
@MainActor
@Suite("Systems of documents", .serialized)
struct LayoutCorpusTests {
  private static let shuffleCount =
    ProcessInfo.processInfo.environment["NIBMARK_SHUFFLES"].flatMap { Int($0) } ?? 2

  @Test("Frames of this repository's documents do not depend on the order of constraints")
  func shuffles() throws {
    let systemCount = try shuffle("repository", RepositoryDocuments.paths)
    #expect(systemCount > 30)
  }

  @Test(
    "Frames of the corpus do not depend on the order of constraints",
    .enabled(if: Corpus.folder != nil, Corpus.absence)
  )
  func corpusShuffles() throws {
    let systemCount = try shuffle("corpus", Corpus.files(".xib") + Corpus.files(".storyboard"))
    #expect(systemCount > 500)
  }

  /// Solves each system in several orders, and answers how many systems there were.
  private func shuffle(_ title: String, _ paths: [String]) throws -> Int {
    var (systemCount, valueCount, openCount, movedCount) = (0, 0, 0, 0)
    try forEachSystem(of: paths, widths: [nil]) { name, system in
      let solver = system.solver
      guard solver.status == .solved else { return }
      systemCount += 1
      let open = Set(solver.undeterminedVariables())
      valueCount += solver.variableCount
      openCount += open.count
      for seed in 0..<Self.shuffleCount {
        var random = SeededGenerator(seed: UInt64(seed))
        let other = try solver.shuffled(using: &random)
        #expect(other.solve() == .solved, "\(name), seed \(seed)")
        for priority in solver.priorities {
          let (left, right) = (solver.error(at: priority), other.error(at: priority))
          #expect(abs(left - right) < 1e-6 * (1 + left), "\(name), seed \(seed), \(priority)")
        }
        for index in 0..<solver.variableCount {
          let variable = Variable(index: index)
          let isSame = abs(solver.value(variable) - other.value(variable)) < 1e-6
          if isSame { continue }
          movedCount += 1
          #expect(open.contains(variable), "\(name), seed \(seed), variable \(index)")
        }
      }
    }
    print(
      "\(title): \(systemCount) systems of \(valueCount) variables, \(openCount) of them open, in"
        + " \(Self.shuffleCount) orders each: \(movedCount) open values differ"
    )
    return systemCount
  }

  @Test(
    "Each conflict in the corpus can hold without any one of its members, and not with all",
    .enabled(if: Corpus.folder != nil, Corpus.absence)
  )
  func corpusConflicts() throws {
    let paths = Corpus.files(".xib") + Corpus.files(".storyboard")
    var (conflictCount, memberCount) = (0, 0)
    try forEachSystem(of: paths, widths: [nil, 320, 200, 60]) { name, system in
      let probe = system.solver.makeInstance()
      for _ in 0..<8 where probe.solve() == .conflict {
        let members = probe.minimalConflict()
        guard let last = members.last else {
          Issue.record("\(name): nothing found")
          return
        }
        conflictCount += 1
        memberCount += members.count
        let contents = try members.map { try probe.content(of: $0) }
        #expect(try !canHold(contents), "\(name): \(members) can hold together")
        for index in contents.indices {
          var rest = contents
          rest.remove(at: index)
          #expect(try canHold(rest), "\(name): \(members) can do without \(members[index])")
        }
        try probe.setActive(false, last)
      }
    }
    #expect(conflictCount > 20)
    print("corpus: \(conflictCount) conflicts of \(memberCount) members")
  }

  /// Whether required constraints can hold together, told by a solver that knows nothing else.
  private func canHold(_ contents: [ConstraintContent]) throws -> Bool {
    let solver = Solver()
    var names: [Variable: Variable] = [:]
    for content in contents {
      let terms = content.expression.terms.map { term -> Term in
        let variable = names[term.variable] ?? solver.makeVariable()
        names[term.variable] = variable
        return Term(variable, term.coefficient)
      }
      try solver.add(
        terms,
        constant: content.expression.constant,
        below: content.below == .required ? .required : nil,
        above: content.above == .required ? .required : nil
      )
    }
    return solver.solve() == .solved
  }

  /// Solves each root view of each document at its own width or at others.
  private func forEachSystem(
    of paths: [String],
    widths: [CGFloat?],
    _ body: (String, LayoutSystem) throws -> Void
  ) throws {
    for path in paths {
      try withNibs(policy: .lenient) { _ in
        for (index, root) in CorpusViews.roots(path).enumerated() {
          for width in widths {
            if let width { root.frame.size.width = width }
            let name = "\(path) \(root.interfaceBuilderID ?? String(index)) \(width ?? 0)"
            try body(name, LayoutEngine(root: root, scope: .tree).settledSystem())
          }
        }
      }
    }
  }
}

/// The views that documents lay out: top objects of nibs, views of scenes, prototypes.
@MainActor
enum CorpusViews {
  static func roots(_ path: String) -> [UIView] {
    var found: [UIView] = []
    if path.hasSuffix(".xib") {
      let nib = UINib(contentsOfFile: path)
      let objects = (try? nib.instantiateObjects(owner: nib.makeStandInOwner())) ?? []
      for case let view as UIView in objects { add(view, &found) }
    } else {
      let storyboard = UIStoryboard(contentsOfFile: path)
      let controllers = (try? UIKitException.catching { storyboard.sceneControllers() }) ?? []
      for controller in controllers {
        _ = try? UIKitException.catching { controller.loadViewIfNeeded() }
        if let view = controller.viewIfLoaded { add(view, &found) }
      }
    }
    return found
  }

  private static func add(_ view: UIView, _ found: inout [UIView]) {
    found.append(view)
    for prototype in prototypes(in: view) {
      for case let cell as UIView in prototype.nib.objects(owner: nil) { found.append(cell) }
    }
  }

  private static func prototypes(in view: UIView) -> [NibPrototype] {
    view.nibPrototypes + view.subviews.flatMap { prototypes(in: $0) }
  }
}

extension Solver {
  /// A solver of the same variables and active constraints, which come in another order.
  func shuffled(using random: inout SeededGenerator) throws -> Solver {
    let other = Solver(variableCapacity: variableCount, constraintCapacity: constraintCount)
    for index in 0..<variableCount {
      _ = other.makeVariable(preferred: try preferredValue(of: Variable(index: index)))
    }
    for index in (0..<constraintCount).shuffled(using: &random) {
      let content = try content(of: ConstraintID(index: index))
      guard content.isActive else { continue }
      let terms = content.expression.terms.shuffled(using: &random)
      try other.add(
        terms,
        constant: content.expression.constant,
        below: content.below,
        above: content.above
      )
    }
    return other
  }
}

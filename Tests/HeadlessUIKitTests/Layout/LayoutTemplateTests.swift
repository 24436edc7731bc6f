import ConstraintSolver
import Foundation
import Testing

@testable import HeadlessUIKit

/// Further instances replay what the first one found, and lie where a first one would.
@MainActor
@Suite("Templates of layout", .serialized)
struct LayoutTemplateTests {
  private static let cell = """
    <view contentMode="scaleToFill" id="cel-l0-001">
        <rect key="frame" x="0.0" y="0.0" width="320" height="80"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
            <label opaque="NO" contentMode="left" text="Title" textAlignment="natural" \
    lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="tit-le-001">
                <rect key="frame" x="8" y="8" width="40" height="20.5"/>
                <fontDescription key="fontDescription" type="system" pointSize="17"/>
            </label>
            <label opaque="NO" contentMode="left" text="Note" textAlignment="natural" numberOfLines="0" \
    lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="not-es-001">
                <rect key="frame" x="8" y="36" width="304" height="20.5"/>
                <fontDescription key="fontDescription" type="system" pointSize="15"/>
            </label>
        </subviews>
        <constraints>
            <constraint firstItem="tit-le-001" firstAttribute="leading" secondItem="cel-l0-001" \
    secondAttribute="leading" constant="8" id="con-00-001"/>
            <constraint firstItem="tit-le-001" firstAttribute="top" secondItem="cel-l0-001" \
    secondAttribute="top" constant="8" id="con-00-002"/>
            <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="tit-le-001" \
    secondAttribute="trailing" constant="8" id="con-00-003"/>
            <constraint firstItem="not-es-001" firstAttribute="leading" secondItem="tit-le-001" \
    secondAttribute="leading" id="con-00-004"/>
            <constraint firstItem="not-es-001" firstAttribute="top" secondItem="tit-le-001" \
    secondAttribute="bottom" constant="8" id="con-00-005"/>
            <constraint firstAttribute="trailing" secondItem="not-es-001" secondAttribute="trailing" \
    constant="8" id="con-00-006"/>
        </constraints>
    </view>
    """

  private func make(_ nib: UINib) throws -> UIView {
    try #require(nib.instantiate(withOwner: nil).first as? UIView)
  }

  private var templates: LayoutTemplates { .shared }

  private func labels(_ view: UIView) throws -> (title: UILabel, note: UILabel) {
    let found = view.subviews.compactMap { $0 as? UILabel }
    try #require(found.count == 2)
    return (found[0], found[1])
  }

  @Test("A further instance makes no rows and no constraint objects")
  func replays() throws {
    templates.removeAll()
    let nib = NibFixtures.nib(Self.cell)
    let first = try make(nib)
    first.layoutIfNeeded()
    let before = templates.replayCount
    let second = try make(nib)
    try labels(second).note.text =
      "Longer than the width of the cell allows, so that it takes more lines"
    second.frame.size.width = 200
    second.layoutIfNeeded()
    #expect(templates.replayCount == before + 1)
    #expect(second.constraintSource != nil)
    let note = try labels(second).note
    #expect(note.frame.width == 184)
    #expect(note.frame.height > 30)
    #expect(try labels(first).note.frame.width == 304)
  }

  @Test("A constant changed before or after the first layout is the instance's own")
  func constants() throws {
    let nib = NibFixtures.nib(Self.cell)
    try make(nib).layoutIfNeeded()
    let (early, late) = (try make(nib), try make(nib))
    for constraint in early.constraints where constraint.interfaceBuilderID == "con-00-001" {
      constraint.constant = 30
    }
    early.layoutIfNeeded()
    #expect(try labels(early).title.frame.minX == 30)
    late.layoutIfNeeded()
    #expect(try labels(late).title.frame.minX == 8)
    for constraint in late.constraints where constraint.interfaceBuilderID == "con-00-005" {
      constraint.constant = 20
    }
    late.layoutIfNeeded()
    #expect(try labels(late).note.frame.minY == labels(late).title.frame.maxY + 20)
  }

  @Test("What makes other rows makes another system")
  func structure() throws {
    let nib = NibFixtures.nib(Self.cell)
    let changes: [(String, (UIView) throws -> Void)] = [
      ("priority", { try labels($0).title.setContentHuggingPriority(.required, for: .horizontal) }),
      ("direction", { $0.semanticContentAttribute = .forceRightToLeft }),
      ("margins", { $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }),
      ("added", { $0.widthAnchor.constraint(greaterThanOrEqualToConstant: 5).isActive = true }),
      ("removed", { $0.constraints.last?.isActive = false }),
      ("order", { try $0.bringSubviewToFront(labels($0).title) }),
      ("view", { try labels($0).note.removeFromSuperview() }),
    ]
    for (name, change) in changes {
      templates.removeAll()
      try make(nib).layoutIfNeeded()
      let before = templates.replayCount
      let changed = try make(nib)
      try change(changed)
      changed.layoutIfNeeded()
      #expect(templates.replayCount == before, "\(name)")
      #expect(isFresh(changed), "\(name)")
    }
  }

  @Test("Sizes that fit replay too")
  func fitting() throws {
    let nib = NibFixtures.nib(Self.cell)
    func height(_ text: String) throws -> CGFloat {
      let view = try make(nib)
      view.bottomAnchor.constraint(equalTo: try labels(view).note.bottomAnchor).isActive = true
      try labels(view).note.text = text
      return view.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let long = String(repeating: "many words ", count: 20)
    templates.removeAll()
    let (short, tall) = (try height("short"), try height(long))
    #expect(templates.replayCount > 0)
    templates.removeAll()
    #expect(try height(long) == tall)
    templates.removeAll()
    #expect(try height("short") == short)
    #expect(tall > short + 50)
  }

  @Test("Cells of code share systems as well")
  func code() {
    func make(_ text: String) -> UIView {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
      let label = UILabel(frame: .zero)
      label.text = text
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      label.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
      label.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor).isActive = true
      root.layoutIfNeeded()
      return root
    }
    _ = make("first")
    let before = templates.replayCount
    let second = make("another text")
    #expect(templates.replayCount == before + 1)
    #expect(isFresh(second))
  }

  /// Whether the views lie where a system that knows nothing puts them.
  private func isFresh(_ root: UIView) -> Bool {
    let system = LayoutEngine(root: root, scope: .island).settledSystem()
    return system.views.indices.allSatisfy { index in
      let parent = system.parents[index]
      guard parent >= 0 else { return true }
      let (frame, outer) = (system.frame(index), system.frame(parent))
      let placed = system.views[index].frame
      return abs(placed.minX - (frame.origin.x - outer.origin.x)) < 1e-6
        && abs(placed.minY - (frame.origin.y - outer.origin.y)) < 1e-6
        && abs(placed.width - max(0, frame.size.width)) < 1e-6
        && abs(placed.height - max(0, frame.size.height)) < 1e-6
    }
  }

  @Test(
    "Second instances of the corpus lie where first ones would, whatever texts they have",
    .enabled(if: Corpus.folder != nil, Corpus.absence)
  )
  func corpus() {
    var random = SeededGenerator(seed: 5)
    let before = templates.replayCount
    for path in Corpus.files(".xib") {
      withNibs(policy: .lenient) { _ in
        for root in CorpusViews.roots(path) { root.layoutIfNeeded() }
        for root in CorpusViews.roots(path) {
          vary(root, &random)
          root.frame.size.width = [root.frame.width, 320, 414].randomElement(using: &random) ?? 320
          root.layoutIfNeeded()
          #expect(isLaidOut(root), "\(path) \(root.interfaceBuilderID ?? "")")
        }
      }
    }
    print("corpus: \(templates.replayCount - before) systems replayed")
    #expect(templates.replayCount > before + 100)
  }

  /// Gives labels other texts and hides a view here and there.
  private func vary(_ view: UIView, _ random: inout SeededGenerator) {
    if let label = view as? UILabel, Bool.random(using: &random) {
      let count = Int.random(in: 1...12, using: &random)
      label.text = String(repeating: "word ", count: count)
    }
    if view.superview is UIStackView, Int.random(in: 0..<10, using: &random) == 0 {
      view.isHidden = true
    }
    for subview in view.subviews { vary(subview, &random) }
  }

  /// Whether each island of a tree lies as a new system has it.
  private func isLaidOut(_ view: UIView) -> Bool {
    if view.flags.contains(.hostsLayout), !isFresh(view) { return false }
    return view.subviews.allSatisfy(isLaidOut)
  }
}

import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Constraints as values")
struct ViewConstraintTests {
  private func constraint(_ one: UIView, _ two: UIView?) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: one,
      attribute: .leading,
      relatedBy: .equal,
      toItem: two,
      attribute: two == nil ? .notAnAttribute : .trailing,
      multiplier: 1,
      constant: 8
    )
  }

  @Test("activation chooses the nearest common ancestor")
  func owner() {
    let (root, left, right, leaf) = (UIView(), UIView(), UIView(), UIView())
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(leaf)
    let across = constraint(leaf, right)
    let own = leaf.widthAnchor.constraint(equalToConstant: 5)
    let down = constraint(left, leaf)
    NSLayoutConstraint.activate([across, own, down])
    #expect(root.constraints == [across] && leaf.constraints == [own] && left.constraints == [down])
    #expect(across.firstItem === leaf && across.secondItem === right)
    across.isActive = false
    #expect(root.constraints.isEmpty && across.firstItem === leaf)
  }

  @Test("removal deactivates what reaches across, and keeps what lies inside")
  func removal() {
    let (root, box, leaf) = (UIView(), UIView(), UIView())
    root.addSubview(box)
    box.addSubview(leaf)
    let across = constraint(leaf, root)
    let inside = constraint(leaf, box)
    NSLayoutConstraint.activate([across, inside])
    box.removeFromSuperview()
    #expect(!across.isActive && inside.isActive && root.constraints.isEmpty)
    root.addSubview(box)
    across.isActive = true
    #expect(root.constraints == [across])
  }

  @Test("constraints forget views that are gone")
  func lifetime() {
    let kept = UIView()
    var constraints: [NSLayoutConstraint] = []
    do {
      let root = UIView()
      let child = UIView()
      root.addSubview(child)
      constraints = [constraint(child, root), constraint(child, nil), constraint(kept, child)]
      constraints[0].isActive = true
      constraints[1].isActive = true
    }
    for entry in constraints { #expect(entry.secondItem == nil) }
    #expect(constraints[0].firstItem == nil && !constraints[0].isActive)
    #expect(constraints[2].firstItem === kept)
  }

  @Test("items of different hierarchies are refused")
  func strangers() {
    let entry = constraint(UIView(), nil)
    entry.isActive = true
    #expect(!entry.isActive)
    let (one, two) = (UIView(), UIView())
    #expect(throws: UIKitException.self) {
      try UIKitException.catching { constraint(one, two).isActive = true }
    }
  }

  @Test("a nib's constraint is active at once, and keeps its items when one leaves")
  func nibWay() throws {
    try withNibs { _ in
      let before = EngineCounters.current.constraintsCreated
      let nib = NibFixtures.nib(
        """
        <view id="r">\(NibFixtures.rect)<subviews><view id="c">\(NibFixtures.rect)</view></subviews>
        <constraints><constraint firstItem="c" firstAttribute="top" relation="greaterThanOrEqual"
        secondItem="r" secondAttribute="top" constant="3" priority="751" id="k"/></constraints></view>
        """
      )
      let root = try #require(nib.instantiateObjects().first as? UIView)
      let entry = try #require(root.constraints.first)
      #expect(root.constraints == [entry] && entry.isActive && entry.priority.rawValue == 751)
      #expect(EngineCounters.current.constraintsCreated == before + 1)
      let child = root.subviews[0]
      child.removeFromSuperview()
      #expect(!entry.isActive && entry.firstItem === child)
    }
  }

  @Test("priorities are kept per axis")
  func priorities() {
    let view = UIView()
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    view.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    #expect(view.contentHuggingPriority(for: .vertical).rawValue == 251)
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 250)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }
}

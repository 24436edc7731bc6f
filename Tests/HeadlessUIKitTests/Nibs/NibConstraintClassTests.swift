import Foundation
import Testing

@testable import HeadlessUIKit
@testable import InterfaceBuilder

/// A constraint as apps have them: thinner than the document says.
final class HairlineConstraint: NSLayoutConstraint {
  var seen: CGFloat = -1
  var thickness: CGFloat = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    seen = constant
    constant = thickness
  }
}

/// Counts how often the constant is set.
final class CountingConstraint: NSLayoutConstraint {
  var count = 0

  override var constant: CGFloat {
    didSet { count += 1 }
  }
}

@MainActor
@Suite("Constraints of an app's own classes in nibs")
struct NibConstraintClassTests {
  @Test(
    "one is made of its class, gets its attributes, is awoken, and lays out with what it then says"
  )
  func made() throws {
    try withNibs { _ in
      let view = try view(custom("HairlineConstraint", attribute: "thickness", 2))
      let constraint = try #require(height(in: view) as? HairlineConstraint)
      #expect(constraint.seen == 40 && constraint.constant == 2 && constraint.isActive)
      #expect(constraint.priority == UILayoutPriority(900) && constraint.identifier == "line")
      #expect(constraint.interfaceBuilderID == "c-1" && constraint.relation == .equal)
      view.layoutIfNeeded()
      #expect(view.subviews[0].frame == CGRect(x: 0, y: 0, width: 100, height: 2))
    }
  }

  @Test("decoding sets no property of the class; code does")
  func decoded() throws {
    try withNibs { _ in
      let view = try view(custom("CountingConstraint"))
      let constraint = try #require(height(in: view) as? CountingConstraint)
      #expect(constraint.count == 0 && constraint.constant == 40)
      constraint.constant = 10
      view.layoutIfNeeded()
      #expect(constraint.count == 1 && view.subviews[0].frame.height == 10)
    }
  }

  @Test("each instantiation makes its own")
  func apart() throws {
    try withNibs { _ in
      let nib = nib(custom("CountingConstraint"))
      let views =
        try nib.instantiateObjects().compactMap { $0 as? UIView }
        + nib.instantiateObjects().compactMap { $0 as? UIView }
      let made = views.compactMap { height(in: $0) }
      #expect(
        made.count == 2 && made[0] !== made[1] && made.allSatisfy { $0 is CountingConstraint }
      )
    }
  }

  @Test("an unknown class is logged in UIKit's words, and the constraint holds without it")
  func unknown() throws {
    try withNibs { environment in
      let view = try view(custom("NoConstraint"))
      view.layoutIfNeeded()
      #expect(view.subviews[0].frame.height == 40)
      #expect(
        environment.notes.map(\.message) == [
          "Unknown class NoConstraint in Interface Builder file."
        ]
      )
    }
  }

  @Test("a class that is no constraint is told, and is not made")
  func otherKind() throws {
    try withNibs { environment in
      let view = try view(custom("UILabel"))
      #expect(height(in: view)?.constant == 40)
      #expect(
        environment.notes.first?.message.hasPrefix("UILabel is no NSLayoutConstraint") == true
      )
    }
  }

  @Test("code makes such constraints with the initialisers of NSLayoutConstraint")
  func code() {
    let view = UIView()
    let constraint = CountingConstraint(
      item: view,
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 30
    )
    constraint.isActive = true
    view.layoutIfNeeded()
    #expect(constraint.count == 0 && constraint.constant == 30 && view.constraints == [constraint])
  }

  private func custom(_ name: String, attribute: String = "", _ value: Int = 0) -> String {
    let inside =
      attribute.isEmpty
      ? ""
      : """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="\(attribute)">\
      <real key="value" value="\(value)"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      """
    return """
      <constraint firstAttribute="height" constant="40" priority="900" identifier="line" id="c-1" \
      customClass="\(name)">\(inside)</constraint>
      """
  }

  private func nib(_ constraint: String) -> UINib {
    let line = """
      <view id="line" translatesAutoresizingMaskIntoConstraints="NO">\(NibFixtures.rect)\
      <constraints>\(constraint)</constraints></view>
      """
    let edges = ["top", "leading", "trailing"].map {
      """
      <constraint firstItem="line" firstAttribute="\($0)" secondItem="v" secondAttribute="\($0)" id="\($0)"/>
      """
    }
    return NibFixtures.nib(
      "<view id=\"v\">\(NibFixtures.rect)<subviews>\(line)</subviews>"
        + "<constraints>\(edges.joined())</constraints></view>"
    )
  }

  private func view(_ constraint: String) throws -> UIView {
    try #require(nib(constraint).instantiateObjects().first as? UIView)
  }

  private func height(in view: UIView) -> NSLayoutConstraint? {
    view.subviews[0].constraints.first { $0.firstAttribute == .height }
  }
}

import Foundation
import Testing

@testable import HeadlessUIKit

/// Constraints that are not active know their items only while these live.
@MainActor
@Suite("Items of loose constraints")
struct LifeMarkTests {
  @Test("A view that went is no item any more, and its constraint cannot be activated")
  func views() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var child: UIView? = UIView(frame: .zero)
    let constraint = NSLayoutConstraint(
      item: root,
      attribute: .width,
      relatedBy: .equal,
      toItem: child,
      attribute: .width,
      multiplier: 1,
      constant: 0
    )
    #expect(constraint.secondItem === child)
    child = nil
    #expect(constraint.secondItem == nil)
    #expect(constraint.firstItem === root)
  }

  @Test("Constraints do not keep their items alive, nor do marks outlive them")
  func lifetimes() {
    weak var seen: UIView?
    var kept: [NSLayoutConstraint] = []
    do {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let child = UIView(frame: .zero)
      root.addSubview(child)
      seen = child
      let constraint = child.widthAnchor.constraint(equalTo: root.widthAnchor)
      constraint.isActive = true
      constraint.isActive = false
      kept.append(constraint)
      kept.append(child.heightAnchor.constraint(equalToConstant: 3))
      #expect(kept[0].firstItem === child)
    }
    #expect(seen == nil)
    for constraint in kept {
      #expect(constraint.firstItem == nil)
      constraint.isActive = true
      #expect(!constraint.isActive)
    }
    // Another object where the first one was is another view.
    let others = (0..<50).map { _ in UIView(frame: .zero) }
    #expect(kept.allSatisfy { $0.firstItem == nil })
    #expect(others.count == 50)
  }

  @Test("A mark leaves the view's other properties alone, and they leave the mark")
  func properties() {
    for mode in UIView.ContentMode.allCases {
      var view: UIView? = UIView(frame: .zero)
      view?.contentMode = mode
      view?.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
      let loose = view!.heightAnchor.constraint(equalToConstant: 3)
      #expect(view?.contentMode == mode)
      #expect(view?.autoresizingMask == [.flexibleWidth, .flexibleBottomMargin])
      view?.contentMode = .scaleToFill
      view?.autoresizingMask = []
      #expect(loose.firstItem === view)
      view = nil
      #expect(loose.firstItem == nil)
    }
  }

  @Test("Guides are items as views are")
  func guides() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var guide: UILayoutGuide? = UILayoutGuide()
    let constraint = NSLayoutConstraint(
      item: root,
      attribute: .width,
      relatedBy: .equal,
      toItem: guide,
      attribute: .width,
      multiplier: 1,
      constant: 0
    )
    #expect(constraint.secondItem === guide)
    guide = nil
    #expect(constraint.secondItem == nil)
  }
}

import Foundation
import Testing

@testable import HeadlessUIKit

/// Constraints where the language runs from right to left.
@MainActor
@Suite("Constraints from right to left")
struct LayoutDirectionTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))

  private func box(_ width: CGFloat? = nil) -> UIView {
    let view = UIView(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    return view
  }

  @Test("Leading begins at the right, constants lead to the left, and edits of them do")
  func mirrored() {
    root.semanticContentAttribute = .forceRightToLeft
    let first = box(50)
    let second = box()
    let start = first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)
    start.isActive = true
    NSLayoutConstraint.activate([
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      second.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -12),
    ])
    root.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 250, y: 0, width: 50, height: 100))
    #expect(second.frame == CGRect(x: 12, y: 0, width: 230, height: 100))
    start.constant = 30
    root.layoutIfNeeded()
    #expect(first.frame.minX == 240)
    #expect(second.frame.maxX == 232)
  }

  @Test("Inequalities turn with their edges; left, right and centres stay")
  func relations() {
    root.semanticContentAttribute = .forceRightToLeft
    let view = box(50)
    view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 40).isActive =
      true
    let wish = view.rightAnchor.constraint(equalTo: root.rightAnchor)
    wish.priority = .defaultLow
    wish.isActive = true
    let fixed = box(10)
    fixed.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7).isActive = true
    let middle = box(20)
    middle.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 5).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.maxX == 280)
    #expect(fixed.frame.minX == 7)
    #expect(middle.frame.midX == 165)
  }

  @Test("A view is placed in the direction of what holds it, not of its own content")
  func contentOnly() {
    let view = box(50)
    view.semanticContentAttribute = .forceRightToLeft
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 20)
  }
}

import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("stacks with proportional lengths")
struct ProportionalStackTests {
  private func row(_ views: [UIView]) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .fillProportionally
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    return stack
  }

  private func nested(
    _ axis: NSLayoutConstraint.Axis,
    _ views: [UIView],
    spacing: CGFloat = 0
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.alignment = .center
    stack.spacing = spacing
    return stack
  }

  @Test("a column counts by the widest view that it arranges")
  func columns() {
    let first = nested(.vertical, [SizedView(20), SizedView(8)])
    let outer = row([first, nested(.vertical, [SizedView(40)])])
    outer.layoutIfNeeded()
    #expect(abs(first.frame.width - 100) < 0.01)
  }

  @Test("margins that a nested stack keeps count with what it arranges")
  func margins() {
    let first = nested(.vertical, [SizedView(20)])
    first.isLayoutMarginsRelativeArrangement = true
    first.layoutMargins = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 5)
    let outer = row([first, SizedView(40)])
    outer.layoutIfNeeded()
    #expect(abs(first.frame.width - 150) < 0.01)
  }

  @Test("a row counts by the sum of what it shows, with the spaces between")
  func rows() {
    let hidden = SizedView(500)
    hidden.isHidden = true
    let first = nested(.horizontal, [SizedView(20), hidden, SizedView(30)], spacing: 10)
    let outer = row([first, SizedView(40)])
    outer.layoutIfNeeded()
    #expect(abs(first.frame.width - 180) < 0.01)
  }

  @Test("what a nested stack arranges is laid out anew when it changes")
  func changes() {
    let inner = SizedView(20)
    let first = nested(.vertical, [inner])
    let outer = row([first, SizedView(40)])
    outer.layoutIfNeeded()
    inner.natural.width = 60
    inner.invalidateIntrinsicContentSize()
    outer.layoutIfNeeded()
    #expect(abs(first.frame.width - 180) < 0.01)
  }

  @Test("views of which none has a length are equally long")
  func withoutLengths() {
    let first = UIView()
    let outer = row([first, UIView(), UIView()])
    outer.layoutIfNeeded()
    #expect(abs(first.frame.width - outer.frame.width / 3) < 0.01)
  }

  @Test(
    "content is not compressed by constraints of its priority, but yields to them where it hugs",
    arguments: [(250, 200), (750, 20)]
  )
  func ties(priority: Float, expected: CGFloat) {
    let view = SizedView(20)
    view.translatesAutoresizingMaskIntoConstraints = false
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    outer.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: priority == 250 ? 200 : 10)
    width.priority = UILayoutPriority(priority)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor), width,
    ])
    outer.layoutIfNeeded()
    #expect(view.frame.width == expected)
  }
}

import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("where a stack's hidden views lie")
struct HiddenArrangedViewTests {
  /// A view of a fixed size, or of none.
  private func block(_ width: CGFloat?, _ height: CGFloat?, isHidden: Bool = false) -> UIView {
    let view = UIView()
    view.isHidden = isHidden
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
    return view
  }

  /// Lays a stack out in the corner of a root, as large as it asks to be.
  private func lay(
    _ views: [UIView],
    _ axis: NSLayoutConstraint.Axis,
    spacing: CGFloat = 10,
    _ change: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = spacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    change(stack)
    root.addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    return stack
  }

  @Test("one between two others begins in the middle of their space and takes no room")
  func between() {
    let hidden = block(nil, nil, isHidden: true)
    let sized = block(30, 20, isHidden: true)
    let stack = lay([block(40, 20), hidden, sized, block(50, 20)], .horizontal)
    #expect(stack.frame.width == 100)
    #expect(hidden.frame.minX == 45 && hidden.frame.width == 0)
    #expect(sized.frame.minX == 45 && sized.frame.width == 30)
  }

  @Test(
    "one after the last begins where that one ends, one before the first ends where a row begins"
  )
  func ends() {
    let first = block(30, nil, isHidden: true)
    let last = block(30, nil, isHidden: true)
    let row = lay([first, block(40, 20), block(50, 20), last], .horizontal)
    #expect(row.frame.width == 100)
    #expect(first.frame.minX == -30 && last.frame.minX == 100)
  }

  @Test("in a column the first begins with it, and so does the only other one than the one shown")
  func columns() {
    let first = block(nil, 30, isHidden: true)
    let last = block(nil, 30, isHidden: true)
    _ = lay([first, block(20, 40), block(20, 50), last], .vertical)
    #expect(first.frame.minY == 0 && last.frame.minY == 100)
    let other = block(nil, 30, isHidden: true)
    let stack = lay([block(20, 40), other], .vertical)
    #expect(stack.frame.height == 40 && other.frame.minY == 0)
  }

  @Test("beside the only one that a row shows, a width of its own puts it to the end")
  func rows() {
    let sized = block(30, nil, isHidden: true)
    let open = block(nil, nil, isHidden: true)
    _ = lay([block(40, 20), sized, open], .horizontal)
    #expect(sized.frame.minX == 40 && open.frame.minX == 0)
  }

  @Test(
    "across they are aligned as the others are",
    arguments: [(UIStackView.Alignment.center, CGFloat(10)), (.leading, 0), (.trailing, 20)]
  )
  func across(alignment: UIStackView.Alignment, place: CGFloat) {
    let hidden = block(10, 20, isHidden: true)
    let stack = lay([block(40, 40), hidden], .horizontal) { $0.alignment = alignment }
    #expect(stack.frame.height == 40)
    #expect(hidden.frame.minY == place)
  }

  @Test("a stack that shows nothing has no size, and what it hides begins where it does")
  func alone() {
    let hidden = block(28, 28, isHidden: true)
    let stack = lay([hidden, block(nil, nil, isHidden: true)], .horizontal)
    #expect(stack.frame.size == .zero)
    #expect(hidden.frame == CGRect(x: 0, y: 0, width: 28, height: 28))
  }

  @Test("the least wish of a document is stronger than a stack's to be small")
  func weakWishes() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let stack = UIStackView()
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    let height = stack.heightAnchor.constraint(equalTo: root.heightAnchor)
    height.priority = UILayoutPriority(1)
    height.isActive = true
    root.layoutIfNeeded()
    #expect(stack.frame.height == 200)
    #expect(stack.frame.width == 0)
  }
}

import Foundation
import Testing

@testable import HeadlessUIKit

/// Layout passes that solve constraints.
@MainActor
@Suite("Constraints in layout passes")
struct LayoutPassTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func box(in parent: UIView) -> UIView {
    let view = UIView(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  private func text(_ string: String, lines: Int = 1, in parent: UIView) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = string
    label.numberOfLines = lines
    label.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(label)
    return label
  }

  private func pin(_ view: UIView, _ inset: CGFloat = 0) -> [NSLayoutConstraint] {
    guard let parent = view.superview else { return [] }
    let constraints = [
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -inset),
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: inset),
      view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -inset),
    ]
    NSLayoutConstraint.activate(constraints)
    return constraints
  }

  @Test("Views get the frames that their constraints ask for, and follow the root's size")
  func pinned() {
    let view = box(in: root)
    _ = pin(view, 10)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 300, height: 460))
    root.frame.size = CGSize(width: 480, height: 320)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 460, height: 300))
  }

  @Test("A cell places its content view, whatever a constraint between the two says")
  func contentView() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.contentView.translatesAutoresizingMaskIntoConstraints = false
    _ = pin(cell.contentView, 10)
    let view = box(in: cell.contentView)
    _ = pin(view, 5)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.width == 320)
    #expect(!UIKitException.isPending)
  }

  @Test("A constant, a priority and an activation each move what they should")
  func edits() {
    let view = box(in: root)
    let constraints = pin(view)
    root.layoutIfNeeded()
    constraints[0].constant = 25
    root.layoutIfNeeded()
    #expect(view.frame.minX == 25)
    constraints[1].isActive = false
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 25, y: 0, width: 50, height: 480))
    let wide = view.widthAnchor.constraint(equalToConstant: 200)
    wide.priority = .defaultLow
    wide.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    width.priority = UILayoutPriority(100)
    root.layoutIfNeeded()
    #expect(view.frame.width == 200)
  }

  @Test("A label takes the room of its text, and more when the text grows")
  func labels() {
    let label = text("Ada", in: root)
    let neighbour = box(in: root)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      neighbour.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      neighbour.topAnchor.constraint(equalTo: label.topAnchor),
      neighbour.heightAnchor.constraint(equalTo: label.heightAnchor),
      neighbour.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    let narrow = label.frame.width
    #expect(narrow > 0 && abs(narrow - label.intrinsicContentSize.width) < 0.01)
    #expect(abs(neighbour.frame.minX - narrow - 8) < 0.01)
    label.text = "Augusta Ada King"
    root.layoutIfNeeded()
    #expect(label.frame.width > narrow)
    #expect(abs(neighbour.frame.minX - label.frame.maxX - 8) < 0.01)
  }

  @Test(
    "A view that leaves takes its constraints along; one that comes back without any does not move others"
  )
  func removal() {
    let first = box(in: root)
    let second = box(in: root)
    _ = pin(first)
    NSLayoutConstraint.activate([
      second.topAnchor.constraint(equalTo: first.topAnchor, constant: 7),
      second.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      second.widthAnchor.constraint(equalToConstant: 10),
      second.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(second.frame == CGRect(x: 0, y: 7, width: 10, height: 10))
    first.removeFromSuperview()
    root.layoutIfNeeded()
    root.frame.size.width = 100
    root.layoutIfNeeded()
    #expect(second.frame.size == CGSize(width: 10, height: 10))
    #expect(root.constraints.allSatisfy { $0.firstItem !== first })
  }

  @Test("A stack arranges its views, and closes the gap of a hidden one")
  func stacks() {
    let stack = UIStackView(frame: .zero)
    stack.axis = .vertical
    stack.spacing = 5
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    let rows = (0..<3).map { _ in UIView(frame: .zero) }
    for row in rows {
      stack.addArrangedSubview(row)
      row.heightAnchor.constraint(equalToConstant: 20).isActive = true
    }
    root.layoutIfNeeded()
    #expect(rows.map(\.frame.minY) == [0, 25, 50])
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 320, height: 70))
    rows[1].isHidden = true
    root.layoutIfNeeded()
    #expect(rows[2].frame.minY == 25 && stack.frame.height == 45)
    stack.spacing = 1
    root.layoutIfNeeded()
    #expect(rows[2].frame.minY == 21)
  }

  @Test("The fitting size wraps text at the width, and follows it")
  func fitting() {
    let label = text("One two three four five six seven eight nine ten", lines: 0, in: root)
    _ = pin(label, 10)
    let fit = { (width: CGFloat) in
      self.root.systemLayoutSizeFitting(
        CGSize(width: width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
    }
    let wide = fit(800)
    let narrow = fit(120)
    #expect(wide.width == 800 && narrow.width == 120)
    #expect(narrow.height > wide.height && wide.height > 20)
    #expect(
      abs(narrow.height - 20 - label.sizeThatFits(CGSize(width: 100, height: 0)).height) < 0.01
    )
    label.text = "One"
    #expect(abs(fit(120).height - wide.height) < 0.01)
  }

  @Test("A scroll view's content is as large as what is inside asks for")
  func scrolling() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(scroll)
    let content = box(in: scroll)
    _ = pin(content)
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 100, height: 900))
  }

  @Test("What was solved is kept without keeping views")
  func lifetime() {
    weak var gone: UIView?
    do {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      _ = pin(box(in: parent))
      parent.layoutIfNeeded()
      _ = parent.systemLayoutSizeFitting(.zero)
      gone = parent
    }
    #expect(gone == nil)
  }

  @Test("A clean tree solves nothing, another size solves once")
  func counts() {
    _ = pin(box(in: root))
    root.layoutIfNeeded()
    let before = EngineCounters.current.constraintSolves
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(EngineCounters.current.constraintSolves == before)
    root.frame.size.width += 1
    root.layoutIfNeeded()
    #expect(EngineCounters.current.constraintSolves == before + 1)
  }

  @Test("No view gets a negative size unless required constraints demand it")
  func sizes() {
    let view = box(in: root)
    let rest = box(in: root)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
      rest.leadingAnchor.constraint(equalTo: view.trailingAnchor),
      rest.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      rest.topAnchor.constraint(equalTo: root.topAnchor),
      rest.heightAnchor.constraint(equalToConstant: 10),
    ])
    let width = view.widthAnchor.constraint(equalToConstant: 400)
    width.priority = .defaultHigh
    width.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 320 && rest.frame.width == 0)
    root.frame.size.width = 500
    root.layoutIfNeeded()
    #expect(view.frame.width == 400 && rest.frame.width == 100)
  }
}

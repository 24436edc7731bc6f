import Foundation
import HeadlessUIKit

/// View trees of the benches' families.
@MainActor
enum ViewFamily: CaseIterable {
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
    for (node, parent) in RandomTree.parents(count).enumerated().dropFirst() {
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

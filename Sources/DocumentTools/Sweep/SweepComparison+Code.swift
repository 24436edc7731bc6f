import Foundation
import HeadlessUIKit
import InterfaceBuilder

extension SweepComparison {
  /// Whether the app shows another text than the document's.
  ///
  /// So it does where code assigns the text of an outlet or looks for the view by its tag, and where a runtime
  /// attribute names the key of a translation.
  func isTextOfCode(_ node: SweepTree.Node) -> Bool {
    guard node.view is UILabel || node.view is UIButton, let object = node.object,
      let id = object.id
    else { return false }
    if places.translated.contains(id) { return true }
    let outlets = places.outlets[id] ?? []
    if outlets.isEmpty, let tag = object.element.text(.tag).flatMap(Int.init) {
      return facts.codeLooksFor(tag: tag)
    }
    return facts.codeAssigns(.text, of: outlets)
  }

  /// Whether code shows and hides a view, or one around it that does not hold another one.
  func isShownByCode(_ node: SweepTree.Node, apartFrom other: UIView) -> Bool {
    var next: UIView? = node.view
    while let view = next, !other.isDescendant(of: view) {
      let outlets = view.interfaceBuilderID.flatMap { places.outlets[$0] } ?? []
      if facts.codeAssigns(.visibility, of: outlets) { return true }
      next = view.superview
    }
    return false
  }

  /// The part of a node that shows content with any text: a few letters of one whose text code sets.
  func sureContent(_ node: SweepTree.Node) -> CGRect {
    // A ground is there with any text, but how far it reaches with a longer one is not known.
    guard isTextOfCode(node), text != .short || !hasGround(node.view) else { return node.content }
    let line = (node.view as? UILabel)?.font.lineHeight ?? node.content.height
    let size = CGSize(
      width: min(Self.sureLength, node.content.width),
      height: min(line, node.content.height)
    )
    let x =
      switch alignment(node.view) {
      case .left: node.content.minX
      case .center: node.content.midX - size.width / 2
      case .right: node.content.maxX - size.width
      }
    return CGRect(origin: CGPoint(x: x, y: node.content.minY), size: size)
  }

  /// The width in points that any text has.
  private static let sureLength: CGFloat = 20

  private enum Alignment { case left, center, right }

  private func alignment(_ view: UIView) -> Alignment {
    switch view {
    case let label as UILabel:
      label.textAlignment == .center ? .center : label.textAlignment == .right ? .right : .left
    case let button as UIButton:
      switch button.contentHorizontalAlignment {
      case .left, .leading: .left
      case .right, .trailing: .right
      case .center, .fill: .center
      }
    default: .left
    }
  }

  // A button's ground shows where it ends, whatever its title.
  private func hasGround(_ view: UIView) -> Bool {
    guard let button = view as? UIButton else { return false }
    return VisibleContent.shows(button.backgroundColor) || button.currentBackgroundImage != nil
      || button.currentImage != nil
  }
}

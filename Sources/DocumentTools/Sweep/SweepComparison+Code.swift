import Foundation
import HeadlessUIKit
import InterfaceBuilder

extension SweepComparison {
  /// Whether the app shows another text than the document's.
  ///
  /// So it does where code assigns the text of an outlet or looks for the view by its tag, and where a runtime
  /// attribute names the key of a translation. A label whose text is a sample of data shows other data.
  func isTextOfCode(_ node: SweepTree.Node) -> Bool {
    guard node.view is UILabel || node.view is UIButton, let object = node.object,
      let id = object.id
    else { return false }
    if places.translated.contains(id) { return true }
    if let sample = (own.tree.node(id)?.view as? UILabel)?.text, SampleText.isSample(sample) {
      return true
    }
    let outlets = places.outlets[id] ?? []
    if outlets.isEmpty, let tag = object.element.text(.tag).flatMap(Int.init) {
      return facts.codeLooksFor(tag: tag)
    }
    return facts.codeAssigns(.text, of: outlets)
  }

  /// Whether the size of a label's or button's text is not known: its font has pictures for letters, or code sets
  /// it by an outlet or in its class.
  func isFontOfCode(_ node: SweepTree.Node) -> Bool {
    guard let font = (node.view as? UILabel)?.font ?? (node.view as? UIButton)?.titleFont,
      let object = node.object
    else { return false }
    if SweepText.isOfIcons(font) { return true }
    if let name = object.customClass, facts.codeSetsFont(ofClass: name) { return true }
    return facts.codeAssigns(.font, of: object.id.flatMap { places.outlets[$0] } ?? [])
  }

  /// Whether a loss is too small to be sure where texts are only made longer: a translation is some letters shorter.
  func isOfLongTexts(_ points: CGFloat) -> Bool { text == .long && points <= Self.letterLength }

  /// The width in points of a wide letter with its space, with the largest of usual texts.
  private static let letterLength: CGFloat = 10

  /// The least part of its measured size that a text has in a font that is not known: 17 points may become 10.
  static let leastFontScale: CGFloat = 0.6

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

  /// The part of a node that shows content with any text and font: a few letters of one whose text code sets.
  func sureContent(_ node: SweepTree.Node) -> CGRect {
    // A ground is there with any text, but how far it reaches with a longer one is not known.
    guard text != .short || !hasGround(node.view), let size = leastSize(node) else {
      return node.content
    }
    let x =
      switch alignment(node.view) {
      case .left: node.content.minX
      case .center: node.content.midX - size.width / 2
      case .right: node.content.maxX - size.width
      }
    return CGRect(origin: CGPoint(x: x, y: node.content.minY), size: size)
  }

  /// The size of a node's content with any text or font that code may set; nil where the document decides.
  private func leastSize(_ node: SweepTree.Node) -> CGSize? {
    let whole = node.content.size
    if isTextOfCode(node) {
      let line = (node.view as? UILabel)?.font.lineHeight ?? whole.height
      return CGSize(width: min(Self.sureLength, whole.width), height: min(line, whole.height))
    }
    guard isFontOfCode(node) else { return nil }
    let scale = Self.leastFontScale
    return CGSize(width: whole.width * scale, height: whole.height * scale)
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

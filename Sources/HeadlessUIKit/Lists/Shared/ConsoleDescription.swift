import Foundation

/// Views and lists as UIKit's messages print them.
@MainActor
enum ConsoleDescription {
  /// `<Class: 0x…>`.
  static func object(_ object: AnyObject) -> String { "<\(name(object))>" }

  /// A view, such as `<UIView: 0x…; frame = (0 0; 320 44); layer = <CALayer: 0x…>>`.
  static func view(_ view: UIView, base: String? = nil) -> String {
    "<\(parts(of: view, base: base).joined(separator: "; "))>"
  }

  /// A table, with its content and, from iOS 13 on, its data source.
  static func table(_ table: UITableView) -> String {
    var parts = scrollParts(of: table, base: "UITableView")
    if UIKitProfile.current >= .ios15, let source = table.dataSource {
      parts.append("dataSource: \(sourceText(source))")
    }
    return "<\(parts.joined(separator: "; "))>"
  }

  /// A collection view, with its layout behind it before iOS 13 and inside from then on.
  static func collection(_ view: UICollectionView) -> String {
    var parts = scrollParts(of: view, base: "UICollectionView")
    let layout = object(view.collectionViewLayout)
    guard UIKitProfile.current >= .ios15 else {
      return "<\(parts.joined(separator: "; "))> collection view layout: \(layout)"
    }
    parts.append("layout: \(layout)")
    if let source = view.dataSource { parts.append("dataSource: \(sourceText(source))") }
    return "<\(parts.joined(separator: "; "))>"
  }

  /// A layout's attributes, which end with a semicolon and a space, as UIKit writes them.
  static func attributes(_ attributes: UICollectionViewLayoutAttributes) -> String {
    var text = "\(object(attributes)) index path: (\(attributes.indexPath.consoleDescription)); "
    if let kind = attributes.representedElementKind { text += "element kind: (\(kind)); " }
    text += "frame = \(attributes.frame.treeDescription); "
    if !attributes.isFlat { text += "non-affine transform; " }
    if attributes.zIndex != 0 { text += "zIndex = \(attributes.zIndex); " }
    return text
  }

  /// A data source; one that is a view has a view's description.
  static func sourceText(_ source: AnyObject) -> String {
    (source as? UIView).map { view($0) } ?? object(source)
  }

  private static func name(_ object: AnyObject) -> String {
    let name = (object as? NSObject).map(NibNames.className) ?? NibNames.name(of: type(of: object))
    return "\(name): \(ConsoleAddress.text(of: object))"
  }

  private static func parts(of view: UIView, base: String? = nil) -> [String] {
    var parts = [name(view)]
    if let base, NibNames.className(of: view) != base { parts.append("baseClass = \(base)") }
    parts.append("frame = \(view.frame.treeDescription)")
    // UIKit's scroll views clip unless told otherwise; nothing here depends on it.
    if view.clipsToBounds || view is UIScrollView { parts.append("clipsToBounds = YES") }
    if view.isHidden { parts.append("hidden = YES") }
    if let mask = maskText(view.autoresizingMask) { parts.append("autoresize = \(mask)") }
    if view is UIScrollView {
      let array = ConsoleAddress.text(of: view, .gestureRecognizers)
      parts.append("gestureRecognizers = <NSArray: \(array)>")
    }
    parts.append("layer = <CALayer: \(ConsoleAddress.text(of: view, .layer))>")
    return parts
  }

  private static func scrollParts(of view: UIScrollView, base: String) -> [String] {
    let (offset, size, inset) = (view.contentOffset, view.contentSize, view.adjustedContentInset)
    var parts = parts(of: view, base: base)
    parts.append("contentOffset: \(list([offset.x, offset.y]))")
    parts.append("contentSize: \(list([size.width, size.height]))")
    if UIKitProfile.current >= .ios11 {
      let insets = [inset.top, inset.left, inset.bottom, inset.right]
      parts.append("adjustedContentInset: \(list(insets))")
    }
    return parts
  }

  private static func list(_ numbers: [CGFloat]) -> String {
    "{\(numbers.map { number(Double($0)) }.joined(separator: ", "))}"
  }

  /// A number with all its digits, and without a fraction of zero.
  private static func number(_ value: Double) -> String {
    let text = value == 0 ? "0" : "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func maskText(_ mask: UIView.AutoresizingMask) -> String? {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    let found = names.filter { mask.contains($0.0) }.map(\.1)
    return found.isEmpty ? nil : found.joined(separator: "+")
  }
}

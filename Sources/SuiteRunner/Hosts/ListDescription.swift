import HeadlessUIKit
import XMLSupport

/// What a list is set to, in Interface Builder's words, for assertions.
@MainActor
enum ListDescription {
  private nonisolated static let flowLayoutElement = "collectionViewFlowLayout"
  private nonisolated static let layoutElement = "collectionViewLayout"
  /// The elements that stand for layouts.
  nonisolated static let layoutElements: Set<String> = [flowLayoutElement, layoutElement]

  /// Writes a table's attributes.
  static func write(_ table: UITableView, to builder: XMLTree.Builder) {
    let style =
      switch table.style {
      case .plain: "plain"
      case .grouped: "grouped"
      case .insetGrouped: "insetGrouped"
      }
    builder.attribute("style", style)
    let separator =
      switch table.separatorStyle {
      case .none: "none"
      case .singleLine: "singleLine"
      case .singleLineEtched: "singleLineEtched"
      }
    builder.attribute("separatorStyle", separator)
    let heights: [(String, CGFloat)] = [
      ("rowHeight", table.rowHeight), ("estimatedRowHeight", table.estimatedRowHeight),
      ("sectionHeaderHeight", table.sectionHeaderHeight),
      ("sectionFooterHeight", table.sectionFooterHeight),
      ("estimatedSectionHeaderHeight", table.estimatedSectionHeaderHeight),
      ("estimatedSectionFooterHeight", table.estimatedSectionFooterHeight),
    ]
    for (name, value) in heights { builder.attribute(name, NumberText.of(value)) }
    writeContent(of: table, to: builder)
    if !table.misuses.isEmpty {
      builder.attribute("misuses", table.misuses.map(\.rawValue).joined(separator: " "))
    }
    if let mode = table.dataMode { builder.attribute("dataMode", mode.rawValue) }
  }

  private static func writeContent(of view: UIScrollView, to builder: XMLTree.Builder) {
    let content: [(String, CGFloat)] = [
      ("contentWidth", view.contentSize.width), ("contentHeight", view.contentSize.height),
      ("contentOffsetX", view.contentOffset.x), ("contentOffsetY", view.contentOffset.y),
    ]
    for (name, value) in content { builder.attribute(name, NumberText.of(value)) }
  }

  /// Writes a collection's content, and its flow layout as an element of its own.
  static func write(_ collection: UICollectionView, to builder: XMLTree.Builder) {
    writeContent(of: collection, to: builder)
    let visible = collection.indexPathsForVisibleItems.map { path in
      path.map(String.init).joined(separator: ".")
    }
    builder.attribute("visibleItems", visible.joined(separator: " "))
    guard let layout = collection.collectionViewLayout as? UICollectionViewFlowLayout else {
      builder.begin(layoutElement)
      builder.attribute("customClass", "\(type(of: collection.collectionViewLayout))")
      return builder.end()
    }
    builder.begin(flowLayoutElement)
    let isVertical = layout.scrollDirection == .vertical
    builder.attribute("scrollDirection", isVertical ? "vertical" : "horizontal")
    builder.attribute("minimumLineSpacing", NumberText.of(layout.minimumLineSpacing))
    builder.attribute("minimumInteritemSpacing", NumberText.of(layout.minimumInteritemSpacing))
    let sizes: [(String, CGSize)] = [
      ("itemSize", layout.itemSize), ("estimatedItemSize", layout.estimatedItemSize),
      ("headerReferenceSize", layout.headerReferenceSize),
      ("footerReferenceSize", layout.footerReferenceSize),
    ]
    for (key, size) in sizes {
      builder.begin("size")
      builder.attribute("key", key)
      builder.attribute("width", NumberText.of(size.width))
      builder.attribute("height", NumberText.of(size.height))
      builder.end()
    }
    let inset = layout.sectionInset
    builder.begin("inset")
    builder.attribute("key", "sectionInset")
    builder.attribute("minX", NumberText.of(inset.left))
    builder.attribute("minY", NumberText.of(inset.top))
    builder.attribute("maxX", NumberText.of(inset.right))
    builder.attribute("maxY", NumberText.of(inset.bottom))
    builder.end()
    builder.end()
  }
}

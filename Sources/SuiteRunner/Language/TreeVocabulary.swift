/// The elements of the document that assertions read, each with its attributes and children.
///
/// Elements are numbered, so that a set of them is one word; a test holds the names equal to what the engine writes.
enum TreeVocabulary {
  /// A set of elements, one bit each.
  typealias Elements = UInt64

  /// The attributes that every view has or can have.
  static let viewAttributes = [
    "id", "customClass", "key", "x", "y", "width", "height", "windowX", "windowY", "text", "tag",
    "alpha", "hidden", "zPosition", "accessibilityIdentifier", "as",
  ]

  /// The attributes that only some views have.
  static let ownAttributes: [String: [String]] = [
    "label": ["textAlignment"],
    "tableViewCell": ["reuseIdentifier", "selected", "highlighted", "editing", "accessoryType"],
    "tableViewHeaderFooterView": ["reuseIdentifier"],
    "collectionViewCell": ["kind", "reuseIdentifier", "selected", "highlighted"],
    "collectionReusableView": ["kind", "reuseIdentifier"],
    "tableView": contentAttributes + [
      "style", "separatorStyle", "rowHeight", "estimatedRowHeight", "sectionHeaderHeight",
      "sectionFooterHeight", "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight",
      "misuses", "dataMode",
    ],
    "collectionView": contentAttributes + ["visibleItems"],
    "searchBar": ["placeholder"], "textField": ["placeholder"],
    "activityIndicatorView": ["animating"], "slider": ["value"], "stepper": ["value"],
    "segmentedControl": ["selectedSegmentIndex"], "switch": ["on"], "progressView": ["progress"],
    "pageControl": ["numberOfPages", "currentPage"],
  ]

  private static let contentAttributes = [
    "contentWidth", "contentHeight", "contentOffsetX", "contentOffsetY",
  ]

  /// The attributes of lists' views that only laid-out lists give.
  private static let positioned = [
    "tableViewCell", "tableViewHeaderFooterView", "collectionViewCell", "collectionReusableView",
  ]

  /// The elements of views, beside the window.
  static let views = [
    "view", "label", "button", "imageView", "textField", "textView", "stackView", "scrollView",
    "tableView", "tableViewCell", "tableViewCellContentView", "tableViewHeaderFooterView",
    "collectionView", "collectionViewCell", "collectionViewCellContentView",
    "collectionReusableView", "switch", "slider", "stepper", "segmentedControl", "progressView",
    "pageControl", "activityIndicatorView", "pickerView", "datePicker", "refreshControl",
    "searchBar", "navigationBar", "tabBar", "toolbar", "visualEffectView", "webView", "wkWebView",
    "mapView", "glkView", "skView", "mtkView", "sceneKitView", "arscnView",
  ]

  /// Elements that are no views, with their attributes and children.
  private static let others: [(name: String, attributes: [String], children: [String])] = [
    ("tree", [], ["window", "registry", "instantiated"]),
    ("registry", ["view"], ["pool"]),
    (
      "pool", ["kind", "reuseIdentifier", "created", "reused", "pooled", "highWater", "purged"], []
    ),
    ("instantiated", ["as", "count"], ["object"]),
    ("object", ["class", "element", "id"], ["outlet", "attribute"]),
    ("outlet", ["property", "destination", "class"], []),
    ("attribute", ["keyPath", "value"], []),
    (
      "collectionViewFlowLayout",
      ["scrollDirection", "minimumLineSpacing", "minimumInteritemSpacing"], ["size", "inset"]
    ),
    ("collectionViewLayout", ["customClass"], []),
    ("size", ["key", "width", "height"], []),
    ("inset", ["key", "minX", "minY", "maxX", "maxY"], []),
  ]

  /// All elements; the position of a name is its bit, and the bit after the last is the document.
  static let names = others.map(\.name) + ["window"] + views
  static let document: Elements = 1 << Elements(names.count)
  static let all: Elements = document - 1

  private static let positions = Dictionary(
    uniqueKeysWithValues: names.enumerated().map { ($0.element, $0.offset) }
  )

  /// The set of one element; nil for a name that the tree does not have.
  static func element(_ name: String) -> Elements? { positions[name].map { 1 << Elements($0) } }

  private static func set(_ names: [String]) -> Elements {
    names.reduce(0) { $0 | (element($1) ?? 0) }
  }

  private static let childSets: [Elements] = {
    let ofView = set(views) | set(["outlet", "attribute"])
    return names.map { name in
      if let other = others.first(where: { $0.name == name }) { return set(other.children) }
      let layouts = set(["collectionViewFlowLayout", "collectionViewLayout"])
      return name == "collectionView" ? ofView | layouts : ofView
    } + [set(["tree"])]
  }()

  private static let attributeNames: [[String]] = names.map { name in
    if let other = others.first(where: { $0.name == name }) { return other.attributes }
    let place = positioned.contains(name) ? ["section", "item"] : []
    return viewAttributes + place + (ownAttributes[name] ?? [])
  }

  private static let owners: [String: Elements] = {
    var owners: [String: Elements] = [:]
    for (index, names) in attributeNames.enumerated() {
      for name in names { owners[name, default: 0] |= 1 << Elements(index) }
    }
    return owners
  }()
}

// MARK: - Sets

extension TreeVocabulary {
  /// What may stand directly in some elements.
  static func children(of set: Elements) -> Elements {
    childSets.indices.reduce(0) { set & (1 << Elements($1)) == 0 ? $0 : $0 | childSets[$1] }
  }

  /// What some elements may stand directly in.
  static func parents(of set: Elements) -> Elements {
    childSets.indices.reduce(0) { childSets[$1] & set == 0 ? $0 : $0 | 1 << Elements($1) }
  }

  /// What is reached by taking steps again and again.
  static func closure(of set: Elements, _ step: (Elements) -> Elements) -> Elements {
    var (found, last): (Elements, Elements) = (step(set), 0)
    while found != last { (found, last) = (found | step(found), found) }
    return found
  }

  /// The elements that can have an attribute.
  static func owners(of attribute: String) -> Elements { owners[attribute] ?? 0 }

  /// The names of some elements.
  static func names(of set: Elements) -> [String] {
    names.indices.filter { set & (1 << Elements($0)) != 0 }.map { names[$0] }
  }

  /// The attributes that some elements can have, each once.
  static func attributes(of set: Elements) -> [String] {
    var found: [String] = []
    for index in names.indices where set & (1 << Elements(index)) != 0 {
      for name in attributeNames[index] where !found.contains(name) { found.append(name) }
    }
    return found
  }
}

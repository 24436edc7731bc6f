import TestModel

/// What became of a document's views, one row for those that did the same.
struct PictureRows {
  /// Views of one root to which the same happened.
  struct Row: Equatable {
    /// The word for what happened.
    var word: String
    /// The first view, and how many others.
    var views: String
    /// What happened to it, with numbers.
    var what: String
    /// At which sizes, in words; empty for the document's own.
    var sizes: String
    var line: Int?
  }

  private(set) var rows: [Row] = []
  /// How many views without anything to see changed.
  private(set) var plainCount = 0

  init(_ pictures: DocumentPictures) {
    var order: [String] = []
    var groups: [String: [ViewChange]] = [:]
    for change in pictures.seen {
      let key = [change.kind.rawValue, change.root, Self.same(change), "\(change.sizes)"]
        .joined(separator: "\n")
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(change)
    }
    rows = order.compactMap { groups[$0].map(Self.row) }
    plainCount = pictures.changes.count - pictures.seen.count
  }

  /// What views have in common that share a row.
  private static func same(_ change: ViewChange) -> String {
    switch change.kind {
    case .moved: what(change)
    // Each lost text is a mistake of its own, and so is each size.
    case .lost, .resized: change.id
    case .came, .went: ""
    case .redrawn: change.appearance?.rawValue ?? ""
    }
  }

  private static func row(_ changes: [ViewChange]) -> Row {
    let first = changes[0]
    var views = first.name
    let count = first.followers
    if count > 0 { views += " and \(Figures.plural(count, "view")) in it" }
    let others = changes.count - 1
    if others > 0 {
      let second = others == 1 ? changes[1].name : Figures.plural(others, "other view")
      views += count > 0 ? ", and \(second)" : " and \(second)"
    }
    return Row(
      word: first.kind == .lost ? "lost text" : first.kind.rawValue,
      views: views,
      what: what(first),
      sizes: sizes(first.sizes),
      line: first.line
    )
  }

  /// What happened to a view: `12 down, 4 left`.
  static func what(_ change: ViewChange) -> String {
    switch (change.kind, change.old, change.new) {
    case (.lost, _, _): return "\(number(change.points)) points of it are cut off"
    case (.moved, let old?, let new?): return distance(old, new)
    case (.resized, let old?, let new?):
      let size =
        "\(number(old.width)) × \(number(old.height)) → "
        + "\(number(new.width)) × \(number(new.height))"
      let way = distance(old, new)
      return way.isEmpty ? size : size + ", " + way
    case (.redrawn, _, let new?):
      return place(new) + (change.appearance.map { ", in \($0.rawValue) appearance" } ?? "")
    case (_, let old?, nil): return "was " + place(old)
    case (_, _, let new?): return place(new)
    default: return ""
    }
  }

  private static func distance(_ old: TreeFrame, _ new: TreeFrame) -> String {
    let (x, y) = (new.x - old.x, new.y - old.y)
    var parts: [String] = []
    if abs(y) >= 0.5 { parts.append("\(number(abs(y))) \(y > 0 ? "down" : "up")") }
    if abs(x) >= 0.5 { parts.append("\(number(abs(x))) \(x > 0 ? "right" : "left")") }
    return parts.joined(separator: ", ")
  }

  private static func place(_ frame: TreeFrame) -> String {
    "at (\(number(frame.x)), \(number(frame.y))), \(number(frame.width)) × \(number(frame.height))"
  }

  private static func number(_ value: Double) -> String {
    Figures.plain((value * 10).rounded() / 10)
  }

  private static func sizes(_ sizes: [String]) -> String {
    let others = sizes.filter { $0 != "own" }
    guard !others.isEmpty else { return "" }
    let list = others.joined(separator: ", ")
    return others.count < sizes.count ? "also at \(list)" : "at \(list)"
  }
}

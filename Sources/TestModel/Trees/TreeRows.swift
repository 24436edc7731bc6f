/// Collects the different rows of many trees that are much alike.
public struct TreeRows: Sendable {
  /// The rows, in the order of first use.
  public private(set) var rows: [String] = []
  private var positions: [String: Int] = [:]
  private var byteCount = 0
  private let byteCountMax: Int

  /// Creates a table that takes rows up to a number of bytes.
  public init(byteCountMax: Int) {
    self.byteCountMax = byteCountMax
  }

  /// Adds a tree, and answers its rows as ranges; nil when they do not fit.
  ///
  /// - Complexity: O(views).
  public mutating func add(_ tree: TreePicture) -> String? {
    let texts = tree.nodes.map(\.row)
    let new = Set(texts).filter { positions[$0] == nil }
    let newByteCount = new.reduce(0) { $0 + $1.utf8.count }
    guard byteCount + newByteCount <= byteCountMax else { return nil }
    byteCount += newByteCount
    return Self.ranges(of: texts.map { position(of: $0) })
  }

  private mutating func position(of row: String) -> Int {
    if let position = positions[row] { return position }
    positions[row] = rows.count
    rows.append(row)
    return rows.count - 1
  }

  private static func ranges(of positions: [Int]) -> String {
    var ranges: [(first: Int, last: Int)] = []
    for position in positions {
      if let last = ranges.last?.last, position == last + 1 {
        ranges[ranges.count - 1].last = position
      } else {
        ranges.append((position, position))
      }
    }
    return ranges.map { $0.first == $0.last ? "\($0.first)" : "\($0.first)-\($0.last)" }
      .joined(separator: " ")
  }
}

extension TreeNode {
  /// Its depth and its start tag.
  var row: String { "\(depth)\(description)" }

  /// Reads back what ``row`` wrote; nil for anything else.
  init?(row: String) {
    guard let start = row.firstIndex(of: "<"), let depth = Int(row[..<start]), depth >= 0,
      depth <= 100_000, row.hasSuffix(">")
    else { return nil }
    var rest = row[row.index(after: start)...].dropLast()
    let name = rest.prefix { $0 != " " }
    rest = rest.dropFirst(name.count)
    var attributes: [TreeAttribute] = []
    while let equals = rest.firstRange(of: "=\"") {
      let name = rest[..<equals.lowerBound].drop { $0 == " " }
      let value = rest[equals.upperBound...].prefix { $0 != "\"" }
      attributes.append(TreeAttribute(String(name), Self.unescaped(value)))
      rest = rest[value.endIndex...].dropFirst()
    }
    self.init(element: String(name), depth: depth, attributes: attributes)
  }

  private static func unescaped(_ value: Substring) -> String {
    guard value.contains("&") else { return String(value) }
    return String(value).replacing("&#10;", with: "\n").replacing("&#9;", with: "\t")
      .replacing("&quot;", with: "\"").replacing("&lt;", with: "<").replacing("&amp;", with: "&")
  }
}

extension TreePicture {
  /// The tree without places in the window, all of which change when anything is scrolled.
  public var withoutWindowPlaces: TreePicture {
    var tree = self
    for index in tree.nodes.indices {
      tree.nodes[index].attributes.removeAll { $0.name == "windowX" || $0.name == "windowY" }
    }
    return tree
  }
}

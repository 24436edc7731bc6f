/// What a change did to one view of a document, at one size or at several.
public struct ViewChange: Codable, Hashable, Sendable {
  /// What happened to the view; the worst comes first.
  public enum Kind: String, Codable, CaseIterable, Sendable {
    /// Its text is truncated, and was not.
    case lost
    /// It is no longer visible.
    case went
    /// It is visible, and was not.
    case came
    /// It has another size, and perhaps lies elsewhere.
    case resized
    /// It lies elsewhere.
    case moved
    /// It has its place and size, and looks otherwise: another text, colour, font, image or state.
    case redrawn
  }

  /// An appearance of the system.
  public enum Appearance: String, Codable, Sendable {
    case dark
  }

  /// What happened to it.
  public var kind: Kind
  /// The only appearance in which it is drawn otherwise; nil for both, and for what happens in either.
  public var appearance: Appearance?
  /// Its Interface Builder id.
  public var id: String
  /// The view in a sentence.
  public var name: String
  /// Its line in the newer document, or in the older one where it went; nil where that is not known.
  public var line: Int?
  /// The screen, cell or view that it is in.
  public var root: String
  /// The sizes at which that happened: `own`, widths in points, and devices.
  public var sizes: [String]
  /// Its frame in the root at the first of them, before; nil where it was not visible.
  public var old: TreeFrame?
  /// Its frame in the root at the first of them, after; nil where it is not visible.
  public var new: TreeFrame?
  /// The most points that it moved, grew, or lost, at any of them.
  public var points: Double
  /// How many views inside of it did the same.
  public var followers = 0
  /// Whether neither it nor a view that follows it shows anything of its own.
  public var isPlain = false

  /// Creates a change at one size.
  public init(
    _ kind: Kind,
    id: String,
    name: String,
    line: Int?,
    root: String,
    size: String,
    old: TreeFrame?,
    new: TreeFrame?,
    points: Double
  ) {
    self.kind = kind
    self.id = id
    self.name = name
    self.line = line
    self.root = root
    sizes = [size]
    self.old = old
    self.new = new
    self.points = points
  }
}

extension ViewChange {
  /// How many changes of each kind there are: `1 lost its text, 3 moved`.
  public static func counted(_ changes: [ViewChange]) -> String {
    Kind.allCases.compactMap { kind -> String? in
      let count = changes.count { $0.kind == kind }
      guard count > 0 else { return nil }
      let one = kind == .lost ? "lost its text" : kind.rawValue
      return "\(count) " + (kind == .lost && count > 1 ? "lost their texts" : one)
    }.joined(separator: ", ")
  }
}

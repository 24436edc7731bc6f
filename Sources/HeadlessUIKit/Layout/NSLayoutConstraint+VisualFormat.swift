import Foundation

extension NSLayoutConstraint {
  /// How the views of a visual format are aligned, in which direction they follow one another, and what spaces lie between.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Left edges are equal.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Right edges are equal.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Top edges are equal.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Bottom edges are equal.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Leading edges are equal.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Trailing edges are equal.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Horizontal middles are equal.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Vertical middles are equal.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The last lines of text are.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The first lines of text are.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// All bits of alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// As the language reads; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From the left to the right, whatever the language.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From the right to the left, whatever the language.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All bits of directions.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// Spaces lie between edges; the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Spaces of a column lie between the last line of text and the next first one.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All bits of spacings.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }

  /// Makes the inactive constraints that a visual format string asks for, such as `H:|-[name(>=80@750)]-8-[price]-|`.
  ///
  /// Raises an `NSInvalidArgumentException` that points into the format where it is wrong, and answers nothing then;
  /// ``constraints(parsingVisualFormat:options:metrics:views:)`` throws a typed error instead.
  /// - Parameters:
  ///   - format: The string, by the grammar of Apple's "Visual Format Language".
  ///   - opts: Alignment across the layout, direction, and what spaces lie between.
  ///   - metrics: Numbers by the names that the format uses for them.
  ///   - views: Views and guides by the names that the format uses for them.
  /// - Returns: The constraints, in the order of the format, then those of alignment.
  public class func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      return try constraints(
        parsingVisualFormat: format,
        options: opts,
        metrics: metrics ?? [:],
        views: views
      )
    } catch {
      UIKitException.raise(.invalidArgument, error.description)
      return []
    }
  }

  /// Makes the inactive constraints that a visual format string asks for; an addition of this engine.
  ///
  /// - Throws: A ``VisualFormatError`` with the place of the mistake.
  /// - Complexity: O(characters + constraints)
  public class func constraints(
    parsingVisualFormat format: String,
    options: FormatOptions = [],
    metrics: [String: Any] = [:],
    views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let read = try VisualFormat(format)
    return try VisualFormatMaker(
      text: format,
      format: read,
      options: options,
      metrics: metrics,
      views: views
    ).constraints()
  }
}

extension UIView {
  /// The Boolean properties and small enumerations of a view, in one word.
  struct Flags: OptionSet {
    var rawValue: UInt64

    static let needsLayout = Flags(rawValue: 1 << 0)
    /// A descendant needs layout; without the bit, a pass skips the subtree.
    static let subtreeNeedsLayout = Flags(rawValue: 1 << 1)
    static let hidden = Flags(rawValue: 1 << 2)
    static let clips = Flags(rawValue: 1 << 3)
    static let notOpaque = Flags(rawValue: 1 << 4)
    static let ignoresInteraction = Flags(rawValue: 1 << 5)
    static let multipleTouch = Flags(rawValue: 1 << 6)
    static let exclusiveTouch = Flags(rawValue: 1 << 7)
    static let keepsSubviewSizes = Flags(rawValue: 1 << 8)
    static let usesConstraints = Flags(rawValue: 1 << 9)
    static let hasTransform = Flags(rawValue: 1 << 10)
    static let isWindow = Flags(rawValue: 1 << 11)
    static let needsUpdateConstraints = Flags(rawValue: 1 << 12)
    static let arrangesSubviews = Flags(rawValue: 1 << 13)
    /// A control made the view for itself; it is not written to the view tree.
    static let internalPart = Flags(rawValue: 1 << 14)
    static let preservesMargins = Flags(rawValue: 1 << 15)
    /// A constraint names the view, which must leave that constraint when it leaves the tree.
    static let isConstrained = Flags(rawValue: 1 << 16)
    static let isContentView = Flags(rawValue: 1 << 17)
    static let subtreeIsConstrained = Flags(rawValue: 1 << 18)
    /// The view was in a window when last told; without the bit, no window is searched for.
    static let mayBeInWindow = Flags(rawValue: 1 << 19)
    // Bits 20 to 29 are the content mode and the autoresizing mask.
    /// The view keeps the solved constraints of its subtree.
    static let hostsLayout = Flags(rawValue: 1 << 30)
    /// The view is a list: it places its subviews itself, whatever constraints say.
    static let placesSubviews = Flags(rawValue: 1 << 31)
    /// The view has a ``LifeMark``.
    static let hasLifeMark = Flags(rawValue: 1 << 32)

    static let initial: Flags = [.needsLayout]

    mutating func set(_ flag: Flags, _ on: Bool) {
      if on { insert(flag) } else { remove(flag) }
    }

    /// The content mode, 0 to 12, in bits 20 to 23.
    var contentModeBits: UInt64 {
      get { (rawValue >> 20) & 0xF }
      set { rawValue = (rawValue & ~(0xF << 20)) | ((newValue & 0xF) << 20) }
    }

    /// The autoresizing mask, 6 bits, in bits 24 to 29.
    var autoresizingBits: UInt64 {
      get { (rawValue >> 24) & 0x3F }
      set { rawValue = (rawValue & ~(0x3F << 24)) | ((newValue & 0x3F) << 24) }
    }
  }

  /// How content fills the bounds of a view.
  public enum ContentMode: Int, Sendable, CaseIterable {
    /// Fills the bounds, changing the aspect ratio.
    case scaleToFill = 0
    /// Fits inside the bounds, keeping the aspect ratio.
    case scaleAspectFit
    /// Covers the bounds, keeping the aspect ratio.
    case scaleAspectFill
    /// Redraws when the bounds change.
    case redraw
    /// Centred, unscaled.
    case center
    /// At the top edge, unscaled.
    case top
    /// At the bottom edge, unscaled.
    case bottom
    /// At the left edge, unscaled.
    case left
    /// At the right edge, unscaled.
    case right
    /// In the upper left corner, unscaled.
    case topLeft
    /// In the upper right corner, unscaled.
    case topRight
    /// In the lower left corner, unscaled.
    case bottomLeft
    /// In the lower right corner, unscaled.
    case bottomRight
  }

  /// Which margins and sizes change when the superview's size changes.
  public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt
    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left margin is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The right margin is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The top margin is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The bottom margin is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Whether the view's content follows the language's direction.
  public enum SemanticContentAttribute: Int, Sendable {
    /// Follows the language's direction.
    case unspecified = 0
    /// Never flipped: playback controls.
    case playback
    /// Never flipped: spatial controls.
    case spatial
    /// Left to right in every language.
    case forceLeftToRight
    /// Right to left in every language.
    case forceRightToLeft
  }

  /// How the tint colour of a view is shown.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As in the superview.
    case automatic = 0
    /// In its full colour.
    case normal
    /// Greyed.
    case dimmed
  }
}

/// The size that a text needs, compared with that of its view, on one axis.
@preconcurrency @MainActor
public struct TextFit {
  /// The length that the text needs, in points.
  public let wanted: CGFloat
  /// The length that the view has, in points.
  public let given: CGFloat
  /// Whether the lengths are heights of lines; otherwise widths.
  public let isHeight: Bool
  /// The possible error of measuring as a share: 2 %, or 15 % for fonts with the metrics of a stand-in.
  private let doubt: CGFloat

  /// Whether the text is truncated, as measured: by more than a point.
  public var isCut: Bool { wanted > given + 1 }

  /// Whether the text is truncated even if measuring is wrong by its possible error.
  public var isCutForSure: Bool { wanted > given + max(isHeight ? 4 : 2, wanted * doubt) }

  /// Compares a label's text with a size, by default the label's.
  ///
  /// Nil without a text, or if the text shrinks without a known limit.
  public init?(_ label: UILabel, size: CGSize? = nil) {
    guard let text = label.text, !text.isEmpty else { return nil }
    // Several lines shrink together, by a rule that is not known.
    let shrinks = label.adjustsFontSizeToFitWidth
    guard !shrinks || (label.numberOfLines == 1 && label.minimumScaleFactor > 0) else { return nil }
    let size = size ?? label.frame.size
    doubt = Self.doubt(label.font)
    guard label.numberOfLines != 1 else {
      let endless = CGRect(x: 0, y: 0, width: 1e6, height: 1e6)
      let natural = label.textRect(forBounds: endless, limitedToNumberOfLines: 1).width
      wanted = shrinks ? natural * min(label.minimumScaleFactor, 1) : natural
      given = size.width
      isHeight = false
      return
    }
    let narrow = CGRect(x: 0, y: 0, width: size.width + 1, height: 1e6)
    wanted = label.textRect(forBounds: narrow, limitedToNumberOfLines: 0).height
    // Lines are as high as the text's own paragraph style makes them.
    let most = label.textRect(forBounds: narrow, limitedToNumberOfLines: label.numberOfLines).height
    given = label.numberOfLines > 1 ? min(size.height, most + 1) : size.height
    isHeight = true
  }

  /// Compares a button's title with a width, by default the button's.
  ///
  /// Nil without a title, and with an image or a configuration.
  public init?(_ button: UIButton, width: CGFloat? = nil) {
    guard let title = button.currentTitle, !title.isEmpty, button.currentImage == nil,
      button.configuration == nil
    else { return nil }
    let label = UILabel(frame: .zero)
    label.font = button.titleFont
    // Spaces at the end are cut off without a trace.
    let end = title.lastIndex { !$0.isWhitespace } ?? title.startIndex
    label.text = String(title[...end])
    let (insets, edges) = (button.contentEdgeInsets, button.titleEdgeInsets)
    let taken = insets.left + insets.right + edges.left + edges.right
    wanted = label.intrinsicContentSize.width
    given = (width ?? button.frame.width) - taken
    isHeight = false
    doubt = Self.doubt(button.titleFont)
  }

  private static func doubt(_ font: UIFont) -> CGFloat {
    font.isSystemFont || font.face?.isStandIn == false ? 0.02 : 0.15
  }
}

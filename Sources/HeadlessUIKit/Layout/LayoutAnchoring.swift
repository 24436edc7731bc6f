/// An object with the anchors of a rectangle: a view or a layout guide.
@preconcurrency @MainActor
public protocol LayoutAnchoring: AnyObject {}

extension LayoutAnchoring {
  /// The edge where reading starts.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge, whatever the language's direction.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge, whatever the language's direction.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top edge; y grows downwards.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge; y grows downwards.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width in points, never measured from margins.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height in points, never measured from margins.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The middle between the left and right edges.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle between the top and bottom edges.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

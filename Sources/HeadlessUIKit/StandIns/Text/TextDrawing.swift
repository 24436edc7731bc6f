import Foundation

/// Measures a text as a label would.
@preconcurrency @MainActor
private func measured(_ text: NSAttributedString, _ size: CGSize) -> CGRect {
  let label = UILabel(frame: .zero)
  label.numberOfLines = 0
  label.attributedText = text
  return CGRect(origin: .zero, size: label.sizeThatFits(size))
}

private let endless = CGSize(
  width: CGFloat.greatestFiniteMagnitude,
  height: .greatestFiniteMagnitude
)

extension NSAttributedString {
  /// An empty text, as `NSAttributedString()` makes it: Linux's class does not inherit NSObject's initialiser.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
  /// The size in one line or more, as a label would measure it.
  @preconcurrency @MainActor
  public func size() -> CGSize { measured(self, endless).size }
  /// The rectangle that the text takes in a size.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    measured(self, options.contains(.usesLineFragmentOrigin) ? size : endless)
  }
  /// Does nothing here.
  public func draw(in rect: CGRect) { StandIn.note("NSAttributedString.draw") }
  /// Does nothing here.
  public func draw(at point: CGPoint) { StandIn.note("NSAttributedString.draw") }
}

extension NSString {
  /// The size of the text with attributes.
  @preconcurrency @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self as String, attributes: attrs).size()
  }
  /// The rectangle that the text takes in a size.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self as String, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
  /// Does nothing here.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StandIn.note("NSString.draw")
  }
  /// Does nothing here.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StandIn.note("NSString.draw")
  }
}

extension String {
  /// The size of the text with attributes.
  @preconcurrency @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as NSString).size(withAttributes: attrs)
  }
  /// The rectangle that the text takes in a size.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    (self as NSString).boundingRect(
      with: size,
      options: options,
      attributes: attributes,
      context: context
    )
  }
  /// Does nothing here.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StandIn.note("String.draw")
  }
  /// Does nothing here.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StandIn.note("String.draw")
  }
}

import Foundation

/// UIKit's name.
public typealias UISemanticContentAttribute = UIView.SemanticContentAttribute

extension UIView {
  /// UIKit's.
  public enum AnimationCurve: Int, Sendable {
    /// As UIKit's.
    case easeInOut = 0
    /// As UIKit's.
    case easeIn
    /// As UIKit's.
    case easeOut
    /// As UIKit's.
    case linear
  }
  /// UIKit's.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// Stored only.
    public let rawValue: UInt
    /// Creates one.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Stored only.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Stored only.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Stored only.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    /// Stored only.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
    /// Stored only.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    /// Stored only.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
  }
  /// Runs changes and then the completion.
  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration,
      delay: delay,
      animations: animations,
      completion: completion
    )
  }
  /// Runs changes.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }
  /// Puts a view in another's place.
  public class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration,
      animations: {
        fromView.superview?.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      },
      completion: completion
    )
  }
  /// Does nothing here.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    StandIn.note("UIView.beginAnimations")
  }
  /// Does nothing here.
  public class func commitAnimations() { StandIn.note("UIView.commitAnimations") }
  /// Does nothing here.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    StandIn.note("UIView.setAnimationDuration")
  }
  /// Does nothing here.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    StandIn.note("UIView.setAnimationDelay")
  }
  /// Does nothing here.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    StandIn.note("UIView.setAnimationCurve")
  }
  /// Does nothing here.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    StandIn.note("UIView.setAnimationBeginsFromCurrentState")
  }
  /// The direction of views with an attribute.
  public class func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
  /// The direction of views with an attribute.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: SemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : layoutDirection
  }
  /// Ends editing within the view, even where it is refused if that is forced; answers whether the first responder
  /// gave way.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let responder = FirstResponder.current as? UIView, responder.isDescendant(of: self) else {
      return false
    }
    if responder.resignFirstResponder() { return true }
    guard force else { return false }
    FirstResponder.current = nil
    (responder as? UITextField)?.tellEndOfEditing()
    (responder as? UITextView)?.tellEndOfEditing()
    return true
  }
  /// Stored only.
  public var contentScaleFactor: CGFloat {
    get { stored("contentScaleFactor", UIScreen.main.scale) }
    set { store("contentScaleFactor", newValue) }
  }
  /// Stored only.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  /// Stored only.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { stored("overrideUserInterfaceStyle", .light) }
    set { store("overrideUserInterfaceStyle", newValue) }
  }
  /// Stored only.
  public var largeContentTitle: String? {
    get { stored("largeContentTitle", nil) }
    set { store("largeContentTitle", newValue) }
  }
  /// Stored only.
  public var showsLargeContentViewer: Bool {
    get { stored("showsLargeContentViewer", false) }
    set { store("showsLargeContentViewer", newValue) }
  }
  /// Stored only.
  public var interactions: [any UIInteraction] {
    get { stored("interactions", []) }
    set { store("interactions", newValue) }
  }
  /// Stored only.
  public var clearsContextBeforeDrawing: Bool {
    get { stored("clearsContextBeforeDrawing", true) }
    set { store("clearsContextBeforeDrawing", newValue) }
  }
  /// Stored only.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { stored("minimumContentSizeCategory", nil) }
    set { store("minimumContentSizeCategory", newValue) }
  }
  /// Stored only.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { stored("maximumContentSizeCategory", nil) }
    set { store("maximumContentSizeCategory", newValue) }
  }
  /// Adds an interaction, which is kept and never runs.
  public func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
  /// Does nothing here.
  public func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }
  /// A view of the same frame.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: frame)
  }
  /// A view of a part's size.
  public func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { UIView(frame: rect) }
  /// Does nothing here.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    StandIn.note("UIView.drawHierarchy")
    return false
  }
  /// Does nothing here.
  public func setNeedsFocusUpdate() { StandIn.note("UIView.setNeedsFocusUpdate") }
  /// Does nothing here.
  public func updateFocusIfNeeded() { StandIn.note("UIView.updateFocusIfNeeded") }
  /// Runs a closure when traits change: never here.
  @discardableResult
  public func registerForTraitChanges<Observed>(
    _ traits: [Any.Type],
    handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> Any { 0 }
}

/// Something that answers the user on a view.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view.
  var view: UIView? { get }
}

extension UIInteraction {
  /// Stored only.
  public var view: UIView? { nil }
}

/// Two coordinate systems.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The bounds in its own coordinates.
  var bounds: CGRect { get }
  /// A point of these coordinates in others.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of other coordinates in these.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A rectangle of these coordinates in others.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// A rectangle of other coordinates in these.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// Windows and screens have one origin here, so a space that is no view counts as that of the window.
extension UICoordinateSpace {
  /// A point of these coordinates in others.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let inWindow = (self as? UIView)?.convert(point, to: nil as UIView?) ?? point
    return (coordinateSpace as? UIView)?.convert(inWindow, from: nil as UIView?) ?? inWindow
  }
  /// A point of other coordinates in these.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }
  /// A rectangle of these coordinates in others.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    let inWindow = (self as? UIView)?.convert(rect, to: nil as UIView?) ?? rect
    return (coordinateSpace as? UIView)?.convert(inWindow, from: nil as UIView?) ?? inWindow
  }
  /// A rectangle of other coordinates in these.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }
}

extension UIView: UICoordinateSpace {}
extension UIScreen: UICoordinateSpace {
  /// Stored only.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// Stored only.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
  /// Stored only.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// Stored only.
  public var brightness: CGFloat {
    get { 0.5 }
    set { StandIn.note("UIScreen.brightness") }
  }
  /// Stored only.
  public var maximumFramesPerSecond: Int { 60 }
  /// Stored only.
  public var traitCollection: UITraitCollection { UITraitCollection.current }
}

import Foundation

/// Has a say in the editing of a text view; about links and the selection nobody asks here.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether a text may be put in.
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// The text changed.
  func textViewDidChange(_ textView: UITextView)
  /// The selection changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether a link may be followed.
  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Whether a link may be followed.
  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange
  ) -> Bool
}

extension UITextViewDelegate {
  /// Does nothing here.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    OptionalMethods.missing(true)
  }
  /// Does nothing here.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    OptionalMethods.missing(true)
  }
  /// Does nothing here.
  public func textViewDidBeginEditing(_ textView: UITextView) { OptionalMethods.missing() }
  /// Does nothing here.
  public func textViewDidEndEditing(_ textView: UITextView) { OptionalMethods.missing() }
  /// Does nothing here.
  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { OptionalMethods.missing(true) }
  /// Does nothing here.
  public func textViewDidChange(_ textView: UITextView) { OptionalMethods.missing() }
  /// Does nothing here.
  public func textViewDidChangeSelection(_ textView: UITextView) { OptionalMethods.missing() }
  /// Does nothing here.
  public func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { OptionalMethods.missing(true) }
  /// Does nothing here.
  public func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange
  ) -> Bool { OptionalMethods.missing(true) }
}

/// Ways of touching a link.
public enum UITextItemInteraction: Int, Sendable {
  /// As UIKit's.
  case invokeDefaultAction = 0
  /// As UIKit's.
  case presentActions
  /// As UIKit's.
  case preview
}

/// Kinds of data that a text view finds.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// Stored only.
  public let rawValue: UInt
  /// Creates one.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Stored only.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Stored only.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Stored only.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Stored only.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// Stored only.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

extension UITextView {
  /// Stored only.
  public var allowsEditingTextAttributes: Bool {
    get { stored("allowsEditingTextAttributes", false) }
    set { store("allowsEditingTextAttributes", newValue) }
  }
  /// Stored only.
  public var clearsOnInsertion: Bool {
    get { stored("clearsOnInsertion", false) }
    set { store("clearsOnInsertion", newValue) }
  }
  /// Stored only.
  public var usesStandardTextScaling: Bool {
    get { stored("usesStandardTextScaling", false) }
    set { store("usesStandardTextScaling", newValue) }
  }
  /// Stored only.
  public var isSecureTextEntry: Bool {
    get { stored("isSecureTextEntry", false) }
    set { store("isSecureTextEntry", newValue) }
  }
  final var ownTextContainer: NSTextContainer {
    if let known: NSTextContainer = stored("textContainer", nil) { return known }
    let made = NSTextContainer()
    store("textContainer", made)
    return made
  }
  final var ownLayoutManager: NSLayoutManager {
    if let known: NSLayoutManager = stored("layoutManager", nil) { return known }
    let made = NSLayoutManager()
    store("layoutManager", made)
    return made
  }
}

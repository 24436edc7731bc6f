import Foundation

/// A place in a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
}

/// A part of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Stored only.
  public final let start: UITextPosition
  /// Stored only.
  public final let end: UITextPosition
  init(_ start: UITextPosition, _ end: UITextPosition) {
    self.start = start
    self.end = end
  }
  /// Stored only.
  open var isEmpty: Bool { start.offset == end.offset }
}

/// A rectangle of a selection.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// The rectangle; empty here.
  open var rect: CGRect { .zero }
}

/// The language of a keyboard.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// The language; that of the program here.
  open var primaryLanguage: String? { Locale.current.identifier }
  /// The languages of all keyboards; none here.
  open class var activeInputModes: [UITextInputMode] { [] }
  /// Told when the keyboard changes; never here.
  public nonisolated static let currentInputModeDidChangeNotification = NSNotification.Name(
    "UITextInputCurrentInputModeDidChangeNotification"
  )
}

/// A controller in place of the keyboard; there is none here.
open class UIInputViewController: UIViewController {
  /// Leaves the keyboard.
  open func dismissKeyboard() { StandIn.note("UIInputViewController.dismissKeyboard") }
}

/// A view above the keyboard.
open class UIInputView: UIView {
  /// How the view looks.
  public enum Style: Int, Sendable {
    /// Without a look.
    case `default` = 0
    /// As the keyboard.
    case keyboard
  }
  /// The look.
  public final let inputViewStyle: Style
  /// Whether the constraints decide on the height; stored only.
  open var allowsSelfSizing = false
  /// Creates a view.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }
  /// Creates a view from the nib that is being instantiated.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// Takes keys.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Adds text.
  func insertText(_ text: String)
  /// Removes the last letter.
  func deleteBackward()
}

/// Takes text.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {}

extension UITextInput {
  /// Stored only.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// Stored only.
  public var endOfDocument: UITextPosition { UITextPosition(wholeText.utf16.count) }
  /// Stored only.
  public var selectedTextRange: UITextRange? {
    get {
      (self as? NSObject)?.stored("selectedTextRange", nil)
        ?? UITextRange(endOfDocument, endOfDocument)
    }
    set { (self as? NSObject)?.store("selectedTextRange", newValue) }
  }
  /// Stored only.
  public var markedTextRange: UITextRange? { nil }
  private var wholeText: String {
    (self as? UITextField)?.text ?? (self as? UITextView)?.text ?? ""
  }
  /// The text of a part.
  public func text(in range: UITextRange) -> String? {
    (wholeText as NSString).substring(with: units(of: range))
  }
  /// What the text has of a range, which may be older than the text.
  private func units(of range: UITextRange) -> NSRange {
    let length = wholeText.utf16.count
    let (first, last) = (
      min(max(range.start.offset, 0), length), min(max(range.end.offset, 0), length)
    )
    return NSRange(location: min(first, last), length: abs(last - first))
  }
  /// The part between two places, in whichever order they are.
  public func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  ) -> UITextRange? {
    fromPosition.offset <= toPosition.offset
      ? UITextRange(fromPosition, toPosition) : UITextRange(toPosition, fromPosition)
  }
  /// A place by letters from another; nil outside.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...endOfDocument.offset).contains(place) ? UITextPosition(place) : nil
  }
  /// The letters between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  /// Puts text in the place of a part.
  public func replace(_ range: UITextRange, withText text: String) {
    let new = (wholeText as NSString).replacingCharacters(in: units(of: range), with: text)
    (self as? UITextField)?.text = new
    (self as? UITextView)?.text = new
  }
  /// Puts text in the place of what is selected, and the caret behind it.
  func replaceSelection(with text: String) {
    let range = selectedTextRange ?? UITextRange(endOfDocument, endOfDocument)
    let place = units(of: range).location
    replace(range, withText: text)
    let caret = UITextPosition(place + text.utf16.count)
    selectedTextRange = UITextRange(caret, caret)
  }
  /// Takes away what is selected, or else the letter before the caret.
  func deleteSelection() {
    let range = units(of: selectedTextRange ?? UITextRange(endOfDocument, endOfDocument))
    guard range.length == 0 else { return replaceSelection(with: "") }
    guard range.location > 0 else { return }
    let letter = (wholeText as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
    selectedTextRange = UITextRange(
      UITextPosition(letter.location),
      UITextPosition(letter.location + letter.length)
    )
    replaceSelection(with: "")
  }
  /// Does nothing here.
  public func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// Does nothing here.
  public func firstRect(for range: UITextRange) -> CGRect { .zero }
  /// Does nothing here.
  public func closestPosition(to point: CGPoint) -> UITextPosition? { beginningOfDocument }
}

extension UITextField: UITextInput {
  /// Stored only.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification"
  )
  /// Stored only.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification"
  )
  /// Stored only.
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification"
  )
}

extension UITextView: UITextInput {
  /// Stored only.
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification"
  )
  /// Stored only.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification"
  )
  /// Stored only.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification"
  )
}

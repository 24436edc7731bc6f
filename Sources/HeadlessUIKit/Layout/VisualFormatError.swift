/// Why a visual format string makes no constraints, and at which character.
public struct VisualFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of mistake, with the name or number at fault.
  public enum Reason: Hashable, Sendable {
    /// The grammar expects something else here; the text says what.
    case expected(String)
    /// The name is no key of the dictionary of views.
    case unknownView(String)
    /// The name is a key of neither the metrics nor, where a view is allowed, the views.
    case unknownName(String)
    /// The dictionary of views holds an object of this name that is neither a view nor a guide.
    case notAnItem(String)
    /// The metric of this name is not a finite number.
    case notANumber(String)
    /// The priority is not above 0 and at most 1000.
    case priorityOutOfRange(Double)
    /// The name is a view's, which only a size may refer to, not a space or a priority.
    case viewAsNumber(String)
    /// The format names no view.
    case noViews
    /// `|` needs a superview, which the named view does not have.
    case noSuperview(String)
    /// The alignment is along the axis of the format, where views follow one another.
    case alignmentAlongLayout
  }

  /// The kind of mistake.
  public let reason: Reason
  /// The whole format string.
  public let format: String
  /// The number of characters before the mistake.
  public let offset: Int

  /// The mistake as a sentence, without the format.
  public var sentence: String {
    switch reason {
    case .expected(let what): "Expected \(what)"
    case .unknownView(let name):
      "\(name) is not a key in the views dictionary."
    case .unknownName(let name):
      "\(name) is not a key in the metrics or views dictionary. Add it to one of them, or write the number."
    case .notAnItem(let name):
      "The views dictionary has something for \(name) that is neither a UIView nor a UILayoutGuide."
    case .notANumber(let name):
      "The metrics dictionary has something for \(name) that is no finite number."
    case .priorityOutOfRange(let value):
      "\(value) is no priority: priorities are above 0 and at most 1000."
    case .viewAsNumber(let name):
      "\(name) is a view, and only a size may be that of another view: write a number or a metric."
    case .noViews: "The format names no view."
    case .noSuperview:
      "Unable to interpret '|' character, because the related view doesn't have a superview"
    case .alignmentAlongLayout:
      "Options mask required views to be aligned on an edge of the axis along which they are laid out, which is not"
        + " allowed."
    }
  }

  /// The sentence, the format, and a caret below the mistake, as UIKit prints it.
  public var description: String {
    "Unable to parse constraint format: \n\(sentence) \n\(format) \n"
      + String(repeating: " ", count: offset) + "^"
  }
}

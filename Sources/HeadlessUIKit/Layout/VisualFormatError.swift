/// Why a visual format string makes no constraints, and where in it.
public struct VisualFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The grammar asks for something else here.
    case expected(String)
    /// The dictionary of views has no such name.
    case unknownView(String)
    /// Neither the metrics nor, where one may stand, the views have such a name.
    case unknownName(String)
    /// The dictionary of views holds something that is neither a view nor a guide.
    case notAnItem(String)
    /// The metric is no finite number.
    case notANumber(String)
    /// Priorities are above 0 and at most 1000.
    case priorityOutOfRange(Double)
    /// Only a size may be that of another view: a space and a priority are numbers.
    case viewAsNumber(String)
    /// A format of nothing but the superview says nothing of any view.
    case noViews
    /// `|` stands for a superview that the view beside it does not have.
    case noSuperview(String)
    /// Two views cannot stand side by side and share an edge of the same axis.
    case alignmentAlongLayout
  }

  /// What is wrong.
  public let reason: Reason
  /// The format string.
  public let format: String
  /// How many characters of the format stand before the mistake.
  public let offset: Int

  /// The mistake as a sentence, without the format.
  public var sentence: String {
    switch reason {
    case .expected(let what): "Expected \(what)."
    case .unknownView(let name):
      "\(name) is not a key in the views dictionary. Add the view under this name, or correct the name."
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
    case .noSuperview(let name):
      "Unable to interpret '|' character, because the related view \(name) doesn't have a superview."
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

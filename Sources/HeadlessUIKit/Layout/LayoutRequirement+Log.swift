import Foundation

extension LayoutRequirement {
  /// The requirement as UIKit's log writes it, with Interface Builder's ids in place of addresses.
  public var log: String {
    switch self {
    case .constraint(let constraint): constraint.log
    case .mask(let view):
      "<NSAutoresizingMaskLayoutConstraint \(view.logName).frame == \(view.logFrame)>"
    case .stack(let stack): "<NSLayoutConstraint 'UISV' \(stack.logName)>"
    case .content(let view): "<NSContentSizeLayoutConstraint \(view.logName)>"
    case .guides(let view): "<NSLayoutConstraint 'guides' \(view.logName)>"
    case .rootSize(let view):
      "<NSLayoutConstraint 'UIView-Encapsulated-Layout-Size' \(view.logName).size == "
        + "\(DecimalText.string(view.bounds.width)) × \(DecimalText.string(view.bounds.height))>"
    }
  }
}

extension NSLayoutConstraint {
  /// The constraint as UIKit's log writes it, with Interface Builder's ids in place of addresses.
  public var log: String {
    let name = interfaceBuilderID.map { ":" + $0 } ?? ""
    let label = identifier.map { " '\($0)'" } ?? ""
    let strength =
      priority == .required ? "" : " @\(DecimalText.string(CGFloat(priority.rawValue)))"
    return "<NSLayoutConstraint\(name)\(label) \(equation)\(strength)>"
  }

  /// The relation between the items' attributes, as in `UILabel:a.leading == UIView:b.leading + 20`.
  public var equation: String { equation(naming: Self.logName) }

  /// The relation, with the items named by a function.
  final func equation(naming name: (AnyObject?) -> String) -> String {
    let left = "\(name(firstItem)).\(firstAttribute)"
    guard let second = secondItem, secondAttribute != .notAnAttribute else {
      return "\(left) \(relation.sign) \(DecimalText.string(constant))"
    }
    var right = "\(name(second)).\(secondAttribute)"
    if multiplier != 1 { right = "\(DecimalText.string(multiplier))*" + right }
    if constant != 0 {
      right += (constant < 0 ? " - " : " + ") + DecimalText.string(abs(constant))
    }
    return "\(left) \(relation.sign) \(right)"
  }

  private static func logName(_ item: AnyObject?) -> String {
    if let view = item as? UIView { return view.logName }
    guard let guide = item as? UILayoutGuide else { return "(nil)" }
    let owner = guide.owningView?.interfaceBuilderID.map { ":" + $0 } ?? ""
    return "UILayoutGuide\(owner)'\(guide.identifier)'"
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension UIView {
  /// The class, followed by Interface Builder's id if there is one.
  fileprivate var logName: String {
    let name = customClassName ?? String(describing: type(of: self))
    return name + (interfaceBuilderID.map { ":" + $0 } ?? "")
  }

  fileprivate var logFrame: String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    return "(" + numbers.map { DecimalText.string($0) }.joined(separator: " ") + ")"
  }
}

import Foundation
import HeadlessUIKit

extension CallableMethods {
  typealias Method = CallableMethod
  typealias Values = MethodValues

  static let views: [Method] = hierarchy + fitting + geometry

  private static let hierarchy: [Method] = [
    Method("addSubview(_:)") { (view: UIView, values) throws(StepError) in
      view.addSubview(try values.object(0, UIView.self))
    },
    Method("insertSubview(_:at:)") { (view: UIView, values) throws(StepError) in
      view.insertSubview(try values.object(0, UIView.self), at: try values.integer(1))
    },
    Method("insertSubview(_:aboveSubview:)") { (view: UIView, values) throws(StepError) in
      let sibling = try values.object(1, UIView.self)
      return view.insertSubview(try values.object(0, UIView.self), aboveSubview: sibling)
    },
    Method("insertSubview(_:belowSubview:)") { (view: UIView, values) throws(StepError) in
      let sibling = try values.object(1, UIView.self)
      return view.insertSubview(try values.object(0, UIView.self), belowSubview: sibling)
    },
    Method("bringSubviewToFront(_:)") { (view: UIView, values) throws(StepError) in
      view.bringSubviewToFront(try values.object(0, UIView.self))
    },
    Method("sendSubviewToBack(_:)") { (view: UIView, values) throws(StepError) in
      view.sendSubviewToBack(try values.object(0, UIView.self))
    },
    Method("exchangeSubview(at:withSubviewAt:)") { (view: UIView, values) throws(StepError) in
      view.exchangeSubview(at: try values.integer(0), withSubviewAt: try values.integer(1))
    },
    Method("removeFromSuperview()") { (view: UIView, _) in view.removeFromSuperview() },
    Method("isDescendant(of:)") { (view: UIView, values) throws(StepError) in
      view.isDescendant(of: try values.object(0, UIView.self))
    },
    Method("viewWithTag(_:)") { (view: UIView, values) throws(StepError) in
      view.viewWithTag(try values.integer(0))
    },
  ]

  private static let fitting: [Method] = [
    Method("setNeedsLayout()") { (view: UIView, _) in view.setNeedsLayout() },
    Method("layoutIfNeeded()") { (view: UIView, _) in view.layoutIfNeeded() },
    Method("invalidateIntrinsicContentSize()") { (view: UIView, _) in
      view.invalidateIntrinsicContentSize()
    },
    Method("sizeToFit()") { (view: UIView, _) in view.sizeToFit() },
    Method("sizeThatFits(_:)") { (view: UIView, values) throws(StepError) in
      view.sizeThatFits(try values.size(0))
    },
    Method("systemLayoutSizeFitting(_:)") { (view: UIView, values) throws(StepError) in
      view.systemLayoutSizeFitting(try values.size(0))
    },
    Method(
      "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)"
    ) { (view: UIView, values) throws(StepError) in
      view.systemLayoutSizeFitting(
        try values.size(0),
        withHorizontalFittingPriority: UILayoutPriority(Float(try values.number(1))),
        verticalFittingPriority: UILayoutPriority(Float(try values.number(2)))
      )
    },
    Method("removeConstraint(_:)") { (view: UIView, values) throws(StepError) in
      view.removeConstraint(try values.object(0, NSLayoutConstraint.self))
    },
    Method("addConstraint(_:)") { (view: UIView, values) throws(StepError) in
      view.addConstraint(try values.object(0, NSLayoutConstraint.self))
    },
  ]

  private static let geometry: [Method] = [
    Method("hitTest(_:with:)") { (view: UIView, values) throws(StepError) in
      view.hitTest(try values.point(0), with: nil)
    },
    Method("point(inside:with:)") { (view: UIView, values) throws(StepError) in
      view.point(inside: try values.point(0), with: nil)
    },
    Method("convert(_:to:)") { (view: UIView, values) throws(StepError) in
      let other = try values.optional(1, UIView.self)
      return values.isPoint(0)
        ? view.convert(try values.point(0), to: other) : view.convert(try values.rect(0), to: other)
    },
    Method("convert(_:from:)") { (view: UIView, values) throws(StepError) in
      let other = try values.optional(1, UIView.self)
      return values.isPoint(0)
        ? view.convert(try values.point(0), from: other)
        : view.convert(try values.rect(0), from: other)
    },
  ]

  static let recognisers: [Method] = [
    Method("addGestureRecognizer(_:)") { (view: UIView, values) throws(StepError) in
      view.addGestureRecognizer(try values.object(0, UIGestureRecognizer.self))
    },
    Method("removeGestureRecognizer(_:)") { (view: UIView, values) throws(StepError) in
      view.removeGestureRecognizer(try values.object(0, UIGestureRecognizer.self))
    },
  ]

  static let stacks: [Method] = [
    Method("addArrangedSubview(_:)") { (stack: UIStackView, values) throws(StepError) in
      stack.addArrangedSubview(try values.object(0, UIView.self))
    },
    Method("insertArrangedSubview(_:at:)") { (stack: UIStackView, values) throws(StepError) in
      stack.insertArrangedSubview(try values.object(0, UIView.self), at: try values.integer(1))
    },
    Method("removeArrangedSubview(_:)") { (stack: UIStackView, values) throws(StepError) in
      stack.removeArrangedSubview(try values.object(0, UIView.self))
    },
    Method("setCustomSpacing(_:after:)") { (stack: UIStackView, values) throws(StepError) in
      stack.setCustomSpacing(
        CGFloat(try values.number(0)),
        after: try values.object(1, UIView.self)
      )
    },
    Method("customSpacing(after:)") { (stack: UIStackView, values) throws(StepError) in
      stack.customSpacing(after: try values.object(0, UIView.self))
    },
  ]
}

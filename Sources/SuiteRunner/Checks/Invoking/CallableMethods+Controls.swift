import Foundation
import HeadlessUIKit

extension CallableMethods {
  static let controls: [Method] = targets + segments + values

  private static let targets: [Method] = [
    Method("addTarget(_:action:for:)") { (control: UIControl, values) throws(StepError) in
      control.addTarget(
        try values.object(0),
        action: Selector(values.text(1) ?? ""),
        for: try values.events(2)
      )
    },
    Method("removeTarget(_:action:for:)") { (control: UIControl, values) throws(StepError) in
      control.removeTarget(
        try values.object(0),
        action: values.text(1).map(Selector.init(_:)),
        for: try values.events(2)
      )
    },
    Method("sendActions(for:)") { (control: UIControl, values) throws(StepError) in
      control.sendActions(for: try values.events(0))
    },
    Method("actions(forTarget:forControlEvent:)") {
      (control: UIControl, values) throws(StepError) in
      control.actions(forTarget: try values.object(0), forControlEvent: try values.events(1))
    },
  ]

  private static let segments: [Method] = [
    Method("insertSegment(withTitle:at:animated:)") {
      (control: UISegmentedControl, values) throws(StepError) in
      control.insertSegment(
        withTitle: values.text(0),
        at: try values.integer(1),
        animated: try values.flag(2)
      )
    },
    Method("removeSegment(at:animated:)") {
      (control: UISegmentedControl, values) throws(StepError) in
      control.removeSegment(at: try values.integer(0), animated: try values.flag(1))
    },
    Method("removeAllSegments()") { (control: UISegmentedControl, _) in control.removeAllSegments()
    },
    Method("setTitle(_:forSegmentAt:)") {
      (control: UISegmentedControl, values) throws(StepError) in
      control.setTitle(values.text(0), forSegmentAt: try values.integer(1))
    },
    Method("titleForSegment(at:)") { (control: UISegmentedControl, values) throws(StepError) in
      control.titleForSegment(at: try values.integer(0))
    },
    Method("setWidth(_:forSegmentAt:)") {
      (control: UISegmentedControl, values) throws(StepError) in
      control.setWidth(CGFloat(try values.number(0)), forSegmentAt: try values.integer(1))
    },
    Method("widthForSegment(at:)") { (control: UISegmentedControl, values) throws(StepError) in
      control.widthForSegment(at: try values.integer(0))
    },
    Method("setEnabled(_:forSegmentAt:)") {
      (control: UISegmentedControl, values) throws(StepError) in
      control.setEnabled(try values.flag(0), forSegmentAt: try values.integer(1))
    },
    Method("isEnabledForSegment(at:)") {
      (control: UISegmentedControl, values) throws(StepError) in
      control.isEnabledForSegment(at: try values.integer(0))
    },
  ]

  private static let values: [Method] = [
    Method("setOn(_:animated:)") { (control: UISwitch, values) throws(StepError) in
      control.setOn(try values.flag(0), animated: try values.flag(1))
    },
    Method("setValue(_:animated:)") { (control: UISlider, values) throws(StepError) in
      control.setValue(Float(try values.number(0)), animated: try values.flag(1))
    },
    // What a finger does, which UIKit has no method for.
    Method("step(up:)") { (control: UIStepper, values) throws(StepError) in
      control.step(up: try values.flag(0))
    },
    Method("setProgress(_:animated:)") { (view: UIProgressView, values) throws(StepError) in
      view.setProgress(Float(try values.number(0)), animated: try values.flag(1))
    },
    Method("size(forNumberOfPages:)") { (control: UIPageControl, values) throws(StepError) in
      control.size(forNumberOfPages: try values.integer(0))
    },
    Method("beginRefreshing()") { (control: UIRefreshControl, _) in control.beginRefreshing() },
    Method("endRefreshing()") { (control: UIRefreshControl, _) in control.endRefreshing() },
  ]
}

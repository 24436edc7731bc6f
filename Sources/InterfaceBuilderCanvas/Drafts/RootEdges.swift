import Foundation
import Geometry
import HeadlessUIKit

/// The margins of a root while rules decide them.
@MainActor
struct RootEdges: RuleSubject {
  let view: UIView
  /// Whether the root is a cell or a header of a collection, by itself.
  let isReusable: Bool
  /// Whether it is a view of a nib.
  let isTopLevel: Bool
  /// Whether the document keeps clear by safe areas.
  let usesSafeAreas: Bool
  /// Whether the document is one of a television.
  let isTelevision: Bool
  /// Whether the canvas shows a status bar above it.
  let simulatesStatusBar: Bool
  /// Whether it has a size of its own rather than a screen's.
  let isFreeform: Bool
  /// The margins; nil leaves those that the view has.
  var margins: UIEdgeInsets?
  var hasSafeArea = true
  /// Whether margins take the safe area into account.
  var marginsKnowBars = true
  var isSettled = false

  /// Hands the margins to the view.
  func apply() {
    if let margins { view.layoutMargins = margins }
    if !marginsKnowBars { view.insetsLayoutMarginsFromSafeArea = false }
  }
}

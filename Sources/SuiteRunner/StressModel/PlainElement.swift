import Foundation
import HeadlessUIKit

/// One element that a layout shows.
struct PlainElement {
  enum Role: Equatable {
    case cell
    /// By the number of its kind: 0 stands for headers, 1 for footers.
    case supplementary(Int)
    case decoration
  }

  var role: Role
  var path: StressPath
  var frame: CGRect
  var zIndex = 0
  var alpha = 1.0
  var transform = CGAffineTransform.identity
}

import Foundation

/// The same with a path of two numbers, whose section must exist and does not.
open class StrayHeaderLayout: GlobalHeaderLayout {
  /// A path of a section that does not exist.
  open override class var headerPath: IndexPath { IndexPath(item: 0, section: 7) }
}

import Foundation

/// What an object is for.
public enum IBRole: UInt8, Sendable, Hashable, CaseIterable {
  case view, viewController, placeholder, gestureRecognizer, barItem, layout, guide, section
  /// Custom objects, menus, commands and objects that are not known.
  case other
}

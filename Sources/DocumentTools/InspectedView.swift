import Foundation

/// Where one view of a document lies.
public struct InspectedView: Sendable {
  /// The Interface Builder id.
  public var id: String
  /// The element's name.
  public var element: String
  /// The custom class, or else UIKit's.
  public var className: String
  /// The id of the nearest view around it.
  public var parent: String?
  /// Points relative to the superview; nil when the document states none and nothing made it.
  public var frame: CGRect?
  /// The rules of the canvas that shaped the frame, such as `CN-12`; nil when nobody asked.
  public var rules: [String]?
}

import Foundation

/// How an object of a nib comes to be.
enum NibFactory {
  /// `init(coder:)` of a view class, through its metatype.
  case view(UIView.Type)
  /// Any other class, through a closure over its metatype.
  case other((NSCoder) -> NSObject?)
  /// An object that its parent made itself: a content view, a layout guide.
  case adopt((NSObject) -> NSObject?)
  /// Given from outside: File's Owner, First Responder, external objects.
  case placeholder
}

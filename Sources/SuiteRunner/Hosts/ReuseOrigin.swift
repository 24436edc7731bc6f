import HeadlessUIKit

/// What a registration makes views of.
enum ReuseOrigin {
  case none
  case nib(UINib)
  case viewClass(AnyClass)
}

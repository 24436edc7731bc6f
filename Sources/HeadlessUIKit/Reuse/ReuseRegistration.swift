/// What makes the views of one (kind, identifier).
enum ReuseRegistration {
  case none
  case viewClass(AnyClass)
  case nib(UINib)
}

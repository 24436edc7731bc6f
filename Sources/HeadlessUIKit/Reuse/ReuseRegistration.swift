/// The class or nib that makes the views of a kind and identifier.
enum ReuseRegistration {
  case none
  case viewClass(AnyClass)
  case nib(UINib)
}

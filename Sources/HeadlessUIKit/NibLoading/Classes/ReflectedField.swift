/// One stored property of a class, as found at run time.
struct ReflectedField {
  let name: String
  let type: Any.Type
  /// Bytes from the start of the instance.
  let offset: Int
  let ownership: FieldOwnership
  /// False for `let`, which must keep the value that the initialiser gave it.
  let isVariable: Bool
  /// The class of the hierarchy that declares the property.
  let declaringClass: AnyClass
}

/// Lets a metatype say that it is `Optional`, and of what.
protocol OptionalType {
  static var wrappedType: Any.Type { get }
  static var nothing: Any { get }
  static func wrap(_ value: Any) -> Any?
}

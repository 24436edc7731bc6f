/// Lets a metatype say that it is `Array`, and build one of its own type.
protocol OutletArray {
  static func filled(with objects: [AnyObject]) -> Self?
  var objects: [AnyObject] { get }
}

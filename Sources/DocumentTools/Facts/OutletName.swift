/// An outlet of a class.
struct OutletName: Hashable {
  let className: String
  let property: String
}

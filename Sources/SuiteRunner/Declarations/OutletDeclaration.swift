/// An outlet of a declared class.
struct OutletDeclaration: Sendable {
  let name: String
  let className: String
  let isCollection: Bool
}

/// A custom class without any Swift.
struct ClassDeclaration: Sendable {
  let name: String
  let superclass: String
  let module: String?
  let outlets: [OutletDeclaration]
  let actions: [String]
  let file: String
  let line: Int
}

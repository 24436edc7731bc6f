/// `<register>`: a nib or a class for a pool.
struct RegistrationPlan: Sendable {
  let line: Int
  /// A declared nib.
  let nib: String?
  /// A nib that is looked up by its name.
  let nibName: String?
  var className: String
  let pool: PoolName

  init(_ element: SourceElement) {
    line = element.line
    nib = element.optionalText("nib")
    nibName = element.optionalText("nibName")
    className = element.text("class")
    pool = PoolName(element)
  }
}

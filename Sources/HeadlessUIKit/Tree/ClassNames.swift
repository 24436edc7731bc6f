/// The names of users' classes, cached because asking the runtime for a name allocates.
@MainActor
enum ClassNames {
  private static var names: [ObjectIdentifier: String?] = [:]
  private static let ownModule = moduleName(of: UIView.self)

  /// The name without its module; nil for the engine's own classes.
  static func customName(of type: AnyClass) -> String? {
    let key = ObjectIdentifier(type)
    if let known = names[key] { return known }
    let name: String? = moduleName(of: type) == ownModule ? nil : String(describing: type)
    names[key] = .some(name)
    return name
  }

  private static func moduleName(of type: AnyClass) -> Substring {
    String(reflecting: type).prefix { $0 != "." }
  }
}

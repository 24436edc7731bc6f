import Foundation

extension IBDocument {
  /// The images and colours that the document uses, in document order.
  public var resources: [IBResource] {
    guard let resources = root.child(.resources) else { return [] }
    return resources.children.compactMap { element in
      let name = element.text(.name) ?? ""
      switch element.name {
      case .image:
        return .image(name: name, size: element.sizeValue, catalog: element.text(.catalog))
      case .namedColor:
        return .namedColor(name: name, value: element.child(.color).flatMap { IBColor($0) })
      case .systemColor:
        return .systemColor(name: name, value: element.child(.color).flatMap { IBColor($0) })
      default: return nil
      }
    }
  }

  /// The intrinsic sizes that Interface Builder computed for custom views, in points.
  public var designableSizes: [IBObjectIndex: CGSize] {
    guard let designables = root.child(.designables) else { return [:] }
    var sizes: [IBObjectIndex: CGSize] = [:]
    for element in designables.children {
      if let index = reference(.name, of: element)?.object,
        let size = element.size(key: "intrinsicContentSize")
      {
        sizes[index] = size
      }
    }
    return sizes
  }

  /// The names of custom fonts by the file that holds them, in document order.
  public var customFonts: [(file: String, names: [String])] {
    guard let fonts = root.child(.customFonts) else { return [] }
    return fonts.children.filter { $0.key != nil }.map { element in
      (element.key ?? "", element.children.compactMap(\.content))
    }
  }

  /// The capabilities of Interface Builder that the document needs.
  public var capabilities: [String] {
    guard let dependencies = root.child(.dependencies) else { return [] }
    return dependencies.children.filter { $0.name == .capability }.compactMap { $0.text(.name) }
  }
}

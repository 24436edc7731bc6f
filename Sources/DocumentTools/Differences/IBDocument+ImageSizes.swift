import InterfaceBuilder

extension IBDocument {
  /// The images that the document names, each with the size that it had when the document was saved.
  var imageSizes: Set<[String?]> {
    let images = root.child(.resources)?.children.filter { $0.name == .image } ?? []
    return Set(images.map { [$0.text(.name), $0.text(.width), $0.text(.height)] })
  }
}

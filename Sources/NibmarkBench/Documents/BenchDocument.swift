import Foundation
import HeadlessUIKit

/// A document that is measured.
struct BenchDocument {
  var name: String
  var bytes: [UInt8]

  /// The cell of `Examples/Cells`, as people make them.
  static let real = "MessageCell"

  /// The documents of the given names or, with `NIBMARK_BENCH_DOCUMENTS`, all `.xib` files of the
  /// folder that it names.
  static func measured(_ names: [String]) throws(BenchInputError) -> [Self] {
    var inputs = names
    if let folder = ProcessInfo.processInfo.environment["NIBMARK_BENCH_DOCUMENTS"] {
      inputs = try BenchFolder.files(in: folder, extension: "xib")
    }
    var documents: [Self] = []
    for input in inputs { documents.append(try document(input)) }
    return documents
  }

  /// A document by the name that it is made under, or from a file.
  static func document(_ nameOrPath: String) throws(BenchInputError) -> Self {
    if let shape = DocumentShape.all.first(where: { $0.name == nameOrPath }) { return made(shape) }
    let path = nameOrPath == real ? realPath : nameOrPath
    let name = URL(filePath: path).deletingPathExtension().lastPathComponent
    return Self(name: name, bytes: try BenchFolder.read(path))
  }

  /// Writes the generated documents into a folder, for programs that read them.
  static func write(into folder: String) throws(BenchInputError) {
    for document in DocumentShape.all.map(made) {
      try BenchFolder.write(document.bytes, to: "\(folder)/\(document.name).xib")
    }
  }

  private static func made(_ shape: DocumentShape) -> Self {
    Self(name: shape.name, bytes: Array(DocumentWriter.text(of: shape).utf8))
  }

  private static var realPath: String {
    var repository = URL(filePath: #filePath)
    for _ in 0..<4 { repository.deleteLastPathComponent() }
    return repository.appending(path: "Examples/Cells/\(real).xib").path
  }
}

extension BenchDocument {
  /// A nib of the document that nothing was read of yet.
  @MainActor
  var nib: UINib { UINib(data: Data(bytes), bundle: nil) }
}

import Foundation
import InterfaceBuilder

/// A document and the programs compiled from it, shared by all nibs that name the same file.
///
/// The document is decoded once; a program is compiled once per root and version of the classes.
@MainActor
final class NibSource {
  enum Origin {
    case path(String)
    case bytes([UInt8], file: String)
    case document(IBDocument)
  }

  /// Which objects of the document a program makes.
  enum Part: Hashable {
    /// All top-level objects of a xib.
    case whole
    /// One storyboard scene, by the place of its controller.
    case scene(Int32)
    /// One prototype cell or one static part, by its place.
    case object(Int32)
  }

  private struct Compiled {
    let program: NibProgram
    let classes: ObjectIdentifier
    let version: Int
  }

  private let origin: Origin
  private var decoded: Result<IBDocument, IBError>?
  private var programs: [Part: Compiled] = [:]

  init(_ origin: Origin) { self.origin = origin }

  /// The document, decoded on first use.
  func document() throws(IBError) -> IBDocument {
    if let decoded { return try decoded.get() }
    let result: Result<IBDocument, IBError>
    do throws(IBError) {
      result = .success(try decode())
    } catch {
      result = .failure(error)
    }
    decoded = result
    return try result.get()
  }

  private func decode() throws(IBError) -> IBDocument {
    switch origin {
    case .document(let document):
      return document
    case .path(let path):
      EngineCounters.current.nibsDecoded &+= 1
      return try IBDocument(contentsOf: path)
    case .bytes(let bytes, let file):
      EngineCounters.current.nibsDecoded &+= 1
      return try IBDocument(bytes: bytes, file: file)
    }
  }

  /// The program of a part for the current environment's classes, compiled when there is none or
  /// the classes changed since.
  func program(_ part: Part, name: String) throws(IBError) -> NibProgram {
    let environment = NibEnvironment.current
    let classes = ObjectIdentifier(environment.classes)
    if let known = programs[part], known.classes == classes,
      known.version == environment.classes.version
    {
      return known.program
    }
    let program = try NibCompiler(document(), environment, source: self).compile(part, name: name)
    programs[part] = Compiled(
      program: program,
      classes: classes,
      version: environment.classes.version
    )
    EngineCounters.current.nibsCompiled &+= 1
    for note in program.notes { environment.note(note.kind, note.message, at: note.location) }
    return program
  }
}

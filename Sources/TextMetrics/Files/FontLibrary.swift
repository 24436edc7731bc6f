import Files
import Foundation
import Synchronization

/// The font files at hand: those that were added, and those that lie beside the documents that were loaded.
///
/// An app names its fonts in `UIAppFonts` of its `Info.plist`. Folders are looked through when a font is asked for that nobody
/// knows, so that documents of the system's font cost nothing.
public final class FontLibrary: Sendable {
  /// The fonts of the process.
  public static let shared = FontLibrary()

  /// The most bytes that a font may have: collections of ideographs have a hundred million.
  private static let byteCountMax = 256 << 20

  private struct State {
    var facesByName: [String: FontFace] = [:]
    var families: [String: [FontFace]] = [:]
    /// Folders that nobody has looked through yet.
    var waiting: [String] = []
    var known: Set<String> = []
    var readFiles: Set<String> = []
  }

  private let state = Mutex(State())

  /// Creates a library without fonts.
  public init() {}

  /// Adds a font.
  public func add(_ face: FontFace) { state.withLock { Self.add(face, to: &$0) } }

  /// Adds the font of a file.
  ///
  /// - Throws: A ``FontFileError``, or what reading the file throws.
  public func add(contentsOfFile path: String) throws {
    add(try FontFace(bytes: FileReader.read(path, byteCountMax: Self.byteCountMax)))
  }

  /// Remembers a folder to look through when a font is missing: the folder of a document.
  ///
  /// - Complexity: O(1)
  public func note(folder: String) {
    state.withLock { state in
      if state.known.insert(folder).inserted { state.waiting.append(folder) }
    }
  }

  /// Forgets all fonts and folders.
  public func removeAll() { state.withLock { $0 = State() } }

  /// The font of a PostScript name, else that of the family that is nearest in slant and weight.
  ///
  /// - Parameters:
  ///   - name: The PostScript name, in any case.
  ///   - family: The family, in any case.
  ///   - weight: The weight, from -1 to 1, as `UIFont.Weight` counts.
  ///   - isItalic: Whether it slants.
  /// - Returns: nil where none is at hand.
  /// - Complexity: O(1) for a name that is known; files are read once.
  public func face(name: String, family: String, weight: CGFloat, isItalic: Bool) -> FontFace? {
    state.withLock { state in
      if let found = Self.find(state, name, family, weight, isItalic) { return found }
      guard !state.waiting.isEmpty else { return nil }
      let folders = state.waiting
      state.waiting.removeAll()
      for path in folders.flatMap(FontFolder.fontFiles) where state.readFiles.insert(path).inserted
      {
        guard let bytes = try? FileReader.read(path, byteCountMax: Self.byteCountMax),
          let face = try? FontFace(bytes: bytes)
        else { continue }
        Self.add(face, to: &state)
      }
      return Self.find(state, name, family, weight, isItalic)
    }
  }

  private static func add(_ face: FontFace, to state: inout State) {
    state.facesByName[face.postScriptName.lowercased()] = face
    state.families[face.familyName.lowercased(), default: []].append(face)
  }

  private static func find(
    _ state: State,
    _ name: String,
    _ family: String,
    _ weight: CGFloat,
    _ isItalic: Bool
  ) -> FontFace? {
    if let found = state.facesByName[name.lowercased()] { return found }
    let wanted = weightClass(weight)
    func distance(_ face: FontFace) -> Int {
      abs(face.weightClass - wanted) + (face.isItalic == isItalic ? 0 : 10_000)
    }
    return state.families[family.lowercased()]?.min { distance($0) < distance($1) }
  }

  /// The class that `OS/2` gives a weight.
  private static func weightClass(_ weight: CGFloat) -> Int {
    switch weight {
    case ..<(-0.5): 200
    case ..<(-0.2): 300
    case ..<0.1: 400
    case ..<0.27: 500
    case ..<0.35: 600
    case ..<0.5: 700
    default: 900
    }
  }
}

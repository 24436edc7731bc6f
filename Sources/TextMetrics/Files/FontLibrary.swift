import Files
import Foundation
import Synchronization

/// The fonts that were added, and those in the folders of the documents that were loaded.
///
/// An app lists its fonts under `UIAppFonts` in its `Info.plist`. Folders are searched only when an
/// unknown font is asked for, so documents with system fonts alone cost nothing.
public final class FontLibrary: Sendable {
  /// The library of the process.
  public static let shared = FontLibrary()

  /// The most bytes that a font may have: collections of ideographs have a hundred million.
  private static let byteCountMax = 256 << 20

  private struct State {
    var facesByName: [String: FontFace] = [:]
    var families: [String: [FontFace]] = [:]
    /// Folders that were not searched yet.
    var waiting: [String] = []
    var known: Set<String> = []
    var readFiles: Set<String> = []
  }

  private let state = Mutex(State())

  /// Creates a library without fonts; ``shared`` is the one that views use.
  public init() {}

  /// Adds a font; searches by its PostScript name find it instead of one added before.
  public func add(_ face: FontFace) { state.withLock { Self.add(face, to: &$0) } }

  /// Adds the font of a file.
  ///
  /// - Throws: A ``FontFileError``, or the error of reading the file.
  public func add(contentsOfFile path: String) throws {
    add(try FontFace(bytes: FileReader.read(path, byteCountMax: Self.byteCountMax)))
  }

  /// Remembers a document's folder, to be searched when a font is missing.
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

  /// The weight class of `OS/2` for a weight from -1 to 1.
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

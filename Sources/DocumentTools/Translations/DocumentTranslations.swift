import Files
import Foundation

/// The translations of a document: the strings files of its name beside its folder `Base.lproj`.
struct DocumentTranslations {
  /// The texts of one language by their keys, such as `abc-12-dEf.text`.
  struct Language {
    var name: String
    /// The file that they are in.
    var file: String
    var entries: [String: StringsFile.Entry]
  }

  /// A file that cannot be read.
  struct Failure {
    var file: String
    var mistake: StringsFile.Mistake
  }

  private(set) var languages: [Language] = []
  private(set) var failures: [Failure] = []
  /// The keys that nobody is to translate.
  private(set) var untranslated: Set<String> = []

  /// The most bytes of a strings file; nobody translates more of one document.
  private static let byteCountMax = 8_000_000

  /// Reads the translations of a document; there are none outside of a folder of a language.
  ///
  /// - Complexity: O(folders beside its own + bytes of its files).
  init(of document: String) {
    let path = URL(fileURLWithPath: document).standardizedFileURL
    let own = path.deletingLastPathComponent()
    guard own.pathExtension == "lproj" else { return }
    let name = path.deletingPathExtension().lastPathComponent
    let around = own.deletingLastPathComponent().path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: around)) ?? []
    for folder in names.sorted() where folder.hasSuffix(".lproj") {
      let language = String(folder.dropLast(6))
      add("\(around)/\(folder)/\(name).strings", language)
      addCatalog("\(around)/\(folder)/\(name).xcstrings")
    }
  }

  /// Whether a document is there in several languages, by its texts or by copies of it.
  ///
  /// - Complexity: O(folders beside its own).
  static func areThere(of document: String) -> Bool {
    let path = URL(fileURLWithPath: document).standardizedFileURL
    let own = path.deletingLastPathComponent()
    guard own.pathExtension == "lproj" else { return false }
    let name = path.deletingPathExtension().lastPathComponent
    let files = ["\(name).strings", "\(name).xcstrings", path.lastPathComponent]
    let around = own.deletingLastPathComponent().path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: around)) ?? []
    return names.contains { folder in
      folder.hasSuffix(".lproj")
        && files.contains { file in
          (folder != own.lastPathComponent || file != path.lastPathComponent)
            && FileManager.default.fileExists(atPath: "\(around)/\(folder)/\(file)")
        }
    }
  }

  private mutating func add(_ file: String, _ language: String) {
    guard let bytes = read(file) else { return }
    do throws(StringsFile.Mistake) {
      let entries = try StringsFile(bytes).entries
      languages.append(Language(name: language, file: file, entries: entries))
    } catch let mistake {
      failures.append(Failure(file: file, mistake: mistake))
    }
  }

  private mutating func addCatalog(_ file: String) {
    guard let bytes = read(file) else { return }
    do throws(StringsFile.Mistake) {
      let catalog = try StringsCatalog(bytes)
      untranslated.formUnion(catalog.untranslated)
      for (language, texts) in catalog.texts.sorted(by: { $0.key < $1.key }) {
        let entries = texts.mapValues { StringsFile.Entry(text: $0, line: 1) }
        languages.append(Language(name: language, file: file, entries: entries))
      }
    } catch let mistake {
      failures.append(Failure(file: file, mistake: mistake))
    }
  }

  private func read(_ file: String) -> [UInt8]? {
    guard FileManager.default.fileExists(atPath: file) else { return nil }
    return try? FileReader.read(file, byteCountMax: Self.byteCountMax)
  }
}

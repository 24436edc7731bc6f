import Files
import Foundation

/// The translations of a document: the strings files of its name beside its folder `Base.lproj`.
struct DocumentTranslations {
  /// The texts of one language by their keys, such as `abc-12-dEf.text`.
  struct Language {
    var name: String
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
  /// The languages that catalogues say the document is written in.
  private(set) var sourceLanguages: Set<String> = []

  /// The most bytes of a strings file; nobody translates more of one document.
  private static let byteCountMax = 8_000_000

  /// Reads the translations of a document; there are none outside of a folder of a language.
  ///
  /// - Complexity: O(folders beside its own + bytes of its files).
  init(of document: String) {
    guard let place = Place(of: document) else { return }
    for (language, folder) in place.folders {
      add("\(folder)/\(place.name).strings", language)
      // At run time its rules win over the other file's text.
      add("\(folder)/\(place.name).stringsdict", language)
      addCatalog("\(folder)/\(place.name).xcstrings")
    }
  }

  /// Whether a document is there in several languages, by its texts or by copies of it.
  ///
  /// - Complexity: O(folders beside its own).
  static func areThere(of document: String) -> Bool {
    guard let place = Place(of: document) else { return false }
    let texts = ["strings", "stringsdict", "xcstrings"].map { "\(place.name).\($0)" }
    return place.folders.contains { language, folder in
      (texts + (language == place.language ? [] : [place.file])).contains {
        FileManager.default.fileExists(atPath: "\(folder)/\($0)")
      }
    }
  }

  /// The languages of the folders beside its own that have a copy of the document.
  ///
  /// - Complexity: O(folders beside its own).
  static func copies(of document: String) -> [String] {
    guard let place = Place(of: document) else { return [] }
    return place.folders.filter { language, folder in
      language != place.language
        && FileManager.default.fileExists(atPath: "\(folder)/\(place.file)")
    }.map(\.language)
  }

  /// Where a document of a language lies.
  private struct Place {
    /// The language of its folder.
    let language: String
    /// The document's name with its ending, and without.
    let file: String
    let name: String
    /// The folders of languages beside each other, its own among them, sorted by name.
    let folders: [(language: String, path: String)]

    /// Nil outside of a folder of a language.
    init?(of document: String) {
      let path = URL(fileURLWithPath: document).standardizedFileURL
      let own = path.deletingLastPathComponent()
      guard own.pathExtension == "lproj" else { return nil }
      language = own.deletingPathExtension().lastPathComponent
      file = path.lastPathComponent
      name = path.deletingPathExtension().lastPathComponent
      let around = own.deletingLastPathComponent().path
      let names = (try? FileManager.default.contentsOfDirectory(atPath: around)) ?? []
      folders = names.sorted().filter { $0.hasSuffix(".lproj") }
        .map { (String($0.dropLast(6)), "\(around)/\($0)") }
    }
  }

  private mutating func add(_ file: String, _ language: String) {
    guard let bytes = read(file) else { return }
    do throws(StringsFile.Mistake) {
      add(try StringsFile(bytes).entries, of: language, file)
    } catch let mistake {
      failures.append(Failure(file: file, mistake: mistake))
    }
  }

  private mutating func addCatalog(_ file: String) {
    guard let bytes = read(file) else { return }
    do throws(StringsFile.Mistake) {
      let catalog = try StringsCatalog(bytes)
      untranslated.formUnion(catalog.untranslated)
      sourceLanguages.insert(catalog.sourceLanguage)
      for (language, texts) in catalog.texts.sorted(by: { $0.key < $1.key }) {
        add(texts.mapValues { StringsFile.Entry(texts: $0, line: 1) }, of: language, file)
      }
    } catch let mistake {
      failures.append(Failure(file: file, mistake: mistake))
    }
  }

  /// Takes entries of a language, which may be in several files.
  private mutating func add(
    _ entries: [String: StringsFile.Entry],
    of language: String,
    _ file: String
  ) {
    let placed = entries.mapValues { entry in
      var placed = entry
      placed.file = file
      return placed
    }
    if let place = languages.firstIndex(where: { $0.name == language }) {
      languages[place].entries.merge(placed) { $1 }
    } else {
      languages.append(Language(name: language, entries: placed))
    }
  }

  private func read(_ file: String) -> [UInt8]? {
    guard FileManager.default.fileExists(atPath: file) else { return nil }
    return try? FileReader.read(file, byteCountMax: Self.byteCountMax)
  }
}

/// Names of languages as folders and catalogues have them.
enum LanguageName {
  /// Xcode's names before it took codes.
  private static let former = [
    "english": "en", "german": "de", "french": "fr", "spanish": "es", "italian": "it",
    "japanese": "ja", "dutch": "nl", "portuguese": "pt", "chinese": "zh-hans", "korean": "ko",
    "russian": "ru", "swedish": "sv", "danish": "da", "norwegian": "no", "finnish": "fi",
  ]

  /// The language without where it is spoken, as in `pt` for `pt-BR`; scripts stay, as in `zh-hans`.
  static func base(of name: String) -> String {
    let name = name.lowercased()
    if let code = former[name] { return code }
    let parts = name.split { $0 == "-" || $0 == "_" }
    return parts.enumerated().filter { $0.offset == 0 || $0.element.count == 4 }
      .map { String($0.element) }.joined(separator: "-")
  }
}

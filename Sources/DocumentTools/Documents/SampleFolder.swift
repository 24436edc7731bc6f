/// Folders of examples and demonstrations, such as those that libraries bring along.
enum SampleFolder {
  private static let words: Set<String> = [
    "demo", "demos", "example", "examples", "sample", "samples", "playground", "playgrounds",
  ]

  /// Whether a folder between a project's root and a document is an example's by its name: `MapDemo`, `Example`.
  static func contains(_ path: String, in root: String?) -> Bool {
    let below = root.map { path.hasPrefix($0) ? path.dropFirst($0.count) : path[...] } ?? path[...]
    let folders = below.split(separator: "/").dropLast()
    return folders.contains { folder in words(of: folder).contains(where: words.contains) }
  }

  /// The words of a name, in small letters: a capital begins one behind or before a small letter.
  private static func words(of name: Substring) -> [String] {
    var words = [""]
    let letters = Array(name) + [" "]
    for (place, letter) in letters.enumerated().dropLast() {
      let isBeside = place > 0 && letters[place - 1].isLowercase || letters[place + 1].isLowercase
      if !letter.isLetter || letter.isUppercase && isBeside { words.append("") }
      if letter.isLetter { words[words.count - 1] += letter.lowercased() }
    }
    return words
  }
}

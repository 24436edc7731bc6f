import Foundation
import HeadlessUIKit
import Testing

@testable import DocumentTools
@testable import InterfaceBuilder

@MainActor
@Suite("Translations of a document", .serialized)
struct TranslationTests: SweepSampling {
  // MARK: Files

  private func entries(_ text: String) throws -> [String: String] {
    try StringsFile(Array(text.utf8)).entries.mapValues { $0.texts.joined(separator: "|") }
  }

  @Test func `strings files are read in UTF-8 and UTF-16, with comments and escapes`() throws {
    let text = "/* a \"note\" */\n\"one.text\" = \"Über \\\"uns\\\"\\n\";\n// two\ntwo = \"2\";\n"
    let expected = ["one.text": "Über \"uns\"\n", "two": "2"]
    #expect(try entries(text) == expected)
    for isLittle in [true, false] {
      let units = [0xfeff] + Array(text.utf16)
      let bytes = units.flatMap { unit -> [UInt8] in
        let (low, high) = (UInt8(unit & 0xff), UInt8(unit >> 8))
        return isLittle ? [low, high] : [high, low]
      }
      #expect(
        try StringsFile(bytes).entries.mapValues { $0.texts.joined(separator: "|") } == expected
      )
    }
    #expect(try StringsFile(Array(text.utf8)).entries["two"]?.line == 4)
    #expect(try entries("") == [:])
  }

  @Test(arguments: [
    ("\"a\" = \"b\"\n\"c\" = \"d\";", 2), ("\"a\" = \"b;\n", 2), ("<<<<<<< HEAD\n", 1),
    ("\"a\" = \"b\";\n}\n", 2),
  ])
  func `a mistake has its line`(text: String, line: Int) {
    #expect { try StringsFile(Array(text.utf8)) } throws: { error in
      (error as? StringsFile.Mistake)?.line == line
    }
  }

  @Test func `a catalogue has languages, plurals and what nobody translates`() throws {
    let text = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
      "a.text": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Anzeigen"}}}},
      "b.text": {"shouldTranslate": false},
      "c.text": {"localizations": {"de": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "Eins"}}, "other": {"stringUnit": {"value": "Mehrere"}}}}},
        "fr": {"stringUnit": {"value": "%#@n@ !"}, "substitutions": {"n": {"formatSpecifier": "lld",
        "variations": {"plural": {"one": {"stringUnit": {"value": "%arg seul"}},
        "other": {"stringUnit": {"value": "%arg de plus"}}}}}}}}}}}
      """
    let catalog = try StringsCatalog(Array(text.utf8))
    #expect(catalog.texts["de"] == ["a.text": ["Anzeigen"], "c.text": ["Eins", "Mehrere"]])
    #expect(catalog.texts["fr"] == ["c.text": ["%lld seul !", "%lld de plus !"]])
    #expect(catalog.sourceLanguage == "en")
    #expect(catalog.untranslated == ["b.text"])
    #expect(throws: StringsFile.Mistake.self) { try StringsCatalog(Array("{\"a\":}".utf8)) }
  }

  // MARK: Plurals

  private func rules(_ key: String, _ value: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>
    <key>\(key)</key>
    \(value)
    </dict></plist>
    """
  }

  private func variable(_ name: String, _ forms: [String: String]) -> String {
    let texts = forms.sorted { $0.key < $1.key }
      .map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
    return """
      <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>\(texts)</dict>
      """
  }

  @Test func `each form of a plural is a text, in every choice of two variables`() throws {
    let format = "<key>NSStringLocalizedFormatKey</key><string>%1$#@a@ of %2$#@b@</string>"
    let files = variable("a", ["one": "a file", "other": "%d files"])
    let text = rules("k", "<dict>\(format)\(files)\(variable("b", ["other": "%d"]))</dict>")
    let entry = try #require(try StringsFile(Array(text.utf8)).entries["k"])
    #expect(entry.texts == ["a file of %d", "%d files of %d"] && entry.line == 4)
    // A variable in a form of another one, and one that nothing explains.
    let inner = variable("a", ["one": "one %#@b@", "other": "%#@gone@"])
    let nested = rules(
      "k",
      "<dict>\(format.replacingOccurrences(of: " of %2$#@b@", with: ""))\(inner)"
        + "\(variable("b", ["other": "page"]))</dict>"
    )
    #expect(try entries(nested) == ["k": "one page|%#@gone@"])
  }

  @Test func `widths and devices have a text each, and other keys none`() throws {
    func texts(_ kind: String) throws -> [String: String] {
      try entries(
        rules(
          "k",
          "<dict><key>\(kind)</key><dict><key>1</key><string>A</string>"
            + "<key>2</key><string>Long</string></dict></dict>"
        )
      )
    }
    #expect(try texts("NSStringVariableWidthRuleType") == ["k": "A|Long"])
    #expect(try texts("NSStringDeviceSpecificRuleType") == ["k": "A|Long"])
    #expect(try texts("NSStringOtherRuleType") == [:])
    let deep = (0..<9).reduce("<string>A</string>") { text, _ in
      "<dict><key>NSStringVariableWidthRuleType</key><dict><key>1</key>\(text)</dict></dict>"
    }
    #expect(try entries(rules("k", deep)) == [:])
  }

  @Test func `variables that name each other end, and many choices are cut off`() throws {
    let loop = TextForms(["%#@a@"], variables: ["a": ["x%#@b@%#@b@"], "b": ["y%#@a@%#@a@"]])
    #expect(!loop.texts.isEmpty && loop.texts.allSatisfy { $0.count < 100_000 })
    let forms = (0..<6).map(String.init)
    let names = ["a", "b", "c", "d"]
    let format = names.map { "%#@\($0)@" }.joined()
    let many = TextForms(
      [format],
      variables: Dictionary(uniqueKeysWithValues: names.map { ($0, forms) })
    )
    #expect(many.texts.count == 64)
  }

  @Test func `plurals of a document count as translated, and their keys are held against it`()
    throws
  {
    let both = "\"aaa-aa-aaa.text\" = \"A\";\n\"bbb-bb-bbb.text\" = \"B\";\n"
    let one = "\"aaa-aa-aaa.text\" = \"A\";\n"
    let width =
      "<dict><key>NSStringVariableWidthRuleType</key><dict><key>9</key><string>B</string></dict></dict>"
    let found = try checked(
      card,
      [
        "de.lproj/Card.strings": both, "fr.lproj/Card.strings": one,
        "fr.lproj/Card.stringsdict": rules("bbb-bb-bbb.text", width),
      ]
    )
    #expect(found.isEmpty, "\(found)")
    let stale = try checked(card, ["fr.lproj/Card.stringsdict": rules("ccc-cc-ccc.text", width)])
    #expect(stale.first?.contains("“ccc-cc-ccc.text” belongs to no object") == true, "\(stale)")
    let broken = try checked(card, ["fr.lproj/Card.stringsdict": "<?xml version=\"1.0\"?><plist>"])
    #expect(broken.first?.hasPrefix("UnreadableStrings") == true, "\(broken)")
  }

  @Test func `each form of a plural is laid out`() throws {
    let long = rules(
      "aaa-aa-aaa.text",
      "<dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>"
        + "\(variable("n", ["one": "Eins", "other": "Alles und noch viel mehr"]))</dict>"
    )
    let (folder, file) = try document(card, ["de.lproj/Card.stringsdict": long])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let longest = Translation.longest(in: DocumentTranslations(of: file).languages)
    #expect(longest["aaa-aa-aaa"]?.text == "Alles und noch viel mehr")
  }

  @Test func `where all languages have a text, longer texts are the longest of them`() throws {
    let height = measured("Show").height
    let caption = cell(
      label("aaa-aa-aaa", "Show everything", (16, 10, 140, height)),
      edge("aaa-aa-aaa", "leading", 16) + edge("aaa-aa-aaa", "top", 10)
        + length("aaa-aa-aaa", "width", 140)
    )
    func found(_ german: String, _ french: String) throws -> [String] {
      func strings(_ text: String) -> String {
        "\"aaa-aa-aaa.text\" = \"\(text)\";\n"
      }
      let (folder, file) = try document(
        caption,
        [
          "de.lproj/Card.strings": strings(german),
          "fr.lproj/Card.strings": french.isEmpty ? "\n" : strings(french),
        ]
      )
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let text = try String(contentsOfFile: file, encoding: .utf8)
      return try swept(text, widths: [375], texts: [.long], file: file)
        .filter { $0.kind == .clipped }.map(\.message)
    }
    #expect(try found("Alles", "Tout").isEmpty)
    #expect(try found("Alles", "Show everything").isEmpty)
    let longer = try found("Alles", "Voyez donc absolument tout")
    #expect(longer.first?.contains("translated as “Voyez donc absolument tout” (fr)") == true)
    #expect(try found("Alles", "").first?.contains("half as long again") == true)
  }

  // MARK: Findings

  private func document(_ text: String, _ strings: [String: String]) throws -> (String, String) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("nibmark-translations-\(UUID().uuidString)").path
    let file = folder + "/Base.lproj/Card.xib"
    var files = strings
    files["Base.lproj/Card.xib"] = text
    for (path, text) in files {
      let url = URL(fileURLWithPath: folder + "/" + path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    return (folder, file)
  }

  private func checked(_ text: String, _ strings: [String: String]) throws -> [String] {
    let (folder, file) = try document(text, strings)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return TranslationCheck.findings(try IBDocument(contentsOf: file), .none)
      .map { "\($0.kind.rawValue): \($0.message)" }
  }

  private var card: String {
    cell(
      label("aaa-aa-aaa", "Show everything", (16, 11, 120, 21))
        + label("bbb-bb-bbb", "Delete all of it", (16, 11, 120, 21)),
      edge("aaa-aa-aaa", "leading", 16) + edge("aaa-aa-aaa", "top", 11)
        + length("aaa-aa-aaa", "width", 140)
    )
  }

  @Test func `keys of objects that are gone are told, and other keys are left`() throws {
    let own = "\"aaa-aa-aaa.text\" = \"Alles\";\n\"bbb-bb-bbb.text\" = \"Weg\";\n"
    #expect(try checked(card, ["de.lproj/Card.strings": own + "\"welcome\" = \"Hallo\";"]).isEmpty)
    let stale = try checked(
      card,
      ["de.lproj/Card.strings": own + "\"ccc-cc-ccc.text\" = \"Fort\";"]
    )
    #expect(stale.count == 1)
    #expect(
      stale.first?.contains(
        "StaleTranslation: “ccc-cc-ccc.text” belongs to no object of the document, in de"
      ) == true
    )
  }

  @Test func `a text that one language lacks is told for that language`() throws {
    let both = "\"aaa-aa-aaa.text\" = \"A\";\n\"bbb-bb-bbb.text\" = \"B\";\n"
    let one = "\"aaa-aa-aaa.text\" = \"A\";\n"
    let found = try checked(
      card,
      ["de.lproj/Card.strings": both, "fr.lproj/Card.strings": one]
    )
    #expect(found.count == 1)
    #expect(found.first?.contains("“Delete all of it” has no translation in fr") == true)
    // What nobody translates is meant to stay.
    let none = try checked(card, ["de.lproj/Card.strings": one, "fr.lproj/Card.strings": one])
    #expect(none.isEmpty)
  }

  @Test func `the language that a document is written in lacks nothing`() throws {
    let both = "\"aaa-aa-aaa.text\" = \"A\";\n\"bbb-bb-bbb.text\" = \"B\";\n"
    let one = "\"aaa-aa-aaa.text\" = \"A\";\n"
    let found = try checked(
      card,
      [
        "de.lproj/Card.strings": both, "en.lproj/Card.strings": one,
        "en-GB.lproj/Card.strings": one,
        "English.lproj/Card.strings": one, "nl.lproj/Card.strings": one,
      ]
    )
    #expect(found.count == 1 && found.first?.contains("no translation in nl,") == true, "\(found)")
    let catalog = """
      {"sourceLanguage": "fr", "version": "1.0", "strings": {
      "aaa-aa-aaa.text": {"localizations": {"de": {"stringUnit": {"value": "A"}}, "fr": {"stringUnit": {"value": "Z"}},
        "en": {"stringUnit": {"value": "C"}}}},
      "bbb-bb-bbb.text": {"localizations": {"de": {"stringUnit": {"value": "B"}}}}}}
      """
    let others = try checked(card, ["mul.lproj/Card.xcstrings": catalog])
    #expect(
      others.count == 1 && others.first?.contains("no translation in en,") == true,
      "\(others)"
    )
  }

  @Test func `a text that every language leaves as it is, is no translation`() throws {
    let name = "\"bbb-bb-bbb.text\" = \"Delete all of it\";\n"
    let one = "\"aaa-aa-aaa.text\" = \"A\";\n"
    let found = try checked(
      card,
      ["de.lproj/Card.strings": one + name, "fr.lproj/Card.strings": one]
    )
    #expect(found.isEmpty, "\(found)")
  }

  @Test func `a text whose note asks to leave it needs no translation`() throws {
    let both = "\"aaa-aa-aaa.text\" = \"A\";\n\"bbb-bb-bbb.text\" = \"B\";\n"
    let one = "\"aaa-aa-aaa.text\" = \"A\";\n"
    func found(_ note: String) throws -> [String] {
      let comment =
        "<attributedString key=\"userComments\"><fragment content=\"\(note)\"/></attributedString>"
      let place = try #require(card.range(of: "</label>", options: .backwards)).lowerBound
      let marked = card[..<place] + comment + card[place...]
      return try checked(
        String(marked),
        ["de.lproj/Card.strings": both, "fr.lproj/Card.strings": one]
      )
    }
    #expect(try found("Placeholder - Do not translate").isEmpty)
    #expect(try found("Shown below the title").count == 1)
  }

  @Test func `the folder of the document is no language`() throws {
    let both = "\"aaa-aa-aaa.text\" = \"A\";\n\"bbb-bb-bbb.text\" = \"B\";\n"
    let one = "\"aaa-aa-aaa.text\" = \"A\";\n"
    let found = try checked(
      card,
      [
        "de.lproj/Card.strings": both, "fr.lproj/Card.strings": both,
        "Base.lproj/Card.strings": one,
      ]
    )
    #expect(found.isEmpty, "\(found)")
  }

  @Test func `names of languages are held without their region`() {
    let names = ["pt-BR", "pt_PT", "zh-Hans-CN", "English", "de", ""]
    #expect(names.map(LanguageName.base) == ["pt", "pt", "zh-hans", "en", "de", ""])
  }

  @Test func `a file that cannot be read is told with its place`() throws {
    let found = try checked(card, ["de.lproj/Card.strings": "\"a\" = \"b\"\n"])
    #expect(found.count == 1 && found.first?.hasPrefix("UnreadableStrings") == true)
    #expect(found.first?.contains("de.lproj/Card.strings cannot be read, from line 2 on") == true)
  }

  @Test func `the longest translation is laid out, and named with its language`() throws {
    let long = "\"aaa-aa-aaa.text\" = \"Alles und noch viel mehr anzeigen\";\n"
    let short = "\"aaa-aa-aaa.text\" = \"Tout\";\n"
    let box = label("aaa-aa-aaa", "Show", (16, 11, 120, 21))
    let held =
      edge("aaa-aa-aaa", "leading", 16) + edge("aaa-aa-aaa", "top", 11)
      + length("aaa-aa-aaa", "width", 120) + length("aaa-aa-aaa", "height", 21)
    let text = cell(box, held)
    let (folder, file) = try document(
      text,
      ["de.lproj/Card.strings": long, "fr.lproj/Card.strings": short]
    )
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let found = try findings(text, widths: [320], texts: [.short, .translations], file: file)
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.contains("with the longest translations at 320") == true, "\(found)")
    #expect(
      found.first?.contains("translated as “Alles und noch viel mehr anzeigen” (de)") == true,
      "\(found)"
    )
  }

  // MARK: Sizes

  @Test func `fonts of a style take the points of Apple's table, and others stay`() throws {
    let body = try #require(
      UIFont.preferredFont(forTextStyle: .body) as UIFont?
    )
    #expect(TextSize.large.font(for: body).pointSize == 17)
    #expect(TextSize.extraSmall.font(for: body).pointSize == 14)
    #expect(TextSize.accessibilityExtraLarge.font(for: body).pointSize == 40)
    #expect(TextSize.largest.font(for: .systemFont(ofSize: 17)).pointSize == 17)
  }

  @Test func `a finding names the size from which on it occurs`() throws {
    let natural = measured("Some words")
    let place =
      edge("txt", "leading", 16) + edge("txt", "top", 11)
      + length("txt", "width", natural.width * 1.5)
    let text = cell(
      label("txt", "Some words", (16, 11, natural.width * 1.5, natural.height)),
      place
    ).replacing("type=\"system\" pointSize=\"17\"", with: "style=\"UICTFontTextStyleBody\"")
    let sizes = TextSize.allCases.map { SweepOptions.Text.size($0) }
    let found = try findings(text, widths: [320], texts: [.short] + sizes)
    // 17 points fit one and a half times: 25.5 points are the most.
    #expect(found.count == 1, "\(found)")
    #expect(
      found.first?.contains("with texts of the size accessibilityMedium and larger at 320") == true,
      "\(found)"
    )
  }
}

// The words that mean something.
extension SourceWords {
  /// The ends of the hashes that mean something: most words do not, and are not looked for.
  static let meaningful: [Bool] = {
    var meaningful = [Bool](repeating: false, count: 4096)
    let words = [
      entries, headerEntries, early, declarations, whole, tests, naming, [appMain],
      Set(meanings.keys),
    ]
    for hash in words.joined() { meaningful[Int(truncatingIfNeeded: hash & 4095)] = true }
    return meaningful
  }()

  static let meanings: [UInt64: Word] = {
    var meanings: [UInt64: Word] = [hash("extension"): .extending, hash("case"): .cases]
    for word in ["class", "struct", "enum", "protocol", "actor"] { meanings[hash(word)] = .type }
    for word in ["nib", "nibs", "storyboard", "storyboards", "StoryboardScene"] {
      meanings[hash(word)] = .nibs
    }
    for word in appending { meanings[hash(word)] = .appending }
    return meanings
  }()
  static let appending = [
    "stringByAppendingString", "stringByAppendingFormat", "appendString", "appendFormat",
    "appending", "append", "replacingOccurrences", "stringByReplacingOccurrencesOfString",
    "withString", "with", "joined", "componentsJoinedByString", "of", "hasSuffix", "dropLast",
    "trimmingSuffix", "prefix", "suffix",
  ]
  static let notNames = Set(
    ["func", "var", "let", "subscript", "override", "final", "private", "static", "init"].map(hash)
  )
  /// What makes a Swift file work without a type.
  static let declarations = Set(
    ["func", "let", "var", "typealias", "operator", "precedencegroup"].map(hash)
  )
  static let appMain = hash("UIApplicationMain")
  /// What the system, tests or other languages find by themselves.
  static let entries = Set(
    [
      "XCTestCase", "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate",
      "NSManagedObject", "RCT_EXPORT_MODULE", "RCT_EXTERN_MODULE", "RCT_EXTERN_REMAP_MODULE",
      "__attribute__", "_cdecl", "QuickSpec", "CDVPlugin", "FlutterPlugin",
    ].map(hash)
  )
  /// Those of which the functions are found as well.
  static let whole = Set(
    [
      "XCTestCase", "QuickSpec", "NSManagedObject", "RCT_EXPORT_MODULE", "RCT_EXTERN_MODULE",
      "RCT_EXTERN_REMAP_MODULE", "CDVPlugin", "FlutterPlugin", "objcMembers",
    ].map(hash)
  )
  /// What asks for the type of something that is there.
  static let tests = Set(
    ["is", "isKind", "isMember", "isKindOfClass", "isMemberOfClass"].map(hash)
  )
  /// What answers the name of a type.
  static let naming = Set(["NSStringFromClass", "describing", "reflecting"].map(hash))
  static let headerEntries = Set(
    ["extern", "typedef", "NS_ENUM", "NS_OPTIONS", "FOUNDATION_EXPORT", "UIKIT_EXTERN"].map(hash)
  )
  static let early = Set(["load", "initialize"].map(hash))
}

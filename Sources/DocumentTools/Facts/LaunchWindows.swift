/// Whether the launch code of an app puts a window of its own in place of the one that its main storyboard gets.
///
/// Then nobody sees the storyboard's initial scene, unless code asks for it.
struct LaunchWindows: Sendable {
  /// How many functions launch an app or connect a scene, and how many of those make a window in any case.
  private var launching = 0
  private var replacing = 0
  private var connecting = 0
  private var connectingAnew = 0

  /// How far before its last label a function begins, in bytes.
  private static let headMax = 200
  private static let bodyMax = 20_000

  /// Takes a source.
  ///
  /// - Complexity: O(bytes).
  mutating func add(_ text: SourceText) {
    for body in Self.bodies(of: "didFinishLaunchingWithOptions", in: text) {
      launching += 1
      if Self.makesWindow(body) { replacing += 1 }
    }
    for body in Self.bodies(of: "illConnectTo", in: text) {
      connecting += 1
      if Self.makesWindow(body) { connectingAnew += 1 }
    }
  }

  /// Whether each app of the sources does; one with scenes makes its window where a scene connects.
  var replaceInitialScene: Bool {
    connecting > 0 ? connectingAnew == connecting : launching > 0 && replacing == launching
  }

  /// The bodies of the functions that a word belongs to, with their brackets.
  private static func bodies(of word: StaticString, in text: SourceText) -> [SourceText] {
    text.places(after: word).compactMap { place in
      guard !text.isInComment(place) else { return nil }
      let before = text.text(place - headMax, place)
      let head = before.split(whereSeparator: "{};".contains).last ?? ""
      guard head.contains("func ") || head.contains("-(") || head.contains("- (") else {
        return nil
      }
      let rest = SourceText(Array(text.bytes[place...].prefix(bodyMax)))
      let (opening, closing) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
      guard let open = rest.bytes.firstIndex(of: opening) else { return nil }
      let block = rest.bytes[open...]
      return SourceText(Array(block.endOfBlock(opening, closing).map { block[...$0] } ?? block))
    }
  }

  /// Whether a body makes a window whatever else holds: not in a block but in one about the scene itself.
  private static func makesWindow(_ body: SourceText) -> Bool {
    let calls: [StaticString] = [
      "UIWindow(", "UIWindow.init(", "[UIWindow alloc]", "[UIWindow new]",
    ]
    return calls.flatMap { body.places(after: $0) }.contains { place in
      !body.isInComment(place)
        && blocks(around: place, in: body).allSatisfy { $0.contains("Scene") }
    }
  }

  /// What stands before the blocks around a place, without the body itself.
  private static func blocks(around place: Int, in body: SourceText) -> [String] {
    var open: [Int] = []
    for index in body.bytes.indices.prefix(place) {
      if body.bytes[index] == UInt8(ascii: "{") { open.append(index) }
      if body.bytes[index] == UInt8(ascii: "}") { _ = open.popLast() }
    }
    return open.dropFirst().map { index in
      let before = body.text(index - headMax, index)
      return String(before.split(whereSeparator: "{};\n".contains).last ?? "")
    }
  }
}

extension LaunchWindows {
  /// The main storyboards that a property list names, without one that is the launch screen as well.
  static func mainStoryboards(_ list: String) -> Set<String> {
    func names(_ key: String) -> Set<String> {
      Set(
        list.ranges(of: "<key>\(key)</key>").compactMap { range in
          let rest = list[range.upperBound...].drop(while: \.isWhitespace)
          guard rest.hasPrefix("<string>") else { return nil }
          return String(rest.dropFirst("<string>".count).prefix { $0 != "<" })
        }
      )
    }
    return ["UIMainStoryboardFile", "UISceneStoryboardFile"].map(names)
      .reduce(into: Set()) { $0.formUnion($1) }.subtracting(names("UILaunchStoryboardName"))
  }
}

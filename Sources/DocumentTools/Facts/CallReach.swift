/// Decides whether anything that runs calls a function: backwards from its calls to what UIKit or a document calls.
///
/// Words alone are read, so a function counts as reached wherever they leave a doubt.
@MainActor
final class CallReach {
  private unowned let facts: ProjectFacts
  private var known: [Function: Bool] = [:]

  /// A function of a class, as a source declares it.
  private struct Function: Hashable {
    let name: String
    let owner: String
    let file: String
    /// Its head up to the brace.
    let head: String
  }

  /// The most functions that one question follows; behind more of them anything may call.
  private static let countMax = 60

  init(_ facts: ProjectFacts) { self.facts = facts }

  /// Whether something may run a place of a class's code.
  ///
  /// - Parameters:
  ///   - code: What stands around the place.
  ///   - owner: The class around it.
  ///   - file: The source.
  /// - Returns: False where each way to it begins at a function that nothing calls.
  /// - Complexity: O(bytes of the sources) for each function on the ways.
  func isReached(_ code: EnclosingCode, owner: String, file: String) -> Bool {
    var visited: Set<Function> = []
    let isReached = isReached(code, owner, file, &visited)
    // A search that comes to nothing has seen all ways to what it passed.
    if !isReached { for function in visited { known[function] = false } }
    return isReached
  }

  private func isReached(
    _ code: EnclosingCode,
    _ owner: String,
    _ file: String,
    _ visited: inout Set<Function>
  ) -> Bool {
    guard let name = code.function, Self.needsCall(code.head, name) else { return true }
    let function = Function(name: name, owner: owner, file: file, head: code.head)
    if let known = known[function] { return known }
    guard visited.count < Self.countMax else { return true }
    guard visited.insert(function).inserted else { return false }
    let isReached = isSent(function) || isCalled(function, &visited)
    if isReached { known[function] = true }
    return isReached
  }

  /// Whether a document sends the function as an action.
  private func isSent(_ function: Function) -> Bool {
    facts.connects(function.name, of: function.owner)
  }

  /// Whether only the project's own code, or a document, calls a function.
  private static func needsCall(_ head: String, _ name: String) -> Bool {
    let others = ["override", "dynamic", "public ", "open "]
    guard !others.contains(where: head.contains) else { return false }
    let form = FunctionForm(head, name)
    // Objective-C may call by a longer name what has labels.
    if head.contains("@objc"), form.hasLabels { return false }
    if name.hasPrefix("initWith") { return !initialisers.contains(name) }
    guard SourceRoutines.isOfSystem(function: name) else { return true }
    let first = name.prefix { !$0.isUppercase }
    return form.takesNothing && !moments.contains(String(first))
  }

  /// The first words of the functions that UIKit calls without telling them anything.
  private static let moments: Set<String> = [
    "view", "load", "awake", "layout", "prepare", "update", "did", "will", "can", "should",
    "prefers", "preferred", "supported", "input", "intrinsic", "become", "resign", "dealloc",
    "init", "description", "copy", "main", "draw",
  ]

  /// The initialisers of UIKit, as far as nibs are loaded in them.
  private static let initialisers: Set<String> = [
    "initWithFrame", "initWithCoder", "initWithNibName", "initWithStyle", "initWithReuseIdentifier",
    "initWithCollectionViewLayout", "initWithRootViewController", "initWithAnnotation",
    "initWithTitle", "initWithImage",
  ]

  /// Whether code that is reached calls a function.
  private func isCalled(_ function: Function, _ visited: inout Set<Function>) -> Bool {
    let relatives = facts.declared.relatives(of: function.owner)
    let signature = CallSignature(function.head, function.name)
    for (path, text) in facts.compiledTexts {
      let mentions = WordMentions(of: function.name, in: text)
      guard let code = mentions.text else { continue }
      let owners = SourceOwners(code)
      for mention in mentions where signature.mayBeCalled(by: mention) {
        let owner = owners?.owner(at: mention.place)?.name
        guard mayCall(mention, function, relatives, owner: owner, path) else { continue }
        // Beside all classes, and in those that are not told apart, anything may run.
        guard let owner, mention.use != .declaration else { return true }
        let around = EnclosingCode(code, at: mention.place)
        if isReached(around, owner, path, &visited) { return true }
      }
    }
    return false
  }

  /// Whether a mention may be a call of the function of that class.
  private func mayCall(
    _ mention: WordMentions.Mention,
    _ function: Function,
    _ relatives: Set<String>,
    owner: String?,
    _ path: String
  ) -> Bool {
    switch mention.use {
    // Who calls by a protocol of the project names the function too.
    case .declaration: return mention.isOfProtocol && DocumentUses.isOfOthers(path[...])
    case .other: return !mention.isIdentifier && mayBe(mention.receiverTypes, relatives)
    case .ofType(let type): return facts.declared.classes[type] == nil || relatives.contains(type)
    case .own:
      guard let owner else {
        return relatives.contains { !mention.text.places(ofName: $0).isEmpty }
      }
      // In an app beside this one a class of the same name is another one.
      let declared = facts.declared.classes[function.owner]
      return relatives.contains(owner) && declared?.isOne(in: path, and: function.file) != false
    }
  }

  /// Whether an object that is declared with some types may be one of the classes.
  private func mayBe(_ types: Set<String>, _ relatives: Set<String>) -> Bool {
    types.isEmpty
      || types.contains { facts.declared.classes[$0] == nil || relatives.contains($0) }
  }
}

import ArgumentParser
import InterfaceBuilderCanvas
import NibmarkRunner

/// The names of the canvas's rules, as people write them.
@MainActor
enum CanvasRuleNames {
  /// All rules, each on a line with its sentence.
  static var list: String {
    CanvasRules.all.map { "\($0.id)\t\($0.sentence)\n" }.joined()
  }

  /// The rules of these names.
  static func set(of names: [String]) throws -> RuleSet {
    RuleSet(try names.map(rule))
  }

  private static func rule(_ name: String) throws -> RuleID {
    let ids = CanvasRules.all.map(\.id)
    if let id = ids.first(where: { $0.description == name.uppercased() }) { return id }
    // The nearest number, or the first rule where there is none.
    let number = Int(name.filter(\.isNumber)) ?? 0
    let nearest = ids.min { abs($0.number - number) < abs($1.number - number) }
    let hint = nearest.map { "; the nearest is \($0)" } ?? ""
    throw ValidationError(
      "no rule of the canvas is named “\(name)”\(hint), and --list-rules prints all"
    )
  }
}

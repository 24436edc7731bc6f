import InterfaceBuilder
import InterfaceBuilderCanvas

extension DocumentInspector {
  /// Lays a document out, and says of each view which rules shaped its frame.
  ///
  /// A rule shaped what lies elsewhere without it. So each rule that applies is left out once, and the frames are compared.
  /// - Complexity: O(rules that apply × (views + constraints)).
  func explain(_ document: IBDocument, path: String) -> InspectedDocument {
    let layout = layOut(document, path: path, without: withoutRules)
    var shaping: [String: [String]] = [:]
    for facts in CanvasRules.all where layout.applied.contains(facts.id) {
      var quick = self
      quick.isDiagnosing = false
      let other = quick.layOut(document, path: path, without: withoutRules.with(facts.id))
      for (id, shape) in layout.shapes where other.shapes[id] != shape {
        shaping[id, default: []].append(facts.id.description)
      }
    }
    var result = layout.document
    for index in result.views.indices {
      result.views[index].rules = shaping[result.views[index].id] ?? []
    }
    return result
  }
}

import InterfaceBuilder
import Numbers

/// What an object of a document says, by the names of attributes and properties.
///
/// A value that says what an absent one says is left out.
struct OutlineValues {
  private let document: IBDocument

  init(_ document: IBDocument) { self.document = document }

  /// - Complexity: O(elements of the object that belong to no other).
  func values(of object: IBObject) -> [String: String] {
    var values: [String: String] = [:]
    add(attributesOf: object.element, "", to: &values)
    for attribute in object.runtimeAttributes {
      values["runtime attribute \(attribute.keyPath)"] = described(attribute.value)
    }
    for child in object.element.children { add(child, "", to: &values) }
    // Constraints place the view, whatever its mask.
    if object.element.boolean(.translatesAutoresizingMaskIntoConstraints) == false {
      values["autoresizingMask"] = nil
    }
    return values
  }

  private func add(_ element: IBElement, _ prefix: String, to values: inout [String: String]) {
    guard !Self.lists.contains(element.elementText), document.object(at: element) == nil,
      !isOfCanvas(element)
    else { return }
    let name = prefix + (element.key ?? element.elementText)
    if element.name == .color {
      values[name] = IBColor(element).map(described) ?? "a color"
    } else if element.name == .autoresizingMask {
      let sides = element.attributes.filter { $0.value == "YES" }.map(\.name).sorted()
      if !sides.isEmpty { values[name] = sides.joined(separator: " ") }
    } else if element.name != .nil {
      if let content = element.content { values[name] = content }
      let inner =
        prefix + (element.name == .variation ? "variation " : "")
        + (element.key ?? element.elementText) + "."
      add(attributesOf: element, inner, to: &values)
      for child in element.children { add(child, inner, to: &values) }
    }
  }

  private func add(
    attributesOf element: IBElement,
    _ prefix: String,
    to values: inout [String: String]
  ) {
    for (name, value) in element.attributes
    where !Self.marks.contains(name) && !name.hasPrefix("simulated") && !isDefault(name, value) {
      values[prefix + name] = Double(value).map(Self.number) ?? value
    }
  }

  private func isOfCanvas(_ element: IBElement) -> Bool {
    let key = element.key ?? ""
    return key.hasPrefix("simulated") || key == "canvasLocation"
      || element.name == .rect && key == "frame"
  }

  /// The lists whose elements are objects, or have a part of their own in an outline.
  private static let lists: Set<String> = [
    "constraints", "connections", "userDefinedRuntimeAttributes", "subviews", "point",
  ]

  /// What says how the canvas saw an object, or repeats what another attribute says.
  private static let marks: Set<String> = [
    "id", "key", "sceneMemberID", "ambiguous", "misplaced", "verifyAmbiguity", "opaque",
    "customModuleProvider", "colorLabel", "tableViewCell", "clearsContextBeforeDrawing",
    "insetsLayoutMarginsFromSafeArea", "preservesSuperviewLayoutMargins", "symbolic",
  ]

  /// A number without the noise of its last places, which another version of Xcode writes otherwise.
  static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int(saturating: rounded)) : String(rounded)
  }

  private func isDefault(_ name: String, _ value: String) -> Bool {
    switch value {
    case "NO": !Self.on.contains(name)
    case "YES": Self.on.contains(name)
    case "250": name.hasSuffix("HuggingPriority")
    case "750": name.hasSuffix("CompressionResistancePriority")
    default: Self.defaults[name] == value
    }
  }

  /// What is on where a document does not say so.
  private static let on: Set<String> = [
    "userInteractionEnabled", "enabled", "autoresizesSubviews", "scrollEnabled", "allowsSelection",
    "translatesAutoresizingMaskIntoConstraints", "delaysContentTouches", "canCancelContentTouches",
    "bouncesZoom", "bounces", "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator",
    "editable", "selectable", "hidesWhenStopped", "allowsSelectionDuringEditing", "animates",
    "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled",
  ]

  private static let defaults = [
    "contentMode": "scaleToFill", "alpha": "1", "textAlignment": "natural",
    "semanticContentAttribute": "unspecified", "numberOfLines": "1", "indentationLevel": "0",
  ]

  private func described(_ value: IBRuntimeAttribute.Value) -> String {
    switch value {
    case .color(let color): described(color)
    case .number(let number): Self.number(number)
    case .boolean(let isTrue): isTrue ? "YES" : "NO"
    case .string(let text): text
    case .image(let name): "image \(name)"
    case .nil: "nil"
    default: "\(value)"
    }
  }

  private func described(_ color: IBColor) -> String {
    func part(_ value: Double) -> String { Self.number((value * 255).rounded()) }
    switch color {
    case .rgb(let red, let green, let blue, let alpha, _):
      return "rgba \(part(red)) \(part(green)) \(part(blue)) \(Self.number(alpha))"
    case .gray(let white, let alpha, _):
      return "rgba \(part(white)) \(part(white)) \(part(white)) \(Self.number(alpha))"
    case .system(let name): return name
    case .named(let name): return "named \(name)"
    }
  }
}

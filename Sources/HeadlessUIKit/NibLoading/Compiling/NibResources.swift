import Foundation
import InterfaceBuilder

/// Colours, fonts, images and texts of a document as the engine's values, made while compiling.
@MainActor
package struct NibResources {
  private let document: IBDocument
  private let images: [String: (size: CGSize, isSymbol: Bool)]
  private let namedColors: [String: UIColor]
  private let systemColors: [String: UIColor]

  /// Reads the resources of a document.
  package init(_ document: IBDocument) {
    self.document = document
    var images: [String: (size: CGSize, isSymbol: Bool)] = [:]
    var named: [String: UIColor] = [:]
    var system: [String: UIColor] = [:]
    for element in document.root.child(.resources)?.children.map({ $0 }) ?? [] {
      guard let name = element.text(.name) else { continue }
      switch element.name {
      case .image:
        let size = CGSize(width: element.number(.width) ?? 0, height: element.number(.height) ?? 0)
        images[name] = (size, element.text(.catalog) == "system")
      case .namedColor:
        named[name] = Self.plain(element.child(.color).flatMap { IBColor($0) }, name: name)
      case .systemColor:
        system[name] = Self.plain(element.child(.color).flatMap { IBColor($0) }, name: name)
      default:
        break
      }
    }
    self.images = images
    namedColors = named
    systemColors = system
  }

  // MARK: Colours

  /// The colour of a `<color>`; nil for nil.
  func color(_ color: IBColor?) -> UIColor? {
    switch color {
    case nil: nil
    case .system(let name)?:
      UIColor.interfaceBuilderColor(named: name) ?? systemColors[name]
        ?? UIColor(space: .gray, red: 0, green: 0, blue: 0, alpha: 1, name: name)
    case .named(let name)?:
      namedColors[name]
        ?? UIColor(space: .gray, red: 0, green: 0, blue: 0, alpha: 1, name: name)
    default: Self.plain(color, name: nil)
    }
  }

  /// The colour of an element's child with a key.
  func color(_ key: String, of element: IBElement) -> UIColor? { color(element.color(key: key)) }

  private static func plain(_ color: IBColor?, name: String?) -> UIColor? {
    switch color {
    case .rgb(let red, let green, let blue, let alpha, let space)?:
      UIColor(
        space: Self.space(space),
        red: red,
        green: green,
        blue: blue,
        alpha: alpha,
        name: name
      )
    case .gray(let white, let alpha, let space)?:
      UIColor(
        space: space == "calibratedWhite" ? .calibratedWhite : .gray,
        red: white,
        green: white,
        blue: white,
        alpha: alpha,
        name: name
      )
    case .system(let other)?: UIColor.interfaceBuilderColor(named: other)
    default: nil
    }
  }

  private static func space(_ name: String) -> UIColor.Space {
    switch name {
    case "displayP3": .displayP3
    case "calibratedRGB": .calibratedRGB
    default: .sRGB
    }
  }

  // MARK: Images

  /// The image of a name, with the size that the document stores for it.
  func image(_ name: String?, catalog: String? = nil) -> UIImage? {
    image(name, isSystem: catalog == "system", symbolSize: 17)
  }

  /// The image that an element shows, by name or by a reference; a symbol in the size that the element asks for.
  func image(shownBy element: IBElement) -> UIImage? {
    let reference = element.child(.imageReference, key: "image")
    let source = reference ?? element
    let configuration = element.child(.preferredSymbolConfiguration)
    var size = configuration?.number(.pointSize) ?? 17
    switch configuration?.text(.scale) ?? reference?.text(.symbolScale) {
    case "small": size *= 0.8
    case "large": size *= 1.27
    default: break
    }
    return image(
      source.text(.image),
      isSystem: source.text(.catalog) == "system",
      symbolSize: size
    )
  }

  private func image(_ name: String?, isSystem: Bool, symbolSize: CGFloat) -> UIImage? {
    guard let name, !name.isEmpty else { return nil }
    let known = images[name]
    let size = known?.size ?? UIImage.knownSizes[name] ?? .zero
    let isSymbol = known?.isSymbol ?? isSystem
    return UIImage(
      name: name,
      size: isSymbol ? Self.symbolSize(size, pointSize: symbolSize) : size,
      isSymbol: isSymbol
    )
  }

  /// The size of a symbol, of which documents store the proportions only: the longer side is 64 or 128 there.
  ///
  /// As stored frames have it, that side is most often 1.2 times the size of the text that the symbol goes with; arrow heads and
  /// others that are narrow are a little lower.
  private static func symbolSize(_ stored: CGSize, pointSize: CGFloat) -> CGSize {
    let longest = max(stored.width, stored.height)
    guard longest == 64 || longest == 128 else { return stored }
    let share = stored.width < 0.8 * stored.height ? 1.04 : 1.2
    let factor = share * pointSize / longest
    let scale = UIScreen.main.scale
    return CGSize(
      width: (stored.width * factor).roundedToPixel(scale: scale),
      height: (stored.height * factor).roundedToPixel(scale: scale)
    )
  }

  // MARK: Fonts

  /// The font of a `<fontDescription>`; nil when there is none.
  package func font(_ element: IBElement?) -> UIFont? {
    guard let element else { return nil }
    if let style = element.text(.style) {
      return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    let role = element.text(.metaFont)
    let size = IBFont.size(of: element).map { CGFloat($0) } ?? role.map(Self.size(ofRole:)) ?? 17
    if let name = element.text(.name) {
      if let font = UIFont.systemFont(named: name, size: size) { return font }
      // Apps keep their fonts near their documents.
      let folder = (document.file as NSString).deletingLastPathComponent
      if !folder.isEmpty { FontLibrary.shared.note(folder: folder) }
      if let font = UIFont(name: name, size: size) { return font }
    }
    switch element.text(.type) ?? role {
    case "boldSystem", "systemBold": return UIFont.boldSystemFont(ofSize: size)
    case "systemSemibold": return UIFont.systemFont(ofSize: size, weight: .semibold)
    case "italicSystem": return UIFont.italicSystemFont(ofSize: size)
    default: return UIFont.systemFont(ofSize: size, weight: weight(element.text(.weight)))
    }
  }

  /// The size of a font that is named by its role in the system where the document was written, as stored frames have it.
  private static func size(ofRole role: String) -> CGFloat {
    switch role {
    case "smallSystem": 11
    case "cellTitle": 12
    default: 13
    }
  }

  private func weight(_ name: String?) -> UIFont.Weight {
    switch name {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: .regular
    }
  }

  // MARK: Texts

  /// An attribute's text, or that of a `<string key=…>` child, which holds texts with line breaks.
  func text(_ attribute: IBAttributeName, _ key: String, of element: IBElement) -> String? {
    if let text = element.text(attribute) { return text }
    guard let child = element.child(key: key), child.name != .nil, child.name != .attributedString
    else { return nil }
    return child.content ?? ""
  }

  /// The attributed text of an element's child with a key, in the font and colour of its first
  /// fragment.
  ///
  /// One run only: Foundation on Linux traps when it compares the attributes of two runs that hold
  /// objects of Swift classes (`CFBasicHashesAreEqual`).
  func attributedText(_ key: String, of element: IBElement) -> NSAttributedString? {
    guard let child = element.child(.attributedString, key: key) else { return nil }
    let fragments = child.children.filter { $0.name == .fragment }
    let text = fragments.map { self.text(.content, "content", of: $0) ?? "" }.joined()
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let first = fragments.first?.child(.attributes) {
      attributes[.font] = font(first.child(.font, key: "NSFont"))
      attributes[.foregroundColor] = color("NSColor", of: first)
      attributes[.paragraphStyle] = paragraphStyle(first.child(.paragraphStyle))
    }
    return NSAttributedString(string: text, attributes: attributes)
  }

  private func paragraphStyle(_ element: IBElement?) -> NSParagraphStyle? {
    guard let element else { return nil }
    let style = NSMutableParagraphStyle()
    style.lineSpacing = element.number(.lineSpacing) ?? 0
    style.lineHeightMultiple = element.number(.lineHeightMultiple) ?? 0
    return style
  }

  // MARK: Runtime attributes

  /// The value of a runtime attribute.
  func value(_ value: IBRuntimeAttribute.Value) -> NibValue {
    switch value {
    case .string(let text), .localizedString(let text): .text(text)
    case .number(let number): .number(number)
    case .boolean(let boolean): .boolean(boolean)
    case .color(let color): .color(self.color(color))
    case .rect(let rect): .rect(rect)
    case .point(let point): .point(point)
    case .size(let size): .size(size)
    case .range(let location, let length): .range(NSRange(location: location, length: length))
    case .image(let name): .image(image(name))
    case .nil: .none
    }
  }
}

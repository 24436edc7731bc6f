import Foundation
import InterfaceBuilder
import Numbers

/// Writes a starting suite for some nibs: `nibmark init`.
@MainActor
public enum SuiteTemplate {
  /// The text of a suite with a case for each document that loads.
  ///
  /// - Parameters:
  ///   - paths: The documents.
  ///   - folder: The folder that the suite will lie in; files are named relative to it.
  /// - Returns: The suite, and a line for each document that was left out.
  public static func suite(
    for paths: [String],
    in folder: String
  ) -> (text: String, leftOut: [String]) {
    var leftOut: [String] = []
    var declarations = ""
    var cases = ""
    var names: Set<String> = []
    for path in paths where path.hasSuffix(".xib") {
      do throws(IBError) {
        let document = try IBDocument(contentsOf: path)
        let name = unused(identifier(DocumentName.base(of: path)), &names)
        declarations +=
          "  <nib name=\"\(name)\" file=\"\(escaped(relative(path, to: folder)))\"/>\n"
        cases += nibCase(name, document)
      } catch {
        leftOut.append(error.description)
      }
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- Written by `nibmark init`; yours from here on. Run it with `nibmark run`. -->
      <suite name="Nibs" version="1">
      \(declarations)
      \(cases)</suite>

      """
    return (text, leftOut)
  }

  // The root's own attributes are what a first suite can state without knowing the app.
  private static func nibCase(_ name: String, _ document: IBDocument) -> String {
    let roots = document.topLevelObjects.filter { $0.role != .placeholder }
    let owner = document.topLevelObjects.first { $0.placeholderIdentifier == "IBFilesOwner" }
    let needsOwner = owner.map { !$0.connections.isEmpty } ?? false
    var text = "  <case id=\"\(name)\" rule=\"NB-3 NB-4\">\n"
    let ownerText =
      needsOwner ? " owner=\"\(escaped(owner?.customClass ?? "NSObject"))\"" : ""
    text += "    <instantiate nib=\"\(name)\"\(ownerText) as=\"root\"/>\n"
    text += "    <assert test=\"//instantiated[@as = 'root']/@count = \(roots.count)\"/>\n"
    for root in roots where root.isView {
      guard let id = root.id, let frame = root.frame else { continue }
      text +=
        "    <assertFrame of=\"//\(root.elementText)[@id = '\(escaped(id))']\" "
        + "width=\"\(number(frame.width))\" height=\"\(number(frame.height))\"/>\n"
    }
    return text + "  </case>\n"
  }

  private static func identifier(_ text: String) -> String {
    let cleaned = String(
      text.map { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) ? $0 : "_" }
    )
    return cleaned.first?.isLetter == true ? cleaned : "nib_" + cleaned
  }

  private static func unused(_ name: String, _ names: inout Set<String>) -> String {
    var candidate = name
    var count = 1
    while !names.insert(candidate).inserted {
      count += 1
      candidate = "\(name)-\(count)"
    }
    return candidate
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9 ? String(Int(saturating: value)) : String(value)
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }

  /// A path as seen from a folder.
  static func relative(_ path: String, to folder: String) -> String {
    let target = absolute(path)
    let base = absolute(folder)
    let shared = zip(target, base).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: base.count - shared)
    return (up + target.dropFirst(shared)).joined(separator: "/")
  }

  private static func absolute(_ path: String) -> [String] {
    URL(fileURLWithPath: path).standardizedFileURL.path.split(separator: "/").map(String.init)
  }
}

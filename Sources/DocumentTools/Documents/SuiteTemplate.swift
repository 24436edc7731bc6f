import Foundation
import InterfaceBuilder
import Numbers
import TestModel
import XMLSupport

/// Writes a starting suite for some nibs: `nibmark init`.
@MainActor
public enum SuiteTemplate {
  /// A suite, and the documents that have no case in it.
  public struct Made: Sendable {
    /// The text of the suite.
    public var text = ""
    /// How many cases it has.
    public var caseCount = 0
    /// A line for each readable document of another kind, such as one for macOS.
    public var otherKinds: [String] = []
    /// A line for each document that cannot be read.
    public var unreadable: [String] = []
  }

  /// The text of a suite with a case for each document that loads.
  ///
  /// - Parameters:
  ///   - paths: The documents.
  ///   - folder: The folder that the suite will lie in; files are named relative to it.
  ///   - classes: The classes whose prototypes in storyboards get a case each.
  ///   - madeByCode: The classes of views that get a case each, though no document names them.
  /// - Returns: The suite, and a line for each document that has no case in it.
  public static func suite(
    for paths: [String],
    in folder: String,
    classes: Set<String> = [],
    madeByCode: [String] = []
  ) -> Made {
    var made = Made()
    var declarations = ""
    var cases = ""
    var names: Set<String> = []
    var owners = OwnerClasses()
    for path in paths {
      // The path of a suite's nib is one line.
      let isWritable = !path.unicodeScalars.contains { $0.value < 0x20 }
      guard isWritable, XMLText(path).replacedCount == 0 else {
        made.unreadable.append("\(path): a suite cannot hold a character of its name; rename it")
        continue
      }
      do throws(IBError) {
        let document = try IBDocument(contentsOf: path)
        let name = unused(identifier(DocumentName.base(of: path)), &names)
        let isStoryboard = document.kind == .storyboard
        let found =
          isStoryboard
          ? prototypeCases(document, name, classes, &names) : [nibCase(name, document, classes)]
        guard !found.isEmpty else { continue }
        declarations +=
          "  <\(isStoryboard ? "storyboard" : "nib") name=\"\(name)\" file=\"\(escaped(relative(path, to: folder)))\"/>\n"
        cases += found.joined()
        if !isStoryboard { owners.add(document) }
        made.caseCount += found.count
      } catch {
        if error.code == .wrongKind {
          made.otherKinds.append(error.description)
        } else {
          made.unreadable.append(error.description)
        }
      }
    }
    for name in madeByCode {
      cases += codeCase(name, &names)
      made.caseCount += 1
    }
    made.text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- Written by `nibmark init`; yours from here on. Run it with `nibmark run`. -->
      <suite name="Nibs" version="1">
      \(declarations)\(owners.declarations { escaped($0) })
      \(cases)</suite>

      """
    return made
  }

  // The root's own attributes are what a first suite can state without knowing the app.
  private static func nibCase(
    _ name: String,
    _ document: IBDocument,
    _ classes: Set<String>
  ) -> String {
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
      // An element that names another class of UIKit's, or a real one, is written as that class.
      let isOther = root.customClass.map { $0.hasPrefix("UI") || classes.contains($0) } ?? false
      let element = isOther ? "*" : root.elementText
      text +=
        "    <assertFrame of=\"//window//\(element)[@id = '\(escaped(id))']\" "
        + "width=\"\(number(frame.width))\" height=\"\(number(frame.height))\"/>\n"
    }
    return text + "  </case>\n"
  }

  private static func prototypeCases(
    _ document: IBDocument,
    _ storyboard: String,
    _ classes: Set<String>,
    _ names: inout Set<String>
  ) -> [String] {
    PrototypeCases(document, storyboard: storyboard).dequeues(of: classes).map {
      let name = unused(identifier("\(storyboard)-\($0.name)"), &names)
      return "  <case id=\"\(name)\" rule=\"NB-15\">\n\($0.steps)  </case>\n"
    }
  }

  private static func codeCase(_ className: String, _ names: inout Set<String>) -> String {
    """
      <case id="\(unused(identifier(className), &names))">
        <instantiate class="\(className)"/>
        <assert test="count(//window//*[@customClass = '\(className)']) = 1"/>
      </case>

    """
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

  nonisolated static func escaped(_ text: String) -> String {
    text.replacingScalars(["&": "&amp;", "<": "&lt;", "\"": "&quot;"])
  }

  /// A path as seen from a folder.
  nonisolated package static func relative(_ path: String, to folder: String) -> String {
    let target = absolute(path)
    let base = absolute(folder)
    let shared = zip(target, base).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: base.count - shared)
    return (up + target.dropFirst(shared)).joined(separator: "/")
  }

  private nonisolated static func absolute(_ path: String) -> [String] {
    URL(fileURLWithPath: path).standardizedFileURL.path.split(separator: "/").map(String.init)
  }
}

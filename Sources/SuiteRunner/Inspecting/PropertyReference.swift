/// What suites can set and read, as Markdown: a part of `Documentation/SuiteFormat.md`.
///
/// Made from the tables that steps and `validate` use, so that the page cannot say anything else.
@MainActor
public enum PropertyReference {
  /// The properties of `<set>` by class, the values of policies, and the elements of the tree.
  public static var text: String {
    properties + "\n" + readable + "\n" + callable + "\n" + policies + "\n" + elements
  }

  private static var properties: String {
    var text = """

      ## Properties that `<set>` can set

      A class has those of the classes that it inherits from as well. `validate` holds names and values to this table.

      | class | property | value |
      | --- | --- | --- |

      """
    for type in SettableProperties.classes {
      for property in SettableProperties.own(of: type) {
        text += "| `\(type)` | `\(property.name)` | \(property.expectation) |\n"
      }
    }
    return text
  }

  private static var readable: String {
    let text = """
      ## Properties that `<assertProperties>` can read

      | class | properties |
      | --- | --- |

      """
    return text + rows(ReadableProperties.all.map { ("\($0.owner)", $0.name) })
  }

  private static var callable: String {
    let text = """
      ## Methods that `<invoke>` can call

      | class | methods |
      | --- | --- |

      """
    return text + rows(CallableMethods.all.map { ("\($0.owner)", $0.name) })
  }

  /// A row for each class, with its names in order.
  private static func rows(_ members: [(owner: String, name: String)]) -> String {
    Dictionary(grouping: members, by: \.owner).sorted { $0.key < $1.key }
      .map { "| `\($0.key)` | \(listed($0.value.map(\.name).sorted())) |\n" }.joined()
  }

  private static var policies: String {
    var text = "## Values of policies\n\n| policy | values |\n| --- | --- |\n"
    for (name, values) in KnownNames.policies.sorted(by: { $0.key < $1.key }) {
      text += "| `\(name)` | \(values.map { "`\($0)`" }.joinedAsAlternatives()) |\n"
    }
    for name in KnownNames.numberPolicies.keys.sorted() {
      text += "| `\(name)` | a number above 0 |\n"
    }
    return text
  }

  private static var elements: String {
    var text = """
      ## Elements and attributes of the tree

      Every view can have \(listed(TreeVocabulary.viewAttributes)).

      | element | further attributes | holds |
      | --- | --- | --- |

      """
    for name in TreeVocabulary.names {
      guard let set = TreeVocabulary.element(name) else { continue }
      let isView = name == "window" || TreeVocabulary.views.contains(name)
      let attributes = TreeVocabulary.attributes(of: set).filter {
        !isView || !TreeVocabulary.viewAttributes.contains($0)
      }
      let below = TreeVocabulary.names(of: TreeVocabulary.children(of: set))
      let others = below.filter { !TreeVocabulary.views.contains($0) }.map { "<\($0)>" }
      text += "| `<\(name)>` | \(listed(attributes)) | "
      text += isView ? "views, \(listed(others)) |\n" : "\(listed(others)) |\n"
    }
    return text
  }

  private static func listed(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }
}

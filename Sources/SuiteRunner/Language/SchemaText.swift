/// Writes the schema, line by line.
struct SchemaText {
  private(set) var text = ""
  private var depth = 0

  private mutating func line(_ content: String) {
    text += String(repeating: "  ", count: depth) + content + "\n"
  }

  private mutating func block(_ open: String, _ close: String, _ body: (inout Self) -> Void) {
    line(open)
    depth += 1
    body(&self)
    depth -= 1
    line(close)
  }

  mutating func writeSchema() {
    line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    line(
      "<!-- Made by `nibmark schema`: version \(SuiteGrammar.version) of the suite language. -->"
    )
    block("<xs:schema xmlns:xs=\"http://www.w3.org/2001/XMLSchema\">", "</xs:schema>") { writer in
      for root in SuiteGrammar.roots { writer.writeRoot(root) }
      for rule in SuiteGrammar.elements { writer.writeType(of: rule) }
    }
  }

  private mutating func writeRoot(_ name: String) {
    block("<xs:element name=\"\(name)\" type=\"\(name)\">", "</xs:element>") { writer in
      for kind in ReferenceKind.allCases where name != "expectations" {
        writer.writeKeys(of: kind, root: name)
      }
    }
  }

  /// A key for the names of one kind and a keyref for each attribute that refers to them.
  private mutating func writeKeys(of kind: ReferenceKind, root: String) {
    let (elements, attribute) = kind.definedBy
    let key = "\(root).\(kind.rawValue)"
    let reachable = SuiteGrammar.rules[root]?.content.names ?? []
    let defining = elements.filter(reachable.contains)
    guard !defining.isEmpty else { return }
    block("<xs:key name=\"\(key)\">", "</xs:key>") { writer in
      writer.line("<xs:selector xpath=\"\(defining.joined(separator: "|"))\"/>")
      writer.line("<xs:field xpath=\"@\(attribute)\"/>")
    }
    for reference in referring(to: kind) {
      let paths = reference.elements.map { ".//\($0)" }.joined(separator: "|")
      let name = "\(key).by.\(reference.attribute)"
      block("<xs:keyref name=\"\(name)\" refer=\"\(key)\">", "</xs:keyref>") { writer in
        writer.line("<xs:selector xpath=\"\(paths)\"/>")
        writer.line("<xs:field xpath=\"@\(reference.attribute)\"/>")
      }
    }
  }

  private func referring(to kind: ReferenceKind) -> [(attribute: String, elements: [String])] {
    var found: [(attribute: String, elements: [String])] = []
    for rule in SuiteGrammar.elements {
      for attribute in rule.attributes {
        guard case .reference(kind) = attribute.kind else { continue }
        if let index = found.firstIndex(where: { $0.attribute == attribute.name }) {
          found[index].elements.append(rule.name)
        } else {
          found.append((attribute.name, [rule.name]))
        }
      }
    }
    return found
  }

  private mutating func writeType(of rule: ElementRule) {
    if case .text = rule.content {
      block("<xs:simpleType name=\"\(rule.name)\">", "</xs:simpleType>") { writer in
        writer.writeDocumentation(rule.summary)
        writer.line("<xs:restriction base=\"xs:string\"/>")
      }
      return
    }
    block("<xs:complexType name=\"\(rule.name)\">", "</xs:complexType>") { writer in
      writer.writeDocumentation(rule.summary)
      writer.writeContent(rule.content)
      for attribute in rule.attributes { writer.writeAttribute(attribute) }
    }
  }

  private mutating func writeContent(_ content: ContentRule) {
    switch content {
    case .empty, .text: break
    case .choice(let names, let min):
      block("<xs:choice minOccurs=\"\(min)\" maxOccurs=\"unbounded\">", "</xs:choice>") { writer in
        for name in names { writer.line("<xs:element name=\"\(name)\" type=\"\(name)\"/>") }
      }
    case .one(let names):
      block("<xs:choice>", "</xs:choice>") { writer in
        for name in names { writer.line("<xs:element name=\"\(name)\" type=\"\(name)\"/>") }
      }
    case .sequence(let parts):
      block("<xs:sequence>", "</xs:sequence>") { writer in
        for part in parts {
          let max = part.max.map(String.init) ?? "unbounded"
          writer.line(
            "<xs:element name=\"\(part.name)\" type=\"\(part.name)\" "
              + "minOccurs=\"\(part.min)\" maxOccurs=\"\(max)\"/>"
          )
        }
      }
    }
  }

  private mutating func writeAttribute(_ rule: AttributeRule) {
    let use = rule.isRequired ? " use=\"required\"" : ""
    block("<xs:attribute name=\"\(rule.name)\"\(use)>", "</xs:attribute>") { writer in
      let standard = rule.standard.map { " Without it: \($0)." } ?? ""
      writer.writeDocumentation(rule.summary + standard)
      writer.block("<xs:simpleType>", "</xs:simpleType>") { writer in
        writer.writeRestriction(rule)
      }
    }
  }

  private mutating func writeRestriction(_ rule: AttributeRule) {
    if case .choice(let names) = rule.kind, !rule.isTemplate {
      writeEnumeration(names)
    } else if case .boolean = rule.kind, !rule.isTemplate {
      writeEnumeration(["YES", "NO"])
    } else if let pattern = rule.kind.pattern {
      block("<xs:restriction base=\"xs:string\">", "</xs:restriction>") { writer in
        writer.line("<xs:pattern value=\"\(Self.escaped(pattern))\"/>")
        // Patterns of one restriction are alternatives.
        if rule.isTemplate { writer.line("<xs:pattern value=\"[^{]*\\{(.|\\n|\\r)*\"/>") }
      }
    } else {
      line("<xs:restriction base=\"xs:string\"/>")
    }
  }

  private mutating func writeEnumeration(_ names: [String]) {
    block("<xs:restriction base=\"xs:string\">", "</xs:restriction>") { writer in
      for name in names { writer.line("<xs:enumeration value=\"\(Self.escaped(name))\"/>") }
    }
  }

  private mutating func writeDocumentation(_ text: String) {
    line(
      "<xs:annotation><xs:documentation>\(Self.escaped(text))</xs:documentation></xs:annotation>"
    )
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}

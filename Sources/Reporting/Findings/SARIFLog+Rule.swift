import TestModel

extension SARIFLog {
  struct Rule: Encodable {
    struct Configuration: Encodable { var level: String }

    var id: String
    var name: String
    var shortDescription: Message
    var fullDescription: Message
    var help: Message
    var defaultConfiguration: Configuration

    /// A kind of finding.
    init(_ rule: FindingRule) {
      id = rule.id
      name = rule.id
      shortDescription = Message(text: rule.plain(rule.summary))
      fullDescription = Message(text: rule.plain(rule.summary + " " + rule.breaks))
      help = Message(text: rule.explanation, markdown: rule.markdown)
      defaultConfiguration = Configuration(level: rule.severity.rawValue)
    }

    /// An error for which a document cannot be read, of which only its code is known.
    init(code: String) {
      id = code
      name = code
      let text = "The document cannot be read, so nothing in it was checked."
      shortDescription = Message(text: text)
      fullDescription = Message(text: text)
      help = Message(text: "Open the document in Xcode, or restore it from an earlier commit.")
      defaultConfiguration = Configuration(level: FindingSeverity.error.rawValue)
    }
  }
}

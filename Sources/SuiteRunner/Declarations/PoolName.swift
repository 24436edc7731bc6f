/// What `reuseIdentifier`, `kind` and `forHeaderFooter` say together.
struct PoolName: Sendable {
  let identifier: TemplateText
  let kind: String?
  let isHeaderFooter: Bool
  let list: String?

  init(_ element: SourceElement) {
    identifier = element.template("reuseIdentifier") ?? TemplateText("")
    kind = element.optionalText("kind")
    isHeaderFooter = element.flag("forHeaderFooter")
    list = element.optionalText("in")
  }
}

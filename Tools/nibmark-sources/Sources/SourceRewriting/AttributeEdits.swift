import SwiftSyntax

/// Blanks what only Objective-C understands: attributes, `dynamic`, `optional`.
final class AttributeEdits: SyntaxVisitor {
  private let edits: FileEdits

  init(_ edits: FileEdits) {
    self.edits = edits
    super.init(viewMode: .sourceAccurate)
  }

  private static let blanked: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "NSManaged",
    "UIApplicationMain", "NSApplicationMain", "GKInspectable", "NSCopying", "_objcRuntimeName",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if Self.blanked.contains(name) {
      edits.blank(node)
      switch name {
      case "UIApplicationMain":
        edits.note(at: node, "The app is not started: the module is built as a library.")
      default: break
      }
    } else if name == "convention", node.arguments?.trimmedDescription == "block" {
      edits.blank(node)
    } else if name == "main", isAppDelegate(node) {
      edits.blank(node)
      edits.note(at: node, "The app is not started: the module is built as a library.")
    }
    return .visitChildren
  }

  private func isAppDelegate(_ node: AttributeSyntax) -> Bool {
    let owner = node.parent?.parent?.as(ClassDeclSyntax.self)
    return owner?.inheritanceClause?.inheritedTypes.contains {
      $0.type.plainName == "UIApplicationDelegate" || $0.type.plainName == "UIResponder"
    } ?? false
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if ["dynamic", "optional"].contains(node.name.text) { edits.blank(node) }
    return .visitChildren
  }
}

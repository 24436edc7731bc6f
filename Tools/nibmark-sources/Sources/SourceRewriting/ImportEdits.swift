import SwiftSyntax

/// Takes out imports of modules that are not there, and adds UIKit where the copy needs it.
final class ImportEdits: SyntaxVisitor {
  private let edits: FileEdits
  private let modules: Set<String>
  private let knowsAll: Bool
  private var importsUIKit = false

  /// Reads the imports of a file.
  ///
  /// - Parameters:
  ///   - edits: Takes the changes.
  ///   - modules: Modules that the target depends on.
  ///   - knowsAll: Whether these are all that there are.
  init(_ edits: FileEdits, modules: Set<String>, knowsAll: Bool) {
    self.edits = edits
    self.modules = modules
    self.knowsAll = knowsAll
    super.init(viewMode: .sourceAccurate)
  }

  /// Adds imports behind the last line of the file, where no line of the original follows.
  func finish() {
    // Apple's Foundation has what a module of its own has here.
    let needsNetworking = edits.file.tree.tokens(viewMode: .sourceAccurate).contains {
      Self.networking.contains($0.text)
    }
    if needsNetworking { edits.append("\nimport FoundationNetworking\n") }
    // Bridging headers and modules that are left out bring UIKit along without an import of it.
    if !importsUIKit { edits.append("\nimport UIKit\n") }
  }

  private static let networking: Set<String> = [
    "URLSession", "URLSessionTask", "URLSessionDataTask", "URLSessionDownloadTask",
    "URLSessionUploadTask", "URLSessionConfiguration", "URLSessionDelegate",
    "URLSessionTaskDelegate", "URLSessionDataDelegate", "URLSessionDownloadDelegate", "URLRequest",
    "NSURLRequest", "NSMutableURLRequest", "HTTPURLResponse", "URLResponse", "URLCache",
    "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "URLCredential", "URLProtectionSpace",
    "URLAuthenticationChallenge", "URLProtocol",
  ]

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first?.name.text else { return .skipChildren }
    if module == "UIKit" {
      importsUIKit = true
      // A kind or a submodule: here all of UIKit stands in one module.
      if let kind = node.importKindSpecifier { edits.blank(kind) }
      blankSubmodule(of: node)
      return .skipChildren
    }
    guard isMissing(module) else {
      // A header of the module: Linux's modules have none, but kinds of single names are Swift's own.
      if node.importKindSpecifier == nil { blankSubmodule(of: node) }
      return .skipChildren
    }
    edits.blank(node)
    if !SystemModules.covered.contains(module) {
      edits.note(
        at: node,
        "The module \(module) is not there, so its import is left out. "
          + "Leave out the file, or add a module of that name with what the target uses."
      )
    }
    return .skipChildren
  }

  private func isMissing(_ module: String) -> Bool {
    if SystemModules.present.contains(module) || modules.contains(module) { return false }
    return knowsAll || SystemModules.missing.contains(module)
  }

  private func blankSubmodule(of node: ImportDeclSyntax) {
    guard node.path.count > 1, let first = node.path.first?.name, let last = node.path.last else {
      return
    }
    let range = first.textRange.upperBound..<last.textRange.upperBound
    edits.add(Edit(range: range, text: String(repeating: " ", count: range.count)))
  }

  // Imports stand at the file's own level; their conditions are walked through.
  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

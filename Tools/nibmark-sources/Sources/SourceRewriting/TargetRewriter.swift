import SwiftSyntax

/// Rewrites the files of one target so that they compile without Objective-C.
///
/// Every line stays where it is. So does every column before the first expression of a line that becomes longer.
public struct TargetRewriter {
  /// The modules that the target depends on; nil when only Apple's are known to be missing.
  public var modules: Set<String>?

  /// Creates a rewriter.
  public init(modules: Set<String>? = nil) { self.modules = modules }

  /// Rewrites files.
  /// - Parameters:
  ///   - files: Path and content of every file of the target.
  ///   - context: Files of other modules that only tell of their classes.
  /// - Returns: The files in the same order, without those of the context.
  public func rewrite(
    _ files: [(path: String, content: [UInt8])],
    context: [(path: String, content: [UInt8])] = []
  ) -> [RewrittenFile] {
    let conditions = BuildConditions(modules: modules ?? [])
    let sources = (files + context).map { SourceFile(path: $0.path, bytes: $0.content) }
    let index = TargetIndex(sources, conditions: conditions)
    let edits = sources.map(FileEdits.init)
    let selectors = SelectorResolution(index)
    for edit in edits.prefix(files.count) {
      AttributeEdits(edit).walk(edit.file.tree)
      ManagedEdits(edit).walk(edit.file.tree)
      ConditionEdits(edit, conditions: conditions).walk(edit.file.tree)
      ProtocolEdits(edit).walk(edit.file.tree)
      MetatypeEdits(edit, index: index).walk(edit.file.tree)
      ExpressionEdits(edit, index: index, selectors: selectors).walk(edit.file.tree)
    }
    DelegateEdits(index, edits: edits).apply()
    addDeclarations(index, sources: sources, edits: edits, ownCount: files.count)
    let aliases = VirtualTypes.aliases(for: sources)
    if let first = edits.prefix(files.count).first, !aliases.isEmpty {
      first.append("\n" + aliases.joined(separator: "; ") + "\n")
    }
    return edits.prefix(files.count).map { edit in
      let imports = ImportEdits(edit, modules: modules ?? [], knowsAll: modules != nil)
      imports.walk(edit.file.tree)
      imports.finish()
      return RewrittenFile(
        path: edit.file.path,
        content: Edit.apply(edit.edits, to: edit.file.bytes),
        isChanged: !edit.edits.isEmpty,
        notes: edit.notes
      )
    }
  }

  /// Adds forwarders and tables to the lines that close classes.
  private func addDeclarations(
    _ index: TargetIndex,
    sources: [SourceFile],
    edits: [FileEdits],
    ownCount: Int
  ) {
    var pending: [Int: [SyntaxIdentifier: (closing: TokenSyntax, texts: [String])]] = [:]
    func add(_ file: Int, _ closing: TokenSyntax, _ text: String) {
      pending[file, default: [:]][closing.id, default: (closing, [])].texts.append(text)
    }
    let dispatch = ExtensionDispatch(index, edits: edits, ownCount: ownCount)
    for addition in Forwarding(index, edits: edits, without: dispatch.names).additions {
      add(addition.file, addition.closing, addition.text)
    }
    let tables = Tables(index, files: sources, edits: edits).additions()
    for addition in dispatch.additions + tables {
      edits[addition.file].needsUIKit = true
      switch addition.place {
      case .inside(let closing): add(addition.file, closing, addition.text)
      case .behind(let closing): edits[addition.file].insert(addition.text, after: closing)
      case .end: edits[addition.file].append(addition.text)
      }
    }
    for (file, closings) in pending {
      for (closing, texts) in closings.values {
        edits[file].insert(declarations: texts, before: closing)
      }
    }
  }
}

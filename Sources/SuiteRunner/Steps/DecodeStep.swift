import Foundation
import HeadlessUIKit
import InterfaceBuilder

/// `<decode>`: bytes to a document.
struct DecodeStep: SuiteStep {
  let line: Int
  private let nib: String

  init(_ element: SourceElement) {
    line = element.line
    nib = element.text("nib")
  }

  func prepare(in context: CaseContext) throws(StepError) -> StepAction {
    let declaration = try context.nibs.declaration(nib, line: line)
    guard let data = FileManager.default.contents(atPath: declaration.path) else {
      throw .because("\(declaration.file) cannot be read", line: line)
    }
    let (bytes, file, line) = (Array(data), declaration.file, line)
    return { () throws(StepError) in
      do {
        _ = try IBDocument(bytes: bytes, file: file)
        EngineCounters.current.nibsDecoded &+= 1
      } catch {
        throw .because("\(error)", type: "NibError", line: line)
      }
    }
  }
}

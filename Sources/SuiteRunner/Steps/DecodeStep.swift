import Files
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
    guard let bytes = try? FileReader.read(declaration.path) else {
      throw .because("\(declaration.file) cannot be read", line: line)
    }
    let (file, line) = (declaration.file, line)
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

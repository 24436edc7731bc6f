import Foundation
import HeadlessUIKit

/// The nibs and storyboards of one case, each opened once.
@MainActor
final class NibLibrary {
  private let declarations: Declarations
  private var nibs: [String: UINib] = [:]
  private var storyboards: [String: UIStoryboard] = [:]

  init(_ declarations: Declarations) {
    self.declarations = declarations
  }

  /// The declaration of a nib.
  func declaration(_ name: String, line: Int) throws(StepError) -> NibDeclaration {
    if let declaration = declarations.nibs[name] { return declaration }
    throw .because("no nib \"\(name)\"", line: line)
  }

  /// The nib of a name; nothing is read yet.
  func nib(_ name: String, line: Int) throws(StepError) -> UINib {
    if let nib = nibs[name] { return nib }
    let nib = UINib(contentsOfFile: try declaration(name, line: line).path)
    nibs[name] = nib
    return nib
  }

  /// A nib that is looked up as UIKit does, by name, when it is instantiated.
  func nib(lookedUp name: String) -> UINib { UINib(nibName: name, bundle: nil) }

  /// The storyboard of a name.
  func storyboard(_ name: String, line: Int) throws(StepError) -> UIStoryboard {
    if let storyboard = storyboards[name] { return storyboard }
    guard let declaration = declarations.storyboards[name] else {
      throw .because("no storyboard \"\(name)\"", line: line)
    }
    let storyboard = UIStoryboard(contentsOfFile: declaration.path)
    storyboards[name] = storyboard
    return storyboard
  }

  /// The class of a name, declared or native.
  func viewClass(_ name: String, line: Int) throws(StepError) -> AnyClass {
    if let type = NibEnvironment.current.classes.nativeClass(name: name) { return type }
    let known = declarations.classes.map(\.name)
    throw .because(
      "no class \"\(name)\"; declare it with <class>, or register it with the runner"
        + NearestName.hint(name, in: known),
      line: line
    )
  }
}

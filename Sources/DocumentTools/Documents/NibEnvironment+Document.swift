import Foundation
import HeadlessUIKit

extension NibEnvironment {
  /// The environment of a tool that looks at one document: what is impossible or elsewhere is left out with a note.
  static func ofDocument(at path: String) -> NibEnvironment {
    let folder = (path as NSString).deletingLastPathComponent
    let environment = NibEnvironment(folders: [folder], policy: .lenient)
    environment.followsReferences = false
    environment.skipsImpossibleConnections = true
    return environment
  }
}

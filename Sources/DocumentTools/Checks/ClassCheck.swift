import InterfaceBuilder
import TestModel

/// Checks that a class has one kind of object in all documents of a run.
struct ClassCheck {
  private var first: [String: ClassUse] = [:]

  /// What a document says of classes.
  static func uses(in document: IBDocument) -> [ClassUse] {
    document.objects.compactMap { object -> ClassUse? in
      // In Xcode's templates, a word between underscores is replaced by the name of a class.
      guard object.role != .placeholder, let name = object.customClass, !name.contains("___"),
        let family = family(object)
      else { return nil }
      return ClassUse(
        name: name,
        module: object.customModule,
        family: family,
        described: object.described,
        location: CaseLocation(object.location)
      )
    }
  }

  /// The findings of the next document, against itself and earlier ones of the same scope.
  ///
  /// A scope stands for an app or a target: classes of different apps may share names.
  mutating func findings(_ uses: [ClassUse], scope: String) -> [Finding] {
    uses.compactMap { use in
      let key = [scope, use.module ?? "", use.name].joined(separator: "\n")
      guard let former = first[key] else {
        first[key] = use
        return nil
      }
      guard former.family != use.family else { return nil }
      var finding = Finding(
        .classMismatch,
        "The class \(use.name) is given to \(use.described) here and to \(former.family) at "
          + "\(former.location); no class is both. One of the two has the wrong custom class.",
        at: use.location,
        object: use.name
      )
      // A text view that is made of what a label saved shows its text, and so the other way.
      if Self.texts.isSuperset(of: [use.family, former.family]) { finding.severity = .note }
      return finding
    }
  }

  private static let texts: Set<String> = ["a label", "a text view"]

  // Only kinds that exclude each other in UIKit's class hierarchy.
  private static func family(_ object: IBObject) -> String? {
    switch object.elementName {
    case .tableViewCell: return "a table view cell"
    case .collectionViewCell, .collectionReusableView: return "a collection view's reusable view"
    case .label: return "a label"
    case .button: return "a button"
    case .imageView: return "an image view"
    case .textField: return "a text field"
    case .textView: return "a text view"
    case .tableView: return "a table view"
    case .collectionView: return "a collection view"
    case .stackView: return "a stack view"
    default: return object.role == .viewController ? "a view controller" : nil
    }
  }
}

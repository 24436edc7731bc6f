import InterfaceBuilder

/// Checks that a class has one kind of object in all documents of a run.
struct ClassCheck {
  private struct Use {
    let family: String
    let module: String?
    let place: String
  }

  private var uses: [String: Use] = [:]

  /// The findings of the next document, against itself and earlier ones of the same scope.
  ///
  /// A scope stands for an app or a target: classes of different apps may share names.
  mutating func findings(_ document: IBDocument, scope: String) -> [Finding] {
    document.objects.compactMap { object -> Finding? in
      // In Xcode's templates, a word between underscores is replaced by the name of a class.
      guard object.role != .placeholder, let name = object.customClass, !name.contains("___"),
        let family = Self.family(object)
      else { return nil }
      let key = [scope, object.customModule ?? "", name].joined(separator: "\n")
      let use = Use(family: family, module: object.customModule, place: "\(object.location)")
      guard let former = uses[key] else {
        uses[key] = use
        return nil
      }
      guard former.family != family else { return nil }
      return .failure(
        "ClassMismatch",
        "The class \(name) is given to \(object.described) here and to \(former.family) at "
          + "\(former.place); no class is both. One of the two has the wrong custom class.",
        at: object.element
      )
    }
  }

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

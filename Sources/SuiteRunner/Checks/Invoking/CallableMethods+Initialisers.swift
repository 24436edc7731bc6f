import Foundation
import HeadlessUIKit

/// Initialisers that code calls and no nib does; the answer is the new object.
///
/// They are methods of any view, as they need none.
extension CallableMethods {
  static let initialisers: [Method] = controlsOfCode + itemsOfCode + containersOfCode

  private static func initialiser(
    _ name: String,
    _ body: @escaping @MainActor (Values) throws(StepError) -> NSObject
  ) -> Method {
    Method(name) { (_: UIView, values) throws(StepError) -> Any? in values.kept(try body(values)) }
  }

  private static let controlsOfCode: [Method] = [
    // The action is known by the name, and its title is the third value.
    initialiser("UIButton(frame:primaryAction:title:)") { values throws(StepError) in
      let name = values.text(1)
      let action = name.map { name in
        UIAction(title: values.text(2) ?? "", identifier: UIAction.Identifier(name)) { _ in
          CallLog.note("action(\(name))", of: "UIAction")
        }
      }
      return UIButton(frame: try values.rect(0), primaryAction: action)
    },
    initialiser("UIButton(type:)") { values throws(StepError) in
      UIButton(type: try values.word(0, ["custom": .custom, "system": .system, "close": .close]))
    },
    initialiser("UIActivityIndicatorView(style:)") { values throws(StepError) in
      UIActivityIndicatorView(
        style: try values.word(0, MethodValues.indicatorStyles)
      )
    },
    initialiser("UIProgressView(progressViewStyle:)") { values throws(StepError) in
      UIProgressView(progressViewStyle: try values.word(0, ["default": .default, "bar": .bar]))
    },
    // Titles apart by spaces; a size such as 20x10 stands for an image.
    initialiser("UISegmentedControl(items:)") { values throws(StepError) in
      UISegmentedControl(items: values.names(0).map { values.imageOrTitle($0) })
    },
    initialiser("UIImageView(image:)") { values throws(StepError) in
      UIImageView(image: try values.image(0))
    },
    initialiser("UIImageView(image:highlightedImage:)") { values throws(StepError) in
      UIImageView(image: try values.image(0), highlightedImage: try values.image(1))
    },
    initialiser("UIStackView(arrangedSubviews:)") { values throws(StepError) in
      UIStackView(arrangedSubviews: try values.objects(0, UIView.self))
    },
    initialiser("UITapGestureRecognizer(target:action:)") { values throws(StepError) in
      UITapGestureRecognizer(
        target: try values.object(0),
        action: values.text(1).map(Selector.init(_:))
      )
    },
    initialiser("UITableView(frame:style:)") { values throws(StepError) in
      UITableView(frame: try values.rect(0), style: try values.tableStyle(1))
    },
  ]

  private static let itemsOfCode: [Method] = [
    initialiser("UIBarButtonItem(title:style:target:action:)") { values throws(StepError) in
      UIBarButtonItem(
        title: values.text(0),
        style: try values.word(1, ["plain": .plain, "bordered": .bordered, "done": .done]),
        target: try values.object(2),
        action: values.text(3).map(Selector.init(_:))
      )
    },
    initialiser("UIBarButtonItem(image:style:target:action:)") { values throws(StepError) in
      UIBarButtonItem(
        image: try values.image(0),
        style: try values.word(1, ["plain": .plain, "bordered": .bordered, "done": .done]),
        target: try values.object(2),
        action: values.text(3).map(Selector.init(_:))
      )
    },
    initialiser("UIBarButtonItem(barButtonSystemItem:target:action:)") { values throws(StepError) in
      UIBarButtonItem(
        barButtonSystemItem: try values.word(
          0,
          ["done": .done, "cancel": .cancel, "edit": .edit, "add": .add, "trash": .trash]
        ),
        target: try values.object(1),
        action: values.text(2).map(Selector.init(_:))
      )
    },
    initialiser("UIBarButtonItem(customView:)") { values throws(StepError) in
      UIBarButtonItem(customView: try values.object(0, UIView.self))
    },
    initialiser("UITabBarItem(title:image:tag:)") { values throws(StepError) in
      UITabBarItem(title: values.text(0), image: try values.image(1), tag: try values.integer(2))
    },
    initialiser("UITabBarItem(title:image:selectedImage:)") { values throws(StepError) in
      UITabBarItem(
        title: values.text(0),
        image: try values.image(1),
        selectedImage: try values.image(2)
      )
    },
    initialiser("UINavigationItem(title:)") { values throws(StepError) in
      UINavigationItem(title: values.text(0) ?? "")
    },
  ]

  private static let containersOfCode: [Method] = [
    initialiser("UINavigationController(rootViewController:)") { values throws(StepError) in
      UINavigationController(rootViewController: try values.object(0, UIViewController.self))
    },
    initialiser("UITableViewController(style:)") { values throws(StepError) in
      UITableViewController(style: try values.tableStyle(0))
    },
    initialiser("UICollectionViewController(collectionViewLayout:)") { values throws(StepError) in
      UICollectionViewController(collectionViewLayout: try values.layout(0))
    },
    initialiser("UIPageViewController(transitionStyle:navigationOrientation:)") {
      values throws(StepError) in
      UIPageViewController(
        transitionStyle: try values.word(0, ["scroll": .scroll, "pageCurl": .pageCurl]),
        navigationOrientation: try values.word(
          1,
          ["horizontal": .horizontal, "vertical": .vertical]
        )
      )
    },
    initialiser("UIAlertController(title:message:preferredStyle:)") { values throws(StepError) in
      UIAlertController(
        title: values.text(0),
        message: values.text(1),
        preferredStyle: try values.word(2, ["alert": .alert, "actionSheet": .actionSheet])
      )
    },
  ]
}

extension MethodValues {
  static let indicatorStyles: [String: UIActivityIndicatorView.Style] = [
    "medium": .medium, "large": .large, "whiteLarge": .whiteLarge, "white": .white, "gray": .gray,
  ]

  /// One of some words.
  func word<Value>(_ place: Int, _ words: [String: Value]) throws(StepError) -> Value {
    try value(place, words.keys.sorted().joined(separator: ", ")) { words[$0] }
  }

  /// The style of a table.
  func tableStyle(_ place: Int) throws(StepError) -> UITableView.Style {
    try word(place, ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped])
  }

  /// An image of a size such as 20x10, or the text.
  func imageOrTitle(_ text: String) -> Any {
    let numbers = text.split(separator: "x").compactMap { Double($0) }
    guard numbers.count == 2 else { return text }
    return UIImage(name: "made", size: CGSize(width: numbers[0], height: numbers[1]))
  }
}

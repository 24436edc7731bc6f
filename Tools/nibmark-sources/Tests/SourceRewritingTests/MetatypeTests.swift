import Testing

@testable import SourceRewriting

/// Initialisers that are called on a class of run time.
extension RewritingTests {
  @Test(
    "An initialiser on a class of run time calls UIKit's maker",
    arguments: [
      (
        "let cell = type.init(style: .default, reuseIdentifier: id)",
        "let cell = type.created(style: .default, reuseIdentifier: id)"
      ),
      ("let view = Other.kind.init(frame: .zero)", "let view = Other.kind.created(frame: .zero)"),
      (
        "let view = type(of: view).init(frame: .zero)",
        "let view = type(of: view).created(frame: .zero)"
      ),
      ("return T(frame: .zero)", "return T.created(frame: .zero)"),
      ("return T.init(frame: .zero)", "return T.created(frame: .zero)"),
      ("return Self(frame: .zero)", "return Self.created(frame: .zero)"),
      ("return self.init(frame: .zero)", "return self.created(frame: .zero)"),
    ]
  )
  func metatypes(_ written: String, _ copy: String) {
    let file = rewrite(
      "class A: UIView {\n  class func make<T: UIView>(_ type: T.Type) -> Any {\n    \(written)\n  }\n}\n"
    )[0]
    #expect(line(3, of: file).trimmed == "    " + copy)
  }

  @Test(
    "Other calls of initialisers stay",
    arguments: [
      "super.init(frame: .zero)", "self.init(frame: .zero)", "_ = UILabel(frame: .zero)",
      "_ = UILabel.init(frame: .zero)", "_ = A.self.init(frame: .zero)", "_ = T(frame: .zero)",
      "let v: UILabel = .init(frame: .zero)", "_ = type.init(coder: coder)",
    ]
  )
  func knownClasses(_ written: String) {
    let file = rewrite(
      "class A<T: Shape>: UIView {\n  init(_ type: Any) {\n    \(written)\n  }\n}\n"
    )[0]
    #expect(line(3, of: file) == "    " + written)
  }
}

extension String {
  fileprivate var trimmed: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}

import Foundation
import Testing

@testable import HeadlessUIKit

/// The grammar of Apple's "Visual Format Language", its examples among them, and what is said of mistakes.
@MainActor
@Suite("Visual format")
struct VisualFormatTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let views: [String: UIView]

  init() {
    var made: [String: UIView] = [:]
    for name in ["a", "b", "c"] {
      let view = UIView(frame: .zero)
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      made[name] = view
    }
    views = made
  }

  private func lines(
    _ format: String,
    _ options: NSLayoutConstraint.FormatOptions = [],
    _ metrics: [String: Any] = [:]
  ) throws -> [String] {
    try NSLayoutConstraint.constraints(
      parsingVisualFormat: format,
      options: options,
      metrics: metrics,
      views: views
    ).map(line)
  }

  /// A constraint as an equation: `b.leading == a.trailing + 8 @750`.
  private func line(_ constraint: NSLayoutConstraint) -> String {
    func name(_ item: AnyObject?) -> String {
      item === root ? "|" : views.first { $0.value === item }?.key ?? "?"
    }
    let signs = [-1: "<=", 0: "==", 1: ">="]
    var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute)"
    text += " \(signs[constraint.relation.rawValue] ?? "?") "
    if constraint.secondAttribute != .notAnAttribute {
      text += "\(name(constraint.secondItem)).\(constraint.secondAttribute)"
      if constraint.constant != 0 { text += " + \(Int(constraint.constant))" }
    } else {
      text += "\(Int(constraint.constant))"
    }
    if constraint.priority != .required { text += " @\(Int(constraint.priority.rawValue))" }
    return text
  }

  @Test(
    "Apple's grammar, rule by rule",
    arguments: [
      ("[a]-[b]", ["b.leading == a.trailing + 8"]),
      ("[a(>=50)]", ["a.width >= 50"]),
      ("|-50-[a]-50-|", ["a.leading == |.leading + 50", "|.trailing == a.trailing + 50"]),
      ("V:[a]-10-[b]", ["b.top == a.bottom + 10"]),
      ("[a][b]", ["b.leading == a.trailing"]),
      ("[a(100@20)]", ["a.width == 100 @20"]),
      ("[a(==b)]", ["a.width == b.width"]),
      ("[a(b)]", ["a.width == b.width"]),
      ("[a(>=70,<=100)]", ["a.width >= 70", "a.width <= 100"]),
      ("V:[a(<=b@1)]", ["a.height <= b.height @1"]),
      (
        "|-[a]-[b]-[c(>=20)]-|",
        [
          "a.leading == |.leadingMargin", "b.leading == a.trailing + 8",
          "c.leading == b.trailing + 8", "c.width >= 20", "|.trailingMargin == c.trailing",
        ]
      ),
      (
        "|-50-[a(>=100@750)]-[b(==a)]-|",
        [
          "a.leading == |.leading + 50", "a.width >= 100 @750", "b.leading == a.trailing + 8",
          "b.width == a.width", "|.trailingMargin == b.trailing",
        ]
      ),
      ("H:|[a]|", ["a.leading == |.leading", "|.trailing == a.trailing"]),
      ("V:|[a]|", ["a.top == |.top", "|.bottom == a.bottom"]),
      ("V:|-[a]-|", ["a.top == |.topMargin", "|.bottomMargin == a.bottom"]),
      (
        "[a]-(>=10,<=20@500)-[b]",
        ["b.leading >= a.trailing + 10", "b.leading <= a.trailing + 20 @500"]
      ),
      ("[a]-(-8)-[b]", ["b.leading == a.trailing + -8"]),
      ("[a]-(==5)-[b]", ["b.leading == a.trailing + 5"]),
      ("[a(1e2)]", ["a.width == 100"]),
      ("[a(50.0)]", ["a.width == 50"]),
    ]
  )
  func grammar(_ format: String, _ expected: [String]) throws {
    #expect(try lines(format) == expected)
  }

  @Test("Metrics stand for numbers: of spaces, sizes and priorities, of any numeric type")
  func metrics() throws {
    let metrics: [String: Any] = [
      "gap": 12, "width": CGFloat(80), "weak": Float(250), "least": NSNumber(value: 30.0),
    ]
    #expect(
      try lines("|-gap-[a(width@weak)]-(>=least)-[b]", [], metrics) == [
        "a.leading == |.leading + 12", "a.width == 80 @250", "b.leading >= a.trailing + 30",
      ]
    )
  }

  @Test("Options align neighbours across the layout and say in which direction it runs")
  func options() throws {
    #expect(
      try lines("[a][b][c]", [.alignAllTop, .alignAllBottom]) == [
        "b.leading == a.trailing", "c.leading == b.trailing", "a.top == b.top", "b.top == c.top",
        "a.bottom == b.bottom", "b.bottom == c.bottom",
      ]
    )
    #expect(try lines("V:[a]-[b]", .alignAllCenterX).last == "a.centerX == b.centerX")
    #expect(try lines("[a]-[b]", .alignAllLastBaseline).last == "a.lastBaseline == b.lastBaseline")
    #expect(
      try lines("|-5-[a]-[b]|", .directionLeftToRight) == [
        "a.left == |.left + 5", "b.left == a.right + 8", "|.right == b.right",
      ]
    )
    #expect(
      try lines("|-5-[a]-(>=8)-[b]|", .directionRightToLeft) == [
        "a.right == |.right + -5", "b.right <= a.left + -8", "|.left == b.left",
      ]
    )
    #expect(
      try lines("V:|-4-[a]-[b]", .spacingBaselineToBaseline) == [
        "a.top == |.top + 4", "b.firstBaseline == a.lastBaseline + 8",
      ]
    )
  }

  private nonisolated static let number = VisualFormatError.Reason.expected(
    "a number or key from the metrics dictionary, but encountered something else"
  )

  @Test(
    "A mistake is named with its place",
    arguments: [
      ("", 0, VisualFormatError.Reason.noViews), ("|", 1, .noViews),
      ("V|[a]", 1, .expected("a ':' after 'V' to specify the orientation")),
      ("[x]", 1, .unknownView("x")), ("[a(x)]", 3, .unknownName("x")),
      ("[a]-x-[b]", 4, .unknownName("x")), ("[a]-b-[c]", 4, .viewAsNumber("b")),
      ("[a(10@b)]", 6, .viewAsNumber("b")), ("[a(10@1001)]", 6, .priorityOutOfRange(1001)),
      ("[a(10@0)]", 6, .priorityOutOfRange(0)),
      ("[a", 2, .expected("a ']' after the view")), ("[]", 1, .expected("the name of a view")),
      ("[a]-8[b]", 5, .expected("a '-' after the space")),
      ("[a]--8-[b]", 4, .expected("a number that is not negative; such stand in parentheses")),
      ("[a(=8)]", 3, .expected("one of the relations '==', '<=' and '>='")),
      ("[a(8]", 4, .expected("a ',' or a ')'")), ("[a()]", 3, VisualFormatTests.number),
      ("[a]b", 3, .expected("'-', '[' or '|' instead of 'b'")),
      ("[a]-", 4, VisualFormatTests.number),
      ("[a]| ", 4, .expected("the end of the format after the superview's edge")),
      ("|-|", 2, .expected("a view")),
      ("[a(nan)]", 3, .notANumber("nan")), ("[word]", 1, .notAnItem("word")),
    ]
  )
  func mistakes(_ format: String, _ offset: Int, _ reason: VisualFormatError.Reason) {
    var named: [String: Any] = views
    named["word"] = "no view"
    do throws(VisualFormatError) {
      let made = try NSLayoutConstraint.constraints(
        parsingVisualFormat: format,
        metrics: ["nan": Double.nan],
        views: named
      )
      Issue.record("\(format) makes \(made.map(line))")
    } catch {
      #expect(error.reason == reason, "\(format)")
      #expect(error.offset == offset, "\(format)")
    }
  }

  @Test("A view without a superview, and options along the layout, are refused")
  func context() {
    let loose = ["a": UIView(frame: .zero)]
    #expect(throws: VisualFormatError(reason: .noSuperview("a"), format: "H:[a]-|", offset: 6)) {
      try NSLayoutConstraint.constraints(parsingVisualFormat: "H:[a]-|", views: loose)
    }
    #expect(throws: VisualFormatError(reason: .alignmentAlongLayout, format: "[a][b]", offset: 0)) {
      try lines("[a][b]", .alignAllLeading)
    }
  }

  @Test("The texts are those of logs")
  func texts() {
    let loose = ["imageView": UIView(frame: .zero), "titleLabel": UIView(frame: .zero)]
    let format = "V:|[imageView]-(11@750)-[titleLabel]|"
    let start = "NSInvalidArgumentException: Unable to parse constraint format: \n"
    #expect(
      raisedReason { _ = NSLayoutConstraint.constraints(withVisualFormat: format, views: loose) }
        == start
        + "Unable to interpret '|' character, because the related view doesn't have a superview \n"
        + format + " \n  ^"
    )
    #expect(
      raisedReason { _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-10-|", views: [:]) }
        == start + "Expected a view \nH:|-10-| \n       ^"
    )
  }

  @Test("Under UIKit's name it raises, with a caret below the mistake")
  func raises() {
    do throws(UIKitException) {
      _ = try UIKitException.catching {
        NSLayoutConstraint.constraints(withVisualFormat: "H:|[x]", views: views)
      }
      Issue.record("nothing raised")
    } catch {
      #expect(error.name == .invalidArgument)
      #expect(error.reason.hasSuffix(" \nH:|[x] \n    ^"))
      #expect(error.reason.contains("x is not a key in the views dictionary"))
    }
  }

  @Test("What is made lays out")
  func layout() throws {
    for format in ["|-20-[a(60)]-[b(==a)]-(>=0)-|", "V:|-30-[a(40)]", "V:[b(10)]"] {
      let made = NSLayoutConstraint.constraints(
        withVisualFormat: format,
        options: format.hasPrefix("|") ? .alignAllBottom : [],
        views: views
      )
      NSLayoutConstraint.activate(made)
    }
    root.layoutIfNeeded()
    #expect(views["a"]?.frame == CGRect(x: 20, y: 30, width: 60, height: 40))
    #expect(views["b"]?.frame == CGRect(x: 88, y: 60, width: 60, height: 10))
  }

  @Test("Any string is read or refused", arguments: 0..<20)
  func noise(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let alphabet = Array("HV:|-[]()ab=<>@,.0159e x\u{301}")
    for _ in 0..<500 {
      let count = Int.random(in: 0..<14, using: &random)
      let format = String((0..<count).compactMap { _ in alphabet.randomElement(using: &random) })
      do throws(VisualFormatError) {
        _ = try NSLayoutConstraint.constraints(parsingVisualFormat: format, views: views)
      } catch {
        #expect(error.offset <= format.count)
      }
    }
  }
}

import Foundation
import HeadlessUIKit
import InterfaceBuilder
import TestModel
import Testing

@testable import DocumentTools

@MainActor
@Suite("check --widths finds what a person would, and nothing else", .serialized)
struct SweepTests: SweepSampling {
  @Test func `constraints that hold at one width only conflict at the others`() throws {
    let document = cell(
      box,
      [
        boxPlace, edge("box", "leading", 20), edge("box", "trailing", 20),
        length("box", "width", 335),
      ].joined(separator: "\n")
    )
    let found = try findings(document)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("Conflict@") == true)
    #expect(found.first?.contains("at 320 and 414 points") == true)
    #expect(found.first?.contains("(id box)") == true)
    #expect(found.first?.contains("55 points are missing") == true)
    #expect(try findings(document, widths: [375]).isEmpty)
  }

  @Test func `a view that keeps its width is lost at narrower ones`() throws {
    let found = try findings(
      cell(box, boxPlace + edge("box", "leading", 20) + length("box", "width", 335))
    )
    #expect(found.count == 1)
    #expect(found.first?.contains("reaches beyond the right edge of its cell at 320") == true)
    #expect(found.first?.contains("35 points") == true)
  }

  @Test func `a text is cut off where it had room`() throws {
    let text = "Somewhat longer than a narrow screen has"
    let natural = measured(text)
    let place =
      edge("txt", "leading", 16) + edge("txt", "top", 11)
      + "<constraint firstAttribute=\"trailing\" relation=\"greaterThanOrEqual\" secondItem=\"txt\" "
      + "secondAttribute=\"trailing\" constant=\"16\" id=\"txt-trailing\"/>"
    let document = cell(label("txt", text, (16, 11, natural.width, natural.height)), place)
    let found = try findings(document)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("Clipped@") == true)
    #expect(found.first?.contains("at 320 points: it needs a width of") == true)
    // A text of any number of lines grows, and its cell with it.
    let wrapped = document.replacingOccurrences(of: "text=", with: "numberOfLines=\"0\" text=")
    #expect(try findings(wrapped).isEmpty)
    let shrinking = document.replacingOccurrences(
      of: "text=",
      with: "adjustsFontSizeToFit=\"YES\" minimumScaleFactor=\"0.5\" text="
    )
    #expect(try findings(shrinking).isEmpty)
  }

  @Test func `views that stood apart overlap`() throws {
    let document = cell(
      view("one", 0, 10, 180, 24) + view("two", 195, 10, 180, 24),
      ["one", "two"].map {
        edge($0, "top", 10) + length($0, "height", 24) + length($0, "width", 180)
      }
      .joined() + edge("one", "leading", 0) + edge("two", "trailing", 0)
    ).replacingOccurrences(of: "<view id=\"one\"", with: "<textField id=\"one\"")
      .replacingOccurrences(of: "<view id=\"two\"", with: "<textField id=\"two\"")
      .replacingOccurrences(of: "</view>", with: "</textField>")
    let found = try findings(document)
    #expect(found.count == 1)
    #expect(found.first?.contains("overlap at 320 points: by 40 × 24 points") == true)
  }

  @Test func `a view without a horizontal place is open at every width`() throws {
    let found = try findings(cell(box, boxPlace + length("box", "width", 335)))
    #expect(found.count == 1)
    #expect(
      found.first?.contains("Nothing decides the horizontal position of <view> (id box)") == true
    )
  }

  @Test func `what the engine lays out otherwise than the document proves nothing`() throws {
    // The stored frame is elsewhere: no finding about the lost part.
    let found = try findings(
      cell(
        view("box", 5, 10, 335, 24),
        boxPlace + edge("box", "leading", 20) + length("box", "width", 335)
      )
    )
    #expect(found.isEmpty)
  }

  @Test func `long and large texts are tried where they are asked for`() throws {
    let natural = measured("Half a line of text here")
    let place =
      edge("txt", "leading", 16) + edge("txt", "top", 11)
      + "<constraint firstAttribute=\"trailing\" relation=\"greaterThanOrEqual\" secondItem=\"txt\" "
      + "secondAttribute=\"trailing\" constant=\"120\" id=\"txt-trailing\"/>"
    let document = cell(
      label("txt", "Half a line of text here", (16, 11, natural.width, natural.height)),
      place
    )
    #expect(try findings(document).isEmpty)
    let found = try findings(document, texts: [.short, .long])
    #expect(found.count == 1)
    #expect(found.first?.contains("is cut off with texts half as long again at 320") == true)
    #expect(try findings(document, texts: [.accessibility]).isEmpty)
    let styled = document.replacingOccurrences(
      of: "type=\"system\" pointSize=\"17\"",
      with: "style=\"UICTFontTextStyleBody\""
    )
    #expect(try findings(styled, texts: [.accessibility]).first?.contains("largest texts") == true)
  }

  @Test func `a finding has pictures of both layouts`() throws {
    let text = cell(box, boxPlace + edge("box", "leading", 20) + length("box", "width", 335))
    let document = try IBDocument(bytes: Array(text.utf8), file: "Test.xib")
    let options = SweepOptions(widths: [320])
    let sweep = DocumentSweep(document, named: "Test", options: options, facts: .none)
    let finding = try #require(sweep.findings().joined().first)
    let pictures = try #require(finding.failureOfCase.pictures)
    for isDark in [false, true] {
      let titles = pictures.filter { $0.isDark == isDark }.map(\.title)
      #expect(titles == ["In the document, 375 × 44", "Laid out, 320 × 44"])
    }
    #expect(pictures.allSatisfy { $0.svg.hasPrefix("<svg") && $0.svg.contains("#e5484d") })
  }

  @Test func `pictures of many findings of one root do not make a report large`() throws {
    let text = "Somewhat longer than a narrow screen has"
    let natural = measured(text)
    let count = SweepGathering.picturedMax + 3
    let ids = (0..<count).map { "text\($0)" }
    let labels = ids.enumerated().map { row, id in
      label(id, text, (16, 11 + 30 * Double(row), natural.width, natural.height))
    }
    let places = ids.enumerated().map { row, id in
      edge(id, "leading", 16) + edge(id, "top", 11 + 30 * Double(row))
        + "<constraint firstAttribute=\"trailing\" relation=\"greaterThanOrEqual\" secondItem=\"\(id)\" "
        + "secondAttribute=\"trailing\" constant=\"16\" id=\"\(id)-trailing\"/>"
    }
    let bytes = Array(cell(labels.joined(), places.joined(), height: 30 * count + 22).utf8)
    let document = try IBDocument(bytes: bytes, file: "Test.xib")
    let sweep = DocumentSweep(
      document,
      named: "Test",
      options: SweepOptions(widths: [320]),
      facts: .none
    )
    let found = sweep.findings().joined()
    #expect(found.count == count)
    #expect(found.filter { $0.pictures?.count == 4 }.count == SweepGathering.picturedMax)
  }

  @Test func `a row that grows beyond reason is said`() throws {
    let text = String(repeating: "word ", count: 12)
    let probe = UILabel(frame: .zero)
    probe.text = text
    probe.numberOfLines = 0
    let height = Double(probe.sizeThatFits(CGSize(width: 335, height: 0)).height)
    let place =
      edge("txt", "leading", 20) + edge("txt", "trailing", 20) + edge("txt", "top", 11)
      + edge("txt", "bottom", 11)
    let document = cell(
      label("txt", text, (20, 11, 335, height), "numberOfLines=\"0\""),
      place,
      height: Int(height + 22)
    )
    #expect(try findings(document, widths: [42]).contains { $0.hasPrefix("Height@") })
    #expect(try findings(document, widths: [320, 400]).isEmpty)
  }
}

import Foundation
import Testing

@testable import HeadlessUIKit

/// The worked vectors of the specification, section C2.
@MainActor
@Suite("Flow layout vectors")
struct FlowVectorTests {
  private func fixed(
    _ count: Int,
    _ size: CGSize,
    spacing: CGFloat,
    line: CGFloat,
    width: CGFloat = 320
  ) -> CollectionFixture<RecordingSource> {
    CollectionFixture(RecordingSource([count]), width: width) {
      $0.itemSize = size
      $0.minimumInteritemSpacing = spacing
      $0.minimumLineSpacing = line
    }
  }

  private func contentSize(_ fixture: CollectionFixture<some RecordingSource>) -> CGSize {
    fixture.view.layoutIfNeeded()
    return fixture.view.contentSize
  }

  @Test("FL-V1: seven squares, the last line in the columns above")
  func vector1() {
    let fixture = fixed(7, CGSize(width: 50, height: 50), spacing: 10, line: 10)
    let xs: [CGFloat] = [0, 67.5, 135, 202.5, 270, 0, 67.5]
    #expect(fixture.origins(0..<7).map(\.x) == xs)
    #expect(fixture.origins(0..<7).map(\.y) == [0, 0, 0, 0, 0, 60, 60])
    #expect(contentSize(fixture) == CGSize(width: 320, height: 110))
  }

  @Test("FL-V2: the middle of three is at 242.5")
  func vector2() {
    let fixture = fixed(4, CGSize(width: 220, height: 45), spacing: 20, line: 10, width: 705)
    #expect(fixture.origins(0..<4).map(\.x) == [0, 242.5, 485, 0])
    #expect(fixture.frame(3)?.minY == 55)
    #expect(contentSize(fixture) == CGSize(width: 705, height: 100))
  }

  @Test("FL-V3: ten of 32 fit exactly")
  func vector3() {
    let fixture = fixed(11, CGSize(width: 32, height: 32), spacing: 0, line: 0)
    #expect(fixture.origins(0..<10).map(\.x) == (0..<10).map { CGFloat(32 * $0) })
    #expect(fixture.frame(10)?.origin == CGPoint(x: 0, y: 32))
    #expect(contentSize(fixture) == CGSize(width: 320, height: 64))
  }

  @Test("FL-V4: with a spacing of 1 nine fit, 4 apart")
  func vector4() {
    let fixture = fixed(10, CGSize(width: 32, height: 32), spacing: 1, line: 1)
    #expect(fixture.origins(0..<9).map(\.x) == (0..<9).map { CGFloat(36 * $0) })
    #expect(fixture.frame(9)?.origin == CGPoint(x: 0, y: 33))
    #expect(contentSize(fixture) == CGSize(width: 320, height: 65))
  }

  private func classic(_ counts: [Int], width: CGFloat) -> CollectionFixture<RecordingSource> {
    CollectionFixture(RecordingSource(counts), width: width) {
      $0.itemSize = CGSize(width: 80, height: 120)
      $0.minimumInteritemSpacing = 10
      $0.minimumLineSpacing = 20
      $0.sectionInset = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
      $0.headerReferenceSize = CGSize(width: 300, height: 50)
      $0.footerReferenceSize = CGSize(width: 300, height: 50)
    }
  }

  @Test("FL-V6: the classic layout on 320, headers and footers of full width")
  func vector6() {
    let fixture = classic([4, 1], width: 320)
    #expect(fixture.header(0) == CGRect(x: 0, y: 0, width: 320, height: 50))
    let points = [(20, 60), (120, 60), (220, 60), (20, 200)].map { CGPoint(x: $0.0, y: $0.1) }
    #expect(fixture.origins(0..<4) == points)
    #expect(fixture.footer(0) == CGRect(x: 0, y: 330, width: 320, height: 50))
    #expect(fixture.header(1) == CGRect(x: 0, y: 380, width: 320, height: 50))
    #expect(fixture.frame(0, section: 1)?.origin == CGPoint(x: 20, y: 440))
    #expect(fixture.footer(1) == CGRect(x: 0, y: 570, width: 320, height: 50))
    #expect(contentSize(fixture) == CGSize(width: 320, height: 620))
  }

  @Test("FL-V6b: the classic layout on 768, eight in a line")
  func vector6b() {
    let fixture = classic([8], width: 768)
    #expect(fixture.header(0) == CGRect(x: 0, y: 0, width: 768, height: 50))
    for item in 0..<8 {
      let x = 20 + CGFloat(item) * 648 / 7
      #expect(isClose(fixture.frame(item), CGRect(x: x, y: 60, width: 80, height: 120)))
    }
    #expect(fixture.frame(7)?.minX == 668)
    #expect(fixture.footer(0) == CGRect(x: 0, y: 190, width: 768, height: 50))
    #expect(contentSize(fixture) == CGSize(width: 768, height: 240))
  }

  private func sized(_ sizes: [(CGFloat, CGFloat)]) -> CollectionFixture<SizingSource> {
    CollectionFixture(SizingSource(sizes.map { CGSize(width: $0.0, height: $0.1) }))
  }

  @Test("FL-V7: centred in the line, the last line with the least gap")
  func vector7() {
    let fixture = sized([(100, 40), (100, 60), (90, 20), (150, 30), (100, 30)])
    let points = [(0, 10), (115, 0), (230, 20), (0, 70), (160, 70)]
    #expect(fixture.origins(0..<5) == points.map { CGPoint(x: $0.0, y: $0.1) })
    #expect(contentSize(fixture) == CGSize(width: 320, height: 100))
  }

  @Test("FL-V9: one per line is centred, the last as well")
  func vector9() {
    let fixture = sized([(200, 40), (200, 40)])
    #expect(fixture.origins(0..<2) == [CGPoint(x: 60, y: 0), CGPoint(x: 60, y: 50)])
    #expect(contentSize(fixture) == CGSize(width: 320, height: 90))
  }

  @Test("FL-V10: one differing size changes the last line")
  func vector10() {
    let fixture = sized(Array(repeating: (100, 40), count: 5) + [(90, 40)])
    #expect(fixture.origins(0..<6).map(\.x) == [0, 110, 220, 0, 110, 220])
    #expect(contentSize(fixture) == CGSize(width: 320, height: 90))
  }

  @Test("FL-V14: two that fit exactly")
  func vector14() {
    let fixture = fixed(2, CGSize(width: 155, height: 100), spacing: 10, line: 10)
    #expect(fixture.origins(0..<2).map(\.x) == [0, 165])
    #expect(contentSize(fixture) == CGSize(width: 320, height: 100))
  }

  @Test("FL-V16: header, inset, first item")
  func vector16() {
    let fixture = CollectionFixture(RecordingSource([1])) {
      $0.itemSize = CGSize(width: 10, height: 10)
      $0.headerReferenceSize = CGSize(width: 25, height: 25)
      $0.sectionInset = UIEdgeInsets(top: 5, left: 5, bottom: 0, right: 0)
    }
    #expect(fixture.header(0) == CGRect(x: 0, y: 0, width: 320, height: 25))
    #expect(fixture.frame(0)?.minY == 30)
  }

  @Test("FL-V17: items, inset, footer")
  func vector17() {
    let fixture = CollectionFixture(RecordingSource([2])) {
      $0.itemSize = CGSize(width: 10, height: 10)
      $0.footerReferenceSize = CGSize(width: 25, height: 25)
      $0.sectionInset = UIEdgeInsets(top: 5, left: 5, bottom: 25, right: 0)
    }
    #expect(fixture.footer(0) == CGRect(x: 0, y: 40, width: 320, height: 25))
    #expect(contentSize(fixture).height == 65)
  }
}

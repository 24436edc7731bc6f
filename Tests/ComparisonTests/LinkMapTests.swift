import Testing

@testable import Comparison

@Suite("The map of a link")
struct LinkMapTests {
  private static let map = """
                 VMA              LMA     Size Align Out     In      Symbol
                 2e0              2e0       1c     1 .interp
                 2e0              2e0       1c     1         <internal>:(.interp)
                1000             1000      100    16 .text
                1000             1000       22    16         lib/Scrt1.o:(.text)
                1000             1000       22     1                 _start
                1030             1030       2b    16         tmp/a-18/x/App.build/A.swift.o:(.text.$s3App1fyyF)
                1030             1030       2b     1                 $s3App1fyyF
                1060             1060       2b    16         tmp/a-18/x/App.build/B.swift.o:(.text.objectdestroyTm)
                1060             1060       2b     1                 objectdestroyTm
                1090             1090       2b    16         tmp/a-18/x/App.build/A.swift.o:(.text.objectdestroyTm)
                1090             1090       2b     1                 objectdestroyTm
                10c0             10c0       2b    16         tmp/a-18/x/App.build/A.swift.o:(.text..Lobjectdestroy.5)
    fffffffffffff100 fffffffffffff100       20     4 swift5_fieldmd
    fffffffffffff100 fffffffffffff100       20     4         tmp/a-18/x/App.build/A.swift.o:(swift5_fieldmd)
    fffffffffffff100 fffffffffffff100       20     1                 $s3App1SVMF
    fffffffffffff200 fffffffffffff200       40     8 .data
    fffffffffffff200 fffffffffffff200       40     8         tmp/a-18/x/App.build/A.swift.o:(.data)
    fffffffffffff200 fffffffffffff200        0     1                 objectdestroyTm
    fffffffffffff200 fffffffffffff200       10     1                 $s3App5count_Wz
    fffffffffffff210 fffffffffffff210       10     1                 a name
    """

  private static func sections(_ map: String) -> [PlacedSection] {
    LinkMap.sections([UInt8](map.utf8))
  }

  @Test("lists what has a symbol and no order of its own")
  func sections() {
    let sections = Self.sections(Self.map)
    #expect(
      sections.map(\.symbol) == [
        "_start", "$s3App1fyyF", "objectdestroyTm", "objectdestroyTm", "$s3App5count_Wz",
      ]
    )
    #expect(sections.map(\.output) == [.code, .code, .code, .code, .variables])
    #expect(Set(sections.map(\.key)).count == 4, "both of one name are one")
    #expect(Self.sections("") == [] && Self.sections("some\nother 1 2\n") == [])
  }

  @Test("a function is the same in every folder and file, and a file in every folder")
  func keys() {
    let keys = Self.sections(Self.map).map(\.key)
    let elsewhere = Self.map.replacing("tmp/a-18/x", with: "home/b")
    #expect(Self.sections(elsewhere).map(\.key) == keys)
    let moved = Self.map.replacing("A.swift.o:(.text.$s", with: "C.swift.o:(.text.$s")
    #expect(Self.sections(moved).map(\.key) == keys)
    let other = Self.sections(Self.map.replacing("A.swift.o:(.data", with: "C.swift.o:(.data"))
    #expect(other.map(\.key) != keys && other.dropLast().map(\.key) == keys.dropLast())
  }

  @Test("what is kept of it is read again")
  func lines() {
    let sections =
      Self.sections(Self.map)
      + [PlacedSection(output: .zeros, key: .max, symbol: "a name with spaces")]
    #expect(sections.map { PlacedSection(line: $0.line[...]) } == sections)
    for line in ["", ".text", ".text 1f", ".other 1f name", ".text name name"] {
      #expect(PlacedSection(line: line[...]) == nil, "\(line)")
    }
  }
}

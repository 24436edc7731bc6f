import Statistics
import Testing
import Processes

@Suite("Where processes lie in memory")
struct MemoryLayoutOffsetTests {
  @Test("a number is one layout, and the next another, in the units that memory is handed out in")
  func layouts() {
    var generator = SeededGenerator(seed: 1)
    let numbers = (0..<500).map { _ in generator.next() }
    let layouts = numbers.map(MemoryLayoutOffset.init)
    #expect(layouts == numbers.map(MemoryLayoutOffset.init))
    for layout in layouts {
      #expect(layout.heap > 0 && layout.heap.isMultiple(of: 16) && layout.heap <= 1 << 16)
      // Below 128 KiB the C library would take it from the heap as well.
      #expect(layout.mapped >= 1 << 18 && layout.mapped.isMultiple(of: 4096))
      #expect(layout.variables.values.first?.utf8.count == layout.stack)
    }
    #expect(Set(layouts.map(\.heap)).count > 400)
    #expect(Set(layouts.map(\.mapped)).count > 150 && Set(layouts.map(\.stack)).count > 150)
  }
}

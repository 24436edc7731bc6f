import Numbers
import Testing

@Suite("Searching partitioned collections")
struct PartitioningIndexTests {
  @Test("The index is the first of the second partition, for every length and place")
  func everyPlace() {
    for count in 0...20 {
      for place in 0...count {
        let elements = (0..<count).map { $0 >= place }
        #expect(elements.partitioningIndex { $0 } == place, "\(count) elements")
      }
    }
  }

  @Test("Equal elements lie between the lower and the upper bound")
  func bounds() {
    let sorted = [1, 3, 3, 3, 7]
    #expect(sorted.partitioningIndex { $0 >= 3 } == 1)
    #expect(sorted.partitioningIndex { $0 > 3 } == 4)
    #expect(sorted.partitioningIndex { $0 >= 8 } == sorted.endIndex)
  }

  @Test("A slice answers with an index of its own")
  func slices() {
    let slice = [9, 9, 1, 2, 3][2...]
    #expect(slice.partitioningIndex { $0 >= 2 } == 3)
    #expect((10..<20).partitioningIndex { $0 * $0 >= 200 } == 15)
  }

  @Test("No more elements are looked at than halving needs")
  func complexity() {
    var calls = 0
    let index = (0..<1_000_000).partitioningIndex {
      calls += 1
      return $0 >= 765_432
    }
    #expect(index == 765_432)
    #expect(calls <= 20)
  }

  @Test("An error of the predicate ends the search")
  func throwing() {
    struct Refusal: Error {}
    #expect(throws: Refusal.self) { try [1].partitioningIndex { _ in throw Refusal() } }
  }
}

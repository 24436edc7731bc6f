import TestModel
import Testing

@testable import SuiteRunner

@Suite("Many failures of one case")
struct FailureListTests {
  private func tree(_ count: Int) -> TreePicture {
    var builder = TreePicture.Builder()
    for _ in 0..<count {
      builder.begin("view")
      builder.end()
    }
    return builder.picture
  }

  @Test("beyond a number they are counted, and the last one is told")
  func many() {
    var list = FailureList()
    for number in 1...1_000 { list.append(CaseFailure(type: "T", message: "step \(number)")) }
    #expect(list.all.count == FailureList.countMax + 1)
    #expect(list.all.first?.message == "step 1")
    let message = list.all.last?.message ?? ""
    #expect(message.contains("800 further failures") && message.contains("step 1000"))
  }

  @Test("trees are kept while there is room, the first one whatever its size")
  func trees() {
    let nodeCount = FailureList.nodeCountMax
    for (size, wanted) in [(nodeCount / 2, 2), (nodeCount * 3, 1), (1, 10)] {
      var list = FailureList()
      for _ in 0..<10 { list.append(CaseFailure(type: "T", message: "m", tree: tree(size))) }
      #expect(list.all.count == 10)
      #expect(list.all.filter { $0.tree != nil }.count == wanted, "\(size)")
    }
  }
}

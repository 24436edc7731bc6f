import Foundation
import Testing

@testable import HeadlessUIKit

private final class Model: ObservableObject {
  @Published var count = 1
}

@Suite("Published properties")
struct PublishedTests {
  @Test("Subscribers hear the present value, and a new one before the property has it")
  func beforeTheChange() {
    let model = Model()
    var heard: [String] = []
    let subscription = model.$count.sink { heard.append("\($0) of \(model.count)") }
    model.count = 2
    model.count = 3
    subscription.cancel()
    model.count = 4
    #expect(heard == ["1 of 1", "2 of 1", "3 of 2"])
  }

  @Test("Who cancels another in a send spares it that value")
  func cancelled() {
    let subject = PassthroughSubject<Int, Never>()
    var (second, heard): (AnyCancellable?, Int) = (nil, 0)
    let first = subject.sink { _ in second?.cancel() }
    second = subject.sink { heard += $0 }
    subject.send(5)
    #expect(heard == 0)
    first.cancel()
  }
}

import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Work on many elements by all processors.
///
/// Its threads have ended when it returns, so that a process may be copied afterwards: a copy has one thread.
package enum ParallelMap {
  /// Fewer elements are not worth a thread.
  private static let worthwhileCount = 16

  /// Works on some elements.
  ///
  /// - Parameters:
  ///   - elements: What to work on.
  ///   - transform: Makes a result; it is called on any thread.
  /// - Returns: The results, in the order of the elements.
  package static func results<Element: Sendable, Result: Sendable>(
    of elements: [Element],
    _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    guard elements.count >= worthwhileCount else { return elements.map(transform) }
    let work = ParallelWork(elements, transform)
    let processorCount = sysconf(Int32(_SC_NPROCESSORS_ONLN))
    let threads = (1..<max(1, processorCount)).compactMap { _ in start(work) }
    work.run()
    for thread in threads { pthread_join(thread, nil) }
    return work.results
  }

  // Where no thread can be had, the others do all of it.
  private static func start(_ work: some ParallelRun) -> pthread_t? {
    var thread = pthread_t()
    let box = Unmanaged.passRetained(ParallelBox(work))
    let status = pthread_create(&thread, nil, { ParallelBox.run($0) }, box.toOpaque())
    guard status == 0 else {
      box.release()
      return nil
    }
    return thread
  }
}

private protocol ParallelRun: Sendable {
  func run()
}

private final class ParallelBox: Sendable {
  let work: any ParallelRun

  init(_ work: any ParallelRun) { self.work = work }

  /// What a thread does with the box that it is given.
  static func run(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let argument else { return nil }
    // Signals are for the threads that wait for them.
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, nil)
    Unmanaged<ParallelBox>.fromOpaque(argument).takeRetainedValue().work.run()
    return nil
  }
}

private final class ParallelWork<Element: Sendable, Result: Sendable>: ParallelRun {
  /// How many elements a thread takes at a time, so that none waits long for the last.
  private static var takenCount: Int { 8 }

  private let elements: [Element]
  private let transform: @Sendable (Element) -> Result
  private let next = Mutex(0)
  private let made: Mutex<[Result?]>

  init(_ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result) {
    (self.elements, self.transform) = (elements, transform)
    made = Mutex([Result?](repeating: nil, count: elements.count))
  }

  /// What was made of all elements, once all threads have ended.
  var results: [Result] { made.withLock { $0.compactMap(\.self) } }

  func run() {
    while case let range = take(), !range.isEmpty {
      let part = elements[range].map(transform)
      made.withLock { made in
        for (index, result) in zip(range, part) { made[index] = result }
      }
    }
  }

  private func take() -> Range<Int> {
    next.withLock { next in
      let start = next
      next = min(elements.count, start + Self.takenCount)
      return start..<next
    }
  }
}

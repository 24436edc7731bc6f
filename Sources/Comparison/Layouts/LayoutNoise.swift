import Foundation
import Statistics
import TestModel

/// How much times differ between two layouts of equal code on a machine, benchmark by benchmark.
///
/// `nibmark calibrate --layouts` measures it. Comparisons whose sides are one binary each need it.
public struct LayoutNoise: Codable, Hashable, Sendable {
  /// The processor that it was measured on; another has other caches.
  public var processorModel = ""
  /// Standard deviations of the logarithms of ratios, by the benchmark's suite and name.
  public var spreads: [String: Double] = [:]

  /// Creates the noise of no benchmark.
  public init() {}

  /// The fewest pairs of layouts that a spread is taken of.
  static let countMin = 5

  /// Takes the spreads of the estimates for pairs of layouts, as logarithms.
  public mutating func take(_ estimates: [String: [Double]]) {
    for (name, logarithms) in estimates where logarithms.count >= Self.countMin {
      spreads[name] = Sample(logarithms)?.standardDeviation
    }
  }

  /// What is known of a benchmark.
  func spread(of identity: CaseIdentity) -> Double? { spreads[identity.description] }
}

extension LayoutNoise {
  /// Reads a file; nil where there is none, or one of another processor.
  public init?(file path: String, processorModel: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let noise = try? JSONDecoder().decode(LayoutNoise.self, from: data),
      noise.processorModel == processorModel,
      noise.spreads.values.allSatisfy({ $0.isFinite && $0 >= 0 })
    else { return nil }
    self = noise
  }

  /// Writes the file.
  ///
  /// - Throws: ``MeasuringError`` when it cannot be written.
  public func write(to path: String) throws(MeasuringError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    do {
      let folder = (path as NSString).deletingLastPathComponent
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try encoder.encode(self).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw MeasuringError("\(path) cannot be written: \(error.localizedDescription)")
    }
  }
}

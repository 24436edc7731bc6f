/// What one sample took.
package struct MeasuredSample: Codable, Equatable, Sendable {
  /// Wall time in nanoseconds.
  package var wall: Double
  /// Time of the measuring thread on a processor, in nanoseconds.
  package var cpu: Double

  /// Creates a sample.
  package init(wall: Double, cpu: Double) {
    self.wall = wall
    self.cpu = cpu
  }
}

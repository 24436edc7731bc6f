import Foundation

/// The suite that is measured when nothing else is named: rows that scroll by.
public struct CalibrationSuite {
  /// The folder that holds it alone.
  public let folder: String

  /// The suite's file.
  public var path: String { folder + "/calibration.xml" }

  /// Writes the suite into a folder of temporary files.
  public init() throws {
    folder =
      FileManager.default.temporaryDirectory
      .appendingPathComponent(AbandonedFolders.name())
      .resolvingSymlinksInPath().path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Self.text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// Removes the folder.
  public func remove() { try? FileManager.default.removeItem(atPath: folder) }

  private static let text = """
    <suite name="Calibration" version="1">
      <fixture id="table"><tableView width="320" height="480" style="plain" rowHeight="44">
        <register class="UITableViewCell" reuseIdentifier="C"/>
        <data><section><row repeat="1000" reuseIdentifier="C"/></section></data>
      </tableView></fixture>
      <benchmark id="scroll" fixture="table">
        <setup><scroll by="44" steps="20"/></setup>
        <measure><scroll by="44" steps="4"/><scroll by="-44" steps="4"/></measure>
      </benchmark>
      <benchmark id="dequeue" fixture="table">
        <setup><dequeue reuseIdentifier="C"/><recycle/></setup>
        <measure><dequeue reuseIdentifier="C" keep="NO"/><recycle/></measure>
      </benchmark>
    </suite>
    """
}

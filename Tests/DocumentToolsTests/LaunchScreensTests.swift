import Devices
import Foundation
import TestModel
import Testing

@testable import DocumentTools

@MainActor
@Suite("Phones that an app with launch images knows", .serialized)
struct LaunchScreensTests: SweepSampling {
  private let check = CheckTests()

  private func areOldImages(_ files: [String: String]) throws -> Bool {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("nibmark-launch-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for (name, text) in files {
      let path = root.appendingPathComponent(name)
      let folder = path.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: path)
    }
    return LaunchScreens(ProjectFiles(below: root.path)).areOldImages
  }

  private let project = ["App.xcodeproj/project.pbxproj": "// !$*UTF8*$!"]
  private let set = "App.xcassets/LaunchImage.launchimage/Contents.json"

  @Test func `launch images without a launch screen are those of old phones`() throws {
    func found(_ files: [String: String]) throws -> Bool {
      try areOldImages(project.merging(files) { $1 })
    }
    #expect(try found([set: "{\"subtype\" : \"736h\"}"]))
    #expect(try found(["Default-568h@2x.png": ""]))
    #expect(try found(["Info.plist": "<key>UILaunchImages</key><array/>"]))
    #expect(try !found([:]))
    #expect(try !areOldImages([set: "{}"]))
  }

  @Test func `a launch screen, or an image for a tall phone, is for all phones`() throws {
    func found(_ files: [String: String]) throws -> Bool {
      try areOldImages(project.merging([set: "{}"]) { $1 }.merging(files) { $1 })
    }
    #expect(try found([:]))
    for key in ["UILaunchStoryboardName", "UILaunchScreen", "UILaunchStoryboards"] {
      #expect(try !found(["Info.plist": "<key>\(key)</key>"]), "\(key)")
      #expect(try !found(["App-properties.plist": "<key>\(key)</key>"]), "\(key)")
    }
    let setting = "INFOPLIST_KEY_UILaunchScreen_Generation = YES;"
    #expect(try !found(["App.xcodeproj/project.pbxproj": setting]))
    #expect(try !found([set: "{\"subtype\" : \"2436h\"}"]))
    #expect(try !found(["Default-2436h@3x.png": ""]))
  }

  @Test func `phones with a home button stand for those without`() {
    var options = SweepOptions(widths: [320, 402, 430, 1024])
    #expect(options.hasTallPhones)
    options.leaveOutTallPhones()
    #expect(!options.hasTallPhones)
    #expect(options.widths == [320, 1024])
    #expect(options.devices.map(\.width) == [375, 414])
    #expect(options.devices.map(\.height) == [667, 736])
  }

  @Test func `check lays such an app out in the size that a newer phone gives it`() throws {
    let picture = box.replacing("<view ", with: "<imageView ")
      .replacing("</view>", with: "</imageView>")
    let document = cell(
      picture,
      boxPlace + edge("box", "leading", 100) + edge("box", "trailing", 100)
        + length("box", "width", 175)
    )
    func found(_ files: [String: String], _ widths: [Double]) throws -> Int {
      let all = files.merging(project) { one, _ in one }.merging(["Row.xib": document]) { $1 }
      let sweep = SweepOptions(widths: widths)
      return try check.failures(all, sweep: sweep).count { $0.type == "Conflict" }
    }
    #expect(try found([:], [402]) == 1)
    #expect(try found([set: "{}"], [402]) == 0)
    #expect(try found([set: "{}"], [320]) == 1)
    #expect(try found([set: "{}"], [430]) == 1)
  }
}

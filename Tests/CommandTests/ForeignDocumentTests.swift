import Foundation
import Testing

/// Documents of Interface Builder's that only other tools read, in `nibmark check`.
@Suite("Documents of macOS, watchOS and old Xcodes are told in one line")
struct ForeignDocumentTests {
  private static let foreign = [
    "Mac.xib": "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"3.0\">"
      + "<objects><stackView alignment=\"centerX\" id=\"a\"/></objects></document>",
    "Menu.storyboard": "<?xml version=\"1.0\"?>\n<!-- x --><document "
      + "type=\"com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB\" version=\"3.0\"/>",
    "Watch.storyboard":
      "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" version=\"3.0\"/>",
    "Old.xib": "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\">"
      + "<data/></archive>",
  ]

  private func tool(_ files: [String: String]) throws -> Tool {
    let tool = try Tool()
    for (name, text) in files { try tool.write(text, to: name) }
    return tool
  }

  @Test("below a folder they fail nothing and are counted")
  func counted() throws {
    let tool = try tool(Self.foreign)
    defer { tool.remove() }
    try tool.write(Sample.xib(Sample.view()), to: "Good.xib")
    let answer = try tool.run("check", ".")
    let line =
      "2 macOS documents, 1 watchOS storyboard and 1 nib of Xcode 4 or earlier not checked"
    #expect(answer.status == 0)
    #expect(answer.output.contains(line), "\(answer.output)")
  }

  @Test("a folder with nothing else is not green")
  func alone() throws {
    let tool = try tool(Self.foreign)
    defer { tool.remove() }
    let answer = try tool.run("check", ".")
    #expect(answer.status != 0)
    #expect(answer.error.contains("nothing to check: 2 macOS documents"), "\(answer.error)")
  }

  @Test("one that is named is an error", arguments: Array(foreign.keys))
  func named(name: String) throws {
    let tool = try tool(Self.foreign)
    defer { tool.remove() }
    try tool.write(Sample.xib(Sample.view()), to: "Good.xib")
    let answer = try tool.run("check", "Good.xib", name)
    #expect(answer.status == 1)
    #expect(answer.output.contains("expected an iOS or tvOS"), "\(answer.output)")
  }

  @Test("a document of iOS that mentions them is checked")
  func mentioned() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let text = Sample.xib(Sample.view()).replacingOccurrences(
      of: "<objects>",
      with: "<!-- <archive type=\"x\"> com.apple.InterfaceBuilder3.Cocoa.XIB --><objects>"
    )
    try tool.write(text, to: "View.xib")
    let answer = try tool.run("check", ".")
    #expect(answer.status == 0)
    #expect(!answer.output.contains("not checked"), "\(answer.output)")
  }
}

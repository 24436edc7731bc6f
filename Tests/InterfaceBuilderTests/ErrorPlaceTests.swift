import Foundation
import InterfaceBuilder
import Testing

@Suite("Malformed documents are errors with a place")
struct ErrorPlaceTests {
  @Test(
    "a malformed value is found where it stands",
    arguments: [
      #"<view id="a"><rect key="frame" x="0.0" ⟪y="nan" width="1" height="1"/></view>"#,
      #"<view id="a"><rect key="frame" ⟪x="1e400" y="0" width="1" height="1"/></view>"#,
      #"<view id="a"><rect key="frame" x="0" y="0" ⟪width="inf" height="1"/></view>"#,
      #"<view id="a"><rect key="frame" x="0" y="0" width="0" ⟪height="0x10"/></view>"#,
      #"<view id="a"><rect key="frame" x="0" y="0" width="0" ⟪height="1 "/></view>"#,
      #"<view id="a"><rect key="frame" x="0" y="0" width="0" ⟪height=""/></view>"#,
      #"<view id="a">⟪<rect key="frame" x="0" y="0" width="0"/></view>"#,
      #"<view id="a"><frame key="frameInset" ⟪minY="half" height="1"/></view>"#,
      #"<view id="a" ⟪hidden="True"/>"#,
      #"<view id="a" ⟪hidden="1"/>"#,
      #"<view id="a" userLabel="ä &lt; b" ⟪contentMode="stretch"/>"#,
      #"<view id="a" ⟪verticalHuggingPriority="1001"/>"#,
      #"<view id="a" ⟪placeholderIntrinsicWidth="infinity"/>"#,
      #"<label id="a" ⟪numberOfLines="1.5"/>"#,
      #"<view id="a"><autoresizingMask key="autoresizingMask" ⟪widthSizable="MAYBE"/></view>"#,
      #"<view id="a"><constraints><constraint ⟪firstAttribute="middle" id="c"/></constraints></view>"#,
      #"<view id="a"><constraints>⟪<constraint id="c"/></constraints></view>"#,
      #"<view id="a"><constraints><constraint firstAttribute="width" ⟪multiplier="1:0" id="c"/></constraints></view>"#,
      #"<view id="a"><constraints><constraint firstAttribute="width" ⟪multiplier="%" id="c"/></constraints></view>"#,
      #"<view id="a"><constraints><constraint firstAttribute="width" ⟪multiplier="50 % 2" id="c"/></constraints></view>"#,
      #"<view id="a"><constraints><constraint firstAttribute="width" ⟪multiplier="3: :2" id="c"/></constraints></view>"#,
      #"<view id="a"><connections>⟪<outlet property="x" id="o"/></connections></view>"#,
      #"<view id="a"><connections>⟪<action selector="x:" id="o"/></connections></view>"#,
      #"<view id="a"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" keyPath="k" ⟪value="1"/></userDefinedRuntimeAttributes></view>"#,
      #"<view id="a"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="k"><real key="value" ⟪value="x"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>"#,
      #"<view id="a"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute ⟪type="date" keyPath="k"/></userDefinedRuntimeAttributes></view>"#,
      "<view id=\"a\"\n   tag=\"1\"\n   ⟪alpha=\"half\"/>",
    ]
  )
  func malformedValue(objects: String) throws {
    let (error, line, column) = failure(ofMarked: xib(objects))
    let found = try #require(error)
    #expect(found.location?.line == line)
    #expect(found.location?.column == column)
    #expect(found.location?.file == "test.xib")
    #expect(found.elementPath.hasPrefix("document/objects/"))
    #expect(found.hint != nil)
  }

  @Test(
    "distances of a frame may be parts of the superview, as Interface Builder writes them",
    arguments: [#"minX="49.84%""#, #"minY="36.22%""#, #"width="-5""#]
  )
  func insetsInPercent(attribute: String) throws {
    let document = try document(
      #"<view id="a"><frame key="frameInset" \#(attribute) height="130"/></view>"#
    )
    #expect(document.object(withID: "a") != nil)
  }

  @Test("the message names value, element and what is expected")
  func message() {
    let (error, _, _) = failure(ofMarked: xib(#"<label id="a" ⟪textAlignment="middle"/>"#))
    #expect(
      error?.description
        == "test.xib:7:15: textAlignment=\"middle\" of <label> is not a known value; expected one "
        + "of center, justified, left, natural, right (in document/objects/label[a])"
    )
  }

  @Test(
    "other kinds of files are called by their name",
    arguments: [
      ("NIBArchive\u{1}\u{0}", "a compiled nib (NIBArchive)"),
      ("bplist00\u{1}\u{2}", "a binary property list, such as a compiled nib"),
      ("<!DOCTYPE html><html><body><br></body></html>", "an HTML page"),
      (
        "<?xml version=\"1.0\"?><!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" "
          + "\"http://www.apple.com/DTDs/PropertyList-1.0.dtd\"><plist/>", "a property list"
      ),
      (
        "<?xml version=\"1.0\"?><archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" "
          + "version=\"8.00\"><data/></archive>", "the root element is <archive>"
      ),
      (
        "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>",
        "a macOS document (type \"com.apple.InterfaceBuilder3.Cocoa.XIB\")"
      ),
      ("<document/>", "the <document> has no type"),
      ("<svg alpha=\"x\"/>", "the root element is <svg>"),
    ]
  )
  func wrongKind(text: String, name: String) throws {
    let (error, _, _) = failure(ofMarked: text)
    let found = try #require(error)
    #expect(found.code == .wrongKind)
    #expect(found.message.contains(name))
    #expect(found.hint?.contains("expected an iOS or tvOS .xib or .storyboard") == true)
  }

  @Test("a missing file, a folder and an empty file say so")
  func files() throws {
    #expect(throws: IBError.self) { try IBDocument(contentsOf: "/nowhere/a.xib") }
    let folder = #expect(throws: IBError.self) { try IBDocument(contentsOf: "/tmp") }
    #expect(folder?.code == .io)
    let empty = #expect(throws: IBError.self) { try IBDocument(bytes: []) }
    #expect(empty?.code == .empty)
  }

  @Test("a FIFO in a document's place is an error, not waited for", .timeLimit(.minutes(1)))
  func fifo() throws {
    let path = NSTemporaryDirectory() + "nibmark-\(UUID().uuidString).xib"
    #expect(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    let error = #expect(throws: IBError.self) { try IBDocument(contentsOf: path) }
    #expect(error?.code == .io)
    #expect(error?.message == "cannot read \(path): not a regular file")
  }
}

import InterfaceBuilder

/// Wraps objects in a document as Xcode writes it.
func xib(_ objects: String, after: String = "") -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507.1" \
  targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
  <device id="retina6_12" orientation="portrait" appearance="light"/>
  <objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
  <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
  \(objects)
  </objects>
  \(after)
  </document>
  """
}

/// Reads a document of these objects.
func document(_ objects: String, after: String = "") throws(IBError) -> IBDocument {
  try IBDocument(bytes: xib(objects, after: after).utf8, file: "test.xib")
}

/// The error of reading a text, and the line and column of the mark `⟪` in it, which is removed.
func failure(ofMarked marked: String) -> (error: IBError?, line: Int, column: Int) {
  let mark = "⟪"
  let before = marked.split(separator: mark, omittingEmptySubsequences: false)[0]
  let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
  let text = marked.split(separator: mark, omittingEmptySubsequences: false).joined()
  do throws(IBError) {
    _ = try IBDocument(bytes: text.utf8, file: "test.xib")
    return (nil, lines.count, (lines.last?.utf8.count ?? 0) + 1)
  } catch {
    return (error, lines.count, (lines.last?.utf8.count ?? 0) + 1)
  }
}

import Foundation
import HeadlessUIKit
import InterfaceBuilder
import XMLSupport

/// Makes a fixture's host by the decoder that reads nibs: the element is put into a document of its own.
@MainActor
enum HostBuilder {
  /// The host view of a fixture, of the declared size.
  ///
  /// - Throws: ``StepError`` when the engine cannot make it.
  static func view(of fixture: FixtureDeclaration) throws(StepError) -> UIView {
    let document: IBDocument
    do {
      document = try IBDocument(bytes: Array(text(of: fixture).utf8), file: fixture.file)
    } catch {
      throw .because("fixture \"\(fixture.id)\": \(error.message)", line: fixture.line)
    }
    let objects: [NSObject]
    do {
      objects = try UINib(document: document, name: fixture.id).instantiateObjects(owner: nil)
    } catch {
      throw .exception(error)
    }
    guard let view = objects.first as? UIView else {
      throw .because("fixture \"\(fixture.id)\" made no view", line: fixture.line)
    }
    return view
  }

  /// A layout alone, made with a collection that goes away.
  ///
  /// - Throws: ``StepError`` when the engine cannot make it.
  static func layout(of element: HostElement, line: Int) throws(StepError) -> UICollectionViewLayout
  {
    let host = HostElement(
      name: "collectionView",
      attributes: ["width", "height"].map { SourceAttribute(name: $0, value: "320") },
      children: [element]
    )
    let fixture = FixtureDeclaration(
      id: "layout",
      host: host,
      registrations: [],
      data: nil,
      sweepVariables: [],
      file: "layout",
      line: line
    )
    guard let collection = try view(of: fixture) as? UICollectionView else {
      throw .because("the layout could not be made", line: line)
    }
    return collection.collectionViewLayout
  }

  /// The document that Interface Builder would have written for the host.
  private static func text(of fixture: FixtureDeclaration) -> String {
    var writer = XMLWriter(into: "", indentation: nil, declaration: true)
    writer.begin("document")
    writer.attribute("type", "com.apple.InterfaceBuilder3.CocoaTouch.XIB")
    writer.attribute("version", "3.0")
    writer.attribute("toolsVersion", "21507")
    writer.attribute("targetRuntime", "iOS.CocoaTouch")
    writer.begin("objects")
    write(fixture.host, key: nil, id: "fixture-\(fixture.id)", to: &writer)
    writer.end()
    writer.end()
    return writer.finish()
  }

  private static func write(
    _ element: HostElement,
    key: String?,
    id: String,
    to writer: inout XMLWriter<String>
  ) {
    let isHost = key == nil
    writer.begin(element.name)
    for attribute in element.attributes
    where !isHost || !["width", "height", "device"].contains(attribute.name) {
      writer.attribute(attribute.name, attribute.value)
    }
    if isHost {
      writer.attribute("id", id)
      writer.begin("rect")
      writer.attribute("key", "frame")
      writer.attribute("x", "0")
      writer.attribute("y", "0")
      writer.attribute("width", NumberText.of(element.size.width))
      writer.attribute("height", NumberText.of(element.size.height))
      writer.end()
    }
    for child in element.children {
      if ListDescription.layoutElements.contains(child.name) {
        writeLayout(child, id: id + "-layout", to: &writer)
      } else {
        write(child, key: child["key"] ?? "", id: id, to: &writer)
      }
    }
    writer.end()
  }

  private static func writeLayout(
    _ element: HostElement,
    id: String,
    to writer: inout XMLWriter<String>
  ) {
    writer.begin(element.name)
    if element["key"] == nil { writer.attribute("key", "collectionViewLayout") }
    let isDecorated = !element.decorations.isEmpty
    if isDecorated, element["customClass"] == nil {
      writer.attribute("customClass", "DecoratedFlowLayout")
    }
    for attribute in element.attributes { writer.attribute(attribute.name, attribute.value) }
    writer.attribute("id", id)
    for child in element.children where child.name != HostElement.decoration {
      write(child, key: child["key"] ?? "", id: id, to: &writer)
    }
    writer.end()
  }
}

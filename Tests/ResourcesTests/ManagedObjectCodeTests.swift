import Resources
import Testing

/// What Xcode generates of Core Data models.
@Suite struct ManagedObjectCodeTests {
  /// The lines of what is generated, without the import.
  private func code(_ entities: String) -> [String] {
    let text = """
      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">\(entities)</model>
      """
    let code = String(decoding: ManagedObjectCode.swift(of: Array(text.utf8)), as: UTF8.self)
    return code.split(separator: "\n").dropFirst().map(String.init)
  }

  private static func entity(_ name: String, _ attributes: String, _ inner: String = "") -> String {
    #"<entity name="\#(name)" representedClassName="\#(name)" \#(attributes)>\#(inner)</entity>"#
  }

  @Test(arguments: [
    (#"attributeType="Integer 16" usesScalarValueType="YES""#, "Int16"),
    (#"attributeType="Integer 32" usesScalarValueType="YES""#, "Int32"),
    (#"attributeType="Integer 64" usesScalarValueType="YES""#, "Int64"),
    (#"attributeType="Float" usesScalarValueType="YES""#, "Float"),
    (#"attributeType="Boolean" usesScalarValueType="YES""#, "Bool"),
    (#"attributeType="Integer 16" usesScalarValueType="NO""#, "NSNumber?"),
    (#"attributeType="Double""#, "NSNumber?"),
    (#"attributeType="Date" usesScalarValueType="NO""#, "Date?"),
    (#"attributeType="Date" usesScalarValueType="YES""#, "TimeInterval"),
    (#"attributeType="String""#, "String?"),
    (#"attributeType="Decimal" defaultValueString="0.0""#, "NSDecimalNumber?"),
    (#"attributeType="Transformable""#, "NSObject?"),
    (#"attributeType="Transformable" customClassName="[Double]""#, "[Double]?"),
    (#"attributeType="Transformable" customClassName="A { }""#, "NSObject?"),
  ])
  func attributes(of attribute: String, are type: String) {
    let inner = #"<attribute name="size" \#(attribute)/>"#
    #expect(
      code(Self.entity("Cup", #"codeGenerationType="class""#, inner)) == [
        "public class Cup: NSManagedObject {", "  @NSManaged public var size: \(type)", "}",
      ])
  }

  @Test(arguments: [
    ("", [String]()), (#"codeGenerationType="category""#, ["extension Mug {", "}"]),
    (#"codeGenerationType="class""#, ["public class Mug: NSManagedObject {", "}"]),
    (#"codeGenerationType="class" parentEntity="Cup""#, ["public class Mug: Cup {", "}"]),
  ])
  func whatIsGenerated(attributes: String, expected: [String]) {
    #expect(code(Self.entity("Cup", "") + Self.entity("Mug", attributes)) == expected)
  }

  @Test func whatEntitiesReferTo() {
    let inner = """
      <relationship name="all" toMany="YES" destinationEntity="Cup"/>
      <relationship name="row" toMany="YES" ordered="YES" destinationEntity="Cup"/>
      <relationship name="one" maxCount="1" destinationEntity="Cup"/>
      <relationship name="any" maxCount="1" destinationEntity="Saucer"/>
      <fetchedProperty name="found"><fetchRequest name="f" entity="Cup"/></fetchedProperty>
      """
    let lines = code(Self.entity("Cup", #"codeGenerationType="class""#, inner))
    #expect(
      lines.dropFirst().dropLast() == [
        "  @NSManaged public var all: NSSet?", "  @NSManaged public var row: NSOrderedSet?",
        "  @NSManaged public var one: Cup?", "  @NSManaged public var any: NSManagedObject?",
      ])
  }

  @Test("a class is called without its module, and what can't be a name is left out")
  func names() {
    let name = #"<attribute name="a: Int }" attributeType="String"/>"#
    let model = """
      <entity name="Cup" representedClassName=".Tumbler" codeGenerationType="class">\(name)</entity>
      <entity name="Pot" representedClassName="A { }" codeGenerationType="class"/>
      <entity name="Jug" codeGenerationType="class"/>
      """
    #expect(code(model) == ["public class Tumbler: NSManagedObject {", "}"])
  }

  @Test(arguments: ["", "<plist/>", "<model><entity", "\u{0}"])
  func brokenModelsGiveNothing(text: String) {
    let code = ManagedObjectCode.swift(of: Array(text.utf8))
    #expect(String(decoding: code, as: UTF8.self) == "import CoreData")
  }
}

import Reading

/// The Swift that Xcode generates of a Core Data model.
///
/// Texts show what these classes hold (`Text("\(cup.count) cups")`), and the types of that decide
/// keys, but no source has them.
package enum ManagedObjectCode {
  /// Models of the largest apps have some hundred kilobytes.
  private static let markup = MarkupReader(
    sizeLimit: ResourceLimit.sourceSize,
    limits: MarkupLimits(depth: 32, attributes: 64, textLength: 1 << 20))

  /// The classes of a model's entities, or their properties, as far as they are generated.
  ///
  /// - Parameter bytes: The file `contents` of a model's version. Of a broken one, what stands before
  ///   the mistake counts.
  package static func swift(of bytes: [UInt8]) -> [UInt8] {
    let visitor = ManagedObjectVisitor()
    _ = markup.read(SourceText(decoding: bytes), file: "contents", root: "model", to: visitor)
    let classes = Dictionary(
      visitor.entities.compactMap { entity in entity.className.map { (entity.name, $0) } }
    ) { first, _ in first }
    let declarations = visitor.entities.compactMap { declaration(of: $0, classes) }
    return Array((["import CoreData"] + declarations).joined(separator: "\n").utf8)
  }

  /// - Parameter classes: Those of the entities by their names.
  private static func declaration(
    of entity: ManagedObjectEntity, _ classes: [String: String]
  ) -> String? {
    guard let name = entity.className, let generation = entity.generation else { return nil }
    let head =
      switch generation {
      case .wholeClass:
        "public class \(name): \(entity.parent.flatMap { classes[$0] } ?? "NSManagedObject") {"
      case .category: "extension \(name) {"
      }
    let properties = entity.properties.map { property in
      "  @NSManaged public var \(property.name): \(spelling(of: property.type, classes))"
    }
    return ([head] + properties + ["}"]).joined(separator: "\n")
  }

  private static func spelling(
    of type: ManagedObjectEntity.PropertyType, _ classes: [String: String]
  ) -> String {
    switch type {
    case .spelled(let spelling): spelling
    case .entity(let entity): (classes[entity] ?? "NSManagedObject") + "?"
    }
  }
}

/// Collects the entities of a model with what stands in them.
private final class ManagedObjectVisitor: MarkupVisitor {
  private(set) var entities: [ManagedObjectEntity] = []
  private var open: [String] = []

  func start(_ element: MarkupElement) {
    if element.name == "entity", let entity = ManagedObjectEntity(element) {
      entities.append(entity)
    } else if open.last == "entity", let last = entities.indices.last,
      let property = ManagedObjectEntity.Property(element)
    {
      entities[last].properties.append(property)
    }
    open.append(element.name)
  }

  func end(_ name: String, text: String) {
    _ = open.popLast()
  }
}

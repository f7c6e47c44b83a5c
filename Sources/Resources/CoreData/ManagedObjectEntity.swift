import Reading

/// An entity of a Core Data model, and what Xcode generates for it.
struct ManagedObjectEntity {
  /// What of an entity's class the build makes.
  enum Generation: String {
    case wholeClass = "class"
    /// The properties of a class that is in the sources.
    case category
  }

  /// An attribute, or what an entity refers to.
  struct Property {
    var name: String
    var type: PropertyType
  }

  enum PropertyType {
    /// A type as Swift spells it.
    case spelled(String)
    /// An object of another entity.
    case entity(String)
  }

  var name: String
  /// The class of its objects, without its module; nil where that is no class of its own.
  var className: String?
  /// The entity that has what this one has besides.
  var parent: String?
  /// Nil where all of the class is in the sources.
  var generation: Generation?
  var properties: [Property] = []

  /// - Returns: nil for an entity without a name.
  init?(_ element: MarkupElement) {
    guard let name = element[attribute: "name"] else { return nil }
    self.name = name
    className = element[attribute: "representedClassName"]
      .flatMap { $0.split(separator: ".").last.map(String.init) }
      .flatMap { Self.isIdentifier($0) && $0 != "NSManagedObject" ? $0 : nil }
    parent = element[attribute: "parentEntity"]
    generation = element[attribute: "codeGenerationType"].flatMap(Generation.init(rawValue:))
  }

  /// Whether a name can stand in code as it is.
  static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.first, first.isLetter || first == "_" else { return false }
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}

extension ManagedObjectEntity.Property {
  /// - Returns: nil for what is no property, or of a type that nobody knows.
  init?(_ element: MarkupElement) {
    guard let name = element[attribute: "name"], ManagedObjectEntity.isIdentifier(name),
      let type = Self.propertyType(of: element)
    else { return nil }
    self.init(name: name, type: type)
  }

  private static func propertyType(
    of element: MarkupElement
  ) -> ManagedObjectEntity.PropertyType? {
    switch element.name {
    case "attribute": attributeType(of: element).map { .spelled($0) }
    case "relationship" where element[attribute: "toMany"] == "YES":
      .spelled(element[attribute: "ordered"] == "YES" ? "NSOrderedSet?" : "NSSet?")
    case "relationship": element[attribute: "destinationEntity"].map { .entity($0) }
    default: nil
    }
  }

  /// The type that Xcode writes for an attribute; objects are optional, whatever the model says.
  private static func attributeType(of element: MarkupElement) -> String? {
    let type = element[attribute: "attributeType"] ?? ""
    if let scalar = scalars[type] {
      if element[attribute: "usesScalarValueType"] == "YES" { return scalar }
      return type == "Date" ? "Date?" : "NSNumber?"
    }
    if type == "Transformable" { return transformableType(of: element) + "?" }
    return objects[type]
  }

  private static let scalars = [
    "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double",
    "Float": "Float", "Boolean": "Bool", "Date": "TimeInterval",
  ]

  private static let objects = [
    "Binary": "Data?", "Decimal": "NSDecimalNumber?", "String": "String?", "URI": "URL?",
    "UUID": "UUID?",
  ]

  /// The class that a model names for values which a transformer keeps, or any.
  private static func transformableType(of element: MarkupElement) -> String {
    guard let name = element[attribute: "customClassName"], !name.isEmpty,
      name.allSatisfy({ $0.isLetter || $0.isNumber || "_.[]: ".contains($0) })
    else { return "NSObject" }
    return name
  }
}

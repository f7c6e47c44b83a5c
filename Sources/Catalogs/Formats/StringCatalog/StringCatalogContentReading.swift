import Diagnostics
import Messages
import Reading

extension StringCatalogReader {
  /// Reads a localization, a case of a variation, or the inside of a substitution.
  mutating func readContent(_ value: JSONValue) -> StringCatalogContent {
    var content = StringCatalogContent(range: value.range)
    for field in object(value, "a localization") ?? [] { read(field, into: &content) }
    return content
  }

  private mutating func read(_ field: JSONMember, into content: inout StringCatalogContent) {
    switch (field.name.value, field.value.content) {
    case ("stringUnit", .object):
      content.unit = readUnit(field.value)
    case ("stringSet", .object):
      content.set = readSet(field.value)
    case ("variations", .object), ("substitutions", .object):
      guard depth < Self.maximumDepth else {
        report(
          "nested-too-deep", .error, field.name.range,
          "variations are nested deeper than \(Self.maximumDepth) levels here; nest them less")
        return content.unknownFields.append(field)
      }
      depth += 1
      defer { depth -= 1 }
      if field.name.value == "variations" {
        content.variationsRange = field.value.range
        content.variations = readVariations(field.value)
      } else {
        content.substitutionsRange = field.value.range
        content.substitutions = readSubstitutions(field.value)
      }
    case ("stringUnit", _), ("stringSet", _), ("variations", _), ("substitutions", _):
      reportType(field, "an object")
      content.unknownFields.append(field)
    default:
      content.unknownFields.append(field)
      checkUnknown(field, among: Self.contentFields)
    }
  }

  static let contentFields = ["stringUnit", "stringSet", "variations", "substitutions"]

  private mutating func readUnit(_ value: JSONValue) -> StringCatalogUnit {
    var unit = StringCatalogUnit(range: value.range)
    for field in object(value, "a string unit") ?? [] {
      switch field.name.value {
      case "state": named(field, &unit.state, &unit.unknownFields)
      case "value": string(field, &unit.value, &unit.unknownFields)
      default:
        unit.unknownFields.append(field)
        checkUnknown(field, among: ["state", "value"])
      }
    }
    if unit.value == nil, !unit.unknownFields.haveValue(of: "value"), !isBroken(value.range) {
      report(
        "missing-field", .error, value.range, "the string unit has no 'value'; add its text")
    }
    return unit
  }

  private mutating func readSet(_ value: JSONValue) -> StringCatalogSet {
    var set = StringCatalogSet(range: value.range)
    for field in object(value, "a string set") ?? [] {
      switch field.name.value {
      case "state": named(field, &set.state, &set.unknownFields)
      case "values": strings(field, &set.values, &set.unknownFields)
      default:
        set.unknownFields.append(field)
        checkUnknown(field, among: ["state", "values"])
      }
    }
    return set
  }

  private mutating func readVariations(_ value: JSONValue) -> [StringCatalogVariation] {
    (object(value, "the variations") ?? []).map { member in
      var variation = StringCatalogVariation(
        kind: VariationKind(name: member.name.value), name: member.name,
        range: member.value.range)
      for field in object(member.value, "a variation") ?? [] {
        check(field.name, of: variation.kind)
        path.append(field.name.value)
        defer { path.removeLast() }
        variation.cases.append(
          StringCatalogVariation.Case(name: field.name, content: readContent(field.value)))
      }
      return variation
    }
  }

  /// Names a case that nothing would ever choose.
  private mutating func check(_ name: JSONString, of kind: VariationKind) {
    switch kind {
    case .plural where CaseName(name.value).category == nil:
      report(
        "unknown-plural-category", .warning, name.range,
        "'\(name.value.shortened())' is no plural category, so nothing shows this text: expected "
          + "zero, one, two, few, many or other; correct it")
    case .width where CaseName(name.value).width == nil:
      report(
        "unknown-width", .warning, name.range,
        "'\(name.value.shortened())' is no width, so nothing shows this text: expected a number of "
          + "characters; correct it")
    default: break
    }
  }

  private mutating func readSubstitutions(_ value: JSONValue) -> [StringCatalogSubstitution] {
    (object(value, "the substitutions") ?? []).map { member in
      path.append(member.name.value)
      defer { path.removeLast() }
      var substitution = StringCatalogSubstitution(
        name: member.name, content: StringCatalogContent(range: member.value.range))
      for field in object(member.value, "a substitution") ?? [] {
        switch field.name.value {
        case "argNum":
          argumentNumber(
            field, &substitution.argumentNumber, &substitution.content.unknownFields)
        case "formatSpecifier":
          string(field, &substitution.formatSpecifier, &substitution.content.unknownFields)
        default: read(field, into: &substitution.content)
        }
      }
      return substitution
    }
  }
}

import Messages
import Reading

/// What the configuration says of messages: lint severities, attributes, samples.
extension ConfigurationReader {
  /// Severities of rules; an object in place of a severity holds those of the files a glob matches.
  mutating func readSeverities(
    _ value: JSONValue
  ) -> (all: [String: Configuration.RuleSeverity], paths: [Configuration.PathSeverities]) {
    var all: [String: Configuration.RuleSeverity] = [:]
    var paths: [Configuration.PathSeverities] = []
    for member in members(of: value, "severities") {
      guard case .object = member.value.content else {
        all[member.name.value] = severity(member.value)
        namedRules.append(member.name)
        continue
      }
      var own: [String: Configuration.RuleSeverity] = [:]
      for inner in members(of: member.value, Self.shown(member.name.value)) {
        own[inner.name.value] = severity(inner.value)
        namedRules.append(inner.name)
      }
      paths.append(Configuration.PathSeverities(glob: member.name.value, severities: own))
    }
    let isShort = isShort(paths.count, value, "severities", "globs", atMost: Self.mostGlobs)
    return (all, isShort ? paths : [])
  }

  private mutating func severity(_ value: JSONValue) -> Configuration.RuleSeverity? {
    choice(value, "severity", among: Configuration.RuleSeverity.allCases)
  }

  // MARK: Attributes

  mutating func readAttributeScopes(_ value: JSONValue) -> [Configuration.AttributeScope] {
    members(of: value, "attributeScopes").map { scope in
      let name = Self.shown(scope.name.value)
      let attributes = members(of: scope.value, name).compactMap { attribute in
        readAttribute(attribute.name.value, attribute.value)
      }
      return Configuration.AttributeScope(name: scope.name.value, attributes: attributes)
    }
  }

  enum AttributeKey: String, CaseIterable { case type, values }

  private mutating func readAttribute(
    _ name: String, _ value: JSONValue
  ) -> Configuration.Attribute? {
    var type: Configuration.AttributeType?
    var values: [(Configuration.AttributeValue, JSONValue)]?
    for (key, value) in members(of: value, AttributeKey.self, Self.shown(name)) {
      switch key {
      case .type: type = choice(value, "type", among: Configuration.AttributeType.allCases)
      case .values: values = readValues(value)
      }
    }
    guard let type = type ?? values?.first?.0.type else {
      guard case .object(let members) = value.content, members.isEmpty || values != nil else {
        return nil
      }
      reportValue(
        value, "`\(Self.shown(name))` needs a `type`, such as `string`, or the `values` it allows")
      return nil
    }
    for (allowed, value) in values ?? [] where !type.admits(allowed) {
      reportValue(
        value, "this value of `\(Self.shown(name))` has another type than `\(type.rawValue)`")
    }
    return Configuration.Attribute(
      name: name, type: type, values: values?.map(\.0).filter(type.admits))
  }

  private mutating func readValues(
    _ value: JSONValue
  ) -> [(Configuration.AttributeValue, JSONValue)] {
    array(value, "values", of: "strings, numbers or booleans").compactMap { element in
      readValue(element, "values").map { ($0, element) }
    }
  }

  /// A value of an attribute, which is no object and no list.
  mutating func readValue(
    _ value: JSONValue, _ name: String
  ) -> Configuration.AttributeValue? {
    switch value.content {
    case .string(let string): return .string(string.value)
    case .number(let number): return .number(number.spelling)
    case .bool(let value): return .boolean(value)
    case .object, .array, .null:
      reportType(value, name, expected: "strings, numbers or booleans")
      return nil
    }
  }

  // MARK: Samples

  mutating func readSamples(_ value: JSONValue) -> [Configuration.Sample] {
    members(of: value, "samples").map { member in
      let name = Self.shown(member.name.value)
      let lists =
        array(member.value, name, of: "lists of arguments").map { list in
          // `[2, "small"]` stands for `[[2, "small"]]`.
          if case .array = list.content { return array(list, name, of: "arguments") }
          return nil
        } as [[JSONValue]?]
      guard case .array(let elements) = member.value.content, !elements.isEmpty else {
        return Configuration.Sample(key: member.name.value, arguments: [])
      }
      let isFlat = lists.allSatisfy { $0 == nil }
      let arguments = (isFlat ? [elements] : zip(lists, elements).map { $0 ?? [$1] }).map { list in
        list.compactMap { argument($0, name) }
      }
      return Configuration.Sample(key: member.name.value, arguments: arguments)
    }
  }

  enum ArgumentKey: String, CaseIterable { case markdown }

  private mutating func argument(_ value: JSONValue, _ name: String) -> Configuration.Argument? {
    switch value.content {
    case .number(let number): return .number(number.spelling)
    case .string(let string): return .text(string.value)
    case .object:
      let markdown = members(of: value, ArgumentKey.self, name).first?.value
      return markdown.flatMap { string($0, "markdown") }.map { .markdown($0) }
    case .array, .bool, .null:
      reportType(
        value, name, expected: "numbers, strings and `{markdown: \"…\"}`")
      return nil
    }
  }
}

extension Configuration.AttributeValue {
  fileprivate var type: Configuration.AttributeType {
    switch self {
    case .string: .string
    case .number: .number
    case .boolean: .boolean
    }
  }
}

extension Configuration.AttributeType {
  fileprivate func admits(_ value: Configuration.AttributeValue) -> Bool {
    switch (self, value) {
    case (.string, .string), (.number, .number), (.boolean, .boolean): true
    case (.integer, .number(let spelling)): Int(spelling) != nil
    default: false
    }
  }
}

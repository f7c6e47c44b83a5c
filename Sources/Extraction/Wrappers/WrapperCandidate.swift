/// A declaration that hands a text on to something that is called, by the look of its body alone.
///
/// Whether what is called localizes is found out from the names first, to know which files matter,
/// and from the types when all of these are there.
struct WrapperCandidate: Sendable {
  var declaration: ObjectIdentifier
  /// The UTF-8 offset of the declaration in its file.
  var offset: Int32
  /// How many functions and variables the file declares before it, outside of bodies.
  var ordinal = 0
  /// The name of a property or function, the type's name for an initializer or subscript.
  var name: String
  /// The type that callers have to name, if any.
  var owner: String?
  var isProperty: Bool
  /// Whether a parameter has a type that literals localize through.
  var takesKeyType: Bool
  var passings: Set<Passing>

  /// A text on its way: where it comes from and where it goes.
  struct Passing: Hashable, Sendable {
    /// The label of the parameter that it comes in by; nil for `_` and `self`.
    var label: String?
    var callee: Callee
  }

  /// A function by its name and the label of the argument, or a member of the text.
  struct Callee: Hashable, Sendable {
    var name: String
    var label: String?
  }
}

extension WrapperCandidate {
  /// The candidates among the members of a file.
  static func all(in members: [Member]) -> [WrapperCandidate] {
    var found: [WrapperCandidate] = []
    var count = 0
    collect(members, owner: nil, after: &count, into: &found)
    return found
  }

  private static func collect(
    _ members: [Member], owner: TypeDeclaration?, after count: inout Int,
    into found: inout [WrapperCandidate]
  ) {
    for member in members {
      let candidate: WrapperCandidate?
      switch member {
      case .type(let declaration):
        collect(declaration.members, owner: declaration, after: &count, into: &found)
        continue
      case .function(let function): candidate = WrapperCandidate(function, of: owner)
      case .variable(let variable): candidate = WrapperCandidate(variable, of: owner)
      case .enumCase, .alias, .statement: continue
      }
      if var candidate {
        candidate.ordinal = count
        found.append(candidate)
      }
      count += 1
    }
  }

  private init?(_ function: FunctionDeclaration, of owner: TypeDeclaration?) {
    guard !function.body.isEmpty else { return nil }
    var labels: [String: String?] = [:]
    for parameter in function.parameters where TextTypes.mayHoldText(parameter.type, function) {
      labels.updateValue(parameter.label, forKey: parameter.name)
    }
    if !function.isStatic, owner.map(TextTypes.isText) == true {
      labels.updateValue(nil, forKey: "self")
    }
    guard !labels.isEmpty else { return nil }
    let passings = PassingScan.passings(of: labels, in: function.body)
    takesKeyType = function.parameters.contains { TextTypes.isKeyType($0.type) }
    guard takesKeyType || !passings.isEmpty else { return nil }
    let typeName = owner.map { $0.extended?.simpleName ?? $0.name }
    declaration = ObjectIdentifier(function)
    offset = function.offset
    name = function.kind == .function ? function.name : typeName ?? function.name
    self.owner = function.kind == .function && function.isStatic ? typeName : nil
    isProperty = false
    self.passings = passings
  }

  private init?(_ variable: VariableDeclaration, of owner: TypeDeclaration?) {
    guard let owner, TextTypes.isText(owner), !variable.isStatic, let name = variable.name,
      let getter = variable.getter
    else { return nil }
    let passings = PassingScan.passings(of: ["self": nil], in: getter.body)
    guard !passings.isEmpty else { return nil }
    declaration = ObjectIdentifier(variable)
    offset = variable.offset
    self.name = name
    self.owner = nil
    isProperty = true
    takesKeyType = false
    self.passings = passings
  }
}

/// Which types hold the text of a key.
enum TextTypes {
  static let texts: Set<String> = [
    "String", "NSString", "Substring", "StaticString", "StringProtocol",
  ]
  private static let keys: Set<String> = [
    "LocalizedStringKey", "LocalizationValue", "LocalizedMessage",
    "LocalizedStringResource",
  ]

  static func isKeyType(_ type: TypeReference) -> Bool {
    type.simpleName.map(keys.contains) ?? false
  }

  static func mayHoldText(_ type: TypeReference, _ function: FunctionDeclaration) -> Bool {
    mayHoldText(type, function.generics)
  }

  private static func mayHoldText(_ type: TypeReference, _ generics: [GenericParameter]) -> Bool {
    guard let name = type.simpleName else { return false }
    return texts.contains(name) || keys.contains(name) || name == "_Key"
      || generics.contains { $0.name == name }
  }

  /// What those of some parameters are called that may hold a text.
  static func names(among parameters: [Parameter], _ generics: [GenericParameter]) -> [String] {
    parameters.filter { mayHoldText($0.type, generics) }.map(\.name)
  }

  /// Whether values of a type, or what is extended, are texts.
  static func isText(_ owner: TypeDeclaration) -> Bool {
    owner.kind == .extension && owner.extended?.simpleName.map(texts.contains) == true
  }
}

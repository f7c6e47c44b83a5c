/// A property of the project that holds a text as it was given, so that this is a key if something
/// looks up what the property holds.
struct StoredText {
  let declaration: ObjectIdentifier
  let place: FilePlace
  /// The type whose values have it.
  let owner: Nominal
  /// How people name it: `Row.title`.
  let name: String
  /// How the type itself does: `title`.
  let ownName: String
  /// Whether it may be given texts in places that are not looked at: by a decoder, or by whoever has
  /// a value of its type.
  let isSetElsewhere: Bool
  /// Whether it stands for one that a protocol asks for, in whose place other types may have others.
  var isWitness = false

  /// Nil if a member is no such property.
  init?(_ member: BoundMember, in index: ProgramIndex) {
    guard case .variable(let variable) = member.record.content,
      !member.record.context.isInterface
    else { return nil }
    self.init(variable, of: member.owner, in: member.record.context.file, index)
  }

  /// - Parameter file: The position of the file that declares the property.
  init?(
    _ variable: VariableDeclaration, of owner: Nominal?, in file: Int, _ index: ProgramIndex
  ) {
    guard variable.holdsText, let name = variable.name, let owner,
      owner.kind == .structure || owner.kind == .class
    else { return nil }
    declaration = ObjectIdentifier(variable)
    place = FilePlace(file: file, offset: variable.offset)
    self.owner = owner
    self.name = owner.qualifiedName + "." + name
    ownName = name
    isSetElsewhere =
      !variable.isConstant && variable.access != .file || variable.isBound
      || owner.isDecoded(in: index)
  }

  /// That the property is given a text which is looked up.
  func use(reaching flow: WrapperFlow) -> WrapperUse {
    WrapperUse(name: name, place: place, reaches: flow.reaches)
  }
}

extension VariableDeclaration {
  /// Whether it holds a text that is given where a value of its type is made or changed.
  var holdsText: Bool {
    guard isStored, name != nil, !isConstant || initializer == nil,
      attributes.allSatisfy({ $0.name.simpleName.map(Self.textAttributes.contains) ?? false })
    else { return false }
    if let type { return type.simpleName.map(TextTypes.texts.contains) ?? false }
    if case .string? = initializer?.kind { return true }
    return false
  }

  /// Whether others may set it by a binding, `$title` or `$model.title`, and initializers by its
  /// wrapper, `_title`.
  var isBound: Bool {
    attributes.contains { $0.name.simpleName.map(Self.bindings.contains) ?? false }
  }

  /// The wrappers that hold what a view or its model is made with or set to, or start with it where
  /// nothing is kept from before; what others hold comes from elsewhere.
  private static let bindings = TextTypes.states.union(["AppStorage", "Binding", "SceneStorage"])
  /// The attributes of properties that are set as any other, where a value is made at least.
  private static let textAttributes = bindings.union([
    "available", "IBInspectable", "MainActor", "objc", "ObservationIgnored",
  ])
}

extension String {
  /// `title` of `$title`, the binding of a property; nil for any other name, as `$0`.
  var boundName: String? { name(behind: UInt8(ascii: "$")) }

  /// `title` of `_title`, the wrapper that keeps what a property is; nil for any other name.
  var wrappedName: String? { name(behind: UInt8(ascii: "_")) }

  private func name(behind sign: UInt8) -> String? {
    guard utf8.first == sign, let head = utf8.dropFirst().first, Identifier.isHead(head) else {
      return nil
    }
    return String(dropFirst())
  }
}

extension Nominal {
  /// Whether values of the type may come from a file or server.
  fileprivate func isDecoded(in index: ProgramIndex) -> Bool {
    isOrInherits(in: index) { nominal in
      nominal.inherited.contains {
        ["Codable", "Decodable"].contains($0.reference.simpleName)
      }
    }
  }
}

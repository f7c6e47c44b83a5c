/// A declaration that hands a text on to something that is called, or holds one, by its look alone.
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
  /// The type that callers have to name, if any; that of a property that holds a text.
  var owner: String?
  var kind: Kind
  /// Whether a parameter has a type that literals localize through.
  var takesKeyType = false
  /// What makes a key of `.init(text)` that it is given, for the type that it asks for.
  var conversions: [Callee] = []
  /// Whether it is a property that storyboards set: code sets it through outlets, whose types stand in
  /// other files.
  var isInspectable = false
  /// Whether initializers may set it by its wrapper, `_title`.
  var isWrapped = false
  /// The type that it is a property of, if it computes a text.
  var computingType: String?
  /// Whether another type may have a property in its place that computes another text.
  var mayBeReplaced = false
  var passings: Set<Passing>

  enum Kind: Sendable {
    /// What is called with a text.
    case function
    /// A property of texts, which is read.
    case property
    /// A property that holds a text, which is set.
    case stored
    /// What is given none, but reads properties or sets them.
    case other
  }

  /// A text on its way: where it comes from and where it goes.
  struct Passing: Hashable, Sendable {
    var source: Source
    var callee: Callee
  }

  enum Source: Hashable, Sendable {
    /// A parameter, by its label; nil for `_` and `self`.
    case parameter(String?)
    case property(Property)
    /// A property of which a getter gives what it is.
    case getter(Property)
    /// What a function gives, by its name.
    case result(String)
    /// Anything else.
    case other
  }

  enum Callee: Hashable, Sendable {
    /// A function by its name and the label of the argument, or a member of the text.
    case function(name: String, label: String?)
    /// A function that is given `.init(text)`, or a type that is made with it.
    case conversion(name: String, label: String?)
    /// A property that is set to the text.
    case property(Property)
  }

  /// A property by its name and the type that it is one of; nil for any type.
  struct Property: Hashable, Sendable {
    var name: String
    var owner: String?
  }
}

extension WrapperCandidate {
  /// Nil if a function hands nothing on.
  init?(_ function: FunctionDeclaration, in type: EnclosingType?) {
    let keys = function.parameters.filter { TextTypes.isKeyType($0.type) }
    guard !function.body.isEmpty || !keys.isEmpty else { return nil }
    var sources: [String: Source] = [:]
    for parameter in function.parameters
    where TextTypes.mayBeGivenText(parameter.type, function.generics) {
      sources[parameter.name] = .parameter(parameter.label)
    }
    let isInitializer = function.kind == .initializer
    if !function.isStatic, type?.isText == true { sources["self"] = .parameter(nil) }
    let scan = PassingScan(
      sources, hidden: function.parameters.map(\.name), in: type,
      hasValue: isInitializer || !function.isStatic, isInitializer: isInitializer,
      returning: function.result)
    let passings = scan.passings(in: function.body)
    guard !keys.isEmpty || !passings.isEmpty else { return nil }
    let isFunction = function.kind == .function
    let name = isFunction ? function.name : type?.name ?? function.name
    self.init(
      declaration: ObjectIdentifier(function), offset: function.offset, name: name,
      owner: isFunction && function.isStatic ? type?.name : nil,
      kind: sources.isEmpty ? .other : .function, takesKeyType: !keys.isEmpty,
      conversions: keys.map { .conversion(name: name, label: $0.label) }, passings: passings)
  }

  /// Nil if a variable neither holds a text or a key, computes a text, nor hands one on.
  init?(_ variable: VariableDeclaration, in type: EnclosingType?) {
    guard let name = variable.name else { return nil }
    let holdsText = type != nil && variable.holdsText
    // What a value of a text computes is a wrapper, if anything: the value is the text there.
    let computesText =
      (type?.isText == false || type != nil && variable.isStatic) && variable.computesText
    let isOfText = type?.isText == true && !variable.isStatic && variable.getter != nil
    // What a lazy property starts with may read the others.
    let start = variable.isLazy ? variable.initializer.map { [Statement.expression($0)] } : nil
    let scan = PassingScan(
      isOfText ? ["self": .parameter(nil)] : [:],
      hidden: variable.accessors.compactMap(\.valueName), in: type, hasValue: !variable.isStatic,
      returning: variable.type)
    var passings = scan.passings(in: (start ?? []) + variable.accessors.flatMap(\.body))
    if computesText, let type, let getter = variable.getter {
      passings.formUnion(scan.passings(to: Property(name: name, owner: type.name), by: getter.body))
    }
    let conversion = type.flatMap { variable.conversion(of: $0.name) }
    guard holdsText || computesText || conversion != nil || !passings.isEmpty else { return nil }
    self.init(
      declaration: ObjectIdentifier(variable), offset: variable.offset, name: name,
      owner: holdsText ? type?.name : nil,
      kind: holdsText ? .stored : isOfText ? .property : .other,
      conversions: conversion.map { [$0] } ?? [],
      isInspectable: variable.attributes.contains { $0.name.simpleName == "IBInspectable" },
      isWrapped: variable.isBound,
      computingType: computesText ? type?.name : nil,
      mayBeReplaced: computesText && type?.mayBeReplaced == true, passings: passings)
  }
}

extension VariableDeclaration {
  /// `Row(title: .init(text))` of a property of a key, which a memberwise initializer takes.
  fileprivate func conversion(of owner: String) -> WrapperCandidate.Callee? {
    guard isStored, !isStatic, let name, let type, TextTypes.isKeyType(type) else { return nil }
    return .conversion(name: owner, label: name)
  }
}

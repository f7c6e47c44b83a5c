/// One localizable literal at one place, before the places of a key are brought together.
struct Occurrence: Sendable {
  var key: String
  var table: String?
  var bundle: String?
  var defaultValue: String?
  /// The key or default value with numbered specifiers.
  var sourceText: String
  var comment: String?
  var arguments: [ExtractedArgument]
  var reading: StringReading?
  /// Whether Xcode doesn't see the key here.
  var isIndirect = false
  /// The name of the wrapper that is given the key.
  var wrapper: String?
  /// The file whose module `bundle` is meant in; nil for the one of the place.
  var bundleFile: Int?
  /// The first phrase of the App Shortcut that the key is a phrase of.
  var shortcut: String?
  /// How a bundle could be named where the text is surely looked up in the app's; only looked for with
  /// what people read.
  var unnamedBundle: UnnamedBundle?
  /// What is known of the code around it.
  var marks: PlaceMarks = []
  var offset: Int32
}

/// What the place of an expression asks for, and what the call around it says of the key.
struct Destination {
  var type: Type?
  /// Whether the call has a second, plain-text form that takes over when the value is a String.
  var acceptsPlainText = false
  /// Whether a resource here is a view's, which has a form for keys, too: a literal takes that.
  var isOfView = false
  var attributes = CallAttributes()
  /// Whether a key here is of a table that Xcode doesn't see.
  var isIndirect = false
  /// The name of the wrapper that is given what stands here, and says more of it.
  var wrapper: String?
  /// How the call around it reads a string that doesn't say so itself.
  var reading: StringReading?
  /// What a result builder asks each statement of a closure to be.
  var builderElement: Type?
  /// Whether each statement of a body is asked for this, not only its last one.
  var isOfParts = false
  /// How a bundle could be named where a literal is surely looked up in the app's.
  var unnamedBundle: UnnamedBundle?
  /// How well the types of a closure's parameters are known.
  var certainty = Certainty.inferred
  /// The list whose elements a closure is called with, one after the other.
  var list: Expression?
  /// Whether a function of the project takes what stands here, of which it isn't known yet what it
  /// asks.
  var waits = false

  static let none = Destination()

  func with(_ type: Type?) -> Destination {
    var destination = self
    destination.type = type
    return destination
  }

  /// The same for a literal that is converted to a type there: `LocalizedStringKey("…")`.
  ///
  /// What the call says of its key holds for the literal; whether Xcode sees that it names a table,
  /// nobody says.
  func converted(to type: Type) -> Destination {
    Destination(
      type: type, attributes: attributes,
      isIndirect: isIndirect || attributes.table.text != nil, wrapper: wrapper, reading: reading)
  }
}

/// Table, bundle and comment, as the arguments beside a key give them.
struct CallAttributes: Hashable, Sendable {
  var table = FlowText()
  var bundle = FlowText()
  /// The position of the file whose module `bundle` is meant in, where a wrapper of another file names
  /// it.
  var bundleFile: Int?
  /// The position of the file that declares the member that `bundle` is read from, where that gives
  /// its own module's.
  var ownBundleFile: Int?
  var comment = FlowText()

  var isGiven: Bool { table.isGiven || bundle.isGiven || comment.isGiven }

  /// As callers take them, who may have a bundle of the same name.
  var handedOn: CallAttributes {
    guard let file = ownBundleFile else { return self }
    var attributes = self
    attributes.bundle = FlowText(text: BundleSpelling.ownModule)
    (attributes.bundleFile, attributes.ownBundleFile) = (file, nil)
    return attributes
  }
}

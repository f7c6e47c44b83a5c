package import Diagnostics
import Messages

/// A localizable string as the sources declare it, over all places that use its key.
package struct ExtractedEntry: Hashable, Sendable {
  /// Where the system looks the phrases of App Shortcuts up.
  package static let phrasesTable = "AppShortcuts"

  /// The key exactly as Xcode writes it into a catalog.
  package var key: String
  package var table: String
  /// The bundle expression as written, or nil for the main bundle.
  package var bundle: String?
  /// The text of the source language where the code gives one apart from the key.
  package var defaultValue: String?
  /// What the source language's catalog says: the default value or the key, with numbered
  /// specifiers where there are several, so that translators may reorder them.
  package var sourceText: String
  /// The different comments, sorted.
  package var comments: [String]
  package var arguments: [ExtractedArgument]
  /// Every place of the key, by file and offset.
  package var locations: [SourceReference]

  /// An entry as one source or several declare it.
  package init(
    key: String, table: String, bundle: String? = nil, defaultValue: String? = nil,
    sourceText: String, comments: [String] = [], arguments: [ExtractedArgument] = [],
    locations: [SourceReference]
  ) {
    self.key = key
    self.table = table
    self.bundle = bundle
    self.defaultValue = defaultValue
    self.sourceText = sourceText
    self.comments = comments
    self.arguments = arguments
    self.locations = locations
  }

  /// The comments as a catalog carries them, or nil when there is none.
  package var comment: String? { comments.isEmpty ? nil : comments.joined(separator: "\n") }

  /// Whether Xcode sees the key at none of its places.
  package var isIndirect: Bool { !locations.isEmpty && locations.allSatisfy(\.isIndirect) }

  /// Whether translators get the text: not if a comment says "do not translate", in any case of
  /// letters (Xcode 27 Release Notes).
  package var isTranslatable: Bool {
    !comments.contains(where: TranslatorComment.forbidsTranslation)
  }
}

/// A value interpolated into a localizable string.
package struct ExtractedArgument: Hashable, Sendable {
  /// The argument's 1-based position.
  package var position: Int
  /// The format specifier in the key, such as `%lld`.
  package var specifier: String
  /// The Swift type as far as it is known, such as `Int`; `Any` when it is not.
  package var type: String
  /// The interpolated expression as written.
  package var expression: String
  package var certainty: Certainty
  /// The keys of the localized strings that the value can be, if these are a finite set.
  package var values: [String]

  /// An argument as far as its place in the key tells.
  package init(
    position: Int, specifier: String, type: String, expression: String, certainty: Certainty,
    values: [String] = []
  ) {
    self.position = position
    self.specifier = specifier
    self.type = type
    self.expression = expression
    self.certainty = certainty
    self.values = values
  }
}

/// How a string is read at a place.
package enum StringReading: String, Hashable, Sendable {
  /// As an attributed string, so that Markdown and attributes count.
  case attributed
  /// As a plain string, so that people see the marks.
  case plain
}

/// A place in a source file.
package struct SourceReference: Hashable, Sendable {
  package var file: String
  /// The UTF-8 offset in the file.
  package var offset: Int
  /// The 1-based line.
  package var line: Int
  /// The 1-based column in UTF-8 bytes.
  package var column: Int
  /// How the string is read there; nil where the code doesn't tell, as for a resource that is read
  /// later.
  package var reading: StringReading?
  /// What the code says there for translators.
  package var comment: String?
  /// The text of the source language that the code gives there apart from the key, as
  /// ``ExtractedEntry/defaultValue`` has it.
  package var defaultValue: String?
  /// Whether the key has specifiers that are only assumed there.
  package var isAssumed: Bool
  /// Whether Xcode doesn't see the key there: a function of the project or a constant hands it to what
  /// looks it up.
  package var isIndirect: Bool
  /// The name of the wrapper that is given the key there, as ``Wrapper/name`` has it.
  package var wrapper: String?
  /// The file whose module the entry's bundle is meant in, where that isn't `file`: the one of the
  /// function that names the bundle.
  package var bundleFile: String?
  /// The first phrase of the App Shortcut that the key is a phrase of there.
  package var shortcut: String?
  /// The platforms that the code is built for there, as far as the `#if` around it tells.
  package var platforms: Platforms
  /// The flags of a build without which the `#if` around it leaves the code out there.
  package var flags: Set<String>
  /// How a bundle could be named where the text is surely looked up in the app's; only looked for with
  /// texts that people read, and not kept.
  package var unnamedBundle: UnnamedBundle?
  /// What is known of the code around it.
  package var marks: PlaceMarks

  /// A place; line and column belong to the offset.
  package init(
    file: String, offset: Int, line: Int, column: Int, reading: StringReading? = nil,
    comment: String? = nil, defaultValue: String? = nil, isAssumed: Bool = false,
    isIndirect: Bool = false, wrapper: String? = nil, bundleFile: String? = nil,
    shortcut: String? = nil, unnamedBundle: UnnamedBundle? = nil, marks: PlaceMarks = [],
    platforms: Platforms = .all, flags: Set<String> = []
  ) {
    self.file = file
    self.offset = offset
    self.line = line
    self.column = column
    self.reading = reading
    self.comment = comment
    self.defaultValue = defaultValue
    self.isAssumed = isAssumed
    self.isIndirect = isIndirect
    self.wrapper = wrapper
    self.bundleFile = bundleFile
    self.shortcut = shortcut
    self.platforms = platforms
    self.flags = flags
    self.unnamedBundle = unnamedBundle
    self.marks = marks
  }

  package var location: Location { Location(file: file, range: offset..<offset) }
}

extension ExtractedEntry {
  /// The entry without what its places are only marked with where texts that people read are looked for.
  package var unmarked: ExtractedEntry {
    guard locations.contains(where: { $0.unnamedBundle != nil }) else { return self }
    var entry = self
    for index in entry.locations.indices { entry.locations[index].unnamedBundle = nil }
    return entry
  }
}

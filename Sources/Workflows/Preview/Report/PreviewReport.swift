import Reading

/// What a run of `l10n preview` has to show: one item for each rendering, in order.
package struct PreviewReport: Hashable, Sendable {
  /// The version of the JSON that `docs/json.md` describes.
  package var version = 1

  package var previews: [PreviewItem]

  package init(_ previews: [PreviewItem] = []) { self.previews = previews }
}

/// One rendering: a key in a locale, for a reader and arguments.
package struct PreviewItem: Hashable, Sendable {
  package var key: String
  package var table: String
  package var locale: String
  /// The reader's term of address, such as `feminine`; nil if it is unspecified.
  package var address: String?
  /// The catalog's text.
  package var translation: String
  /// The arguments as the text shows them.
  package var arguments: [String]
  /// What people read.
  package var text: String
  /// Markdown that shows the same.
  package var markdown: String
  /// The parts of the text, in order; none if nothing is known of them.
  package var runs: [PreviewRun]
  package var reasons: [PreviewReason]

  package init(
    key: String, table: String = "Localizable", locale: String, address: String? = nil,
    translation: String, arguments: [String] = [], text: String, markdown: String? = nil,
    runs: [PreviewRun] = [], reasons: [PreviewReason] = []
  ) {
    self.key = key
    self.table = table
    self.locale = locale
    self.address = address
    self.translation = translation
    self.arguments = arguments
    self.text = text
    self.markdown = markdown ?? text
    self.runs = runs
    self.reasons = reasons
  }

  /// Hashes what tells renderings of a key apart; the rest follows from it.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(locale)
    hasher.combine(arguments)
    hasher.combine(text)
  }

  /// Whether the locale has no text of its own for the key.
  package var isUntranslated: Bool { reasons.contains { $0.reason == PreviewReason.untranslated } }

  /// The term of address as `--address` spells it.
  package var addressName: String { address ?? "unspecified" }

  /// The runs, or one of the whole text if there are none.
  var shownRuns: [PreviewRun] { runs.isEmpty ? [PreviewRun(text)] : runs }
}

/// A part of a rendering whose attributes are the same throughout.
package struct PreviewRun: Hashable, Sendable {
  package var text: String
  package var attributes: [PreviewAttribute]
  /// Whether agreement changed or settled the form of its words.
  package var isInflected: Bool

  package init(_ text: String, _ attributes: [PreviewAttribute] = [], isInflected: Bool = false) {
    self.text = text
    self.attributes = attributes
    self.isInflected = isInflected
  }
}

/// An attribute of a run: `emphasized`, `stronglyEmphasized`, `code`, `strikethrough`, `link`, or
/// one of the app's own.
package struct PreviewAttribute: Hashable, Sendable {
  package var name: String
  /// The value: text, or JSON.
  package var value: String
  /// Whether the value is text; else it is JSON and printed as it stands.
  package var isText: Bool

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
    isText = true
  }

  /// - Parameter json: One valid JSON value, such as `JSONValue.strictJSON` gives.
  package init(_ name: String, json: String) {
    self.name = name
    value = json
    isText = false
  }

  /// An attribute that is there or isn't, such as `emphasized`.
  package static func flag(_ name: String) -> PreviewAttribute {
    PreviewAttribute(name, json: "true")
  }
}

/// Why a word took its form.
package struct PreviewReason: Hashable, Sendable {
  /// The word it is about; empty if it is about the whole text.
  package var word: String
  /// What it is, such as `unknownWord`.
  package var reason: String
  /// The same as an English sentence.
  package var detail: String
  /// Whether the engine was unsure; other reasons are shown only by `--explain`.
  package var isDoubt: Bool

  package init(word: String, reason: String, detail: String, isDoubt: Bool = true) {
    self.word = word
    self.reason = reason
    self.detail = detail
    self.isDoubt = isDoubt
  }
}

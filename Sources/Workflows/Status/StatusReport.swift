/// How far each table is in each locale.
package struct StatusReport: Hashable, Sendable {
  package var tables: [Table] = []

  /// One table, in order of path and name.
  package struct Table: Hashable, Sendable {
    package var name: String
    /// The String Catalog, or the folder that holds the `.lproj` folders.
    package var path: String
    package var sourceLanguage: String
    /// How many keys are to be translated.
    package var keys: Int
    /// How many keys other languages have that the source language's file lacks.
    package var keysWithoutSource = 0
    /// How many keys code no longer asks for, as the source language's file says; none of `keys`.
    package var staleKeys = 0
    /// How many keys a merge left for a person to decide.
    package var conflicts = 0
    /// Sorted by locale; without the source language.
    package var locales: [Locale] = []
  }

  package struct Locale: Hashable, Sendable {
    package var locale: String
    package var counts: Counts
    /// Where the first keys are of what `--fail-on` asks for; none where nothing was asked.
    package var firstKeys = FirstKeys()
  }

  /// How many keys are how far; stale ones are no longer in the source and count extra.
  package struct Counts: Hashable, Sendable {
    package var translated = 0
    package var needsReview = 0
    /// Translated by a machine, and reviewed by nobody.
    package var machineTranslated = 0
    /// Without a text, or with one that nobody has translated yet.
    package var new = 0
    package var stale = 0
    /// How many fail lint; nil while nothing was checked.
    package var failingLint: Int?
    /// How many have a copy of the source for a translation; nil while nothing was checked.
    package var copied: Int?

    /// How many of the keys, whatever they count as, have a text that a machine translated.
    package var withMachineText = 0

    package var total: Int { translated + needsReview + machineTranslated + new }

    /// Rounded down, so that 100 means all.
    package var percent: Int { total == 0 ? 100 : translated * 100 / total }
  }
}

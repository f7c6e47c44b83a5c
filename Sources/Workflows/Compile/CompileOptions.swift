package import Extraction

/// What a compilation is asked for.
package struct CompileOptions: Sendable {
  /// Files and folders with String Catalogs.
  package var paths: [String] = ["."]
  package var include: [String] = []
  package var exclude: [String] = []
  /// The folder that gets the `.lproj` folders.
  package var output = "."
  /// Whether files are replaced that no compilation wrote.
  package var replacesFiles = false
  /// Whether the files are binary property lists.
  package var isBinary = false
  /// Whether inflected texts are written out for places where no engine runs.
  package var expandsAgreement = false
  /// How many texts a key may become in one language.
  package var expansionLimit = 1000
  /// Values for arguments, `2=VALUE` by position; several for one position are alternatives.
  package var arguments: [String] = []
  /// Where Swift sources are, which say what arguments can be.
  package var sources: [String] = []
  package var functions: [LocalizingFunction] = []

  package init() {}
}

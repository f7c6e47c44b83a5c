/// A text in a locale.
struct PreviewPlace {
  var key: String
  var table: String
  var locale: PreviewLocale
  var types: ArgumentTypes
  /// What the locale has for the key where no arguments choose a form.
  var format: String
}

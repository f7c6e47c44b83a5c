import Linting

extension ProjectSettings {
  /// What a configuration says of texts.
  init(_ configuration: Configuration) {
    self.init(
      glossary: configuration.glossary, keptNames: configuration.doNotTranslate,
      limits: configuration.limits)
  }
}

#if !canImport(Darwin)
// An app that imports the engine writes `text.inflect` and `AttributedString(markdown:)` too, as
// with Apple's Foundation.
@_exported public import Messages
#endif

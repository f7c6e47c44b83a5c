// An app that imports the engine writes `text.inflect`, `AttributedString(markdown:)` and
// `Morphology.GrammaticalCase` too, as with Apple's Foundation: what is public in these modules has
// Apple's names, or is said to be ours (`docs/public-api.txt`).
#if !canImport(Darwin)
@_exported public import Messages
@_exported public import Vocabulary
#endif

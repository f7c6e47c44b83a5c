/// What a renderer keeps of earlier texts.
struct KeptTexts: Sendable {
  let messages: MessageCache
  let numbers: NumberTexts
  let counted = CountedPhrases()
}

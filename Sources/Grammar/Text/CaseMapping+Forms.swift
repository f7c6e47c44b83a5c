import PlainBytes

extension CaseMapping {
  /// Appends a new form of a word with the capitals that the old one has.
  ///
  /// - Parameters:
  ///   - form: The new form, in the letters of the lexicon.
  ///   - token: The word; of it only the shape counts here.
  ///   - original: The bytes of the word, and of it alone, as they stand in the text.
  ///   - lower: The same in small letters.
  func appendForm(
    _ form: UnsafeBufferPointer<UInt8>, shapedLike token: TextToken,
    original: UnsafeBufferPointer<UInt8>, lower: UnsafeBufferPointer<UInt8>,
    to result: inout [UInt8]
  ) {
    switch token.shape {
    case .small: result.append(contentsOf: form)
    case .capitals: appendUppercased(form, to: &result)
    case .title, .single: appendCapitalized(form, to: &result)
    case .mixed:
      for separator in [UInt8(ascii: "-"), UInt8(ascii: " ")]
      where appendParts(of: form, original, separator, to: &result) {
        return
      }
      // iPhone, PDFs, NutzerInnen: what both forms begin with keeps its letters.
      var common = 0
      if original.count == lower.count {
        while common < min(form.count, lower.count),
          form[common].lowercasedASCII == lower[common]
        {
          common += 1
        }
      }
      result.append(contentsOf: original[..<common])
      result.append(contentsOf: form[common...])
    }
  }

  /// Mother-in-Law, Flat White: each part keeps its own capitals.
  ///
  /// - Returns: Whether both have the same number of parts, and more than one.
  private func appendParts(
    of form: UnsafeBufferPointer<UInt8>, _ original: UnsafeBufferPointer<UInt8>,
    _ separator: UInt8, to result: inout [UInt8]
  ) -> Bool {
    // `Hand- und Haustuch`: what stands behind the hyphen has a part of its own before its space.
    let parts = form.split(separator: separator, omittingEmptySubsequences: false)
    let models = original.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count == models.count, parts.count > 1 else { return false }
    for (part, model) in zip(parts, models) {
      if part.startIndex != parts.first?.startIndex { result.append(separator) }
      // App-PIN, App-PINs: capitals of the lexicon's own stay as they are.
      if part.starts(with: model) {
        result.append(contentsOf: part)
        continue
      }
      let model = UnsafeBufferPointer(rebasing: model)
      var token = TextToken(.word, 0..<model.count)
      token.shape = LetterShape(of: model, self)
      var lower: [UInt8] = []
      appendLowercased(model, to: &lower)
      lower.withUnsafeBufferPointer {
        appendForm(
          UnsafeBufferPointer(rebasing: part), shapedLike: token, original: model, lower: $0,
          to: &result)
      }
    }
    return true
  }
}

/// The forms of words, written where they are needed.
extension Language {
  /// Appends the form in a cell; the last form stands in for cells that a line doesn't have.
  ///
  /// Nothing where the cell has no form.
  func append(_ lexeme: Lexeme, _ cell: Int, to result: inout [UInt8]) {
    if isMissing(lexeme, cell) { return }
    result.append(contentsOf: lexeme.prefix)
    switch lexeme.inflection {
    case .invariable: result.append(contentsOf: lexeme.stem)
    case .paradigm(let number):
      result.append(contentsOf: lexeme.stem)
      result.append(contentsOf: paradigms.table[Int(number)].ending(cell))
    case .listed: result.append(contentsOf: Self.listedForm(lexeme.listed, cell))
    }
    result.append(contentsOf: lexeme.suffix)
  }

  private func isMissing(_ lexeme: Lexeme, _ cell: Int) -> Bool {
    switch lexeme.inflection {
    case .invariable: false
    case .paradigm(let number):
      paradigms.table[Int(number)].ending(cell).elementsEqual(Paradigm.noForm)
    case .listed: Self.listedForm(lexeme.listed, cell).isEmpty
    }
  }

  /// Hands the form in a cell to a closure, which nothing of it may leave, without a copy where there is one.
  func withForm<Result>(
    _ lexeme: Lexeme, _ cell: Int, _ body: (Bytes) -> Result
  ) -> Result {
    guard lexeme.prefix.isEmpty, lexeme.suffix.isEmpty else {
      return form(lexeme, cell).withUnsafeBufferPointer(body)
    }
    switch lexeme.inflection {
    case .invariable: return body(lexeme.stem)
    case .listed: return body(Self.listedForm(lexeme.listed, cell))
    case .paradigm(let number):
      let (stem, ending) = (lexeme.stem, paradigms.table[Int(number)].ending(cell))
      if ending.elementsEqual(Paradigm.noForm) { return body(.none) }
      return withUnsafeTemporaryAllocation(
        of: UInt8.self, capacity: max(1, stem.count + ending.count)
      ) { form in
        _ = form.update(fromContentsOf: stem)
        _ = form[stem.count...].update(fromContentsOf: ending)
        return body(Bytes(rebasing: form[..<(stem.count + ending.count)]))
      }
    }
  }

  /// The form in a cell.
  func form(_ lexeme: Lexeme, _ cell: Int) -> [UInt8] {
    var result: [UInt8] = []
    append(lexeme, cell, to: &result)
    return result
  }

  /// The form for features.
  func form(_ lexeme: Lexeme, _ features: FeatureSet) -> [UInt8] {
    form(lexeme, schema(of: lexeme).cell(for: features))
  }

  func schema(of lexeme: Lexeme) -> Schema { schemas[lexeme.schema] }

  /// Whether a form may be that of the case in which words stand alone; always, in a language without cases.
  func mayBeNominative(_ analysis: Analysis) -> Bool {
    !hasCases || !analysis.cells.intersection(schema(of: analysis.lexeme).usual).isEmpty
  }

  /// Whether a form may be that of many that a number counts, where it asks for a case: plików.
  func mayBeOfMany(_ analysis: Analysis) -> Bool {
    mayBe(analysis, FeatureSet.genitive.union(.plural))
  }

  /// What a form shows.
  func features(of analysis: Analysis) -> FeatureSet {
    schema(of: analysis.lexeme).features(of: analysis.cells)
  }

  /// Whether a form may have features.
  func mayBe(_ analysis: Analysis, _ features: FeatureSet) -> Bool {
    !analysis.cells.intersection(schema(of: analysis.lexeme).cells(for: features)).isEmpty
  }

  private static func listedForm(_ listed: Bytes, _ cell: Int) -> Bytes {
    var found = Bytes.none
    listed.parts(UInt8(ascii: "|")) { number, accepted in
      accepted.parts(UInt8(ascii: "/")) { _, form in
        found = form
        return false
      }
      return number < cell
    }
    return found
  }

  /// The cells in which a word is a form of a lexeme; the preferred form of some, or else one that is
  /// accepted beside it.
  func analysis(of word: Bytes, as lexeme: Lexeme) -> Analysis? {
    guard let inner = inner(word, of: lexeme) else { return nil }
    switch lexeme.inflection {
    case .invariable:
      guard inner.equals(lexeme.stem) else { return nil }
      return Analysis(lexeme: lexeme, cells: schema(of: lexeme).all)
    case .paradigm(let number):
      guard inner.count >= lexeme.stem.count,
        inner.slice(0..<lexeme.stem.count).equals(lexeme.stem)
      else { return nil }
      return paradigms.table[Int(number)]
        .analysis(ofEnding: inner.slice(lexeme.stem.count..<inner.count), lexeme)
    case .listed: return listedAnalysis(of: inner, lexeme)
    }
  }

  /// A word without what stands in front of and behind the inflected part.
  private func inner(_ word: Bytes, of lexeme: Lexeme) -> Bytes? {
    let outer = lexeme.prefix.count + lexeme.suffix.count
    if outer == 0 { return word }
    guard word.count >= outer, word.slice(0..<lexeme.prefix.count).equals(lexeme.prefix),
      word.hasSuffix(lexeme.suffix)
    else { return nil }
    return word.slice(lexeme.prefix.count..<(word.count - lexeme.suffix.count))
  }

  private func listedAnalysis(of word: Bytes, _ lexeme: Lexeme) -> Analysis? {
    var (preferred, accepted) = (Cells(), Cells())
    lexeme.listed.parts(UInt8(ascii: "|")) { cell, forms in
      forms.parts(UInt8(ascii: "/")) { number, form in
        if form.equals(word) {
          if number == 0 { preferred.insert(cell) } else { accepted.insert(cell) }
        }
        return true
      }
      return true
    }
    if !preferred.isEmpty { return Analysis(lexeme: lexeme, cells: preferred) }
    return accepted.isEmpty
      ? nil : Analysis(lexeme: lexeme, cells: accepted, isPreferred: false)
  }
}

/// The raw values of enumerations, which are keys where something looks them up.
extension KeySources {
  func rawValues(of value: Expression, in scope: Scope) -> [KeySource]? {
    rawValue(ofCase: value, in: scope).map { [$0] }
      ?? rawValues(of: inference.typing(value, in: scope).type, isSelf: value.isSelfOrSuper)
  }

  /// The raw value of `Word.brew`, where the case is named; nil for any other value.
  private func rawValue(ofCase expression: Expression, in scope: Scope) -> KeySource? {
    guard let member = inference.declaration(of: expression, in: scope),
      case .enumCase(let declaration) = member.record.content, let type = member.selfType,
      index.rawType(of: type)?.name == "String"
    else { return nil }
    return declaration.rawText.map { .rawValues([$0]) }
  }

  /// The raw values of an enumeration of texts, or of all that conform to a protocol; nil of any other
  /// type, of which they are a property like others.
  ///
  /// - Parameter isSelf: Whether the value is the one that the member at hand belongs to: of a default
  ///   of the protocol it is of none of the types that have their own.
  func rawValues(of type: Type, isSelf: Bool) -> [KeySource]? {
    guard let nominal = type.unwrapped.nominal else { return [.unknown] }
    guard nominal.kind == .enumeration || nominal.kind == .protocol else { return nil }
    let own = nominal.kind == .protocol && isSelf ? getter ?? finder.enclosing?.declaration : nil
    let question = RawValueQuestion(nominal: nominal, own: own)
    if let known = finder.rawTexts[question] { return Self.source(of: known) }
    let texts = texts(of: question)
    finder.rawTexts[question] = texts
    return Self.source(of: texts)
  }

  private static func source(of rawTexts: [String]) -> [KeySource] {
    rawTexts.isEmpty ? [.unknown] : [.rawValues(rawTexts)]
  }

  /// Each raw value once, in order.
  private func texts(of question: RawValueQuestion) -> [String] {
    let nominal = question.nominal
    var all = [nominal]
    if nominal.kind == .protocol {
      let member = question.own.flatMap { DefaultMember($0, of: nominal, in: index) }
      all = index.allNominals.filter { type in
        type != nominal && index.conforms(type, to: nominal)
          && member?.isReplaced(in: type) != true
      }
    }
    let texts = all.flatMap { nominal -> [String] in
      guard nominal.kind == .enumeration,
        index.rawType(of: index.selfType(of: nominal))?.name == "String"
      else { return [] }
      return nominal.rawTexts
    }
    return Set(texts).sorted()
  }
}

/// Of which type the raw values are asked for, and from where: a file may ask the same in each line.
struct RawValueQuestion: Hashable {
  let nominal: Nominal
  /// The default of a protocol that asks, which belongs to none of the types that have their own.
  let own: ObjectIdentifier?
}

extension Nominal {
  /// The raw values of the cases: as written, or the name of the case.
  fileprivate var rawTexts: [String] {
    members.values.joined().compactMap { record in
      if case .enumCase(let declaration) = record.content { declaration.rawText } else { nil }
    }
  }
}

extension EnumCaseDeclaration {
  /// The raw value of a case of texts.
  fileprivate var rawText: String? {
    guard let value = rawValue else { return name }
    return if case .string(let literal) = value.kind { literal.plainText } else { nil }
  }
}

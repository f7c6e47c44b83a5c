/// What the arguments beside a key say of its table, bundle and comment.
extension LiteralFinder {
  /// Table, bundle and comment of a call; nil if the table can't be told, so that no catalog could
  /// take the key.
  func attributes(
    of call: ResolvedCall, _ arguments: [Argument], in scope: Scope
  ) -> CallAttributes? {
    var attributes = CallAttributes()
    guard call.isInterface else { return attributes }
    for (position, argument) in arguments.enumerated() {
      let parameter = position < call.parameters.count ? call.parameters[position].name : nil
      switch argument.label ?? parameter {
      case "table", "tableName":
        guard let table = table(position, of: arguments, call, in: scope) else { return nil }
        attributes.table = table
      case "bundle":
        attributes.bundle = bundle(argument.value, in: scope)
        attributes.ownBundleFile = OwnBundles(finder: self).file(of: argument.value, in: scope)
      case "comment":
        let comment = text(of: argument.value, in: scope)
        if !comment.isUnknown { attributes.comment = comment }
      default: break
      }
    }
    if attributes.comment.text?.isEmpty == true { attributes.comment.text = nil }
    return attributes
  }

  /// The table that an argument of a call names; nil, with a warning, if it can't be told.
  private func table(
    _ position: Int, of arguments: [Argument], _ call: ResolvedCall, in scope: Scope
  ) -> FlowText? {
    let value = arguments[position].value
    let table = text(of: value, in: scope)
    guard table.isUnknown else { return table }
    if let held = heldTable(value, beside: arguments, in: scope) { return held }
    guard holdsKey(call) else { return FlowText() }
    reportDynamicTable(at: place(ofArgument: position, of: arguments))
    return nil
  }

  /// Where an argument is; all `.name` of a file are one expression, so what stands before one tells.
  private func place(ofArgument position: Int, of arguments: [Argument]) -> Int32 {
    let own = arguments[position].value
    guard case .member(nil, _) = own.kind else { return own.offset }
    let texts = arguments[..<position].map(\.value).filter { value in
      if case .string = value.kind { true } else { false }
    }
    return texts.last?.offset ?? own.offset
  }

  func reportDynamicTable(at offset: Int32) {
    report(
      "dynamic-table",
      "the table is not a literal, so no catalog can be chosen for this string; "
        + "name the table in quotes", at: offset)
  }

  private func holdsKey(_ call: ResolvedCall) -> Bool {
    call.argumentTypes.contains { $0.name == "_Key" || Localizable.isLiteralType($0, index) }
  }

  /// Whether the table of a key is known where the key is; else that is told.
  func hasTable(_ attributes: CallAttributes, at offset: Int32) -> Bool {
    guard attributes.table.isUnknown || attributes.table.place != nil else { return true }
    if attributes.table.text != nil { return true }
    reportDynamicTable(at: offset)
    return false
  }

  /// A text that is a literal, a constant or a parameter.
  func text(of expression: Expression, in scope: Scope) -> FlowText {
    var text = FlowText()
    for source in KeySources(finder: self).sources(of: expression, in: scope) {
      switch source {
      // Which of several that are put together is meant nobody can tell.
      case .constant(let other, _) where text.text.map({ $0 != other }) == true: return .unknown
      case .literal(let literal, _), .constant(let literal, _): text.text = text.text ?? literal
      case .rawValues(let all) where all.count == 1: text.text = text.text ?? all[0]
      case .returned(let all, areAll: true) where all.count == 1: text.text = text.text ?? all[0]
      case .slot(let place): text.place = text.place ?? place
      case .stored, .localized, .rawValues, .returned, .element, .unknown: return .unknown
      }
    }
    return text
  }
}

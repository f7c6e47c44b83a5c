import Reading

/// What the parameters of intents may be that are values of enumerations: Xcode makes one key a value
/// of each text that has such a parameter's placeholder (`${size}`), for words may have to agree.
///
/// Read off the tables that Xcode keeps of public apps' intents: the key is the text's id, a hyphen
/// and the value's id; the value `unknown`, which nobody is shown, has none.
struct IntentEnumerations {
  struct Value {
    var id: String
    var text: String
  }

  private var values: [String: [Value]] = [:]

  /// - Parameter root: Of the definition's property list.
  init(of root: PropertyListValue) {
    for enumeration in root["INEnums"]?.elements ?? [] {
      guard let name = enumeration["INEnumName"]?.string else { continue }
      values[name] = (enumeration["INEnumValues"]?.elements ?? []).compactMap(Value.init)
    }
  }

  /// The values of an intent's parameters by their names, those of its answer included.
  func parameters(of intent: PropertyListValue) -> [String: [Value]] {
    let answer = intent["INIntentResponse"]
    return values(of: intent["INIntentParameters"], "INIntentParameter")
      .merging(values(of: answer?["INIntentResponseParameters"], "INIntentResponseParameter")) {
        own, _ in own
      }
  }

  private func values(of parameters: PropertyListValue?, _ prefix: String) -> [String: [Value]] {
    var found: [String: [Value]] = [:]
    for parameter in parameters?.elements ?? [] {
      guard let name = parameter[prefix + "Name"]?.string,
        let type = parameter[prefix + "EnumType"]?.string, let values = values[type]
      else { continue }
      found[name] = values
    }
    return found
  }
}

extension IntentEnumerations.Value {
  /// Nil for the value that stands for none, and for one without a text.
  fileprivate init?(_ value: PropertyListValue) {
    guard value["INEnumValueName"]?.string != "unknown",
      let text = value["INEnumValueDisplayName"]?.string,
      let id = value["INEnumValueDisplayNameID"]?.string, !id.isEmpty
    else { return nil }
    self.init(id: id, text: text)
  }
}

/// What the arguments of a localizing call mean.
struct LocalizingForm {
  /// Where a part of the call comes from.
  enum Source: Equatable {
    case nothing
    /// The argument at that position.
    case argument(Int)
    /// What the message is sent to.
    case receiver
    /// Always the same text.
    case text(String)
  }

  var key: Source = .argument(0)
  var table: Source = .nothing
  var bundle: Source = .nothing
  var value: Source = .nothing
  var comment: Source = .nothing
  /// Whether it is Apple's, so that a key that is no literal is worth a word.
  var isInterface = true

  /// Foundation's and Core Foundation's, by name and selector.
  static let interfaces: [String: LocalizingForm] = {
    var forms = family(of: "NSLocalizedString")
    for name in ["NSLocalizedAttributedString", "CFCopyLocalizedString"] {
      forms.merge(family(of: name)) { own, _ in own }
    }
    for name in ["String", "AttributedString"] {
      let form = Self(table: .argument(2), bundle: .receiver, value: .argument(1))
      forms["localized\(name)ForKey:value:table:"] = form
      forms["localized\(name)ForKey:value:table:localizations:"] = form
    }
    forms["localizedUserNotificationStringForKey:arguments:"] = Self()
    return forms
  }()

  /// The macros or functions of a name, as genstrings knows them.
  static func family(of name: String) -> [String: LocalizingForm] {
    [
      name: Self(comment: .argument(1)),
      name + "FromTable": Self(table: .argument(1), comment: .argument(2)),
      name + "FromTableInBundle": Self(
        table: .argument(1), bundle: .argument(2), comment: .argument(3)),
      name + "WithDefaultValue": Self(
        table: .argument(1), bundle: .argument(2), value: .argument(3), comment: .argument(4)),
    ]
  }
}

import Foundation
import Messages

/// Puts arguments into a message: its text with marks for all that it says of it.
struct Expansion {
  let locale: Locale
  let arguments: [Argument]
  let numbers: NumberTexts
  private(set) var draft = Draft()
  private(set) var reasons = ReasonList()
  private var usedArguments: [Bool]
  /// Bytes of destinations, which a long argument in many links would multiply.
  private var destinationCount = 0

  /// A text may not grow beyond so many bytes.
  static let maximumCount = 1 << 20

  init(locale: Locale, arguments: [Argument], numbers: NumberTexts) {
    self.locale = locale
    self.arguments = arguments
    self.numbers = numbers
    usedArguments = Array(repeating: false, count: arguments.count)
  }

  /// Arguments that stand nowhere in the text, from 1.
  var unusedArguments: [Int] { usedArguments.indices.filter { !usedArguments[$0] }.map { $0 + 1 } }

  mutating func append(_ prepared: PreparedMessage) {
    var open: [Int] = []
    for step in prepared.steps {
      switch step {
      case .text(let text): draft.append(text)
      case .open(let kind): open.append(draft.open(kind))
      case .openLink(let index):
        let destination = prepared.message.destination(of: index) { plain($0) }
        destinationCount += destination.utf8.count
        open.append(draft.open(.link(destination)))
      case .close: if let mark = open.popLast() { draft.close(mark) }
      case .argument(let specifier, let written): append(specifier, written: written)
      }
      guard draft.count + destinationCount < Self.maximumCount else {
        note(.textTooLong, "", "the text grows too long and is cut here")
        break
      }
    }
    for mark in open.reversed() { draft.close(mark) }
  }

  // MARK: Arguments

  private mutating func append(_ specifier: ValueSpecifier, written: String) {
    let number = specifier.argument
    guard arguments.indices.contains(number - 1) else {
      draft.append(written)
      return note(
        .argumentMissing, written,
        "`\(written)` wants argument \(number), and there are \(arguments.count)")
    }
    usedArguments[number - 1] = true
    let argument = arguments[number - 1]
    let mark = draft.open(.argument(number, number: argument.number))
    if let mismatch = ArgumentText.mismatch(argument, specifier) {
      note(.argumentType, written, "`\(written)` wants \(mismatch)")
    }
    append(argument, specifier)
    draft.close(mark)
  }

  private mutating func append(_ argument: Argument, _ specifier: ValueSpecifier) {
    switch argument {
    case .text(let text): draft.append(ArgumentText.cut(text, specifier))
    case .integer, .unsigned, .double, .decimal:
      draft.append(numbers.text(argument, specifier, locale))
    case .message(let message):
      append(PreparedMessage(message.withoutSpecifiers))
    case .attributed(let text): append(text)
    case .formatted(let format): append(format(locale))
    }
  }

  private mutating func append(_ text: AttributedString) {
    var region: (mark: Int, options: RegionOptions)?
    for run in text.runs {
      var options = RegionOptions(run.attributes)
      let morphology = options.morphology
      options.morphology = nil
      if let open = region, open.options != options {
        draft.close(open.mark)
        region = nil
      }
      // Pieces beside each other that ask for the same are one region, whatever else they have.
      if region == nil, options.agrees { region = (draft.open(.region(options)), options) }
      let mark = draft.open(.container(run.attributes, morphology))
      draft.append(String(text.characters[run.range]))
      draft.close(mark)
    }
    if let region { draft.close(region.mark) }
  }

  private mutating func note(_ kind: RenderingReason.Kind, _ word: String, _ detail: String) {
    reasons.note(RenderingReason(kind, word, detail))
  }

  // MARK: Links

  private func plain(_ specifier: FormatSpecifier) -> String? {
    guard let value = specifier.value, arguments.indices.contains(value.argument - 1) else {
      return nil
    }
    var inner = Expansion(locale: locale, arguments: arguments, numbers: numbers)
    inner.append(arguments[value.argument - 1], value)
    return inner.draft.text
  }
}

extension Message {
  /// The message as an argument: it has no arguments of its own, and those of the text around it are
  /// none of its business.
  fileprivate var withoutSpecifiers: Message {
    syntax.contains(.specifiers)
      ? Message(source, syntax: syntax.subtracting(.specifiers)) : self
  }
}

import Foundation
import Messages
import Vocabulary

/// Puts arguments into a message: its text with marks for all that it says of it.
struct Expansion {
  let arguments: [Argument]
  /// Numbers as the text's locale writes them.
  let numbers: NumberTexts
  private(set) var marked: MarkedText
  private(set) var reasons = ReasonList()
  private var usedArguments: [Bool]
  /// Bytes of destinations, which a long argument in many links would multiply.
  private var destinationCount = 0

  /// A text may not grow beyond so many bytes.
  static let maximumCount = 1 << 20

  /// - Parameter room: What the text will need, as far as it is known.
  init(
    arguments: [Argument], numbers: NumberTexts, room: MarkedText.Room = MarkedText.Room()
  ) {
    marked = MarkedText(room)
    self.arguments = arguments
    self.numbers = numbers
    usedArguments = Array(repeating: false, count: arguments.count)
  }

  /// Arguments that stand nowhere in the text, from 1.
  var unusedArguments: [Int] { usedArguments.indices.filter { !usedArguments[$0] }.map { $0 + 1 } }

  /// Gives the text away, so that it is changed in its place.
  mutating func takeMarked() -> MarkedText {
    var taken = MarkedText()
    swap(&taken, &marked)
    return taken
  }

  /// - Parameter isWhole: Whether it is the message that the text is made of, and no part of it.
  mutating func append(_ prepared: PreparedMessage, isWhole: Bool = false) {
    let steps = prepared.steps
    var open: [Int] = []
    for step in steps.all {
      switch step {
      case .text(let range): marked.append(range, of: steps.text)
      case .open(let kind):
        open.append(marked.open(steps.kinds[kind], kindIndex: isWhole ? kind : nil))
      case .openLink(let index):
        let destination = prepared.message.destination(of: index) { plain($0) }
        destinationCount += destination.utf8.count
        open.append(marked.open(.link(destination)))
      case .close: if let mark = open.popLast() { marked.close(mark) }
      case .argument(let index):
        append(steps.placeholders[index].specifier, written: steps.placeholders[index].written)
      }
      guard marked.count + destinationCount < Self.maximumCount else {
        note(.textTooLong, about: "", detail: "the text grows too long and is cut here")
        break
      }
    }
    for mark in open.reversed() { marked.close(mark) }
  }

  // MARK: Arguments

  private mutating func append(_ specifier: ValueSpecifier, written: String) {
    let number = specifier.argument
    guard arguments.indices.contains(number - 1) else {
      marked.append(written)
      return note(
        .argumentMissing, about: written,
        detail: "`\(written)` wants argument \(number), and there are \(arguments.count)")
    }
    usedArguments[number - 1] = true
    let argument = arguments[number - 1]
    let count = argument.number
    let mark = marked.open(.argument(number, number: count))
    if let mismatch = ArgumentText.numberWanted(by: specifier, for: argument, count) {
      note(.argumentType, about: written, detail: "`\(written)` wants \(mismatch)")
    }
    append(argument, as: specifier)
    marked.close(mark)
  }

  private mutating func append(_ argument: Argument, as specifier: ValueSpecifier) {
    switch argument {
    case .text(let text): marked.append(ArgumentText.cut(text, to: specifier))
    case .integer, .unsigned, .double, .decimal:
      marked.append(numbers.text(argument, as: specifier))
    case .message(let message):
      append(PreparedMessage(message.withoutSpecifiers))
    case .attributed(let text): append(text)
    case .formatted(let format): append(format(numbers.locale))
    }
  }

  private mutating func append(_ text: AttributedString) {
    var region: (mark: Int, options: AgreementOptions)?
    for run in text.runs {
      var options = AgreementOptions(run.attributes)
      var own = AgreementOptions()
      swap(&own.morphology, &options.morphology)
      swap(&own.formatsNumbers, &options.formatsNumbers)
      if let open = region, open.options != options {
        marked.close(open.mark)
        region = nil
      }
      // Pieces beside each other that ask for the same are one region, whatever else they have.
      if region == nil, options.agrees {
        region = (marked.open(.region(CaretMark(options))), options)
      }
      let mark = marked.open(.container(run.attributes, own))
      marked.append(String(text.characters[run.range]))
      marked.close(mark)
    }
    if let region { marked.close(region.mark) }
  }

  private mutating func note(_ kind: RenderingReason.Kind, about word: String, detail: String) {
    reasons.note(RenderingReason(kind, about: word, detail: detail))
  }

  // MARK: Links

  private func plain(_ specifier: FormatSpecifier) -> String? {
    guard let value = specifier.value, arguments.indices.contains(value.argument - 1) else {
      return nil
    }
    var inner = Expansion(arguments: arguments, numbers: numbers)
    inner.append(arguments[value.argument - 1], as: value)
    return inner.marked.text
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

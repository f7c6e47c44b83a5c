import Testing

@testable import Workflows

@Suite struct PreviewSnapshotTests {
  static let report = PreviewReport(
    PreviewSamples.orders.reversed() + PreviewSamples.welcomes + [PreviewSamples.thanks])

  @Test func aSnapshotIsSortedAndReadable() {
    let found = PreviewSnapshot(command: "l10n preview --save-snapshot previews.txt")
      .text(Self.report)
    #expect(
      found == #"""
        # l10n preview: what people read. Version 1.
        # Made by: l10n preview --save-snapshot previews.txt
        # Not to be edited by hand: make it anew when a change is meant.

        Localizable "**Thank you!** _Please visit our [website](https://caffe.example)._"
          es unspecified
            "¡Gracias! Visita nuestro sitio web."
            Markdown: "**¡Gracias!** _Visita nuestro [sitio web](https://caffe.example)._"

        Localizable "Add ^[%lld %@ %@](inflect: true) to your order"
          en unspecified ("1", "large", "salad")
            "Add 1 large salad to your order"
          en unspecified ("2", "large", "salad")
            "Add 2 large salads to your order"
          es unspecified ("1", "grande", "ensalada")
            "Añadir 1 ensalada grande a tu pedido"
          es unspecified ("2", "grande", "ensalada")
            "Añadir 2 ensaladas grandes a tu pedido"
          es unspecified ("2", "pequeño", "pizza")
            "Añadir 2 pizzas pequeñas a tu pedido"
          es unspecified ("2", "pequeño", "smoothie")
            "Añadir 2 smoothies pequeños a tu pedido"

        Localizable "Welcome to Caffé!"
          es feminine
            "¡Bienvenida a Caffé!"
          es masculine
            "¡Bienvenido a Caffé!"
          es neutral
            "¡Te damos la bienvenida a Caffé!"
          es unspecified
            "¡Te damos la bienvenida a Caffé!"

        """#)
  }

  @Test func orderDoesNotMatter() {
    let snapshot = PreviewSnapshot(command: "x")
    let reversed = PreviewReport(PreviewSamples.all.previews.reversed())
    #expect(snapshot.text(PreviewSamples.all) == snapshot.text(reversed))
  }

  @Test func numbersAreSortedAsNumbers() {
    let items = ["10", "9", "x", "1000000"].map { argument in
      PreviewItem(key: "k", locale: "en", translation: "", arguments: [argument], text: argument)
    }
    let text = PreviewSnapshot(command: "x").text(PreviewReport(items))
    let texts = text.split(separator: "\n").filter { $0.hasPrefix("    ") }
    #expect(texts == ["    \"9\"", "    \"10\"", "    \"1000000\"", "    \"x\""])
  }

  @Test(arguments: [
    ("", #""""#), ("a", #""a""#), (" a ", #"" a ""#), (#"a"b\n"#, #""a\"b\\n""#),
    ("\u{1B}\n\r\t\u{0}", #""\u{1B}\n\r\t\u{0}""#),
    ("1\u{202F}000\u{A0}€", #""1\u{202F}000\u{A0}€""#),
    ("\u{200F}ليلى\u{2068}", #""\u{200F}ليلى\u{2068}""#), ("👩‍👧", #""👩‍👧""#), ("\r\n", #""\r\n""#),
  ])
  func quotedTextCanBeReadBack(text: String, quoted: String) {
    #expect(QuotedText.quoted(text) == quoted)
    #expect(
      QuotedText.text(quoted: quoted)?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
  }
}

extension QuotedText {
  /// Reads a quoted text back, to tell whether quoting it lost anything.
  ///
  /// - Returns: nil for what `quoted` doesn't give.
  fileprivate static func text(quoted: some StringProtocol) -> String? {
    let scalars = quoted.unicodeScalars
    guard scalars.count >= 2, scalars.first == "\"", scalars.last == "\"" else { return nil }
    var rest = Substring.UnicodeScalarView(scalars.dropFirst().dropLast())
    var result = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      guard scalar != "\"" else { return nil }
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      guard let escaped = unescaped(&rest) else { return nil }
      result.append(escaped)
    }
    return String(result)
  }

  /// Reads what stands behind a backslash.
  private static func unescaped(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    switch rest.popFirst() {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "\"": return "\""
    case "\\": return "\\"
    case "u":
      guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else { return nil }
      let digits = String(rest[..<end])
      rest = rest[rest.index(after: end)...]
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    default: return nil
    }
  }
}

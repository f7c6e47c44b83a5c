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

  @Test(arguments: [
    "", "\"", "a", #""a"#, #""\""#, #""\x""#, #""\u{}""#, #""\u{D800}""#, #""\u{41""#, #""a"b""#,
  ])
  func whatIsNotQuotedIsNoText(text: String) {
    #expect(QuotedText.text(quoted: text) == nil)
  }
}

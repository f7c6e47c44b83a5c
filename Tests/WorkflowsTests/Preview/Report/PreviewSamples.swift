@testable import Workflows

/// Reports with what real ones have in them.
enum PreviewSamples {
  // MARK: Caffé

  static let order = "Add ^[%lld %@ %@](inflect: true) to your order"
  static let orderInSpanish = "Añadir ^[%1$lld %3$@ %2$@](inflect: true) a tu pedido"

  /// A button that agrees with its arguments, in two languages.
  static let orders: [PreviewItem] = [
    ordering("en", ["1", "large", "salad"], "Add ", "1 large salad", " to your order"),
    ordering("en", ["2", "large", "salad"], "Add ", "2 large salads", " to your order"),
    ordering("es", ["1", "grande", "ensalada"], "Añadir ", "1 ensalada grande", " a tu pedido"),
    ordering("es", ["2", "grande", "ensalada"], "Añadir ", "2 ensaladas grandes", " a tu pedido"),
    ordering("es", ["2", "pequeño", "pizza"], "Añadir ", "2 pizzas pequeñas", " a tu pedido"),
    ordering(
      "es", ["2", "pequeño", "smoothie"], "Añadir ", "2 smoothies pequeños", " a tu pedido",
      [
        PreviewReason(
          word: "smoothie", reason: "unknownWord",
          detail: "`smoothie` is in no lexicon; its form follows the rules for its ending")
      ]),
  ]

  static func ordering(
    _ locale: String, _ arguments: [String], _ start: String, _ region: String, _ end: String,
    _ reasons: [PreviewReason] = []
  ) -> PreviewItem {
    PreviewItem(
      key: order, locale: locale, translation: locale == "es" ? orderInSpanish : order,
      arguments: arguments, text: start + region + end,
      runs: [PreviewRun(start), PreviewRun(region, isInflected: true), PreviewRun(end)],
      reasons: reasons)
  }

  /// A welcome that agrees with the reader.
  static let welcomes: [PreviewItem] = [
    welcome("feminine", "Bienvenida", []),
    welcome("masculine", "Bienvenido", []),
    welcome("neutral", "Te damos la bienvenida", [alternative]),
    welcome(nil, "Te damos la bienvenida", [alternative]),
  ]

  private static let alternative = PreviewReason(
    word: "Bienvenido", reason: "alternativeUsed",
    detail: "the reader's term of address is unknown, so the alternative stands here",
    isDoubt: false)

  private static func welcome(
    _ address: String?, _ word: String, _ reasons: [PreviewReason]
  ) -> PreviewItem {
    PreviewItem(
      key: "Welcome to Caffé!", locale: "es", address: address,
      translation:
        "¡^[Bienvenido](inflect: true, inflectionAlternative: 'Te damos la bienvenida') a Caffé!",
      text: "¡\(word) a Caffé!",
      runs: [PreviewRun("¡"), PreviewRun(word, isInflected: true), PreviewRun(" a Caffé!")],
      reasons: reasons)
  }

  /// Emphasis and a link.
  static let thanks = PreviewItem(
    key: "**Thank you!** _Please visit our [website](https://caffe.example)._", locale: "es",
    translation: "**¡Gracias!** _Visita nuestro [sitio web](https://caffe.example)._",
    text: "¡Gracias! Visita nuestro sitio web.",
    markdown: "**¡Gracias!** _Visita nuestro [sitio web](https://caffe.example)._",
    runs: [
      PreviewRun("¡Gracias!", [.flag("stronglyEmphasized")]), PreviewRun(" "),
      PreviewRun("Visita nuestro ", [.flag("emphasized")]),
      PreviewRun(
        "sitio web", [.flag("emphasized"), PreviewAttribute("link", "https://caffe.example")]),
      PreviewRun(".", [.flag("emphasized")]),
    ])

  /// The app's own attribute, for two kinds of readers that see the same.
  static let rainbow: [PreviewItem] = ["feminine", nil].map { address in
    PreviewItem(
      key: "^[Fast & Delicious](rainbow: 'extreme') Food", locale: "es", address: address,
      translation: "Comida ^[rápida y deliciosa](rainbow: 'extreme')",
      text: "Comida rápida y deliciosa",
      markdown: "Comida ^[rápida y deliciosa](rainbow: 'extreme')",
      runs: [
        PreviewRun("Comida "),
        PreviewRun("rápida y deliciosa", [PreviewAttribute("rainbow", "extreme")]),
      ])
  }

  // MARK: Other scripts

  static let otherScripts: [PreviewItem] = [
    PreviewItem(
      key: "%lld coffees for %@", locale: "ar", translation: "%lld فناجين قهوة لـ %@",
      arguments: ["٣", "ليلى"], text: "٣ فناجين قهوة لـ ليلى"),
    PreviewItem(
      key: "%lld coffees for %@", locale: "he", translation: "%lld ספלי קפה עבור %@",
      arguments: ["3", "Café 42"], text: "3 ספלי קפה עבור Café 42"),
    PreviewItem(
      key: "%lld coffees for %@", locale: "ja", translation: "%2$@様、コーヒー%1$lld杯です。",
      arguments: ["3", "山田"], text: "山田様、コーヒー3杯です。"),
    PreviewItem(
      key: "%lld coffees for %@", locale: "hi", translation: "%2$@ के लिए %1$lld कॉफ़ी",
      arguments: ["3", "प्रिया"], text: "प्रिया के लिए 3 कॉफ़ी 👩‍👩‍👧‍👦☕️"),
  ]

  // MARK: Trouble

  /// What a translator might send who means ill.
  static let hostile = PreviewItem(
    key: "<script>alert('key')</script>", table: "Table\"><b>", locale: "es\" onload=\"x",
    address: "feminine", translation: "</td></table><script>alert(1)</script>",
    arguments: ["\u{1B}[31mred", "<img src=x onerror=alert(1)>"],
    text: "a\u{1B}]0;owned\u{7}b \u{202E}desrever\nsecond\u{2028}line</script>",
    runs: [
      PreviewRun("a\u{1B}]0;owned\u{7}b ", [.flag("code"), .flag("strikethrough")]),
      PreviewRun(
        "\u{202E}desrever", [PreviewAttribute("link", "javascript:alert('link')")]),
      PreviewRun("\nsecond", [PreviewAttribute("data-x\"><i>", "'><script>alert(2)</script>")]),
      PreviewRun(
        "\u{2028}line</script>",
        [PreviewAttribute("link", "https://x.example/\u{1B}]8;;\u{7}\"><script>")]),
    ],
    reasons: [
      PreviewReason(
        word: "<b>\u{1B}[2J", reason: "unknownWord", detail: "<i>is in no lexicon</i>\u{7}")
    ])

  /// A text that needs several lines.
  static let long = PreviewItem(
    key: "terms", table: "Legal", locale: "de",
    translation:
      "Mit der Bestellung stimmst du unseren Allgemeinen Geschäftsbedingungen zu und bestätigst, "
      + "dass du die Datenschutzgrundverordnungsinformationsbroschüre gelesen hast.\nGuten Appetit!",
    text:
      "Mit der Bestellung stimmst du unseren Allgemeinen Geschäftsbedingungen zu und bestätigst, "
      + "dass du die Datenschutzgrundverordnungsinformationsbroschüre gelesen hast.\nGuten Appetit!"
  )

  /// One of everything.
  static let all = PreviewReport(
    orders + welcomes + [thanks] + rainbow + otherScripts + [long, hostile])

  /// Many renderings of many keys.
  static func many(_ count: Int) -> PreviewReport {
    let reason = PreviewReason(word: "wok", reason: "unknownWord", detail: "in no lexicon")
    return PreviewReport(
      (0..<count).map { number in
        let region = "\(number) ensaladas “grandes”"
        return PreviewItem(
          key: "Add %lld to order \(number / 100)", locale: "es",
          address: number.isMultiple(of: 2) ? "feminine" : nil,
          translation: orderInSpanish, arguments: ["\(number / 2)", "grande", "ensalada"],
          text: "Añadir \(region) a tu pedido",
          runs: [
            PreviewRun("Añadir "), PreviewRun(region, [.flag("emphasized")], isInflected: true),
            PreviewRun(" a tu pedido"),
          ],
          reasons: number.isMultiple(of: 10) ? [reason] : [])
      })
  }
}

import Diagnostics
import Testing

@testable import Workflows

@Suite struct PreviewTableTests {
  @Test func combinationsAreRows() {
    let found = PreviewTable().text(PreviewReport(PreviewSamples.orders)).output
    #expect(
      found == """
        Add ^[%lld %@ %@](inflect: true) to your order  Localizable
          en  Add ^[%lld %@ %@](inflect: true) to your order
          es  Añadir ^[%1$lld %3$@ %2$@](inflect: true) a tu pedido

          arguments               locale  text
          1 · large · salad       en      Add 1 large salad to your order
          2 · large · salad       en      Add 2 large salads to your order
          1 · grande · ensalada   es      Añadir 1 ensalada grande a tu pedido
          2 · grande · ensalada   es      Añadir 2 ensaladas grandes a tu pedido
          2 · pequeño · pizza     es      Añadir 2 pizzas pequeñas a tu pedido
          2 · pequeño · smoothie  es      Añadir 2 smoothies pequeños a tu pedido  [1]

          [1] “smoothie”: unknown word

        """)
  }

  @Test func addressesThatGiveTheSameAreFolded() {
    let report = PreviewReport(PreviewSamples.welcomes + PreviewSamples.rainbow)
    let found = PreviewTable(PreviewTableStyle(explains: true)).text(report).output
    #expect(
      found == """
        Welcome to Caffé!  Localizable
          es  ¡^[Bienvenido](inflect: true, inflectionAlternative: 'Te damos la bienvenida') a Caffé!

          address               text
          feminine              ¡Bienvenida a Caffé!
          masculine             ¡Bienvenido a Caffé!
          neutral, unspecified  ¡Te damos la bienvenida a Caffé!  [1]

          [1] “Bienvenido” (alternative used): the reader's term of address is unknown, so the \
        alternative stands here

        ^[Fast & Delicious](rainbow: 'extreme') Food  Localizable
          es  Comida ^[rápida y deliciosa](rainbow: 'extreme')
          the same for feminine, unspecified

          Comida rápida y deliciosa

        """)
  }

  @Test func whatIsNoDoubtWaitsToBeAsked() {
    let report = PreviewReport(PreviewSamples.welcomes)
    #expect(!PreviewTable().text(report).output.contains("[1]"))
  }

  @Test(arguments: [
    (false, "\u{1B}[3;4msitio web\u{1B}[0m\u{1B}[2m (https://caffe.example)\u{1B}[0m"),
    (
      true,
      "\u{1B}]8;;https://caffe.example\u{1B}\\\u{1B}[3;4msitio web\u{1B}[0m\u{1B}]8;;\u{1B}\\"
    ),
  ])
  func aTerminalShowsEmphasisAndLinks(hasHyperlinks: Bool, link: String) {
    let style = PreviewTableStyle(
      usesColor: true, hasHyperlinks: hasHyperlinks, isTerminal: true, width: 100)
    let found = PreviewTable(style).text(PreviewReport([PreviewSamples.thanks])).output
    #expect(
      found.hasSuffix(
        "\n  \u{1B}[1m¡Gracias!\u{1B}[0m \u{1B}[3mVisita nuestro \u{1B}[0m\(link)"
          + "\u{1B}[3m.\u{1B}[0m\n"))
  }

  @Test func aTerminalShowsTheAppsAttributesInColour() {
    var item = PreviewSamples.thanks
    item.runs = [
      PreviewRun("ab", [PreviewAttribute("rainbow", "fun")]),
      PreviewRun("c", [PreviewAttribute("tone", "warm")]),
      PreviewRun("d", [.flag("inflect")]),
    ]
    let style = PreviewTableStyle(usesColor: true, isTerminal: true, width: 100)
    let found = PreviewTable(style).text(PreviewReport([item])).output
    let color = TextStyle.color(of: PreviewAttribute("tone", "warm"))
    #expect(
      found.contains("\u{1B}[31ma\u{1B}[0m\u{1B}[33mb\u{1B}[0m\u{1B}[\(color)mc\u{1B}[0md\n"))
    #expect(found.contains("\u{1B}[\(color)mtone: warm\u{1B}[0m\n"))
    #expect(!found.contains("inflect: true"))
  }

  @Test func joinedLettersStayTogetherInARainbow() {
    let runs = [PreviewRun("كبير جدا", [PreviewAttribute("rainbow", "fun")])]
    let styled = StyledText(runs, style: PreviewTableStyle(usesColor: true))
    #expect(styled.parts.map(\.text) == ["كبير ", "جدا"])
  }

  @Test(arguments: [40, 50, 64, 80, 120, 200])
  func linesFitTheTerminal(width: Int) {
    let style = PreviewTableStyle(isTerminal: true, width: width, explains: true)
    let report = PreviewReport(
      PreviewSamples.all.previews.filter { $0.key != PreviewSamples.hostile.key })
    let lines = PreviewTable(style).text(report).output.split(separator: "\n")
    #expect(!lines.isEmpty)
    for line in lines {
      #expect(TerminalWidth.columns(of: line) <= width, "\(line)")
      #expect(!line.hasSuffix(" "))
    }
  }

  @Test func columnsStandBelowEachOtherInAnyScript() {
    let found = PreviewTable().text(PreviewReport(PreviewSamples.otherScripts)).output
    let rows = found.split(separator: "\n").drop { !$0.contains("arguments") }
    for (row, locale) in zip(rows, ["locale", "ar", "he", "ja", "hi"]) {
      let place = row.ranges(of: "  \(locale)  ").first?.lowerBound ?? row.startIndex
      let start = row[place...].firstIndex { $0 != " " } ?? row.endIndex
      #expect(TerminalWidth.columns(of: row[..<start]) == 15, "\(row)")
    }
  }

  /// Texts may hold anything, but only the tool itself commands the terminal.
  @Test(arguments: [nil, 60, 30])
  func noTextCommandsTheTerminal(width: Int?) {
    let style = PreviewTableStyle(isTerminal: true, width: width, explains: true)
    let found = PreviewTable(style).text(PreviewReport([PreviewSamples.hostile])).output
    #expect(VisibleText.lines(found).utf8.elementsEqual(found.utf8))
    let colored = PreviewTable(
      PreviewTableStyle(
        usesColor: true, hasHyperlinks: true, isTerminal: true, width: width, explains: true)
    ).text(PreviewReport([PreviewSamples.hostile])).output
    let withoutOwn = colored.replacing(#/\x1B\[[0-9;]+m|\x1B\]8;;[!-~]*\x1B\\/#, with: "")
    #expect(VisibleText.lines(withoutOwn).utf8.elementsEqual(withoutOwn.utf8))
    #expect(!colored.contains("]8;;javascript"))
  }

  @Test func nothingToShowIsNothing() {
    #expect(PreviewTable().text(PreviewReport()).output == "")
  }

  @Test(
    arguments: [
      (["TERM": "xterm-256color"], true, nil, true, false),
      (["NO_COLOR": "1"], true, nil, false, false), (["NO_COLOR": ""], true, nil, true, false),
      (["NO_COLOR": "1"], true, true, true, false), (["TERM": "dumb"], true, nil, false, false),
      ([:], false, nil, false, false), ([:], false, true, true, false),
      (["TERM": "xterm-kitty"], true, false, false, true),
      (["VTE_VERSION": "6800"], true, nil, true, true),
      (["VTE_VERSION": "6800", "TMUX": "/tmp/x"], true, nil, true, false),
      (["TERM_PROGRAM": "iTerm.app"], false, nil, false, false),
    ] as [([String: String], Bool, Bool?, Bool, Bool)])
  func environments(
    environment: [String: String], isTerminal: Bool, asked: Bool?, usesColor: Bool,
    hasHyperlinks: Bool
  ) {
    let style = PreviewTableStyle(
      isTerminal: isTerminal, usesColor: asked, environment: environment)
    #expect(style.usesColor == usesColor)
    #expect(style.hasHyperlinks == hasHyperlinks)
    #expect((style.width == nil) == !isTerminal)
  }
}

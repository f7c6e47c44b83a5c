import Foundation
import TestSupport
import Testing

@testable import caffe

/// The sample program, from its arguments to what it prints.
@Suite struct CaffeCommandTests {
  /// A Tuesday at noon, so that the day is the same in every time zone.
  static let tuesday = Calendar.current.date(
    from: DateComponents(year: 2025, month: 6, day: 10, hour: 12))

  struct Visit: Sendable {
    var arguments: [String]
    /// "⍽" stands for a no-break space.
    var output: String
  }

  static let visits = [
    Visit(
      arguments: [
        "--locale", "es-419", "--address", "feminine", "--size", "small", "--food", "salad",
        "--quantity", "2",
      ],
      output: """
        Comida rápida y deliciosa
        ¡Bienvenida a Caffé!

        Se prepara con lechuga, tomate y queso
        Precio: USD⍽13.00
        [ Añadir 2 ensaladas pequeñas a tu pedido ]

        Recibo C-1
          2 ensaladas pequeñas  USD⍽13.00
          Propina (10%)          USD⍽1.30
          Total                 USD⍽14.30
        2 productos listos en 9 minutos

        Tu próximo café gratis: martes, 17 de junio
        Te faltan 10 cafés para uno gratis

        ¡Gracias! Visita nuestro sitio web (https://caffe.example).

        """),
    Visit(
      arguments: ["--locale=es", "--size=huge", "--food=coffee", "--quantity=9"],
      output: """
        Comida rápida y deliciosa
        ¡Te damos la bienvenida a Caffé!

        Se prepara con granos de café y leche
        Precio: 54,00⍽US$
        [ Añadir 9 cafés enormes a tu pedido ]

        Recibo C-1
          9 cafés enormes  54,00⍽US$
          Propina (10%)     5,40⍽US$
          Total            59,40⍽US$
        9 productos listos en 23 minutos

        Tu próximo café gratis: martes, 17 de junio
        Te falta 1 café para uno gratis

        ¡Gracias! Visita nuestro sitio web (https://caffe.example).

        """),
    Visit(
      arguments: ["--locale", "en", "--address", "masculine", "--size", "large"],
      output: """
        Fast & Delicious Food
        Welcome to Caffé!

        Made with coffee beans and milk
        Price: $4.50
        [ Add 1 large coffee to your order ]

        Receipt C-1
          1 large coffee  $4.50
          Tip (10%)       $0.45
          Total           $4.95
        1 item ready in 7 minutes

        Your next free coffee: Tuesday, June 17
        9 more coffees for a free one

        Thank you! Please visit our website (https://caffe.example).

        """),
  ]

  @Test(arguments: visits)
  func aVisitReadsAsItShould(visit: Visit) throws {
    let outcome = CaffeCommand.run(visit.arguments, now: try #require(Self.tuesday))
    #expect(outcome.output.replacing("\u{A0}", with: "⍽") == visit.output)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.status == 0)
  }

  @Test func aTerminalShowsStyles() throws {
    let now = try #require(Self.tuesday)
    let output = CaffeCommand.run(["--locale", "en"], isTerminal: true, now: now).output
    #expect(output.hasPrefix("\u{1B}[38;5;196mF\u{1B}[0m\u{1B}[38;5;208ma\u{1B}[0m"))
    #expect(output.contains("\u{1B}[38;5;208mTuesday\u{1B}[0m, June 17"))
    #expect(output.contains("\u{1B}[1mThank you!\u{1B}[0m"))
    #expect(
      output.contains(
        "\u{1B}]8;;https://caffe.example\u{1B}\\\u{1B}[3mwebsite\u{1B}[0m\u{1B}]8;;\u{1B}\\"))
  }

  @Test(arguments: [
    (["--color", "always"], [:], false, true), (["--color", "never"], [:], true, false),
    ([], [:], true, true), ([], [:], false, false), ([], ["NO_COLOR": "1"], true, false),
    (["--color", "always"], ["NO_COLOR": "1"], true, true),
  ])
  func colorsFollowTheOptionThenTheTerminal(
    arguments: [String], environment: [String: String], isTerminal: Bool, isStyled: Bool
  ) {
    let outcome = CaffeCommand.run(
      arguments, environment: environment, isTerminal: isTerminal)
    #expect(outcome.output.contains("\u{1B}[") == isStyled)
  }

  @Test(arguments: [
    (["--help"], "Usage: caffe"), (["-h"], "Exit codes"), (["--size", "huge", "--help"], "--size"),
  ])
  func helpIsForStandardOutput(arguments: [String], part: String) {
    let outcome = CaffeCommand.run(arguments)
    #expect(outcome.output.contains(part))
    #expect(outcome.errors.isEmpty && outcome.status == 0)
  }

  @Test(arguments: [
    (
      ["--food", "soup"],
      #"--food can't be "soup"; give one of: pizza, salad, juice, sandwich, coffee"#
    ),
    (["--size=tiny"], #"--size can't be "tiny"; give one of: small, large, huge"#),
    (["--quantity", "0"], #"--quantity can't be "0"; give a number from 1 to 20"#),
    (["--quantity", "two"], #"--quantity can't be "two"; give a number from 1 to 20"#),
    (["--quantity", "99999999999999999999"], "give a number from 1 to 20"),
    (["--address", "she"], "give one of: feminine, masculine, neutral, unspecified"),
    (["--locale", "../es"], #"--locale can't be "../es"; give a language tag"#),
    (["--locale="], #"--locale can't be ""; give a language tag"#),
    (["--color", "red"], "give one of: auto, always, never"),
    (["--size"], "--size needs a value"), (["--sise", "huge"], #"unknown argument "--sise""#),
    (["salad"], #"unknown argument "salad""#), ([""], #"unknown argument """#),
  ])
  func wrongUsageIsExplained(arguments: [String], message: String) {
    let outcome = CaffeCommand.run(arguments)
    #expect(outcome.errors.hasPrefix("caffe: "))
    #expect(outcome.errors.contains(message))
    #expect(outcome.errors.hasSuffix("Try caffe --help.\n"))
    #expect(outcome.output.isEmpty)
    #expect(outcome.status == 64)
  }

  @Test func aLanguageWithoutCatalogsFallsBack() {
    let outcome = CaffeCommand.run(["--locale", "nl-BE"])
    #expect(outcome.errors == "caffe: there is no catalog for nl-BE, so this is in English\n")
    #expect(outcome.output.contains("Welcome to Caffé!"))
    #expect(outcome.output.contains("Price: $2.50"))
    #expect(outcome.status == 0)
  }

  /// The built program finds its catalogs wherever it is started, and its exit code reaches the
  /// shell.
  @Test(arguments: [(["--locale", "es"], Int32(0)), (["--food", "soup"], Int32(64))])
  func theProgramRuns(arguments: [String], status: Int32) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "out")
    let process = Process()
    let program: URL = try #require(Self.program)
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.standardOutput = try FileHandle(forWritingTo: folder.url.appending(path: "out"))
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == status)
    #expect(try folder.text(at: "out").contains("Comida rápida y deliciosa") == (status == 0))
  }

  /// The program beside the test bundle.
  private static var program: URL? {
    var folder = Bundle.main.bundleURL
    while folder.path != "/" {
      let file = folder.appending(path: "caffe")
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder),
        !isFolder.boolValue, FileManager.default.isExecutableFile(atPath: file.path)
      {
        return file
      }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }
}

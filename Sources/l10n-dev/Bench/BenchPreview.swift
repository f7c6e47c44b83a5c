import ArgumentParser
import Foundation
import Workflows

/// Lines of `l10n preview --batch`.
struct BenchPreview: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview", abstract: "Lines of a batch a second on one core.")

  @Option(help: "How many lines.")
  var count = 200_000

  func run() {
    let lines = Self.lines()
    var batch = PreviewBatch()
    var bytes = 0
    let (_, seconds) = Measure.seconds {
      for index in 0..<count { bytes += batch.answer(lines[index % lines.count]).utf8.count }
    }
    print("preview --batch: \(Int(Double(count) / seconds / 1000)) thousand lines a second")
    print("\(bytes) bytes; peak memory \(Measure.megabytes(Measure.peakMemory())) MB")
  }

  private static func lines() -> [String] {
    var lines: [String] = []
    for food in ["ensalada", "pizza", "jugo", "sándwich", "café"] {
      for size in ["pequeño", "grande", "enorme"] {
        for quantity in 0...2 {
          lines.append(
            #"{"id":\#(lines.count),"locale":"es-419","template":"Añadir ^[%1$lld %3$@ %2$@]"#
              + #"(inflect: true) a tu pedido","args":[\#(quantity),"\#(size)","\#(food)"]}"#)
        }
      }
    }
    for address in ["feminine", "masculine", "neutral"] {
      lines.append(
        #"{"id":\#(lines.count),"locale":"es","address":"\#(address)","template":"^[Bienvenido]"#
          + #"(inflect: true, inflectionAlternative: 'Te damos la bienvenida') a Notas"}"#)
    }
    return lines
  }
}

import ArgumentParser
import Foundation
import Workflows

/// Lines of `l10n preview --batch`.
struct BenchPreview: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview", abstract: "Lines of a batch a second, on one core and on all.")

  @Option(help: "How many lines.")
  var count = 200_000

  func run() {
    // As much as the command reads at once.
    let text = Self.text()
    let rounds = (count + 1_599) / 1_600
    let cores = ProcessInfo.processInfo.activeProcessorCount
    for threads in Set([1, cores]).sorted() {
      let batch = ParallelLines(PreviewBatch(), threads: threads)
      var bytes = 0
      let (_, seconds) = Measure.seconds {
        for _ in 0..<rounds { bytes += batch.answers(to: text).reduce(0) { $0 + $1.count } }
      }
      let rate = Int(Double(rounds * 1_600) / seconds / 1_000)
      print(
        "preview --batch on \(threads) of \(cores) cores: \(rate) thousand lines a second, \(bytes) bytes"
      )
    }
    print("peak memory \(Measure.megabytes(Measure.peakMemory())) MB")
  }

  /// 1,600 lines.
  static func text() -> [UInt8] {
    let lines = lines()
    return Array((0..<1_600).map { lines[$0 % lines.count] + "\n" }.joined().utf8)
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

import Foundation
import UIKit

@resultBuilder
enum StepBuilder {
  static func buildBlock(_ steps: Step...) -> [Step] { steps }
  static func buildOptional(_ steps: [Step]?) -> Step { steps?.first ?? Step(title: "", body: "") }
}

struct Step {
  let title: String
  let body: String
  var duration: Int = 0
}

struct Therapy: OptionSet, Hashable {
  let rawValue: Int
  static let pump = Therapy(rawValue: 1 << 0)
  static let pens = Therapy(rawValue: 1 << 1)
  static let all: Therapy = [.pump, .pens]
}

infix operator ±: AdditionPrecedence
func ± (value: Double, tolerance: Double) -> ClosedRange<Double> { (value - tolerance)...(value + tolerance) }

class Onboarding {
  typealias Completion = (Result<Int, any Error>) -> Void

  struct Page {
    struct Item {
      let count: Int32
      let caption: String?
    }

    let heading: String
    var items: [Item] = []
    var footnote: String { String(localized: "\(items.count) items") }
  }

  private let pages: [Page] = [
    Page(heading: NSLocalizedString("Welcome", comment: "onboarding")),
    .init(
      heading: NSLocalizedString(
        "Your therapy",
        tableName: "Onboarding",
        comment: "onboarding"), items: [.init(count: 2, caption: nil)]),
  ]
  private var observers: [String: [Page.Item]] = ["pump": []]
  private weak var delegate: (any OnboardingDelegate)?
  var therapies: Therapy = []

  @StepBuilder
  func steps(short: Bool) -> [Step] {
    Step(title: NSLocalizedString("Connect", comment: ""), body: "pump.json", duration: 5)
    Step(title: String(localized: "Step \(2) of \(pages.count)"), body: "")
    if !short {
      Step(title: NSLocalizedString("Calibrate", comment: ""), body: "")
    }
  }

  func captions() -> [String] {
    pages.flatMap { page in
      page.items.map { item in
        item.caption ?? String(localized: "\(item.count) units on “\(page.heading)”")
      }
    }
  }

  func describe(_ completion: @escaping Completion) -> String {
    let range = 5.0 ± 0.5
    let target = therapies.contains(.pump) ? range.upperBound : range.lowerBound
    let total = steps(short: false).map(\.duration).reduce(0, +)
    let first = pages.first { !$0.items.isEmpty }
    let counts = pages.map(\.items.count)
    let caption = first.flatMap(\.items.first?.caption) ?? "–"
    let parts = caption.components(separatedBy: ",")
    let (quotient, remainder) = total.quotientAndRemainder(dividingBy: 60)
    let weekday = Calendar.current.component(.weekday, from: Date())
    var text = String(localized: "Target \(target)")
    text += String(localized: "From \(range.lowerBound) to \(range.upperBound)")
    text += String(localized: "\(counts.count) steps take \(quotient) min \(remainder) s")
    text += String(localized: "Most: \(counts.max() ?? 0)")
    text += String(localized: "First: \(parts[0]), last: \(parts.last ?? "")")
    text += String(localized: "Weekday \(weekday)")
    text += String(localized: "Observers: \(observers["pump"]?.count ?? 0)")
    text += String(localized: "Therapies \(therapies.rawValue)")
    text += String(localized: "Delegate \(delegate?.name ?? "none")")
    text += String(localized: "Delegate has \(delegate?.count(of: "pages") ?? 0)")
    text += String(localized: "Bytes \(text.utf8.count), hash \(UInt32(7))")
    text += String(localized: "Half: \(total / 2)")
    text += String(localized: "Percent: \(Double(total) / 60 * 100)")
    text += String(localized: "Even: \(total % 2 == 0 ? "yes" : "no")")
    text += String(localized: "Absolute \(abs(-total))")
    text += String(localized: "At least \(max(total, 1))")
    text += String(localized: "Screen \(UIScreen.main.bounds.width / 2)")
    text += String(localized: "Root \(Double(total).squareRoot())")
    let format = NSLocalizedString("%d of %d", comment: "format")
    let handler: (Int) -> String = { value in String(localized: "Handled \(value)") }
    let names = ["a": 1, "b": 2].map { name, number in String(localized: "\(name) is \(number)") }
    return text + String(format: format, 1, 2) + handler(3) + names.joined()
  }
}

protocol OnboardingDelegate: AnyObject {
  var name: String { get }
  func count(of things: String) -> Int
}

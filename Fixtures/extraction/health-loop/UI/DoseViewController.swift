import Combine
import HealthKit
import UIKit

class SelectionViewController<Item: Hashable & RawRepresentable>: UITableViewController where Item.RawValue == String {
  var items: [Item] = []
  var contextHelp: String?
  var onSelect: ((Item, Int) -> Void)?

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? String(localized: "\(items.count) options") : nil
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    let item = items[indexPath.row]
    cell.textLabel?.text = item.rawValue
    cell.detailTextLabel?.text = String(localized: "\(item.rawValue) in row \(indexPath.row)")
    cell.accessibilityIdentifier = "row \(indexPath.row)"
    return cell
  }
}

final class DoseViewController: UITableViewController {
  private enum Section: Int, CaseIterable {
    case totals, history

    static let titles = [
      NSLocalizedString("Totals", comment: "section title"),
      NSLocalizedString("History", comment: "section title"),
    ]
    var title: String { Self.titles[rawValue] }
  }

  private enum State {
    case unknown
    case reading(progress: Float)
    case ready(doses: [Dose], carbs: [CarbEntry])
    case failed(any Error)
  }

  private var state = State.unknown
  private var schedule: Schedule<Double>?
  private let pumpName: String
  private var samples: [GlucoseSample] = []
  private var byDay: [Date: [Dose]] = [:]
  private var reservoir: Measurement<UnitVolume>?
  private var subscriptions = Set<AnyCancellable>()
  private var retries: UInt = 2
  static let title = NSLocalizedString("Insulin Delivery", comment: "The title of the dose view")
  static let maximum: (value: Double, unit: String) = (10, "U")

  @Clamped(0...100) var percent = 50
  @Clamped(0...1) private var opacity: CGFloat = 0.5

  private lazy var dateFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "HH:mm"
    return formatter
  }()

  private lazy var summaryTitle = String(localized: "Summary for \(pumpName)")

  init(pumpName: String) {
    self.pumpName = pumpName
    super.init(style: .insetGrouped)
    title = Self.title
    tabBarItem = UITabBarItem(title: NSLocalizedString("Delivery", comment: "tab"), image: UIImage(systemName: "drop"), tag: 1)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: NSLocalizedString("Edit", comment: ""), style: .plain, target: self, action: #selector(edit(_:)))
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Dose")
    navigationItem.prompt = summaryTitle
  }

  private func statusText() -> String {
    switch state {
    case .unknown:
      return NSLocalizedString("Unknown", comment: "status")
    case .reading(let progress):
      return String(localized: "Reading \(progress)")
    case .ready(let doses, let carbs) where carbs.isEmpty:
      return String(localized: "\(doses.count) doses, net \(doses.first?.netUnits ?? 0)")
    case let .ready(doses, carbs):
      let units = doses.map(\.units).reduce(0, +)
      let pending = doses.filter { $0.delivered == nil }.count
      return String(localized: "\(units) U in \(doses.count) doses (\(pending) pending), \(carbs.totalGrams) g")
    case .failed(let error as DeliveryError):
      return error.errorDescription ?? ""
    case .failed(let error):
      return String(localized: "Failed: \(error.localizedDescription)")
    }
  }

  private func details(for entry: CarbEntry, isFirst: Bool) -> [String] {
    var lines = [String]()
    let name = entry["food"] ?? NSLocalizedString("Food", comment: "default food name")
    lines.append(String(localized: "\(name): \(entry.value) g"))
    lines.append(String(localized: "Half is \(entry[percent: 0.5]) g"))
    lines += [String(localized: "Absorbed in \((entry.absorptionTime ?? .minutes(180)).hours) h")]
    if let average = samples.average() {
      lines.append(String(localized: "Average \(Int(average.rounded()))"))
      lines.append(String(localized: "Exactly \(average.rounded(.up))"))
    }
    if let sample = samples.last, case let value = sample.value, value > 180 {
      lines.append(String(localized: "High: \(value) \(HKUnit.milligramsPerDeciliter.localizedShortUnitString)"))
      lines.append(String(localized: "Trend \(sample.trendRate?.doubleValue(for: .milligramsPerDeciliter) ?? 0)"))
    }
    lines.append(String(localized: "Order \(isFirst ? 1 : 2)"))
    lines.append(String(localized: "Factor \(isFirst ? 1 : 0.5)"))
    lines.append(String(localized: "Limit \(Self.maximum.value) \(Self.maximum.unit)"))
    lines.append(String(localized: "At \(percent)% (\($percent))"))
    lines.append(String(localized: "Opacity \(opacity)"))
    lines.append(String(localized: "Rate \(schedule?.value(at: 0) ?? 0)"))
    lines.append(String(localized: "\(schedule?.items.count ?? 0) rates"))
    lines.append(String(localized: "Zone \(schedule?.timeZone.identifier ?? "GMT")"))
    if let reservoir {
      lines.append(String(localized: "\(reservoir.formatted()) left (\(reservoir.value))"))
    }
    return lines
  }

  private func history(_ doses: [Dose]) async -> [String] {
    var result: [String] = []
    for (day, doses) in byDay.sorted(by: { $0.key < $1.key }) where !doses.isEmpty {
      result.append(String(localized: "\(dateFormatter.string(from: day)) — \(doses.count) doses"))
      result.append(String(localized: "\(Calendar.current.dateComponents([.day], from: day, to: Date()).day ?? 0) days"))
    }
    for case let dose? in doses.map({ $0.kind == .bolus ? $0 : nil }) {
      result.append(String(localized: "Bolus of \(dose.units)"))
    }
    let grouped = Dictionary(grouping: doses, by: \.kind)
    for kind in grouped.keys {
      result.append(String(localized: "\(kind.rawValue) × \(grouped[kind]?.count ?? 0)"))
    }
    for (first, second) in zip(doses, doses.dropFirst()) {
      result.append(String(localized: "Difference \(first - second)"))
    }
    if let (index, dose) = doses.enumerated().first(where: { $0.element.units > 5 }) {
      result.append(String(localized: "Large dose at \(index): \(dose.units)"))
    }
    do {
      for try await line in URL(fileURLWithPath: "/tmp/doses").lines {
        result.append(String(localized: "Line: \(line)"))
      }
    } catch let error as NSError where error.code > 0 {
      result.append(String(localized: "Error \(error.code) in \(error.domain)"))
    } catch {
      result.append(NSLocalizedString("Unknown error", comment: "") + ": \(error)")
    }
    return result
  }

  @objc private func edit(_ sender: Any?) {
    let count = samples.count
    let alert = UIAlertController(
      title: count == 0
        ? NSLocalizedString("Nothing to edit", comment: "alert title")
        : String.localizedStringWithFormat(NSLocalizedString("Delete %lld samples?", comment: "alert title"), count),
      message: nil, preferredStyle: .alert)
    [(NSLocalizedString("Delete", comment: ""), UIAlertAction.Style.destructive), (NSLocalizedString("Cancel", comment: ""), .cancel)]
      .forEach { title, style in
        alert.addAction(UIAlertAction(title: title, style: style) { [weak self] _ in
          guard let self else { return }
          self.retries += 1
          self.navigationItem.prompt = String(localized: "Try \(self.retries) of \(self.pumpName)")
        })
      }
    present(alert, animated: true)
    NSLog("edit \(count)")
    UIAccessibility.post(notification: .announcement, argument: String(localized: "\(self.samples.count) samples loaded"))
  }
}

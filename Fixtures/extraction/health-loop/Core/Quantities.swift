import Foundation
import HealthKit

public protocol TimelineSample {
  associatedtype Value: Comparable
  var startDate: Date { get }
  var value: Value { get }
}

public struct GlucoseSample: TimelineSample, Equatable {
  public let startDate: Date
  public let quantity: HKQuantity
  public let trendRate: HKQuantity?
  public var isDisplayOnly = false

  public var value: Double { quantity.doubleValue(for: .milligramsPerDeciliter) }

  public init(startDate: Date, quantity: HKQuantity, trendRate: HKQuantity? = nil) {
    self.startDate = startDate
    self.quantity = quantity
    self.trendRate = trendRate
  }
}

public struct CarbEntry: TimelineSample {
  public let startDate: Date
  public let grams: Int
  public var value: Int { grams }
  public var foodType: String?
  public var absorptionTime: TimeInterval?

  public subscript(percent fraction: Double) -> Int { Int((Double(grams) * fraction).rounded()) }
  public subscript(name: String) -> String? { name == "food" ? foodType : nil }
}

extension HKUnit {
  static let milligramsPerDeciliter: HKUnit = HKUnit.gramUnit(with: .milli).unitDivided(by: .literUnit(with: .deci))

  var localizedShortUnitString: String {
    if self == HKUnit.milligramsPerDeciliter {
      return NSLocalizedString("mg/dL", comment: "The short unit display string for milligrams of glucose per decilter")
    } else if self == .internationalUnit() {
      return NSLocalizedString("U", comment: "The short unit display string for international units of insulin")
    } else if self == .gram() {
      return NSLocalizedString("g", comment: "The short unit display string for grams")
    }
    return String(describing: self)
  }

  var foundationUnit: Unit? { self == .gram() ? UnitMass.grams : nil }
}

extension Sequence where Element: TimelineSample, Element.Value == Double {
  func average() -> Double? {
    var count = 0
    let sum = reduce(0.0) { result, sample in
      count += 1
      return result + sample.value
    }
    return count > 0 ? sum / Double(count) : nil
  }
}

extension Sequence where Element == CarbEntry {
  var totalGrams: Int { map(\.grams).reduce(0, +) }
  var latest: CarbEntry? { self.max { $0.startDate < $1.startDate } }
}

extension TimeInterval {
  static func minutes(_ minutes: Double) -> TimeInterval { minutes * 60 }
  var minutes: Double { self / 60 }
  var hours: Double { minutes / 60 }
}

@propertyWrapper
struct Clamped<Value: Comparable> {
  private var stored: Value
  let range: ClosedRange<Value>
  var wrappedValue: Value {
    get { stored }
    set { stored = Swift.min(Swift.max(newValue, range.lowerBound), range.upperBound) }
  }
  var projectedValue: String { "\(range.lowerBound)…\(range.upperBound)" }
  init(wrappedValue: Value, _ range: ClosedRange<Value>) {
    self.range = range
    stored = wrappedValue
  }
}

struct Schedule<T> {
  struct Item {
    let startTime: TimeInterval
    let value: T
  }

  var items: [Item]
  var timeZone: TimeZone = .current

  init?(items: [Item]) {
    guard !items.isEmpty else { return nil }
    self.items = items
  }

  func value(at offset: TimeInterval) -> T {
    items.last { $0.startTime <= offset }?.value ?? items[0].value
  }

  func between(_ start: Date, _ end: Date) -> [Item] { items }

  static func + (lhs: Schedule, rhs: Schedule) -> Schedule {
    var result = lhs
    result.items += rhs.items
    return result
  }
}

struct Dose: Hashable {
  enum Kind: String { case basal, bolus, suspend }
  let kind: Kind
  let units: Double
  var delivered: Double?
  var netUnits: Float { Float(delivered ?? units) }
  static func - (lhs: Dose, rhs: Dose) -> Double { lhs.units - rhs.units }
}

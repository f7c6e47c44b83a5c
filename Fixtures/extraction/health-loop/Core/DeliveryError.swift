import Foundation
import HealthKit

public enum DeliveryError: LocalizedError {
  case communication(LocalizedError)
  case missingData(details: String, age: TimeInterval)
  case bolusTooLarge(units: Double, maximum: Double)
  case expired(days: Int)
  indirect case wrapped(DeliveryError, attempt: UInt8)

  public var errorDescription: String? {
    switch self {
    case .communication(let error):
      return error.errorDescription ?? NSLocalizedString("Communication failure", comment: "Generic pump error description")
    case let .missingData(details, _):
      return String(format: NSLocalizedString("Missing data: %1$@", comment: "Description of a missing data error. (1: missing data details)"), details)
    case .bolusTooLarge(let units, let maximum):
      let formatter = QuantityFormatter.shared
      return String(
        format: NSLocalizedString(
          "%1$@ of %2$@",
          comment: "Format of a fraction. (1: requested)(2: maximum)"
        ),
        formatter.string(from: units) ?? "–", formatter.string(from: maximum)!)
    case .expired(let days) where days == 1:
      return NSLocalizedString("Expired yesterday", tableName: "Device", bundle: Bundle(for: FrameworkMarker.self), value: "Expired yesterday", comment: "")
    case .expired(let days):
      return .localizedStringWithFormat(NSLocalizedString("Expired %d days ago", tableName: nil, comment: "(1: days)"), days)
    case .wrapped(let inner, let attempt):
      return String(localized: "Attempt \(attempt): \(inner.localizedDescription)")
    }
  }

  public var recoverySuggestion: String? {
    switch self {
    case .communication:
      NSLocalizedString("Make sure your pump is within range", comment: "Recovery suggestion")
    case .missingData(_, let age) where age > .minutes(30):
      String(localized: "Data is \(age.minutes) minutes old")
    default: nil
    }
  }

  static func localized(_ format: String, _ arguments: CVarArg...) -> String {
    String(format: NSLocalizedString(format, comment: ""), arguments: arguments)
  }
}

final class FrameworkMarker {}

func LocalizedString(_ key: String, tableName: String? = nil, value: String? = nil, comment: String) -> String {
  if let value {
    return NSLocalizedString(key, tableName: tableName, bundle: Bundle(for: FrameworkMarker.self), value: value, comment: comment)
  }
  return NSLocalizedString(key, tableName: tableName, bundle: Bundle(for: FrameworkMarker.self), comment: comment)
}

final class QuantityFormatter {
  static let shared = QuantityFormatter()
  private lazy var numberFormatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.positiveFormat = "#,##0.0 U"
    return formatter
  }()

  var maximumFractionDigits: Int { numberFormatter.maximumFractionDigits }

  func string(from value: Double) -> String? { numberFormatter.string(from: value as NSNumber) }
  func string(from quantity: HKQuantity, unit: HKUnit) -> String {
    "\(quantity.doubleValue(for: unit)) \(unit.localizedShortUnitString)"
  }
}

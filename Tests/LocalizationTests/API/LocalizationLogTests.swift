#if !canImport(Darwin)
import Foundation
import Localization
import Synchronization
import Testing

/// Serialized, for the handler is one for the whole process.
@Suite(.serialized) struct LocalizationLogTests {
  @Test func aMissingTermOfAddressIsTold() {
    let key: String.LocalizationValue = "^[Bienvenido](inflect: true) (log)"
    let entries = Mutex<[LocalizationLog.Entry]>([])
    LocalizationLog.setHandler { entry in
      guard entry.key.hasSuffix("(log)") else { return }
      entries.withLock { $0.append(entry) }
    }
    defer { LocalizationLog.setHandler(nil) }
    _ = AttributedString(localized: key, locale: Locale(identifier: "es"))
    let told = entries.withLock { $0 }
    #expect(told.map(\.reason) == ["termOfAddressUnknown"])
    #expect(told.first?.word == "Bienvenido")
  }

  @Test func nothingIsToldOfWhatIsSure() {
    let count = Mutex(0)
    LocalizationLog.setHandler { entry in
      if entry.key.hasSuffix("(sure)") { count.withLock { $0 += 1 } }
    }
    defer { LocalizationLog.setHandler(nil) }
    _ = AttributedString(
      localized: "^[\(2) mesa roja](inflect: true) (sure)", locale: Locale(identifier: "es"))
    #expect(count.withLock { $0 } == 0)
  }
}
#endif

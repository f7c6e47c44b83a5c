/// The symbols of units and the codes of currencies, which are the same in all languages and never
/// change: 5 km, 2 GB, 10 EUR.
///
/// Source: BIPM, "The International System of Units" (9th edition), 2.3 and 4; IEC 80000-13 for what
/// computers count; ISO 4217.
enum UnitSymbols {
  private static let symbols = Set(
    """
    mm cm dm m km in ft yd mi nm µm g mg kg t oz lb ml mL cl dl hl l L ms s min h Hz kHz MHz GHz W kW \
    MW kWh Wh V mV kV A mA mAh Ah K Pa hPa kPa J kJ kcal cal N Nm dB px pt dpi ppi fps rpm bpm
    bit kbit Mbit Gbit kbps Mbps Gbps B kB KB MB GB TB PB KiB MiB GiB TiB
    zł gr Kč Ft kr EUR USD GBP JPY CNY CHF PLN CZK HUF SEK NOK DKK BRL MXN ARS CLP COP CAD AUD NZD INR \
    KRW RUB UAH TRY ILS THB
    Min Std Sek
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
  /// Those that are words, too, and units only behind a number.
  private static let words = Set(
    "in m mi t l s A K N L V W J B g h min cal pt bit gr kr Min Std Sek".split(separator: " ").map(
      String.init))
  private static let longest = 5

  /// - Parameters:
  ///   - word: A word as it is spelled; case tells Mb from MB.
  ///   - isBehindNumber: Whether it stands right behind a number.
  static func contains(_ word: Bytes, isBehindNumber: Bool) -> Bool {
    guard word.count <= longest else { return false }
    let text = word.text
    return symbols.contains(text) && (isBehindNumber || !words.contains(text))
  }

  /// Whether a letter behind a degree sign makes a unit of it.
  static func isTemperature(_ word: Bytes) -> Bool {
    word.equals("C") || word.equals("F")
  }
}

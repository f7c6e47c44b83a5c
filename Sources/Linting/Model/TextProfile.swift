import LocaleData
import PlainBytes
import Reading

/// Which characters a text has, found in one pass, so that rules that look for others leave at once.
struct TextProfile: Hashable, Sendable {
  /// Characters, or groups of them, that some rule is about.
  struct Traits: OptionSet, Hashable, Sendable {
    let rawValue: UInt32
    init(rawValue: UInt32) { self.rawValue = rawValue }

    static let digits = Traits(rawValue: 1 << 0)
    static let tabs = Traits(rawValue: 1 << 1)
    static let lineEnds = Traits(rawValue: 1 << 2)
    /// Two spaces in a row.
    static let doubledSpaces = Traits(rawValue: 1 << 3)
    /// Double quotation marks of any kind.
    static let quotes = Traits(rawValue: 1 << 4)
    static let brackets = Traits(rawValue: 1 << 5)
    static let angleBrackets = Traits(rawValue: 1 << 6)
    static let ampersands = Traits(rawValue: 1 << 7)
    static let backslashes = Traits(rawValue: 1 << 8)
    /// Braces, which placeholders of other formats have.
    static let braces = Traits(rawValue: 1 << 9)
    static let dollarSigns = Traits(rawValue: 1 << 10)
    static let atSigns = Traits(rawValue: 1 << 11)
    static let colons = Traits(rawValue: 1 << 12)
    static let questionMarks = Traits(rawValue: 1 << 13)
    static let exclamationMarks = Traits(rawValue: 1 << 14)
    static let commas = Traits(rawValue: 1 << 15)
    static let semicolons = Traits(rawValue: 1 << 16)
    static let underscores = Traits(rawValue: 1 << 17)
    /// Two hyphens or more in a row.
    static let doubledHyphens = Traits(rawValue: 1 << 18)
    /// Two full stops in a row, or an ellipsis.
    static let ellipses = Traits(rawValue: 1 << 19)
    static let capitals = Traits(rawValue: 1 << 20)
    /// Two ASCII capitals in a row.
    static let doubledCapitals = Traits(rawValue: 1 << 21)
    /// No-break spaces, wide or narrow.
    static let noBreakSpaces = Traits(rawValue: 1 << 22)
    /// Characters that nobody sees, without the marks of direction.
    static let invisibles = Traits(rawValue: 1 << 23)
    /// U+FFFD, or letters that UTF-8 may have when it is taken for Latin-1 or Mac OS Roman.
    static let garbled = Traits(rawValue: 1 << 24)
    static let slashes = Traits(rawValue: 1 << 25)
    static let fullStops = Traits(rawValue: 1 << 26)
    static let percentSigns = Traits(rawValue: 1 << 27)
    static let nonASCII = Traits(rawValue: 1 << 28)
    /// Emoji, arrows, bullets and other pictures that mean the same in all languages.
    static let symbols = Traits(rawValue: 1 << 29)
    /// Private-use characters, letters in another shape, digits beyond ASCII, piles of marks.
    static let unusual = Traits(rawValue: 1 << 30)
  }

  /// How many marks a letter of any language has at most; more are a pile.
  static let markLimit = 4

  private(set) var traits: Traits = []
  /// The scripts of its letters, specifiers and markup included.
  private(set) var scripts: ScriptSet = []

  init(_ text: String) {
    var text = text
    text.withUTF8 { scan($0) }
  }

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
    var findings = Findings()
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte < 0x80 {
        offset += 1
        findings.add(ascii: byte)
      } else {
        let (scalar, length) = ScalarReading.scalar(at: offset, in: bytes)
        offset += length
        findings.add(scalar)
      }
    }
    traits = findings.traits
    scripts = findings.scripts
  }

  /// What the pass has found so far, and what it must know of the characters before.
  private struct Findings {
    var traits: Traits = []
    var scripts: ScriptSet = []
    /// The byte before; 0 behind characters beyond ASCII.
    var previous: UInt8 = 0
    /// The scalar before where UTF-8 bytes that are taken for letters start with it; else 0.
    var lead: UInt32 = 0
    /// How many marks stand on the letter before.
    var marks = 0

    @inline(__always)
    mutating func add(ascii byte: UInt8) {
      marks = 0
      if byte | 0x20 >= 0x61, byte | 0x20 <= 0x7A {
        scripts.insert(.latin)
        if byte < 0x61 {
          traits.insert(.capitals)
          if previous >= 0x41, previous <= 0x5A { traits.insert(.doubledCapitals) }
        }
      } else {
        traits.formUnion(TextProfile.traits(ofASCII: byte, behind: previous))
      }
      previous = byte
      lead = 0
    }

    @inline(__always)
    mutating func add(_ scalar: Unicode.Scalar) {
      traits.insert(.nonASCII)
      traits.formUnion(TextProfile.traits(of: scalar))
      if lead != 0, Self.isMacLead(lead) || scalar.windows1252.isUTF8Continuation {
        traits.insert(.garbled)
      }
      lead =
        (0xC2...0xF4).contains(scalar.value) || Self.isMacLead(scalar.value) ? scalar.value : 0
      scripts.formUnion(ScriptSet(of: scalar))
      marks = (0x300...0x36F).contains(scalar.value) ? marks + 1 : 0
      if marks > TextProfile.markLimit { traits.insert(.unusual) }
      previous = 0
    }

    /// Whether the bytes 0xC2, 0xC3 or 0xE2 are this character in Mac OS Roman.
    @inline(__always)
    private static func isMacLead(_ value: UInt32) -> Bool {
      value == 0xAC || value == 0x201A || value == 0x221A
    }
  }

  private static func traits(ofASCII byte: UInt8, behind previous: UInt8) -> Traits {
    switch byte {
    case UInt8(ascii: " "): previous == byte ? .doubledSpaces : []
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digits
    case UInt8(ascii: "."): previous == byte ? [.fullStops, .ellipses] : .fullStops
    case UInt8(ascii: ","): .commas
    case UInt8(ascii: "%"): .percentSigns
    case UInt8(ascii: "@"): .atSigns
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): .lineEnds
    case UInt8(ascii: "\t"): .tabs
    case UInt8(ascii: "\""): .quotes
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"): .brackets
    case UInt8(ascii: "{"), UInt8(ascii: "}"): [.brackets, .braces]
    case UInt8(ascii: "<"), UInt8(ascii: ">"): .angleBrackets
    case UInt8(ascii: "&"): .ampersands
    case UInt8(ascii: "\\"): .backslashes
    case UInt8(ascii: "$"): .dollarSigns
    case UInt8(ascii: ":"): .colons
    case UInt8(ascii: ";"): .semicolons
    case UInt8(ascii: "?"): .questionMarks
    case UInt8(ascii: "!"): .exclamationMarks
    case UInt8(ascii: "_"): .underscores
    case UInt8(ascii: "-"): previous == byte ? .doubledHyphens : []
    case UInt8(ascii: "/"): .slashes
    default: []
    }
  }

  private static func traits(of scalar: Unicode.Scalar) -> Traits {
    switch scalar.value {
    case 0xA0, 0x202F: .noBreakSpaces
    case 0xAB, 0xBB, 0x201C...0x201F, 0x2E42, 0x5F4, 0xFF02: .quotes
    case 0xBF, 0xFF1F, 0x61F, 0x37E: .questionMarks
    case 0xA1, 0xFF01: .exclamationMarks
    case 0xFFFD: .garbled
    case 0x2026, 0x22EF: .ellipses
    case 0xFF1A: .colons
    case 0xFF0C, 0x3001, 0x60C: .commas
    case 0xFF1B, 0x61B: .semicolons
    case 0x3008...0x3011, 0x3014...0x301B, 0xFF08, 0xFF09, 0xFF3B, 0xFF3D: .brackets
    case 0xE000...0xF8FF, 0xFF21...0xFF5A, 0x1D400...0x1D7CD: .unusual
    case _ where scalar.isLooseJamo || scalar.oldShape != nil: .unusual
    default:
      scalar.isInvisible
        ? .invisibles
        : scalar.isSymbol ? .symbols : scalar.decimalDigit == nil ? [] : [.digits, .unusual]
    }
  }
}

/// Short words that tell languages apart: articles, prepositions, pronouns.
enum FunctionWords {
  /// The bit that stands for a language; nil where its words aren't known.
  static func bit(of language: String) -> UInt32? {
    let language = language == "no" || language == "nn" ? "nb" : language
    return codes.firstIndex(of: language).map { 1 << UInt32($0) }
  }

  /// A language that a text has several words of, if it has none of its own.
  static func otherLanguage(of text: String, own: UInt32, source: UInt32) -> String? {
    var counts = (0 as UInt64, 0 as UInt64)
    var words = 0
    guard
      scan(
        text, own: own,
        { word, mask in
          words += 1
          guard mask != 0, word > 0xFF else { return }
          counts.0 += spread(mask)
          counts.1 += spread(mask >> 8)
        })
    else { return nil }
    let ignored = own | source | close(to: own)
    var best = (count: 0, index: 0)
    for index in codes.indices where ignored & (1 << UInt32(index)) == 0 {
      let count = Int((index < 8 ? counts.0 : counts.1) >> UInt64(index % 8 * 8) & 0xFF)
      if count > best.count { best = (count, index) }
    }
    guard best.count > 2 || best.count == 2 && words < 9 else { return nil }
    return codes[best.index]
  }

  /// Whether a text has a word of a language.
  static func areIn(_ text: String, _ language: UInt32) -> Bool {
    !scan(text, own: language) { _, _ in }
  }

  /// Calls for each word, packed into eight bytes, until one is of the language itself.
  private static func scan(
    _ text: String, own: UInt32, _ visit: (UInt64, UInt32) -> Void
  ) -> Bool {
    var word: UInt64 = 0
    var length = 0
    var total = 0
    for byte in text.utf8 {
      total += 1
      // Long texts are of one language within their first part.
      if total > 1000 { return true }
      if byte >= 0x80 || (0x61...0x7A).contains(byte | 0x20) && byte > 0x40 {
        let small = byte < 0x80 ? byte | 0x20 : byte
        word = word << 8 | UInt64(small)
        length += 1
        continue
      }
      if length > 0 {
        let mask = length <= 8 ? masks[word] ?? 0 : 0
        if mask & own != 0 { return false }
        visit(word, mask)
      }
      word = 0
      length = 0
    }
    if length > 0 {
      let mask = length <= 8 ? masks[word] ?? 0 : 0
      if mask & own != 0 { return false }
      visit(word, mask)
    }
    return true
  }

  /// A counter of one for each of eight bits.
  private static func spread(_ mask: UInt32) -> UInt64 {
    var counts: UInt64 = 0
    for index in 0..<8 where mask & (1 << UInt32(index)) != 0 { counts += 1 << UInt64(index * 8) }
    return counts
  }

  /// Languages that share most of their short words.
  static func close(to own: UInt32) -> UInt32 {
    let groups = [["da", "nb", "sv"], ["es", "pt", "ca"]]
    let group = groups.first { $0.contains { bit(of: $0) == own } } ?? []
    return group.reduce(0) { $0 | (bit(of: $1) ?? 0) }
  }

  private static let codes = [
    "en", "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "pl", "ca", "ro", "tr", "ru", "uk",
  ]

  private static let masks: [UInt64: UInt32] = {
    var masks: [UInt64: UInt32] = [:]
    for (index, line) in text.split(separator: "\n").enumerated() {
      for word in line.split(separator: " ") {
        masks[word.utf8.reduce(0) { $0 << 8 | UInt64($1) }, default: 0] |= 1 << UInt32(index)
      }
    }
    return masks
  }()

  /// A line for each language, in the order of ``codes``.
  private static let text = """
    the and of to with your you is are this that for from not will have has be by on in at or as an a it was can if when all no off
    und oder der die das den dem des ist sind nicht mit für ein eine einen einem einer auf aus dein deine deinen deiner zu zum zur sie ihr ihre du von vom bei beim wird werden wurde kann im in an am um als wenn es alle keine kein nach über dieser diese dieses dich dir ab vor
    le la les l d un une des du de et ou est sont pour par avec vous votre vos dans sur pas ne n au aux ce cette ces cet en que qui à s se si il son sa ses tous sans être plus été c j
    el la los las un una unos de del al y o u e es son para por con sin tu tus su sus no que en este esta estos se lo le si a más como cuando ha ser está te todos
    il lo la i gli le l un una uno un di del della dei delle dello d da dal in nel nella con per su sul e o è sono non che si tuo tua tuoi al alla ai a questo questa se quando come più ti tutti all dell
    o a os as um uma de do da dos das em no na nos nas para por com sem e ou é são não que se seu sua seus este esta ao à quando como mais foi você ser pelo pela todos
    de het een en of is zijn van voor met niet je jouw uw u op in aan te om dit dat deze die door wordt worden uit als bij naar er geen alle kan wanneer over tot
    och eller att för med inte en ett är din ditt dina det den de på av som i till från om när kan har ska alla du
    og eller at for med ikke en et er din dit dine det den de på af som i til fra om når kan har skal alle du
    og eller at å for med ikke en et ei er din ditt dine det den de på av som i til fra om når kan har skal alle du
    i w we z ze na nie do jest są się dla oraz przez od po o u a lub to ten ta twój twoje tego aby czy jak za być co ma
    el la els les l d un una uns de del dels al als i o és són per amb sense no que en aquest aquesta se si a més com quan el teu s t ha et
    și sau de la din pe cu pentru nu o un este sunt în a al ale care că se te îți să mai prin dacă când ai fi
    ve veya bir için bu ile de da değil olarak daha en çok var yok her o ne mi bunu tüm et ses
    и в во не на с со для или вы ваш ваша ваше это как по из от до за что если к у о при все все был есть нет о об без
    і й в у не на з із для або ви ваш ваша ваше це як по від до за що якщо о про при всі та є немає без цей ця цієї
    """
}

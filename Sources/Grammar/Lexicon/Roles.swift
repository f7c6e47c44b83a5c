/// What a word does; each language uses those that it needs, and its text explains them.
package struct Roles: OptionSet, Hashable, Sendable {
  package let rawValue: UInt64

  static let endsPhrase = Roles(rawValue: 1)
  package static let preposition = Roles(rawValue: 1 << 1)
  static let coordination = Roles(rawValue: 1 << 2)
  static let conjunction = Roles(rawValue: 1 << 3)
  static let relative = Roles(rawValue: 1 << 4)
  static let adverb = Roles(rawValue: 1 << 5)
  static let copula = Roles(rawValue: 1 << 6)
  static let auxiliary = Roles(rawValue: 1 << 7)
  static let definite = Roles(rawValue: 1 << 8)
  static let indefinite = Roles(rawValue: 1 << 9)
  /// What stands before it describes the noun before that: degrees warmer than.
  static let compares = Roles(rawValue: 1 << 10)
  static let degree = Roles(rawValue: 1 << 11)
  static let shade = Roles(rawValue: 1 << 12)
  /// Describes the noun before it.
  static let describesBefore = Roles(rawValue: 1 << 13)
  /// Describes the noun before it even where it could be a noun.
  static let postposed = Roles(rawValue: 1 << 14)
  static let showsSingular = Roles(rawValue: 1 << 15)
  static let showsPlural = Roles(rawValue: 1 << 16)
  static let singularOnly = Roles(rawValue: 1 << 17)
  static let opensPhrase = Roles(rawValue: 1 << 18)
  static let neuter = Roles(rawValue: 1 << 19)
  static let color = Roles(rawValue: 1 << 20)
  static let container = Roles(rawValue: 1 << 21)
  static let size = Roles(rawValue: 1 << 22)
  /// Asks the words behind it for a case as a preposition does: brakuje 2 plików.
  package static let governs = Roles(rawValue: 1 << 52)
  /// A verb that says how long ago something was, before a time: hace un mes.
  static let ago = Roles(rawValue: 1 << 53)
  /// Stands before a comma and is no part of what follows: enhorabuena, eres el ganador.
  static let greets = Roles(rawValue: 1 << 55)
  /// Behind a pronoun it takes the gender of whom that stands for: tú mismo, tout seul.
  static let intensifier = Roles(rawValue: 1 << 56)
  /// A noun for a time: month, moment.
  static let time = Roles(rawValue: 1 << 54)
  static let modal = Roles(rawValue: 1 << 23)
  static let demonstrative = Roles(rawValue: 1 << 24)
  static let perfect = Roles(rawValue: 1 << 25)
  static let speaker = Roles(rawValue: 1 << 26)
  static let presents = Roles(rawValue: 1 << 27)
  static let reflexive = Roles(rawValue: 1 << 28)
  static let takesObject = Roles(rawValue: 1 << 29)
  /// The word is nothing else in what people read.
  static let only = Roles(rawValue: 1 << 30)
  /// The word is nothing else but a pronoun.
  static let onlyPronoun = Roles(rawValue: 1 << 31)
  /// Two words in one: Spanish del.
  package static let contraction = Roles(rawValue: 1 << 32)
  /// What follows says what something was made: como.
  static let result = Roles(rawValue: 1 << 34)
  /// Asks the reader for something: please.
  static let asks = Roles(rawValue: 1 << 33)

  /// Stands behind an article, too: Portuguese o meu gato.
  static let articled = Roles(rawValue: 1 << 35)
  /// The genitive of a person that stands before what is that one's: Pana plik.
  static let owner = Roles(rawValue: 1 << 36)
  /// What a person is called by before the name, and takes the case with it: pan Nowak.
  static let title = Roles(rawValue: 1 << 37)

  /// A relative, whose possessive takes no article in the singular: Italian mio padre.
  static let kin = Roles(rawValue: 1 << 38)

  /// Stands before a number as an adverb does, and describes nothing there: solo 8 plazas.
  static let limits = Roles(rawValue: 1 << 39)
  /// Begins a salutation: querido amigo.
  static let salutes = Roles(rawValue: 1 << 40)

  /// Denies what a verb says, whose object then stands in the genitive: nie.
  static let negates = Roles(rawValue: 1 << 47)
  /// A form of an adjective that is an adverb behind a verb: crece rápido.
  static let adverbial = Roles(rawValue: 1 << 48)
  /// Verbs behind which a says to whom or what: enviar a 2 pessoas.
  static let reaches = Roles(rawValue: 1 << 49)
  /// An infinitive of to be, behind which a participle is said of the subject: va a ser eliminado.
  static let being = Roles(rawValue: 1 << 50)
  /// A noun of measure, which stays in the singular behind a number: 5 Stück.
  static let measure = Roles(rawValue: 1 << 51)
  /// A noun for a person, behind which a verb stands and no noun, or an adjective for what only persons are: person,
  /// seguro.
  static let actor = Roles(rawValue: 1 << 46)
  /// The verb behind its subject has no ending: do, can.
  static let bare = Roles(rawValue: 1 << 45)
  static let preverb = Roles(rawValue: 1 << 44)
  static let acts = Roles(rawValue: 1 << 43)
  static let past = Roles(rawValue: 1 << 42)
  static let date = Roles(rawValue: 1 << 41)

  /// The name of a person, although it looks like a noun, or the plural of one: Torres, Pierre, Miles.
  static let personalName = Roles(rawValue: 1 << 57)
  /// A noun that says with an adjective how something is done: de forma permanente.
  static let manner = Roles(rawValue: 1 << 58)

  /// A noun that says how often something happened: visto 3 veces.
  static let times = Roles(rawValue: 1 << 59)

  /// Says of an infinitive what it is, and then agrees with nothing: possibile aggiungere; a participle that
  /// agrees with no measure: coûté.
  static let impersonal = Roles(rawValue: 1 << 60)

  /// A verb of saying or thinking, which a clause of its own may follow: apps that say your friend is online.
  static let reports = Roles(rawValue: 1 << 61)

  /// A pronoun for nobody, somebody, everything and the like, of whom a text then speaks, and not of its
  /// reader: nadie está conectado, todo está listo.
  ///
  /// Of adjectives those that the makers of an app say of themselves: obrigado, désolé.
  static let someone = Roles(rawValue: 1 << 62)

  /// A relative pronoun that is the subject of its clause, unless it stands behind a preposition: qui; a form of a verb
  /// whose subject is a person or a program: wants.
  ///
  /// The last bit: a role behind it would be none, which stands in all sets.
  static let subject = Roles(rawValue: 1 << 63)

  static let article: Roles = [.definite, .indefinite]

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The part of speech that a role shows.
  var part: LexicalPart? {
    if contains(.preposition) { return .preposition }
    if contains(.conjunction) || contains(.coordination) { return .conjunction }
    if contains(.auxiliary) || contains(.modal) || contains(.copula) { return .verb }
    return contains(.adverb) ? .adverb : nil
  }

  private static let byTag: [String: Roles] = [
    "end": .endsPhrase,
    "prep": [.preposition, .endsPhrase],
    "conj": [.conjunction, .endsPhrase],
    "coord": .coordination,
    "joins": .coordination,
    "relative": .relative,
    "adv": .adverb,
    "copula": .copula,
    "aux": .auxiliary,
    "def": .definite,
    "indef": .indefinite,
    "kin": .kin,
    "compares": .compares,
    "degree": .degree,
    "shade": .shade,
    "after": .describesBefore,
    "post": .postposed,
    "one": .showsSingular,
    "many": .showsPlural,
    "alone": .singularOnly,
    "opens": .opensPhrase,
    "neuter": .neuter,
    "color": .color,
    "container": .container,
    "size": .size,
    "modal": .modal,
    "demonstrative": .demonstrative,
    "perfect": .perfect,
    "speaker": .speaker,
    "presents": .presents,
    "there": .presents,
    "reflexive": .reflexive,
    "takes": .takesObject,
    "only": .only,
    "closed": .onlyPronoun,
    "asks": .asks,
    "result": .result,
    "articled": .articled,
    "owner": .owner,
    "title": .title,
    "name": .personalName,
    "limits": .limits,
    "salutes": .salutes,
    "date": .date,
    "past": .past,
    "acts": .acts,
    "preverb": .preverb,
    "bare": .bare,
    "governs": .governs,
    "being": .being,
    "measure": .measure,
    "negates": .negates,
    "adverbial": .adverbial,
    "reaches": .reaches,
    "actor": .actor,
    "ago": .ago,
    "time": .time,
    "greets": .greets,
    "intensifier": .intensifier,
    "manner": .manner,
    "times": .times,
    "impersonal": .impersonal,
    "reports": .reports,
    "someone": .someone,
    "subject": .subject,
  ]

  /// The tags that are roles.
  package static let tags: [String] = byTag.keys.sorted()

  /// The role of a tag; none for a tag that is for people.
  init(tag: Bytes) { self = Self.byTag[tag.text] ?? [] }

  /// All roles of a field of tags.
  package init(tags field: String) {
    var field = field
    self = field.withUTF8 { Roles(tags: $0) }
  }

  /// All roles of a field of tags.
  init(tags field: Bytes) {
    var roles: Roles = []
    field.parts(UInt8(ascii: " ")) { _, tag in
      roles.formUnion(Roles(tag: tag))
      return true
    }
    self = roles
  }
}

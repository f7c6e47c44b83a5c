/// What a word does; each language uses those that it needs, and its text explains them.
///
/// Two words of bits, for one has no room for all of them: it is full, and the next role is `Roles(high: 1 << 28)`.
package struct Roles: Hashable, Sendable {
  let low: UInt64
  let high: UInt64

  init(low: UInt64 = 0, high: UInt64 = 0) { (self.low, self.high) = (low, high) }

  static let endsPhrase = Roles(low: 1)
  package static let preposition = Roles(low: 1 << 1)
  static let coordination = Roles(low: 1 << 2)
  static let conjunction = Roles(low: 1 << 3)
  static let relative = Roles(low: 1 << 4)
  static let adverb = Roles(low: 1 << 5)
  static let copula = Roles(low: 1 << 6)
  static let auxiliary = Roles(low: 1 << 7)
  static let definite = Roles(low: 1 << 8)
  static let indefinite = Roles(low: 1 << 9)
  /// What stands before it describes the noun before that: degrees warmer than.
  static let compares = Roles(low: 1 << 10)
  static let degree = Roles(low: 1 << 11)
  static let shade = Roles(low: 1 << 12)
  /// Describes the noun before it.
  static let describesBefore = Roles(low: 1 << 13)
  /// Describes the noun before it even where it could be a noun.
  static let postposed = Roles(low: 1 << 14)
  static let showsSingular = Roles(low: 1 << 15)
  static let showsPlural = Roles(low: 1 << 16)
  static let singularOnly = Roles(low: 1 << 17)
  static let opensPhrase = Roles(low: 1 << 18)
  static let neuter = Roles(low: 1 << 19)
  static let color = Roles(low: 1 << 20)
  static let container = Roles(low: 1 << 21)
  static let size = Roles(low: 1 << 22)
  /// Asks the words behind it for a case as a preposition does: brakuje 2 plików.
  package static let governs = Roles(low: 1 << 52)
  /// A verb that says how long ago something was, before a time: hace un mes.
  static let ago = Roles(low: 1 << 53)
  /// Stands before a comma and is no part of what follows: enhorabuena, eres el ganador.
  static let greets = Roles(low: 1 << 55)
  /// Behind a pronoun it takes the gender of whom that stands for: tú mismo, tout seul.
  static let intensifier = Roles(low: 1 << 56)
  /// A noun for a time: month, moment.
  static let time = Roles(low: 1 << 54)
  static let modal = Roles(low: 1 << 23)
  static let demonstrative = Roles(low: 1 << 24)
  static let perfect = Roles(low: 1 << 25)
  static let speaker = Roles(low: 1 << 26)
  static let presents = Roles(low: 1 << 27)
  package static let reflexive = Roles(low: 1 << 28)
  static let takesObject = Roles(low: 1 << 29)
  /// The word is nothing else in what people read.
  static let only = Roles(low: 1 << 30)
  /// The word is nothing else but a pronoun.
  static let onlyPronoun = Roles(low: 1 << 31)
  /// Two words in one: Spanish del.
  package static let contraction = Roles(low: 1 << 32)
  /// What follows says what something was made: como.
  static let result = Roles(low: 1 << 34)
  /// Asks the reader for something: please.
  static let asks = Roles(low: 1 << 33)

  /// Stands behind an article, too: Portuguese o meu gato.
  static let articled = Roles(low: 1 << 35)
  /// The genitive of a person that stands before what is that one's: Pana plik.
  static let owner = Roles(low: 1 << 36)
  /// What a person is called by before the name, and takes the case with it: pan Nowak.
  static let title = Roles(low: 1 << 37)

  /// A relative, whose possessive takes no article in the singular: Italian mio padre.
  static let kin = Roles(low: 1 << 38)

  /// Stands before a number as an adverb does, and describes nothing there: solo 8 plazas.
  static let limits = Roles(low: 1 << 39)
  /// Begins a salutation: querido amigo.
  static let salutes = Roles(low: 1 << 40)

  /// Denies what a verb says, whose object then stands in the genitive: nie.
  static let negates = Roles(low: 1 << 47)
  /// A form of an adjective that is an adverb behind a verb: crece rápido.
  static let adverbial = Roles(low: 1 << 48)
  /// Verbs behind which a says to whom or what: enviar a 2 pessoas.
  static let reaches = Roles(low: 1 << 49)
  /// An infinitive of to be, behind which a participle is said of the subject: va a ser eliminado.
  static let being = Roles(low: 1 << 50)
  /// A noun of measure, which stays in the singular behind a number: 5 Stück.
  static let measure = Roles(low: 1 << 51)
  /// A noun for a person, behind which a verb stands and no noun, an adjective for what only persons are, or an infinitive
  /// or gerund for what only they do: person, seguro, viendo.
  static let actor = Roles(low: 1 << 46)
  /// The verb behind its subject has no ending: do, can.
  static let bare = Roles(low: 1 << 45)
  static let preverb = Roles(low: 1 << 44)
  static let acts = Roles(low: 1 << 43)
  static let past = Roles(low: 1 << 42)
  static let date = Roles(low: 1 << 41)

  /// The name of a person, although it looks like a noun, or the plural of one: Torres, Pierre, Miles.
  static let personalName = Roles(low: 1 << 57)
  /// A noun that says with an adjective how something is done: de forma permanente.
  static let manner = Roles(low: 1 << 58)

  /// A noun that says how often something happened: visto 3 veces.
  static let times = Roles(low: 1 << 59)

  /// Says of an infinitive what it is, and then agrees with nothing: possibile aggiungere; a participle that
  /// agrees with no measure: coûté.
  static let impersonal = Roles(low: 1 << 60)

  /// A verb of saying or thinking, which a clause of its own may follow: apps that say your friend is online; a
  /// participle that says what became of the infinitive behind it: è stato deciso di chiudere.
  static let reports = Roles(low: 1 << 61)

  /// A pronoun for nobody, somebody, everything and the like, of whom a text then speaks, and not of its
  /// reader: nadie está conectado, todo está listo.
  ///
  /// Of adjectives those that the makers of an app say of themselves: obrigado, désolé.
  static let someone = Roles(low: 1 << 62)

  /// A relative pronoun that is the subject of its clause, unless it stands behind a preposition: qui; a form of a verb
  /// whose subject is a person or a program: wants; a conjunction whose clause may be the subject itself: dass; a pronoun for
  /// whoever does something: chi.
  static let subject = Roles(low: 1 << 63)

  /// An adjective that says of a person what is hardly told to that one: gelöschter Nutzer, unbekannter Anrufer.
  ///
  /// It counts beside the noun for that person; for adjectives without a noun there is `thing`.
  static let others = Roles(high: 1)

  /// A form of a verb with two objects, one of which is the person who gets the other: sende 2 Freunden eine Einladung,
  /// tu t’es fait mal, tu t’es posé des questions.
  static let gives = Roles(high: 1 << 1)

  /// A form of a verb with which somebody is something, and that has no object: pozostań zalogowany.
  static let linking = Roles(high: 1 << 2)

  /// A gerund of to be, or of what stands for that, behind which a participle says what is done to what follows: están
  /// siendo procesadas 3 fotos; the infinitive of a passive, behind the participle: geladen werden.
  static let undergoes = Roles(high: 1 << 3)

  /// A verb of waiting, whose subject may stand behind it where a pronoun for whom it waits for stands before it: te
  /// esperan 3 retos.
  static let awaits = Roles(high: 1 << 4)

  /// An infinitive of a verb that has its subject behind it: acaban de llegar 3 mensajes.
  static let arrives = Roles(high: 1 << 5)

  /// A word that starts a question, behind which to be agrees with what follows: dónde están las llaves.
  static let question = Roles(high: 1 << 6)

  /// A participle whose reflexive pronoun is no direct object: tu t’es demandé pourquoi.
  static let dative = Roles(high: 1 << 7)

  /// An adjective that a question of one word asks its reader, and that says what they have to be first: ¿listo?, prêt ?,
  /// une fois connecté; where numbers ask for cases, one that alone is said of the reader and labels no thing: zalogowany.
  static let asked = Roles(high: 1 << 8)

  /// Says before a number how often something is: cada 6 horas, toutes les 6 heures.
  static let each = Roles(high: 1 << 9)

  /// The plural of a participle that is an imperative, too: choisis.
  static let commands = Roles(high: 1 << 10)

  /// A verb whose object is a time, behind which it is told how who spends it is: llevas 2 horas conectado.
  static let spends = Roles(high: 1 << 11)

  /// A noun for a time that says how long one thing is: 7 day free trial; what says beside a time or a length how long, far
  /// or old something is: 3 Meter lang, lungo 3 metri.
  static let duration = Roles(high: 1 << 12)

  /// A noun for a unit, several of which may be one amount: 2 miles is far; a verb that asks whether any amount is enough.
  static let amount = Roles(high: 1 << 13)

  /// A form of a verb of becoming that has one reader for its subject, or its participle: du wirst zum Besitzer, te has
  /// convertido en administradora, sei diventata membro.
  static let becomes = Roles(high: 1 << 14)

  /// An adjective that is rather said of things where it has no noun and no verb says it of the reader: copiado, agotado,
  /// nublado.
  ///
  /// Beside a noun for a person `others` counts.
  static let thing = Roles(high: 1 << 15)

  /// A noun of which somebody or something has what it means, so that the value of an argument behind it stands in the
  /// genitive: urodziny Anny, pobieranie mapy, administrator grupy.
  static let possessed = Roles(high: 1 << 16)

  /// Gerunds and infinitives of what only persons do, so that a thing is what it is done to: serie que está viendo; of
  /// adjectives for things those that somebody is asked to stay: resta aggiornato.
  static let personal = Roles(high: 1 << 17)

  /// A form of a verb of beginning, arriving or ending, whose subject follows it, and a time only where nothing says when:
  /// llegan 3 días de fiesta, but llega 3 días antes; in Polish one that acts upon nothing: trwają 2 rozmowy.
  static let happens = Roles(high: 1 << 18)

  /// A preposition or a verb together with a noun for a place in an order, before which a number says which one that is:
  /// na 3 miejscu, zajmujesz 3 miejsce.
  static let ranks = Roles(high: 1 << 19)

  /// Speaks to a reader who is addressed as a friend is, so that verbs in the third person without a subject aren't theirs:
  /// está conectado a tu red.
  static let familiar = Roles(high: 1 << 20)

  /// A form of to be for what something is for good, which hardly any text says of its reader in the third person: es rápido.
  static let lasting = Roles(high: 1 << 21)

  /// An adjective that alone says that something is done, or of what kind or in which state a thing is: listo, rápido.
  ///
  /// Beside other words, or in a question, it may be said of the reader: ¿listo?, listo para empezar.
  static let done = Roles(high: 1 << 22)

  /// A form of a verb that may be an adverb, too, and so speaks of nothing behind it for sure: może 2 osoby.
  static let perhaps = Roles(high: 1 << 23)

  /// An adjective that with a preposition behind it tells from when, for how long or where there is something: dostępny od
  /// jutra, ważny do maja.
  static let offered = Roles(high: 1 << 24)

  /// A preposition behind which a number says how many things each one gets: po 3 karty.
  static let distributes = Roles(high: 1 << 27)

  static let article: Roles = [.definite, .indefinite]

  /// What verbs have that say what their subject is or becomes, or where it comes or is, so that what stands behind them is
  /// no object.
  static let saysOfSubject: Roles = [
    .being, .undergoes, .linking, .becomes, .presents, .arrives,
  ]

  /// The part of speech that a role shows.
  var part: LexicalPart? {
    if contains(.preposition) { return .preposition }
    if contains(.conjunction) || contains(.coordination) { return .conjunction }
    if contains(.auxiliary) || contains(.modal) || contains(.copula) { return .verb }
    return contains(.adverb) ? .adverb : nil
  }
}

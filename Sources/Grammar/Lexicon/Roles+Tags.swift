extension Roles {
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
    "others": .others,
    "gives": .gives,
    "linking": .linking,
    "undergoes": .undergoes,
    "awaits": .awaits,
    "arrives": .arrives,
    "question": .question,
    "dative": .dative,
    "asked": .asked,
    "each": .each,
    "commands": .commands,
    "spends": .spends,
    "duration": .duration,
    "amount": .amount,
    "becomes": .becomes,
    "thing": .thing,
    "personal": .personal,
    "happens": .happens,
    "possessed": .possessed,
    "ranks": .ranks,
    "familiar": .familiar,
    "lasting": .lasting,
    "done": .done,
    "perhaps": .perhaps,
    "offered": .offered,
    "distributes": .distributes,
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

extension Mistake {
  /// Of the texts that say how words change and go together.
  static let grammar = cells + phrases + guesses

  private static let cells = [
    Mistake(
      "features", "noun\tsg,pl", "noun\tsg,plu", "1:9: unknown feature plu"),
    Mistake(
      "features", "", "nuon\tsg,pl",
      "7:1: unknown kind of word nuon; expected a part of speech, such as noun or adj, or personal"),
    Mistake("features", "pron\tsg,pl", "pron\tsg,pl,sg", "4:6: pron has the cell sg twice"),
    Mistake(
      "features", "", "num\tsg,pl,du nom,acc,dat,gen,loc,ins,voc,abl m,f,n",
      "7:5: num has more than 64 cells, or an empty list"),
    Mistake("features", "", "num", "7:1: expected `kind<TAB>values,… values,…`"),
    Mistake(
      "paradigms", "noun\ta-e\ta e", "noun\ta-e\ta",
      "3:10: a-e has 1 endings, but noun has 2 cells (sg, pl); write one for each, the same again where cells don't differ"
    ),
    Mistake("paradigms", "", "noun\ta-e\ta e", "6:6: noun a-e stands twice"),
    Mistake("paradigms", "", "nuon\ta-a\ta a", "6:1: unknown part of speech nuon"),
    Mistake("paradigms", "", "noun\ta-a", "6:1: expected `part<TAB>name<TAB>endings`"),
    Mistake(
      "paradigms", "", "noun\t=\ta a",
      "6:6: = is no name of a paradigm; it says that a word doesn't change (=) or has forms of its own (!)"
    ),
    Mistake(
      "pronouns", "mi|me", "mi|me|mio", "1:6: 3 forms, but personal has 2 cells (nom, acc)"),
    Mistake("pronouns", "chi", "chi|chi|chi", "2:3: 3 forms, but personal has 2 cells (nom, acc)"),
    Mistake(
      "pronouns", "", "1.sg\tmi|me", "3:1: 1.sg stands in line 1 already; remove one of them"),
    Mistake("pronouns", "1.sg", "1.s", "1:1: unknown features 1.s"),
    Mistake("pronouns", "", "relative m.s\tlo", "3:1: unknown features m.s"),
    Mistake(
      "pronouns", "", "relative m.sg\tlo|lo|lo",
      "3:15: 3 forms, but personal has 2 cells (nom, acc)"),
  ]

  private static let phrases = [
    Mistake(
      "phrase", "articles", "article",
      "2:1: unknown key article; known are ambiguity, articles, capitals, complement, compounds, dative, each, infinitives, kind, letters, marked, marker, mass, order, predicate, script, verbs"
    ),
    Mistake(
      "phrase", "det adj* HEAD", "det adi* HEAD",
      "1:11: unknown value adi*; known are det, num, adj*, noun*, HEAD"),
    Mistake("phrase", "HEAD", "num", "1:7: the order has 0 HEAD; expected one"),
    Mistake(
      "phrase", "order\tdet adj* HEAD adj*\n", "",
      "1:1: no line says the order; write `order<TAB>det num adj* HEAD` or the like"),
    Mistake("phrase", "", "mass\tgoes", "4:6: unknown value goes; known are stays"),
    Mistake("phrase", "", "verbs\tfirst", "4:7: unknown value first; known are second, last"),
    Mistake(
      "phrase", "", "dative\te",
      "4:8: expected two endings: of the dative, of the genitive of such nouns"),
    Mistake(
      "phrase", "", "each\tlo",
      "4:6: expected two determiners: of one thing, of several"),
    Mistake(
      "phrase", "", "letters\ts es",
      "4:9: expected three endings: of a small letter, of another one, behind S"),
    Mistake(
      "phrase", "", "complement\tdi", "4:1: complement stands in line 3 already; remove one of them"
    ),
    Mistake(
      "phrase", "articles\tlo", "articles\tlo un", "2:13: curated.txt has no determiner un; add it"),
    Mistake(
      "phrase", "complement\tdi", "complement\tde",
      "3:12: functionwords.txt doesn't have de; add it"),
    Mistake(
      "agreement", "det\tnumber", "det\t number",
      "1:5: superfluous spaces; fields have a tab between"),
    Mistake(
      "agreement", "", "adj\tnumber", "3:1: adj stands in line 2 already; remove one of them"),
    Mistake("agreement", "det", "dett", "1:1: unknown part of speech dett"),
    Mistake(
      "agreement", "det\tnumber gender", "det\tnumber sex",
      "1:12: unknown feature sex; known are number, gender, animacy, case, definiteness, declension, person, degree, determination, pronounType"
    ),
    Mistake(
      "agreement", "adj\tnumber gender", "adj\tnumber case",
      "2:12: adj can't take case from the head: none of its cells in features.txt shows it"),
    Mistake("counting", "one", "few", "1:1: CLDR has no category few for eo; it has one, other"),
    Mistake("counting", "one", "other", "2:1: other stands in line 1 already; remove one of them"),
    Mistake(
      "counting", "other\tpl\n", "", "1:1: no line covers the category other; add it, or other"),
    Mistake("counting", "sg", "sing", "1:5: unknown features sing"),
    Mistake("counting", "sg", "sg nuon=pl", "1:8: unknown part of speech nuon"),
    Mistake(
      "government", "", "gata\tacc",
      "2:1: gata is no preposition; give it the role prep in functionwords.txt, or a line in curated.txt"
    ),
    Mistake("government", "", "di gata\tacc\tnom\ngat* di\tacc"),
    Mistake(
      "government", "", "gata bato\tacc",
      "2:1: bato is no preposition; give it the role prep in functionwords.txt, or a line in curated.txt"
    ),
    Mistake("government", "acc|nom", "acc|nm", "1:8: unknown features nm"),
    Mistake("government", "acc|nom", "acc|nom\tacc"),
    Mistake("government", "acc|nom", "acc|nom\tnm", "1:12: unknown features nm"),
    Mistake(
      "government", "acc|nom", "acc|dat", "1:8: no word can be dat: no cell in features.txt is"),
  ]

  private static let guesses = [
    Mistake(
      "guess", "noun.pl", "noun.plural",
      "2:1: unknown kind noun.plural; known are noun, noun.pl, noun.pl.shown, noun.mixed, gender, adj, verb.form, verb.behind, verb.sure, verb.before, noun.before, infinitive, adv, participle, verb, foreign, foreign.pl, adj.alone, adj.sure, adj.said, activity, particle, joint, hyphen.before, hyphen.verb, hyphen.behind, relational, selecting, contentless, clausal, quality, adj.how, object.bare, object.clause, participle.active, participle.person, participle.shape, comparative, superlative, imperative, reflexive, enclitic, surname, verb.reader"
    ),
    Mistake(
      "guess", "noun\to-i", "noun\to-e", "1:6: no noun paradigm o-e; expected its name, or no"),
    Mistake("guess", "noun\to-i", "noun\tno"),
    Mistake("guess", "", "verb.form\ta-an\ta an\nforeign\tyes\t.um"),
    Mistake(
      "guess", "", "verb.form\ta-an\ta en",
      "6:18: en doesn't end in a, an, as the paradigm a-an says; mend the ending or the name"),
    Mistake(
      "guess", "", "verb.form\to-i\to", "6:11: no verb paradigm o-i; expected its name, or no"),
    Mistake("guess", "", "foreign\tum\t.um", "6:9: unknown answer um; expected yes"),
    Mistake(
      "guess", "", "relational\tum\t.um", "6:12: unknown answer um; expected yes or no or timed"),
    Mistake(
      "guess", "", "participle.shape\tno\t.um", "6:18: unknown answer no; expected yes or prefixed"),
    Mistake(
      "guess", "", "object.bare\tno\t.um",
      "6:13: unknown answer no; expected yes or partitive or weather"),
    Mistake("guess", "", "surname\tno\tum", "6:9: unknown answer no; expected yes"),
    Mistake("guess", "", "object.clause\tno\t.um", "6:15: unknown answer no; expected yes"),
    Mistake("guess", "", "adj.how\tvale|conta\tum"),
    Mistake("guess", "", "comparative\te\ter"),
    Mistake("guess", "", "superlative\ter|ere\tst est"),
    Mistake("guess", "gender\tf", "gender\tfem", "4:8: unknown gender fem; expected m, f, n or c"),
    Mistake("guess", "yes", "yep", "5:5: unknown answer yep; expected yes"),
    Mistake("guess", "", "verb\tyes", "6:1: expected `kind<TAB>answer<TAB>endings`"),
    Mistake(
      "guess", "..i", "..i .os",
      "2:17: .os doesn't end in i, as the paradigm o-i says; mend the ending or the name"),
    Mistake(
      "guess", "", "noun\ta-e\t.a ..a",
      "6:13: ..a never applies: line 6 has the same ending; remove one"),
    Mistake("guess", "", "noun\ta-e\t..a .a"),
    Mistake(
      "guess", "", "noun\to-i\t^o",
      "6:10: ^o never applies: line 1 has the same ending; remove one"),
    Mistake("endings", "", "plurals\to-i\ta", "3:1: expected `kind<TAB>answer<TAB>endings`"),
    Mistake(
      "endings", "plural\to-i", "plural\to-i = o-e",
      "1:14: no noun paradigm o-e; mend the name, or add it to paradigms.txt"),
  ]

  /// Of `sandhi.txt`.
  static let sandhi = [
    Mistake(
      "sandhi", "bon\tm.sg", "bon\tm.sing",
      "4:10: unknown condition m.sing: it is no feature and no sound, and not joined or two"),
    Mistake(
      "sandhi", "bon\tm.sg", "bon\tm.sg name nam",
      "4:20: unknown condition nam: it is no feature and no sound, and not joined or two"),
    Mistake(
      "sandhi", "vowel joined", "vocal joined",
      "3:9: unknown condition vocal: it is no feature and no sound, and not joined or two"),
    Mistake(
      "sandhi", "bon\tm.sg", "bon", "4:1: expected `form<TAB>form that stands in for it<TAB>when`"),
    Mistake("sandhi", "di lo", "dilo", "2:1: expected two words that melt"),
    Mistake(
      "sandhi", "", "sound\tvowel\ty",
      "5:7: the class vowel stands in line 1 already; make one line of them"),
    Mistake("sandhi", "", "letters\tvowel\tA E\nnumbers\tvowel\t8* 11"),
    Mistake(
      "sandhi", "", "letters\tvowel\tA\nletters\tvowel\tE",
      "6:9: the class vowel stands in line 5 already; make one line of them"),
    Mistake(
      "sandhi", "", "numbers\tvocal\t8*",
      "5:9: unknown class vocal; mend its name, or add a line `sound` for it"),
    Mistake(
      "sandhi", "", "letters\tvowel\tA É",
      "5:17: unknown letters É; expected a capital letter from A to Z"),
    Mistake(
      "sandhi", "", "numbers\tvowel\t8* *1",
      "5:18: unknown numbers *1; expected digits, with * behind how they start"),
    Mistake(
      "sandhi", "", "letters\tvowel",
      "5:1: expected `form<TAB>form that stands in for it<TAB>when`"),
    Mistake(
      "sandhi", "", "di lo\tdlo\ttwo", "5:1: di lo stands in line 2 already; remove one of them"),
    Mistake(
      "sandhi", "", "bono\tbon\tm.sg", "5:1: bono stands in line 4 already; remove one of them"),
    Mistake(
      "sandhi", "", "di lo\tdel\ttwo",
      "5:1: line 2 melts the same two words; remove one of them"),
    Mistake(
      "sandhi", "", "da lo\tdlo\ttwo", "5:7: dlo can't be undone: line 2 makes it of di lo"),
    Mistake(
      "sandhi", "", "bono\tbonn\tm.sg",
      "5:1: line 4 has the same form and condition, and hides this one; remove one of them"),
    Mistake(
      "sandhi", "", "bon\tbono\tpl", "4:6: bon leads back to bono; remove a line of the circle",
      "5:5: bono leads back to bon; remove a line of the circle"),
    Mistake(
      "sandhi", "l’", "l",
      "3:4: l can't be split off again: a form that is written together with the next word ends in a sign"
    ),
    Mistake(
      "sandhi", "", "alto\tbon\tpl",
      "5:6: bon can't be undone: line 4 makes it of bono, which is another word"),
    Mistake("sandhi", "", "boni\tbon\tpl"),
    Mistake("sandhi", "", "alto\tl’\tvowel joined"),
  ]
}

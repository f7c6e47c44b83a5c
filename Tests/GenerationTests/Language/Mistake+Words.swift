extension Mistake {
  /// Of the texts with a word a line.
  static let words = lexemes + pairs + functionWords

  private static let lexemes = [
    Mistake(
      "curated", "alto\tadj\to-a", "alto\tadj",
      "1:9: alto has no paradigm; write = if it doesn't change, ! and its forms, or a name of paradigms.txt"
    ),
    Mistake(
      "curated", "alto\tadj\to-a", "alto adj o-a",
      "1:1: expected `lemma<TAB>part of speech and tags<TAB>paradigm[<TAB>form|form…]`"),
    Mistake(
      "curated", "alto\tadj", "alto\tadk", "1:6: unknown part of speech adk of alto"),
    Mistake(
      "curated", "alto\tadj\to-a", "alto\tadj 1 pulcher\to-a",
      "1:12: unknown tag pulcher of alto; mend it, or say in tags.txt what it means"),
    Mistake(
      "curated", "alto\tadj\to-a", "alto\tadj\to-e",
      "1:10: no adj paradigm o-e; mend the name, or add it to paradigms.txt"),
    Mistake(
      "curated", "alto\tadj\to-a", "alta\tadj\to-a",
      "1:10: alta doesn't end in o, as the paradigm o-a says; choose one that fits, or list its forms with !"
    ),
    Mistake(
      "curated", "alto\tadj\to-a", "alto\tadj\t!\talto|alti",
      "1:12: alto has 2 forms, but adj has 4 cells (sg.m, sg.f, pl.m, pl.f)"),
    Mistake(
      "curated", "!\tmi|me", "!\tmi|me|mi",
      "7:20: mi has 3 forms, but pron has 2 cells (sg, pl)"),
    Mistake("curated", "", "una\tdet singular\t!\tuna|una"),
    Mistake(
      "curated", "", "una\tdet\t!\tuna|una",
      "8:11: una has 2 forms, but det has 4 cells (sg.m, sg.f, pl.m, pl.f)"),
    Mistake(
      "curated", "alto\tadj\to-a", "alto\tadj\t!",
      "1:10: the paradigm ! alone has forms, and must have them"),
    Mistake(
      "curated", "alto\tadj\to-a", "alto\tadj\to-a\talto|alta",
      "1:10: the paradigm ! alone has forms, and must have them"),
    Mistake(
      "curated", "alto\tadj\to-a", "alto\tadj  1\to-a",
      "1:6: superfluous spaces or bars beside alto"),
    Mistake(
      "curated", "alto\tadj\to-a", "a\u{301}lto\tadj\to-a",
      "1:1: álto isn't in NFC; write each letter as one character"),
    Mistake(
      "curated", "", "burro\tnoun m\to-i",
      "8:1: burro stands behind mi; sort the lines by their bytes"),
    Mistake(
      "curated", "alto\tadj\to-a", "alto\tadj\t=\nalto\tadj 1\to-a",
      "2:1: alto stands in line 1 as adj already; remove one of them"),
    Mistake("curated", "", "nave\tnoun f\t=\nnave\tnoun m\t="),
    Mistake(
      "curated", "", "nave\tnoun f\t=\nnave\tnoun f mass\t=",
      "9:1: nave has the gender and the forms that it has in line 8: one hides the other; make one line of them"
    ),
  ]

  private static let pairs = [
    Mistake(
      "curated", "pair:gata", "pair:gatta",
      "4:13: gato doesn't point back to gata; give it the tag pair:gata",
      "5:13: no line has the noun gatta, the pair of gato; add it, or mend the tag"),
    Mistake(
      "curated", " pair:gata", "",
      "4:13: gato doesn't point back to gata; give it the tag pair:gata"),
  ]

  private static let functionWords = [
    Mistake(
      "functionwords", "lo\tdef", "lo\tdef\na\t",
      "4:1: a stands behind lo; sort the lines by their bytes",
      "4:3: a has no role; give it one, or remove it"),
    Mistake(
      "functionwords", "\tva|van", "",
      "4:7: the verb va has no forms; write those of its numbers behind a tab"),
    Mistake(
      "functionwords", "va|van", "va",
      "4:8: va needs a form for each cell of verb (sg, pl), with bars between"),
    Mistake(
      "functionwords", "lo\tdef", "lo\tdef\nlo\tindef",
      "4:1: lo stands in line 3 already, which this line hides; make one line of them"),
    Mistake(
      "functionwords", "", "zappo\tactor container",
      "5:7: no line has zappo as noun or adj, so it is never actor; add one, or remove the role",
      "5:13: no line has zappo as noun, so it is never container; add one, or remove the role"),
    Mistake(
      "functionwords", "lo\tdef", "gati\tcontainer\nlo\tdef",
      "3:6: no line has gati as noun, so it is never container; add one, or remove the role"),
    Mistake("functionwords", "lo\tdef", "gato\tactor container\nlo\tdef"),
    Mistake(
      "ambiguous", "alto\tadj noun", "alto\tadj",
      "1:1: expected `word<TAB>parts of speech`, the likeliest of several first"),
    Mistake(
      "ambiguous", "alto\tadj noun", "alto\tadj nuon adj",
      "1:6: alto is adj twice", "1:10: unknown part of speech nuon"),
    Mistake(
      "sounds", "hora\tvowel", "hora\tvowl",
      "1:6: unknown class vowl; give sandhi.txt a line `sound`, or say in tags.txt what it means"),
    Mistake(
      "sounds", "uni*", "*uni",
      "2:1: expected `word<TAB>classes of sounds`, with * behind the beginning of words",
      "2:1: *uni stands behind hora; sort the lines by their bytes"),
    Mistake(
      "tags", "", "lexikon\tidentity\tthe same",
      "4:1: unknown text lexikon; expected one of functionwords, lexicon, sandhi, sounds"),
    Mistake(
      "tags", "", "lexicon\tmass\tnot counted", "4:9: the engine reads mass itself; remove the line"
    ),
    Mistake("tags", "", "lexicon\tidentity", "4:1: expected `text<TAB>word<TAB>what it means`"),
    Mistake(
      "tags", "", "lexicon\tdemonstrative\tagain",
      "4:1: demonstrative stands here twice; remove one"),
  ]
}

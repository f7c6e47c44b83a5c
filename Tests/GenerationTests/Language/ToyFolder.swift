import Diagnostics
import Generation
import Grammar

/// A small language in memory, whole until a test breaks it.
struct ToyFolder {
  /// A language that CLDR has with the categories one and other, and that has no code here.
  static let language = "eo"

  var texts = [
    "features":
      "noun\tsg,pl\nadj\tsg,pl m,f\ndet\tsg,pl m,f\npron\tsg,pl\nverb\tsg,pl\npersonal\tnom,acc\n",
    "paradigms":
      "adj\to-a\to a i e\ndet\to-a\to a i e\nnoun\ta-e\ta e\nnoun\to-i\to|u i\nverb\ta-an\ta an\n",
    "curated": """
    alto\tadj\to-a
    bono\tadj\to-a
    di\tprep\t=
    gata\tnoun f pair:gato\ta-e
    gato\tnoun m pair:gata\to-i
    lo\tdet demonstrative\to-a
    mi\tpron personal\t!\tmi|me

    """,
    "functionwords": "di\tprep\ndo\tprep\nlo\tdef\nva\taux\tva|van\n",
    "phrase": "order\tdet adj* HEAD adj*\narticles\tlo\ncomplement\tdi\n",
    "agreement": "det\tnumber gender\nadj\tnumber gender\n",
    "counting": "one\tsg\nother\tpl\n",
    "government": "di\tacc|nom\n",
    "sandhi": "sound\tvowel\ta e i o u\ndi lo\tdlo\ttwo\nlo\tl’\tvowel joined\nbono\tbon\tm.sg\n",
    "sounds": "hora\tvowel\nuni*\tconsonant\n",
    "guess": "noun\to-i\to\nnoun.pl\to-i\t..i\nadj\to-a\to\ngender\tf\ta\nadv\tyes\tmente\n",
    "pronouns": "1.sg\tmi|me\n-\tchi\n",
    "ambiguous": "alto\tadj noun\nbono\tadj noun\n",
    "tags":
      "lexicon\tdemonstrative\tpoints at something\nsandhi\tname\tbefore names\nsounds\tconsonant\tno vowel\n",
    "endings": "plural\to-i\to\nacronym\t=\n",
  ]
  var index: [UInt8]?

  /// Breaks a text: puts one thing in the place of another, or behind the last line.
  mutating func edit(_ text: String, _ old: String, _ new: String) {
    let source = texts[text] ?? ""
    texts[text] = old.isEmpty ? source + new + "\n" : source.replacing(old, with: new)
  }

  var files: [String: [UInt8]] {
    var files = Dictionary(
      uniqueKeysWithValues: texts.map { ("\($0.key).txt", Array($0.value.utf8)) })
    files["words.index"] = index ?? WordIndexFile.bytes { Array((texts[$0] ?? "").utf8) }
    return files
  }

  /// What is wrong, as `file:line:column: message`.
  var problems: [String] { Self.problems(files) }

  static func problems(_ files: [String: [UInt8]]) -> [String] {
    LanguageCheck(language, path: "", files: files).diagnostics.map { diagnostic in
      let file = String(diagnostic.location?.file.dropFirst() ?? "")
      let place = LineMap(files[file] ?? [])
        .position(at: diagnostic.location?.range.lowerBound ?? 0)
      return "\(file):\(place.line):\(place.column): \(diagnostic.message)"
    }
  }
}

extension DiagnosticDocumentation {
  /// In alphabetical order of their ids.
  package static let all = [
    DiagnosticDocumentation(
      "catalog-without-target", "doctor",
      says: "A catalog lies in the project's folder, and no target copies it into what it builds.",
      advice: "Add it to a target, or remove it; a catalog that something else builds may stay."),
    DiagnosticDocumentation(
      "differing-property-lists", "extract",
      says: "Two applications have one catalog for their property lists, which say different "
        + "things, so that one of them would show the text of the other.",
      advice: "Give each of them a catalog of its own, or both the same text."),
    DiagnosticDocumentation(
      "dynamic-key", "extract",
      says: "Code looks up a key that only shows when it runs, so it can't be extracted, and the "
        + "catalogs have none that it may become.",
      advice: "Write the key in quotes, or add its values to the catalog as manual keys, and list "
        + "them in `dynamicKeys` of l10n.json, so that none is called stale or unused."),
    DiagnosticDocumentation(
      "dynamic-table", "extract",
      says: "The table of a text only shows when code runs, so no catalog can be chosen for it.",
      advice: "Name the table in quotes, or keep its keys by hand."),
    DiagnosticDocumentation(
      "empty-submodule", "extract",
      says: "A submodule of git has no files, so any key may be one that its code looks up.",
      advice: "Fill it with `git submodule update --init`."),
    DiagnosticDocumentation(
      "keys-without-source", "export", "status",
      says: "Several languages have keys that the source language's file doesn't have.",
      advice: "Add them to the source language, or remove them from the others."),
    DiagnosticDocumentation(
      "language-mismatch", "import",
      says: "A file is in another language than its name, its bundle, --locale or its texts say.",
      advice: "Look whose texts they are; to have them in another language, name that with "
        + "--locale, and to have them all, leave it out."),
    DiagnosticDocumentation(
      "language-without-table", "doctor",
      says: "The project lists a language that no catalog is translated to.",
      advice: "Add translations, or take the language out of the project's Info tab."),
    DiagnosticDocumentation(
      "linked-catalog", "convert",
      says: "A link makes a language of a table, or a table of another place, of the same files, "
        + "so the table is not converted.",
      advice: "Put a copy of what the link leads to in its place."),
    DiagnosticDocumentation(
      "locale-without-table", "doctor",
      says: "`locales` of l10n.json has a language that no catalog is translated to.",
      advice: "Add translations, or take the language out of `locales`."),
    DiagnosticDocumentation(
      "missing-table", "extract",
      says: "Code of a target has keys, and the target has no catalog for their table.",
      advice: "Make one with `l10n extract --create` and add it to the target, or add one that is "
        + "there already; where Xcode would give the file to another target, make it in Xcode."),
    DiagnosticDocumentation(
      "no-key", "extract",
      says: "No source that was named uses the catalogs, so none of their keys is called stale.",
      advice: "Name the folder of the sources, too."),
    DiagnosticDocumentation(
      "no-merge-driver", "doctor",
      says: "Git merges String Catalogs line by line, which breaks them now and then.",
      advice: "`l10n merge --install` has it merge them key by key; a line of yours for "
        + "`*.xcstrings` with `merge` in .gitattributes is left alone."),
    DiagnosticDocumentation(
      "only-stale-keys", "doctor", "export",
      says: "All keys of a catalog are marked as stale, so translators get nothing of it.",
      advice: "Make keys manual that code looks up where Xcode doesn't see it; of `.strings`, list "
        + "them in `dynamicKeys` of l10n.json and remove the marks."),
    DiagnosticDocumentation(
      "outdated-output", "compile",
      says: "An earlier run compiled a file of a table that has nothing for it any more.",
      advice: "Remove the file, for people read its texts as long as it is there."),
    DiagnosticDocumentation(
      "package-without-language", "doctor", "extract",
      says: "A package has `.lproj` folders, or would get its first, and its manifest names no "
        + "language.",
      advice: "Add `defaultLocalization` behind the package's name."),
    DiagnosticDocumentation(
      "plural-candidate", "extract",
      says: "A text counts something and has no plural forms.",
      advice: "Vary it by plural in the catalog, or let its words agree: "
        + "`^[%lld file](inflect: true)`."),
    DiagnosticDocumentation(
      "rename-mention", "rename",
      says: "The key is spelled out where nothing is known to look it up, so the place stays.",
      advice: "Look at the place, and change it by hand if it is the key."),
    DiagnosticDocumentation(
      "rename-symbol", "rename",
      says: "Code may name the key by a generated symbol, which has another name from now on.",
      advice: "Change the symbol by hand where it is the key's; the next build tells."),
    DiagnosticDocumentation(
      "rename-untranslated", "rename",
      says: "A language has no text for the key, or a target no catalog, so people may read the "
        + "new key.",
      advice: "Give the key a text in that language; make the target a catalog with "
        + "`l10n extract --create`."),
    DiagnosticDocumentation(
      "repeated-table", "doctor",
      says: "A target has two catalogs of one table, which become the same files of its product, "
        + "so that it isn't built or one hides the other.",
      advice: "Take all but one out of the target, and add what its code needs to that one."),
    DiagnosticDocumentation(
      "second-name", "export",
      says: "A catalog has one language under two names, and the texts of one are exported.",
      advice: "Move what only the other one has there, or name it with --locale."),
    DiagnosticDocumentation(
      "shifted-texts", "import",
      says: "Most texts of a table are what the catalog has for the text before or behind, as if "
        + "rows had shifted, so none of them is taken.",
      advice: "Put the rows back in place; if they are right, import them with --force."),
    DiagnosticDocumentation(
      "source-copied", "import",
      says: "Texts came back as their source, so they are left out, and the catalog's translations "
        + "stay.",
      advice: "Have them translated; if the source is meant, import them with --accept-copies."),
    DiagnosticDocumentation(
      "swift-syntax", "extract",
      says: "A Swift file has a mistake, so keys behind it may be missing.",
      advice: "Mend the mistake; no key is called stale until then."),
    DiagnosticDocumentation(
      "swift-too-complex", "extract", "lint",
      says: "Code is nested too deeply or too long to be read, so keys in it may be missing.",
      advice: "Split it, or write the types of its values and closures."),
    DiagnosticDocumentation(
      "table-without-language", "doctor", "extract",
      says: "A `.strings` or `.stringsdict` file is in no `.lproj` folder, so no language has it.",
      advice: "Move it into the folder of its language, such as `en.lproj`."),
    DiagnosticDocumentation(
      "unlisted-language", "doctor",
      says: "Catalogs have a language that the project doesn't list, so it may not be offered.",
      advice: "Add it in the project's Info tab."),
    DiagnosticDocumentation(
      "unmatched-function", "extract",
      says: "Nothing calls a function that the options or l10n.json call a localizing one.",
      advice: "Check its name, or leave it out."),
    DiagnosticDocumentation(
      "unmended-file", "lint",
      says: "A file has an error that no safe fix mends, so `--fix` leaves its other mistakes.",
      advice: "Mend that error, and run `l10n lint --fix` again."),
    DiagnosticDocumentation(
      "unread-catalog", "convert", "extract",
      says: "A catalog, or a language of it, was left out, as a link that leads out of the project "
        + "is, so nothing is written that it may have.",
      advice: "Put a copy in the place of the link, or name the folder that it leads to."),
    DiagnosticDocumentation(
      "untyped-extraction", "doctor", "extract",
      says: "Xcode extracts texts of a target without types, so numbers have other specifiers.",
      advice: "Set SWIFT_EMIT_LOC_STRINGS to YES in the build settings."),
    DiagnosticDocumentation(
      "unused-keys-kept", "extract", "lint",
      says: "Nothing names some keys, and they stay, for code looks up keys that only show when it "
        + "runs.",
      advice: "List those that it looks up in `dynamicKeys` of l10n.json, and remove the others."),
  ]
}

import Messages
package import Reading

/// What stands for a key in one language: a text, or texts that vary by number, device or width.
///
/// The same form is used for a whole localization, for one case of a variation and for what is
/// inside a substitution.
package struct StringCatalogContent: Hashable, Sendable {
  /// The object with its braces, in the document's text.
  package var range: Range<Int>
  package var unit: StringCatalogUnit?
  package var set: StringCatalogSet?
  /// `variations`, in file order.
  package var variations: [StringCatalogVariation] = []
  /// `substitutions`, in file order.
  package var substitutions: [StringCatalogSubstitution] = []
  /// Where the objects `variations` and `substitutions` stand, also when they are empty.
  package var variationsRange: Range<Int>?
  package var substitutionsRange: Range<Int>?
  /// What nobody knows, as it stands.
  package var unknownFields: [JSONMember] = []

  /// Nothing yet, at a place.
  package init(range: Range<Int>) { self.range = range }

  /// The cases of one kind of variation; none when there is no such kind.
  package func cases(of kind: VariationKind) -> [StringCatalogVariation.Case] {
    variations.last { $0.kind == kind }?.cases ?? []
  }
}

/// One kind of variation with a text for each case.
package struct StringCatalogVariation: Hashable, Sendable {
  /// The text for one plural category, device or width.
  package struct Case: Hashable, Sendable {
    /// A plural category, a device such as `iphone`, or a number of characters.
    package var name: JSONString
    package var content: StringCatalogContent
  }

  package var kind: VariationKind
  package var name: JSONString
  /// The object with its braces, in the document's text.
  package var range: Range<Int>
  /// In file order.
  package var cases: [Case] = []
}

/// A part of a text that varies on its own: `%#@name@` in the text stands for it.
package struct StringCatalogSubstitution: Hashable, Sendable {
  package var name: JSONString
  /// The argument it is about, from 1; nil where the order of the text says it.
  package var argumentNumber: StringCatalogField<Int>?
  /// The specifier without its percent sign, such as `lld`; `%arg` stands for it.
  package var formatSpecifier: StringCatalogField<JSONString>?
  /// Its variations; unknown fields of the substitution are among the content's.
  package var content: StringCatalogContent
}

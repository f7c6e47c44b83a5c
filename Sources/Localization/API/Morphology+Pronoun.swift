#if !canImport(Darwin)
public import Foundation
public import Vocabulary

extension Morphology {
  /// One form of a person's own pronouns, such as "xem" (Apple Developer Documentation,
  /// "Morphology.Pronoun").
  ///
  /// Unlike Apple's, it has ``details``: Foundation's `Morphology` on Linux has no room for the
  /// case, the kind of pronoun and the other features that tell the forms apart.
  public struct Pronoun: Hashable, Codable, Sendable {
    /// The form.
    public var pronoun: String
    /// What form it is.
    public var morphology: Morphology
    /// What the form agrees with, for a possessive in languages where it agrees with what is
    /// possessed.
    public var dependentMorphology: Morphology?
    /// What form it is, as far as `morphology` can't say, or nil; only on Linux.
    public var details: MorphologyDetails?

    /// Makes a form as on Apple's platforms.
    public init(
      pronoun: String, morphology: Morphology, dependentMorphology: Morphology? = nil
    ) {
      self.init(
        pronoun: pronoun, morphology: morphology, dependentMorphology: dependentMorphology,
        details: nil)
    }

    /// Makes a form with what `Morphology` can't say; only on Linux.
    public init(
      pronoun: String, morphology: Morphology = Morphology(),
      dependentMorphology: Morphology? = nil, details: MorphologyDetails?
    ) {
      self.pronoun = pronoun
      self.morphology = morphology
      self.dependentMorphology = dependentMorphology
      self.details = details
    }
  }
}
#endif

import Testing
import Workflows

/// A substitution's own spelling of its number, which a translation doesn't have.
@Suite("Substitutions in proposals")
struct SubstitutionSpellingTests {
  private static let files = [
    "App/l10n.json": #"{"locales": ["es"]}"#,
    "App/Localizable.xcstrings": """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%@ has %lld photos" : {
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "%1$@ has %#@photos@"
              },
              "substitutions" : {
                "photos" : {
                  "argNum" : 2,
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "one" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%arg photo"
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%arg photos"
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """,
  ]

  private static func forms(_ number: String) -> [(path: String, text: String)] {
    [
      ("", "%1$@ tiene %2$#@photos@"), ("substitutions.photos.plural.one", "\(number) foto"),
      ("substitutions.photos.plural.other", "\(number) fotos"),
    ]
  }

  private static func tried(_ number: String) throws -> ProposalTrial {
    let proposal = ProposalTrialTests.Proposed(
      "Localizable.xcstrings", "%@ has %lld photos", forms: forms(number))
    return try ProposalTrialTests.tried(proposal.proposal, files).result.get()
  }

  @Test("%arg is taken, as the catalog writes it")
  func spelledAsInCatalog() throws {
    let refusals = try Self.tried("%arg").refusals
    #expect(!refusals.contains { $0.reason == .unsafe }, "\(refusals)")
  }

  @Test("and so is what exports have")
  func accepted() throws {
    let refusals = try Self.tried("%2$lld").refusals
    #expect(!refusals.contains { $0.reason == .unsafe }, "\(refusals)")
  }
}

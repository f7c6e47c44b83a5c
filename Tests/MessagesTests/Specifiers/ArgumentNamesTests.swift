import Messages
import Testing

@Suite("Names of arguments")
struct ArgumentNamesTests {
  private func names(of source: String) -> ArgumentNames {
    var names = ArgumentNames()
    names.add(SpecifierScan(source, options: .catalogValue).specifiers)
    return names
  }

  @Test(
    "a text without names has numbers where its order isn't the source's",
    arguments: [
      ("%(name)@ has %(count)lld", "%(name)@ tiene %(count)lld", "%@ tiene %lld"),
      ("%(name)@ has %(count)lld", "%(count)lld de %(name)@", "%2$lld de %1$@"),
      ("%(name)@ has %(count)lld", "%(name)@, %(name)@: %(count)lld", "%1$@, %1$@: %2$lld"),
      ("%(name)@ has %(count)lld", "%(name)@ tiene %lld", "%@ tiene %lld"),
      ("%(name)@ has %(count)lld", "%2$(count)lld de %1$(name)@", "%2$lld de %1$@"),
      ("%2$(count)lld of %1$(name)@", "%(name)@ %(count)lld", "%@ %lld"),
      ("%(a)@ %(b).2f %%", "%(b).2f %% %(a)@", "%2$.2f %% %1$@"),
      ("%(name)@ has %(count)lld", "%(count)lld de %(nmae)@", "%2$lld de %1$@"),
      ("%(a)@ %(b)@ %(c)@", "%(c)@ %(x)@ %(y)@", "%3$@ %1$@ %2$@"),
      ("%@ %lld", "%lld %@", "%lld %@"),
      ("%(größe)@", "%(größe)@", "%@"),
    ])
  func plain(source: String, text: String, expected: String) {
    #expect(names(of: source).plain(text) == expected)
  }

  @Test(
    "what only looks like a name stays",
    arguments: ["20%(net)incl.", "(a) 100%", "%()@", "%(a b)@", "$(HOME)", "%", "100%(x)", ""])
  func text(_ text: String) {
    #expect(names(of: text).plain(text) == text)
  }

  @Test("names are listed by their arguments")
  func order() {
    #expect(names(of: "%2$(b)@ %1$(c)@ %3$(a)@").all == ["c", "b", "a"])
    #expect(names(of: "%2$(b)@ %1$(c)@")["b"] == 2)
    #expect(names(of: "%(a)@")["b"] == nil)
    #expect(names(of: "%@").isEmpty)
  }
}

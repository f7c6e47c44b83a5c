import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Workflows

@Suite struct PreviewPageTests {
  private static func body(_ items: [PreviewItem]) -> String {
    let page = PreviewPage().text(PreviewReport(items))
    return page.split(separator: "<main>\n").last.map(String.init) ?? ""
  }

  @Test func aKeyIsATableWithHeaders() {
    let found = Self.body([PreviewSamples.orders[5], PreviewSamples.orders[0]])
    #expect(
      found == """
        <details open class="has-doubts">
        <summary><h2 dir="auto">Add ^[%lld %@ %@](inflect: true) to your order</h2> \
        <span class="table"><bdi>Localizable</bdi></span> <span class="count">2 renderings</span> \
        <span class="doubt">1 unsure</span></summary>
        <dl>
        <dt><bdi>es</bdi></dt><dd class="source" lang="es" dir="ltr">\
        Añadir ^[%1$lld %3$@ %2$@](inflect: true) a tu pedido</dd>
        <dt><bdi>en</bdi></dt><dd class="source" lang="en" dir="ltr">\
        Add ^[%lld %@ %@](inflect: true) to your order</dd>
        </dl>
        <div class="scroll"><table>
        <caption class="unseen">Renderings of Add ^[%lld %@ %@](inflect: true) to your order\
        </caption>
        <thead><tr><th scope="col">Arguments</th><th scope="col">Locale</th>\
        <th scope="col">Text</th></tr></thead>
        <tbody>
        <tr><th class="arguments" scope="row"><bdi class="argument" lang="es">2</bdi> \
        <bdi class="argument" lang="es">pequeño</bdi> \
        <bdi class="argument" lang="es">smoothie</bdi></th>\
        <th class="locale" scope="row"><bdi>es</bdi></th>\
        <td class="text" lang="es" dir="ltr">Añadir <mark>2 smoothies pequeños</mark> a tu pedido\
        <sup><a class="doubt" href="#note-1-1" aria-label="Note 1">1</a></sup></td></tr>
        <tr><th class="arguments" scope="row"><bdi class="argument" lang="en">1</bdi> \
        <bdi class="argument" lang="en">large</bdi> <bdi class="argument" lang="en">salad</bdi>\
        </th><th class="locale" scope="row"><bdi>en</bdi></th>\
        <td class="text" lang="en" dir="ltr">Add <mark>1 large salad</mark> to your order</td></tr>
        </tbody>
        </table></div>
        <ol class="notes">
        <li class="unsure" id="note-1-1"><bdi>“smoothie”</bdi> (unknown word): \
        <code>smoothie</code> is in no lexicon; its form follows the rules for its ending</li>
        </ol>
        </details>
        </main>
        </body>
        </html>

        """)
  }

  @Test func runsAreShown() {
    let found = Self.body([PreviewSamples.thanks, PreviewSamples.rainbow[0]])
    #expect(
      found.contains(
        """
        <strong>¡Gracias!</strong> <em>Visita nuestro </em><em>\
        <a rel="noopener noreferrer nofollow" href="https://caffe.example">sitio web</a></em>\
        <em>.</em></td>
        """))
    #expect(
      found.contains(
        """
        Comida <span class="attribute rainbow"><small dir="ltr">rainbow: extreme</small> \
        rápida y deliciosa</span></td>
        """))
  }

  @Test(arguments: [
    ("ar", "lang=\"ar\" dir=\"rtl\""), ("he-IL", "lang=\"he-IL\" dir=\"rtl\""),
    ("ur", "lang=\"ur\" dir=\"rtl\""), ("uz_Arab", "lang=\"uz-Arab\" dir=\"rtl\""),
    ("az", "lang=\"az\" dir=\"ltr\""), ("es-419", "lang=\"es-419\" dir=\"ltr\""),
    ("\" onload=\"x", "dir=\"auto\""), ("Base", "dir=\"auto\""), ("", "dir=\"auto\""),
  ])
  func cellsSayTheirLanguage(locale: String, attributes: String) {
    #expect(PageLanguage(locale).attributes == attributes)
  }

  @Test(arguments: [
    ("https://caffe.example/a?b=c&d#e", "https://caffe.example/a?b=c&d#e"),
    ("HTTP://x.example", "http://x.example"), ("mailto:a@x.example", "mailto:a@x.example"),
    ("https://x.example/ñ \"<\u{1B}", "https://x.example/%C3%B1%20%22%3C%1B"),
    ("javascript:alert(1)", nil), (" javascript:alert(1)", nil), ("java\nscript:x", nil),
    ("data:text/html,x", nil), ("file:///etc/passwd", nil), ("//x.example", nil), ("x", nil),
    ("https:x", nil), ("mailto:", nil), ("", nil), ("http\u{0}://x", nil),
  ])
  func onlySafeLinksCanBeFollowed(link: String, target: String?) {
    #expect(ShownLink.followable(link) == target)
  }

  /// Every tag is one of ours, closed in order, with attributes of ours.
  @Test func markupInTextsIsText() throws {
    let page = PreviewPage(title: "<b>").text(PreviewSamples.all)
    var open: [Substring] = []
    for tag in page.matches(of: #/<(/?)([a-z0-9]+)((?: [a-z-]+(?:="[^"<>]*")?)*)>/#) {
      let name = tag.output.2
      if ["meta", "input"].contains(name) { continue }
      if tag.output.1.isEmpty { open.append(name) } else { #expect(open.popLast() == name) }
      #expect(!tag.output.3.contains(" on"))
    }
    #expect(open.isEmpty)
    let rest = page.replacing(
      #/<!doctype html>|</?[a-z0-9]+(?: [a-z-]+(?:="[^"<>]*")?)*>/#, with: "")
    #expect(!rest.contains("<"))
    let targets = page.matches(of: #/(?:href|src)="([^"]*)"/#).map(\.output.1)
    #expect(targets.allSatisfy { $0.hasPrefix("#note-") || $0.hasPrefix("https://") })
    #expect(!page.contains("url("))
    #expect(!page.contains("<script"))
    #expect(VisibleText.lines(page, directionMarks: .kept).utf8.elementsEqual(page.utf8))
  }

  @Test func everythingButStylesIsForbidden() {
    let page = PreviewPage().text(PreviewReport())
    let policy =
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
    #expect(page.contains("<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">"))
    #expect(page.contains("There is nothing to preview."))
  }

  /// WCAG 2.2, 1.4.3: a contrast of 4.5 to 1.
  @Test(arguments: [
    ("text", "page"), ("text", "card"), ("quiet", "page"), ("quiet", "card"),
    ("text", "inflected"), ("doubt", "doubt-fill"), ("doubt", "card"), ("link", "card"),
    ("label", "label-fill"), ("text", "code-fill"),
  ])
  func coloursCanBeToldApart(text: String, fill: String) throws {
    let schemes = PageStyleSheet.text.split(separator: "@media").prefix(2)
    for scheme in schemes {
      let contrast = try Contrast.ratio(Self.color(text, in: scheme), Self.color(fill, in: scheme))
      #expect(contrast >= 4.5)
    }
  }

  private static func color(_ name: String, in scheme: Substring) throws -> Double {
    let pattern = try Regex("--\(name): #([0-9a-f]{6});", as: (Substring, Substring).self)
    let digits = try #require(scheme.firstMatch(of: pattern)).output.1
    return try #require(Contrast.luminance(String(digits)))
  }
}

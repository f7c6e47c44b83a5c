"""Uses `l10n studio` as a translator does: `studio.py TOOL FOLDER`, where FOLDER has a copy of Caffé."""

import contextlib
import json
import os
import pathlib
import signal
import subprocess
import sys
import time

from playwright.sync_api import sync_playwright

tool, work = sys.argv[1], pathlib.Path(sys.argv[2])
# A release build answers in a few milliseconds; what is measured here has room for slow machines.
limits = {"first paint": 1000, "search": 300, "preview": 100}
hostile = "<img src=x onerror=\"document.title='ran'\"><script>document.title='ran'</script>"


def start(project, *options):
    # A shell that started this in the background had it ignore Ctrl-C, and with it the studio.
    return subprocess.Popen(
        [tool, "studio", "--no-open", *options, str(project)], stdout=subprocess.PIPE, text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))


@contextlib.contextmanager
def studio(project, *options):
    process = start(project, *options)
    try:
        yield process.stdout.readline().strip()
    finally:
        process.terminate()
        process.wait(timeout=60)


@contextlib.contextmanager
def page(browser, address, **options):
    context = browser.new_context(**options)
    opened = context.new_page()
    failures = []
    opened.on("pageerror", lambda error: failures.append(str(error)))
    opened.on("console", lambda line: line.type == "error" and failures.append(line.text))
    opened.goto(address)
    yield opened
    context.close()
    # A refusal is an answer that a browser logs.
    failures = [line for line in failures if "422" not in line]
    assert not failures, failures


def wait_for_count(shown, selector, count):
    """The page's policy forbids what Playwright's own functions do in the page."""
    for _ in range(200):
        if shown.locator(selector).count() == count:
            return
        time.sleep(0.05)
    raise AssertionError(f"{selector} isn't there {count} times")


def evaluated(shown, expression):
    session = shown.context.new_cdp_session(shown)
    answer = session.send("Runtime.evaluate", {"expression": expression, "returnByValue": True})
    return answer["result"].get("value")


def catalog(entries):
    return json.dumps(
        {"sourceLanguage": "en", "strings": entries, "version": "1.0"}, indent=2, ensure_ascii=False)


def unit(text, state="translated"):
    return {"stringUnit": {"state": state, "value": text}}


def write(name, entries):
    folder = work / name
    folder.mkdir()
    (folder / "Localizable.xcstrings").write_text(catalog(entries))
    return folder


def check_typing(browser):
    """By keyboard alone: find, edit, see, save, undo."""
    folder = write("Small", {
        "%lld photos": {"localizations": {"es": {"variations": {"plural": {
            "one": unit("%lld foto"), "other": unit("%lld fotos")}}}}},
        "Delete **all**": {}, "Save": {"localizations": {"es": unit("Guardar")}}})
    file = folder / "Localizable.xcstrings"
    before = file.read_text()
    with studio(folder) as address, page(browser, address) as shown:
        shown.wait_for_selector(".row .source")
        assert "token" not in shown.url, "the token stays in the address"
        shown.keyboard.press("/")
        shown.keyboard.type("save")
        wait_for_count(shown, ".row", 1)
        shown.keyboard.press("Enter")
        shown.wait_for_selector(".card")
        shown.keyboard.press("Enter")
        shown.wait_for_selector(".rich:focus")
        shown.keyboard.press("End")
        shown.keyboard.type(" ya")
        shown.wait_for_selector(".card .reading:text-is('Guardar ya')")
        shown.keyboard.press("Control+s")
        shown.wait_for_selector("#message:text-is('Saved.')")
        assert file.read_text() == before.replace('"Guardar"', '"Guardar ya"'), "more than a text changed"
        shown.keyboard.press("Control+Shift+z")
        shown.wait_for_selector("#saved:text-is('Undone.')")
        assert file.read_text() == before
        check_rich(shown, file)


def check_rich(shown, file):
    """Marks in the rich view, and the source view of the same text."""
    shown.fill("#search", "delete")
    shown.wait_for_selector(".row .source:has-text('Delete')")
    shown.focus("#list")
    shown.keyboard.press("ArrowDown")
    shown.wait_for_selector("#key-name:has-text('Delete')")
    shown.keyboard.press("Enter")
    shown.wait_for_selector(".rich:focus")
    shown.keyboard.type("Borrar todo")
    for _ in range(4):
        shown.keyboard.press("Shift+ArrowLeft")
    shown.keyboard.press("Control+b")
    shown.wait_for_selector(".rich .in-strong:text-is('todo')")
    shown.wait_for_selector(".card .reading strong")
    assert shown.input_value("textarea") == "Borrar **todo**", shown.input_value("textarea")
    shown.keyboard.press("Control+s")
    shown.wait_for_selector("#message:text-is('Saved.')")
    assert '"Borrar **todo**"' in file.read_text()


def check_conflict(browser):
    folder = write("Shared", {"Save": {"localizations": {"es": unit("Guardar")}}})
    file = folder / "Localizable.xcstrings"
    with studio(folder) as address, page(browser, address) as shown:
        shown.click(".row")
        shown.wait_for_selector(".card")
        shown.fill(".rich", "Grabar")
        file.write_text(file.read_text().replace("Guardar", "Salvar"))
        shown.keyboard.press("Control+s")
        shown.wait_for_selector("#conflict .theirs")
        assert shown.inner_text("#conflict .theirs") == "Salvar"
        assert "Salvar" in file.read_text()
        shown.click("#conflict button:has-text('Save mine')")
        shown.wait_for_selector("#message:text-is('Saved.')")
        assert "Grabar" in file.read_text()


def check_drafts(browser):
    """Two tabs type one text: neither loses what the other typed."""
    folder = write("Drafts", {"Save": {"localizations": {"es": unit("Guardar")}}})
    with studio(folder) as address, page(browser, address) as one, page(browser, address) as other:
        for shown in (one, other):
            shown.click(".row")
            shown.wait_for_selector(".card")
        with one.expect_response("**/api/draft"):
            one.fill(".rich", "Grabar")
        other.fill(".rich", "Salvar")
        other.wait_for_selector("#others .theirs")
        assert other.inner_text("#others .theirs") == "Grabar"
        with other.expect_response("**/api/draft"):
            other.click("#others button:has-text('Forget it')")
        other.wait_for_selector("#others", state="hidden")
        with page(browser, address) as third:
            third.click(".row")
            third.wait_for_selector("#message:has-text('typed before')")
            assert third.inner_text(".rich") == "Salvar"


def check_hostile(browser):
    """Texts of a project are texts, wherever they stand."""
    folder = write(hostile[:20].replace("/", ""), {hostile: {
        "comment": hostile, "localizations": {"es": unit(hostile), "fr": unit(hostile)}},
        hostile + "!": {"localizations": {"es": unit(hostile + "!")}}})
    (folder / "l10n.json").write_text(json.dumps({
        "glossary": {"img": {"translations": {"es": hostile}, "note": hostile}},
        "doNotTranslate": ["onerror"], "attributeScopes": {"app": {"glow": {"values": [hostile]}}}}))
    committed(folder, hostile)
    with studio(folder) as address, page(browser, address) as shown:
        shown.click(f".row:has-text('!')")
        shown.wait_for_selector(".card")
        shown.fill("#note-text", hostile)
        shown.click("#save-review")
        shown.wait_for_selector("#note:visible")
        shown.click("#past-section summary")
        shown.wait_for_selector("#past-body li")
        shown.wait_for_selector("#help-body li")
        shown.fill(".rich", hostile * 2)
        file = folder / "Localizable.xcstrings"
        file.write_text(file.read_text().replace("ran'</script>!\"\n", "ran'</script>?\"\n"))
        shown.keyboard.press("Control+s")
        shown.wait_for_timeout(500)
        assert shown.title() == "l10n studio", "a text ran"
        assert shown.locator("main img, main script").count() == 0
        assert shown.inner_text("#key-name") == hostile + "!"
        assert hostile in shown.inner_text("#note")
        weak = evaluated(shown, contrast)
        assert not weak, weak
        assert hostile in shown.inner_text("#past-body")


def committed(folder, author):
    """A repository with the folder's files."""
    def git(*arguments):
        subprocess.run(["git", "-C", str(folder), *arguments], check=True, capture_output=True)
    git("init", "--quiet")
    git("add", "--all")
    git("-c", f"user.name={author}", "-c", "user.email=a@b.example", "commit", "--quiet", "--message", author)


def check_exchange(browser):
    """A file for translators is edited in its place, and nothing else of it changes."""
    file = work / "es.xliff"
    file.write_text("""<?xml version="1.0"?>
<!-- kept --><xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
<file original="App/Localizable.xcstrings" source-language="en" target-language="es" datatype="plaintext"><body>
<trans-unit id="%lld cups|==|plural.one"><source>%lld cup</source><target state="new"/></trans-unit>
<trans-unit id="%lld cups|==|plural.other"><source>%lld cups</source></trans-unit>
<trans-unit id="Save"><source>Save</source><target>Guardar</target><note>A button</note></trans-unit>
</body></file></xliff>
""")
    before = file.read_text()
    with studio(file) as address, page(browser, address) as shown:
        shown.click(".row:has-text('cups')")
        wait_for_count(shown, ".form", 2)
        shown.fill(".form:has-text('one') .rich", "%lld taza")
        shown.fill(".form:has-text('other') .rich", "%lld tazas")
        shown.wait_for_selector(".card .reading:has-text('5 tazas')")
        shown.keyboard.press("Control+s")
        shown.wait_for_selector("#message:text-is('Saved.')")
        expected = before.replace('<target state="new"/>', '<target state="translated">%lld taza</target>').replace(
            "<source>%lld cups</source>", '<source>%lld cups</source><target state="translated">%lld tazas</target>')
        assert file.read_text() == expected, file.read_text()
        shown.keyboard.press("Control+Shift+z")
        shown.wait_for_selector("#saved:text-is('Undone.')")
        assert file.read_text() == before
        assert "es.xliff" in shown.inner_text("#project")


def check_crash(browser):
    """Saves can be undone after the studio was killed, and not after it was ended."""
    folder = write("Crash", {"Save": {"localizations": {"es": unit("Guardar")}}})
    file = folder / "Localizable.xcstrings"
    before = file.read_text()
    for stop, isLeft in ((signal.SIGKILL, True), (signal.SIGINT, False)):
        file.write_text(before)
        process = start(folder)
        with page(browser, process.stdout.readline().strip()) as shown:
            shown.click(".row")
            shown.wait_for_selector(".card")
            shown.fill(".rich", "Grabar")
            shown.keyboard.press("Control+s")
            shown.wait_for_selector("#message:text-is('Saved.')")
        os.kill(process.pid, stop)
        process.wait(timeout=60)
        with studio(folder) as address, page(browser, address) as shown:
            shown.wait_for_selector(".row .source")
            assert shown.locator("#left button").count() == (2 if isLeft else 0), stop
            if isLeft:
                shown.click("#left button:has-text('Keep')")
                shown.wait_for_selector("#left", state="hidden")
                shown.keyboard.press("Control+Shift+z")
                shown.wait_for_selector("#saved:text-is('Undone.')")
                assert file.read_text() == before


def check_names(browser):
    """What a screen reader is told, and where the keyboard goes."""
    with studio(work / "Caffe", "--read-only") as address, page(browser, address) as shown:
        shown.wait_for_selector(".row .source")
        shown.click(".row")
        shown.wait_for_selector(".card")
        nameless = evaluated(shown, """
          [...document.querySelectorAll('button, select, input, textarea, [role=textbox]')]
            .filter(each => each.checkVisibility() && !(each.ariaLabel || each.textContent.trim() || each.labels?.length))
            .map(each => each.outerHTML)""")
        assert not nameless, nameless
        assert shown.locator("[role=option][aria-selected=true]").count() == 1
        shown.keyboard.press("F1")
        shown.wait_for_selector("dialog[open]")
        shown.keyboard.press("Escape")
        assert not shown.locator("#save").is_visible()


def check_attributes(browser):
    """The form for attributes, links, and what is pasted, under a definition."""
    folder = write("Formats", {
        "Fast": {"localizations": {"es": unit("Muy rápido")}},
        "Faster": {"localizations": {"es": unit("Más rápido")}},
        "%lld cups": {"localizations": {"es": unit("%lld tazas")}}})
    (folder / "l10n.json").write_text(json.dumps({
        "attributeScopes": {"app": {"rainbow": {"values": ["fun", "extreme"]}, "glow": {"type": "boolean"}}},
        "formatDefinitions": {"all": {
            "attributes": {"rainbow": "fun"}, "marks": ["strong", "link"]}},
        "glossary": {"cups": {"translations": {"es": "tazas"}}}}))
    with studio(folder) as address, page(browser, address) as shown:
        shown.click(".row:has-text('Fast')")
        shown.wait_for_selector("#key-name:text-is('Fast')")
        shown.wait_for_selector(".card")
        assert shown.locator(".tool.emphasis").is_disabled(), "italics are forbidden here"
        shown.focus(".rich")
        shown.keyboard.press("End")
        for _ in range(6):
            shown.keyboard.press("Shift+ArrowLeft")
        shown.keyboard.press("Control+e")
        shown.wait_for_selector(".attributes option[value=rainbow]", state="attached")
        names = shown.locator(".attributes select[aria-label='Add an attribute'] option").all_inner_texts()
        assert "glow" not in names and "inflect" in names, names
        shown.select_option(".attributes select[aria-label='Add an attribute']", "rainbow")
        shown.wait_for_selector(".attribute-name:text-is('rainbow')")
        assert shown.input_value("textarea") == "Muy ^[rápido](rainbow: 'fun')", shown.input_value("textarea")
        shown.click(".attributes button[aria-label='Remove rainbow']")
        wait_for_count(shown, ".attribute-name", 0)
        assert shown.input_value("textarea") == "Muy rápido"
        shown.fill(".link-field", "https://a.example/")
        shown.keyboard.press("Tab")
        wait_for_count(shown, ".rich .in-link", 1)
        assert shown.input_value("textarea") == "Muy [rápido](https://a.example/)"
        check_paste(shown)
        check_help(shown)


def check_paste(shown):
    shown.focus(".rich")
    shown.keyboard.press("Control+End")
    evaluated(shown, """
      (() => {
        const data = new DataTransfer()
        data.setData('text/html', '<b>ya</b> <i>no</i><img src=x onerror="document.title=1"><script>1</scr' + 'ipt>')
        data.setData('text/plain', 'ya no')
        document.querySelector('.rich').dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
      })()""")
    wait_for_count(shown, ".rich .in-strong", 1)
    text = shown.input_value("textarea")
    assert "**ya** no" in text and "img" not in text, text
    assert shown.title() == "l10n studio"


def check_help(shown):
    shown.click(".row:has-text('cups')")
    shown.wait_for_selector("#help-section:has-text('Glossary')")
    shown.wait_for_selector("#vary:visible")
    shown.click("#vary")
    wait_for_count(shown, ".form", 3)
    shown.fill(".form:has-text('one') .rich", "%lld taza")
    shown.wait_for_selector(".card .reading:has-text('1 taza')")
    shown.keyboard.press("Control+s")
    shown.wait_for_selector("#message:text-is('Saved.')")
    shown.click(".row:has-text('Faster')")
    shown.wait_for_selector("#help-section:has-text('Muy rápido')")


def check_contrast(browser):
    """Everything that is shown can be read, in both schemes (WCAG AA)."""
    with studio(work / "Caffe", "--no-cache") as address:
        for scheme in ("light", "dark"):
            with page(browser, address, color_scheme=scheme) as shown:
                shown.click(".row:has-text('%')")
                shown.wait_for_selector(".card")
                shown.wait_for_timeout(400)
                weak = evaluated(shown, contrast)
                assert not weak, (scheme, weak)


contrast = """
  (() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const rgba = colour => {
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data]
    }
    const light = colour => rgba(colour).slice(0, 3).map(each => each / 255)
      .map(each => each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4)
      .reduce((sum, each, index) => sum + each * [0.2126, 0.7152, 0.0722][index], 0)
    const paper = element => {
      for (let place = element; place; place = place.parentElement) {
        const colour = getComputedStyle(place).backgroundColor
        if (rgba(colour)[3] > 250) return colour
      }
      return 'white'
    }
    return [...document.querySelectorAll('body *')].filter(element => element.checkVisibility()
      && !element.closest('.hidden, .skip, :disabled, .layers')
      && [...element.childNodes].some(node => node.nodeType === 3 && node.textContent.trim()))
      .map(element => {
        const [own, under] = [light(getComputedStyle(element).color), light(paper(element))]
        return [(Math.max(own, under) + 0.05) / (Math.min(own, under) + 0.05), element.className, element.textContent.slice(0, 30)]
      }).filter(([value]) => value < 4.5)
  })()"""


def take_pictures(browser, folder):
    """Pictures to be looked at: `--pictures FOLDER`."""
    folder.mkdir(parents=True, exist_ok=True)
    sizes = {"light": (1360, 860, "light"), "dark": (1360, 860, "dark"), "narrow": (390, 900, "light")}
    with studio(work / "Caffe", "--no-cache") as address:
        for name, (width, height, scheme) in sizes.items():
            with page(browser, address, color_scheme=scheme, viewport={"width": width, "height": height}) as shown:
                shown.click(".row:has-text('%')")
                shown.wait_for_selector(".card")
                shown.focus(".rich")
                shown.keyboard.press("Control+a")
                shown.keyboard.press("Control+e")
                shown.wait_for_timeout(600)
                shown.screenshot(path=folder / f"{name}.png", full_page=name == "narrow")
    arabic = write("Arabic", {
        "Welcome, **%@**": {"localizations": {"ar": unit("مرحبًا، **%@**")}},
        "%lld photos": {"localizations": {"ar": {"variations": {"plural": {
            "one": unit("صورة واحدة"), "two": unit("صورتان"), "few": unit("%lld صور"),
            "many": unit("%lld صورة"), "zero": unit("لا صور"), "other": unit("%lld صورة")}}}}}})
    with studio(arabic, "--no-cache") as address, page(browser, address, viewport={"width": 1360, "height": 860}) as shown:
        for key in ("photos", "Welcome"):
            shown.click(f".row:has-text('{key}')")
            shown.wait_for_selector(".card")
            shown.wait_for_timeout(500)
            shown.screenshot(path=folder / f"arabic-{key}.png")
    take_more_pictures(browser, folder)


def take_more_pictures(browser, folder):
    japanese = write("Japanese", {
        "%lld photos in **Cups**": {"localizations": {"ja": unit("**カップ**の写真 %lld 枚", "needs_review")}},
        "Size": {"localizations": {"ja": {"variations": {"device": {
            "iphone": unit("電話の大きさ"), "mac": unit("画面の大きさ"), "other": unit("大きさ")}}}}}})
    committed(japanese, "Aiko")
    with studio(japanese, "--no-cache") as address, page(browser, address, viewport={"width": 1360, "height": 860}) as shown:
        for key in ("photos", "Size"):
            shown.click(f".row:has-text('{key}')")
            shown.wait_for_selector(".card")
            shown.click("#past-section summary")
            shown.select_option("#box", "vertical" if key == "photos" else "")
            shown.wait_for_timeout(900)
            shown.screenshot(path=folder / f"japanese-{key}.png")


def check_many(browser):
    """50,000 keys: the first rows, and a key press to what people would read."""
    folder = write("Many", {f"Key {number:05} of %lld": {"localizations": {
        "es": unit(f"Clave {number:05} de %lld")}} for number in range(50_000)})
    with studio(folder) as address, page(browser, address) as shown:
        shown.wait_for_selector(".row .source")
        # Lists are made once, while the browser starts; then they are there for every page.
        painted = timed(lambda: shown.goto(address), lambda: shown.wait_for_selector(".row .source"))
        searched = []
        shown.focus("#search")
        for length in range(3, 6):
            count = f"{10 ** (5 - length):,} key{'s' if length < 5 else ''}"
            wanted = "key 12345"[:4 + length]
            searched.append(timed(
                lambda: shown.fill("#search", wanted),
                lambda: shown.locator("#count", has_text=count).wait_for()))
        shown.fill("#search", "")
        shown.locator("#count", has_text="50,000 keys").wait_for()
        shown.focus("#list")
        shown.keyboard.press("End")
        shown.wait_for_selector(".row .source:has-text('Key 49999')")
        assert shown.locator(".row").count() < 60
        shown.wait_for_selector("#key-name:has-text('Key 49999')")
        shown.keyboard.press("Enter")
        shown.wait_for_selector(".rich:focus")
        shown.keyboard.press("End")
        shown.wait_for_selector(".card")
        times = []
        for number in range(8):
            wanted = "x" * (number + 1)
            times.append(timed(
                lambda: shown.keyboard.type("x"),
                lambda: shown.locator(".card .reading", has_text=wanted).first.wait_for()))
    found = {"first paint": painted, "search": median(searched), "preview": median(times)}
    print("50,000 keys: " + ", ".join(f"{name} {time:.0f} ms" for name, time in found.items()))
    assert all(time < limits[name] for name, time in found.items()), (found, searched, times)


def timed(act, wait):
    """Milliseconds from an act of a person until what it comes to is seen."""
    start = time.monotonic()
    act()
    wait()
    return (time.monotonic() - start) * 1000


def median(times):
    return sorted(times)[len(times) // 2]


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    check_typing(browser)
    check_conflict(browser)
    check_drafts(browser)
    check_hostile(browser)
    check_exchange(browser)
    check_crash(browser)
    check_names(browser)
    check_attributes(browser)
    check_contrast(browser)
    if "--pictures" in sys.argv:
        take_pictures(browser, pathlib.Path(sys.argv[sys.argv.index("--pictures") + 1]))
    # With a release build: `L10N=.build/release/l10n`, and a machine that does nothing else.
    if "--measure" in sys.argv:
        check_many(browser)
    browser.close()
print("studio: all is well")

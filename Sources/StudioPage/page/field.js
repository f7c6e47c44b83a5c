// One text that is translated: its source view and its rich view, each of which edits the other.

import { ask } from './server.js'
import { AttributePanel } from './attributes.js'
import { delayed, directionOf, element } from './dom.js'
import { edited, partElement, placed } from './parts.js'
import { RichView } from './rich.js'

const wraps = [
  { name: 'Bold', sign: 'B', mark: '**', kind: 'strong', key: 'b' },
  { name: 'Italic', sign: 'I', mark: '*', kind: 'emphasis', key: 'i' },
  { name: 'Strikethrough', sign: 'S', mark: '~~', kind: 'strikethrough' },
  { name: 'Code', sign: '<>', mark: '`', kind: 'code' },
]

/** The catalog's text on the clipboard, for other fields of this page. */
const ownType = 'application/x-l10n-text'
const longestPaste = 200_000

export class TextField {
  constructor(form, key, { isRich, isReadOnly, onChange, onMode, onProblem }) {
    Object.assign(this, { form, onChange, onProblem, isRich, isReadOnly, table: key.table, formats: key.formats })
    this.path = form.path
    this.value = form.text
    this.parts = form.textParts
    this.past = []
    this.future = []
    const direction = directionOf(key.language)
    const label = form.path ? `Translation, ${form.path}` : 'Translation'
    this.backdrop = element('div', { class: 'backdrop', 'aria-hidden': 'true', dir: direction, lang: key.language })
    this.area = element('textarea', {
      'aria-label': label, lang: key.language, dir: direction, rows: 1, spellcheck: 'true', readonly: isReadOnly,
      oninput: () => this.typed(this.area.value), onscroll: () => { this.backdrop.scrollTop = this.area.scrollTop },
    })
    this.rich = new RichView(label, key.language, direction,
      (start, end, text, caret) => this.replace(start, end, text, caret), isRedo => this.undo(isRedo))
    if (isReadOnly) this.rich.box.contentEditable = 'false'
    this.chips = element('span', { class: 'tokens' })
    this.panel = new AttributePanel(this, key)
    this.refreshPanel = delayed(120, () => this.panel.refresh())
    this.element = this.layout(form, key, onMode)
    this.element.addEventListener('keydown', event => this.press(event))
    for (const view of [this.area, this.rich.box]) {
      view.addEventListener('paste', event => this.paste(event))
      view.addEventListener('copy', event => this.copy(event))
      view.addEventListener('cut', event => this.copy(event))
    }
    this.show()
  }

  layout(form, key, onMode) {
    const source = element('p', { class: 'source-text', dir: 'auto', lang: key.sourceLanguage, 'aria-label': 'Source' },
      ...placed(form.source, form.sourceParts).map(partElement))
    const name = form.path ? element('p', { class: 'form-name' },
      element('b', {}, form.path.split('.').at(-1)), ` ${form.examples.join(', ')}${form.examples.length ? ' …' : ''}`,
      form.path.includes('.') ? element('span', { class: 'quiet' }, ` ${form.path}`) : null) : null
    this.richButton = element('button', {
      type: 'button', class: 'tool wide', 'aria-pressed': String(this.isRich), onclick: () => onMode(!this.isRich),
    }, 'Rich')
    const tools = this.isReadOnly ? [] : wraps.map(wrap => element('button', {
      type: 'button', class: `tool ${wrap.kind}`, title: wrap.name, 'aria-label': wrap.name,
      disabled: !this.formats.marks.includes(wrap.kind),
      onmousedown: event => event.preventDefault(), onclick: () => this.wrap(wrap),
    }, wrap.sign))
    const more = this.isReadOnly ? null : element('button', {
      type: 'button', class: 'tool wide', title: 'Link and attributes (Ctrl+E)', 'aria-expanded': 'false',
      onmousedown: event => event.preventDefault(), onclick: () => more.setAttribute('aria-expanded', String(this.panel.toggle())),
    }, 'Attributes')
    this.moreButton = more
    return element('div', { class: 'form' }, name, source,
      element('div', { class: 'box' },
        element('div', { class: 'toolbar', role: 'toolbar', 'aria-label': 'Text' }, ...tools, more, this.chips, element('span', { class: 'gap' }), this.richButton), this.panel.element,
        element('div', { class: 'layers' }, this.backdrop, this.area), this.rich.box))
  }

  // MARK: Showing

  show(caret = undefined) {
    if (this.area.value !== this.value) this.area.value = this.value
    this.backdrop.replaceChildren(...placed(this.value, this.parts).map(partElement), '\u200b')
    const layers = this.area.parentElement
    layers.hidden = this.isRich
    this.rich.box.hidden = !this.isRich
    this.richButton.setAttribute('aria-pressed', String(this.isRich))
    if (this.isRich) this.rich.show(this.value, this.parts, caret)
    else if (caret) this.area.setSelectionRange(caret.start, caret.end)
    this.showTokens()
  }

  /** The source's placeholders that the text lacks: a press puts one in. */
  showTokens() {
    const wanted = placed(this.form.source, this.form.sourceParts).filter(part => part.kinds.includes('placeholder'))
    // A translation may number them, to put them in another order.
    const numbered = wanted.map((part, index) => part.text.replace(/^%(\d+\$)?/, `%${index + 1}$`))
    const missing = wanted.map(part => part.text).filter((text, index) =>
      !this.value.includes(text) && !this.value.includes(numbered[index]))
    if (this.isReadOnly || missing.join('\n') === this.chipNames) return
    this.chipNames = missing.join('\n')
    this.chips.replaceChildren(...[...new Set(missing)].map(text => element('button', {
      type: 'button', class: 'tool chip', title: `Insert ${text}`,
      onmousedown: event => event.preventDefault(),
      onclick: () => { const { start, end } = this.selection(); this.replace(start, end, text) },
    }, text)))
  }

  /** Takes the parts that the server found in a text, unless it is another by now. */
  take(text, parts) {
    if (text !== this.value) return
    const isNew = JSON.stringify(parts) !== JSON.stringify(this.parts)
    this.parts = parts
    if (isNew) this.show()
  }

  setMode(isRich) {
    this.isRich = isRich
    this.show()
  }

  focus() { (this.isRich ? this.rich.box : this.area).focus() }

  // MARK: Edits

  typed(value) {
    const [start, end, text] = difference(this.value, value)
    this.remember()
    this.parts = edited(placed(this.value, this.parts), start, end, text)
    this.value = value
    this.show()
    this.onChange(this)
  }

  /** Replaces a part of the text, from a button or the rich view. */
  replace(start, end, text, caret = start + text.length) {
    if (this.isReadOnly) return
    const before = this.value
    const isGuarded = placed(before, this.parts).some(part => part.kinds.includes('guarded') && part.start <= end && part.start + part.length >= start)
    this.remember()
    this.parts = edited(placed(this.value, this.parts), start, end, text)
    this.value = this.value.slice(0, start) + text + this.value.slice(end)
    this.show({ start: caret, end: caret })
    this.onChange(this)
    if (isGuarded) this.settle(before)
  }

  /** Takes a text that the server made of this one, with what is selected in it. */
  adopt({ text, start, end }) {
    const [from, to, inserted] = difference(this.value, text)
    if (text !== this.value) {
      this.remember()
      this.parts = edited(placed(this.value, this.parts), from, to, inserted)
      this.value = text
    }
    this.kept = { start, end }
    this.show({ start, end })
    this.onChange(this)
  }

  set(value) { if (value !== this.value) this.replace(0, this.value.length, value) }

  /** Remembers what is selected, for controls that take the focus. */
  noteSelection() {
    const active = document.activeElement
    if (active !== this.area && active !== this.rich.box) return
    this.kept = this.selection()
    this.refreshPanel()
  }

  lastSelection() {
    const { start, end } = this.kept ?? this.selection()
    return { start: Math.min(start, this.value.length), end: Math.min(end, this.value.length) }
  }

  /** Text that is typed where a definition says what becomes of its attributes is brought to that. */
  async settle(before) {
    if (this.unsettled !== undefined) return
    this.unsettled = before
    while (this.unsettled !== this.value) {
      const [value, [start, end, text]] = [this.value, difference(this.unsettled, this.value)]
      const answer = await ask('type', { table: this.table, text: this.unsettled, start, end, new: text }).catch(() => null)
      if (this.value !== value) continue
      this.unsettled = value
      if (answer && answer.text !== value) {
        this.adopt(answer)
        this.unsettled = this.value
      }
    }
    this.unsettled = undefined
  }

  // MARK: Clipboard

  /** Copies what is seen as text, and beside it the text of the catalog. */
  copy(event) {
    const { start, end } = this.selection()
    if (start === end) return
    event.preventDefault()
    const source = this.value.slice(start, end)
    event.clipboardData.setData('text/plain', this.isRich ? getSelection().toString() : source)
    event.clipboardData.setData(ownType, source)
    if (event.type === 'cut' && !this.isReadOnly) this.isRich ? this.rich.replace({ start, end }, '') : this.replace(start, end, '')
  }

  /** What comes from a browser or a mail keeps as much of its marks as the table may have. */
  async paste(event) {
    if (this.isReadOnly) return
    const own = event.clipboardData.getData(ownType)
    const html = own ? '' : event.clipboardData.getData('text/html')
    if (!own && !html) return
    event.preventDefault()
    const [{ start, end }, text] = [this.selection(), this.value]
    const given = own || event.clipboardData.getData('text/plain')
    const answer = await ask('paste', { table: this.table, text, start, end, html: html.slice(0, longestPaste) || undefined, new: given.slice(0, longestPaste) })
      .catch(problem => this.onProblem(problem))
    if (answer && this.value === text) this.adopt(answer)
  }

  selection() {
    if (this.isRich) return this.rich.selection() ?? { start: this.value.length, end: this.value.length }
    return { start: this.area.selectionStart, end: this.area.selectionEnd }
  }

  /** Puts marks around what is selected, or takes those away that are around it. */
  wrap({ mark, kind }) {
    let { start, end } = this.selection()
    const own = placed(this.value, this.parts)
    const isIn = own.some(part => part.isMark && part.kinds.at(-1) === kind && part.start + part.length === start)
      && this.value.startsWith(mark, end)
    if (isIn) {
      this.replace(start - mark.length, end + mark.length, this.value.slice(start, end), end - mark.length)
      return
    }
    // A mark beside a space marks nothing.
    while (start < end && this.value[start] === ' ') start += 1
    while (end > start && this.value[end - 1] === ' ') end -= 1
    this.replace(start, end, mark + this.value.slice(start, end) + mark, end + mark.length)
  }

  remember() {
    this.past.push({ value: this.value, parts: this.parts })
    if (this.past.length > 500) this.past.shift()
    this.future = []
  }

  undo(isRedo) {
    const [from, to] = isRedo ? [this.future, this.past] : [this.past, this.future]
    const state = from.pop()
    if (!state) return
    to.push({ value: this.value, parts: this.parts })
    const [, , text] = difference(this.value, state.value)
    const caret = difference(this.value, state.value)[0] + text.length
    Object.assign(this, state)
    this.show({ start: caret, end: caret })
    this.onChange(this)
  }

  press(event) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    if (key === 'e' && !event.shiftKey && this.moreButton) {
      event.preventDefault()
      this.noteSelection()
      this.moreButton.click()
      if (!this.panel.element.hidden) this.panel.adder.focus()
      return
    }
    const wrap = wraps.find(wrap => wrap.key === key)
    if (wrap && !event.shiftKey && this.formats.marks.includes(wrap.kind)) {
      event.preventDefault()
      this.wrap(wrap)
    } else if ((key === 'z' || key === 'y') && !event.shiftKey) {
      event.preventDefault()
      this.undo(key === 'y')
    }
  }
}

/** Where two texts differ: a range of the first, and what stands there in the second. */
function difference(old, value) {
  let start = 0
  while (start < old.length && start < value.length && old[start] === value[start]) start += 1
  let end = 0
  while (end < old.length - start && end < value.length - start && old.at(-1 - end) === value.at(-1 - end)) end += 1
  return [start, old.length - end, value.slice(start, value.length - end)]
}

// The rich view of a text: it shows words as they will look and placeholders as tokens.
//
// The text itself is what stands in the catalog. What somebody does here is turned into an edit of
// that text, and the view is made anew of it; so neither view ever loses a byte of the other.

import { element } from './dom.js'
import { isToken, partElement, placed } from './parts.js'

export class RichView {
  /** @param onEdit Takes a range of the text and what replaces it. */
  constructor(label, language, direction, onEdit, onUndo) {
    this.onEdit = onEdit
    this.onUndo = onUndo
    this.text = ''
    this.parts = []
    this.box = element('div', {
      class: 'rich', contenteditable: 'true', role: 'textbox', 'aria-multiline': 'true',
      'aria-label': label, lang: language, dir: direction, spellcheck: 'true',
      onbeforeinput: event => this.before(event), oncompositionend: event => this.composed(event),
    })
  }

  /** Shows a text; the caret stays where it is, or goes to an offset. */
  show(text, parts, caret = undefined) {
    const kept = caret ?? (document.activeElement === this.box ? this.selection() : undefined)
    this.text = text
    this.parts = placed(text, parts)
    const shown = this.parts.filter(part => !part.isMark).map(part => {
      const made = partElement(part)
      if (isToken(part)) made.contentEditable = 'false'
      return made
    })
    this.box.replaceChildren(...shown)
    // A line end at the end is seen only if something follows.
    if (text === '' || text.endsWith('\n')) this.box.append(element('br'))
    if (kept !== undefined) this.select(kept)
  }

  // MARK: Places

  /** Where a place in the page is in the text. */
  offset(node, index) {
    if (node === this.box) {
      const child = this.box.childNodes[index]
      if (child?.dataset?.start !== undefined) return Number(child.dataset.start)
      const last = this.box.childNodes[index - 1]
      return last?.dataset?.start !== undefined ? Number(last.dataset.start) + last.textContent.length : this.text.length
    }
    const span = (node.nodeType === Node.TEXT_NODE ? node.parentElement : node).closest('[data-start]')
    if (!span) return this.text.length
    const inside = node.nodeType === Node.TEXT_NODE ? index : index === 0 ? 0 : span.textContent.length
    return Number(span.dataset.start) + inside
  }

  /** The selection as a range of the text. */
  selection() {
    const selection = getSelection()
    if (!selection.rangeCount || !this.box.contains(selection.anchorNode)) return undefined
    const range = selection.getRangeAt(0)
    return { ...this.range(range), isBackward: range.startContainer !== selection.anchorNode || range.startOffset !== selection.anchorOffset }
  }

  range(range) {
    const start = this.offset(range.startContainer, range.startOffset)
    const end = this.offset(range.endContainer, range.endOffset)
    return { start: Math.min(start, end), end: Math.max(start, end) }
  }

  /** Selects a range from the end that it was begun at, so that Shift and an arrow go on with it. */
  select({ start, end, isBackward }) {
    const [from, to] = isBackward ? [end, start] : [start, end]
    getSelection().setBaseAndExtent(...this.place(from), ...this.place(to))
  }

  place(offset) {
    const spans = [...this.box.querySelectorAll('[data-start]')]
    for (const span of spans) {
      const start = Number(span.dataset.start)
      const length = span.textContent.length
      if (offset < start || offset > start + length) continue
      if (!span.isContentEditable) {
        const index = [...this.box.childNodes].indexOf(span)
        if (offset === start) return [this.box, index]
        if (offset === start + length && !this.startsAt(spans, offset)) return [this.box, index + 1]
        continue
      }
      return [span.firstChild, offset - start]
    }
    const next = spans.find(span => Number(span.dataset.start) >= offset)
    return [this.box, next ? [...this.box.childNodes].indexOf(next) : this.box.childNodes.length]
  }

  startsAt(spans, offset) {
    return spans.some(span => span.isContentEditable && Number(span.dataset.start) === offset)
  }

  // MARK: Edits

  before(event) {
    // An input method works on the page first; what it wrote is taken at the end.
    if (event.isComposing || event.inputType === 'insertCompositionText') return
    event.preventDefault()
    const kind = event.inputType
    if (kind === 'historyUndo' || kind === 'historyRedo') return this.onUndo(kind === 'historyRedo')
    const target = event.getTargetRanges()[0]
    const range = target ? this.range(target) : this.selection()
    if (!range) return
    if (kind.startsWith('delete')) this.replace(range, '')
    else if (kind === 'insertLineBreak' || kind === 'insertParagraph') this.replace(range, '\n')
    else if (kind.startsWith('insert')) {
      this.replace(range, event.data ?? event.dataTransfer?.getData('text/plain') ?? '')
    }
  }

  composed() {
    const span = getSelection().anchorNode?.parentElement?.closest?.('[data-start]')
    const part = span && this.parts.find(part => part.start === Number(span.dataset.start))
    if (part) this.onEdit(part.start, part.start + part.length, span.textContent)
    else this.onEdit(0, this.text.length, this.text === '' ? this.box.textContent : this.text)
  }

  /** Replaces what is shown in a range; marks around words stay, unless nothing is left in them. */
  replace({ start, end }, text) {
    const touched = this.parts.filter(part => !part.isMark && part.start < end && part.start + part.length > start)
    const whole = this.emptied(start, end)
    if (touched.length < 2 || whole) {
      const range = touched.length === 1 && start < end
        ? { start: Math.max(start, touched[0].start), end: Math.min(end, touched[0].start + touched[0].length) }
        : { start, end }
      const cut = whole && text === '' ? whole : range
      return this.onEdit(cut.start, cut.end, text)
    }
    // From the back, so that offsets stay right; the new text stands where the first was.
    let result = this.text
    touched.toReversed().forEach((part, index) => {
      const from = Math.max(start, part.start)
      const to = Math.min(end, part.start + part.length)
      const isFirst = index === touched.length - 1
      result = result.slice(0, from) + (isFirst ? text : '') + result.slice(to)
    })
    this.onEdit(0, this.text.length, result, start + text.length)
  }

  /** The range with the marks around it, where these would have nothing left. */
  emptied(start, end) {
    if (start === end) return undefined
    const before = this.parts.findLast(part => part.start + part.length <= start)
    const after = this.parts.find(part => part.start >= end)
    const isPair = before?.isMark && after?.isMark && before.kinds.join() === after.kinds.join()
      && before.start + before.length === start && after.start === end
    return isPair ? { start: before.start, end: after.start + after.length } : undefined
  }
}

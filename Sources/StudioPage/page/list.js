// The list of keys: only the rows that are seen are in the page, however many keys there are.

import { ask } from './server.js'
import { byID, directionOf, element } from './dom.js'
import { isolated } from './parts.js'

const rowHeight = 58
const pageSize = 120

const progressNames = {
  missing: 'Missing', machine_translated: 'Machine', needs_review: 'To review',
  translated: 'Translated', stale: 'Stale', do_not_translate: 'Not translated',
}

export class KeyList {
  /** @param onOpen Takes the row that is chosen, and whether it is to be edited. */
  constructor(onOpen, onTotal, onProblem) {
    Object.assign(this, { onOpen, onTotal, onProblem })
    this.list = byID('list')
    this.rows = byID('rows')
    this.known = new Map()
    this.total = 0
    this.current = -1
    this.asked = 0
    this.pages = new Set()
    this.list.addEventListener('scroll', () => this.show(), { passive: true })
    this.list.addEventListener('keydown', event => this.press(event))
    new ResizeObserver(() => this.show()).observe(this.list)
  }

  /** Shows what a filter lets through, from the start. */
  async filter(filter) {
    this.query = filter
    this.current = -1
    this.list.scrollTop = 0
    await this.reload()
  }

  /** Asks anew for what is shown. */
  async reload() {
    const number = ++this.asked
    const chosen = this.chosen
    const first = this.firstShown()
    const from = Math.max(0, first - 20)
    let answer
    try {
      answer = await ask('list', { ...this.query, from, count: pageSize })
    } catch (problem) {
      if (number === this.asked) this.onProblem(problem)
      return
    }
    if (number !== this.asked) return
    this.known.clear()
    this.pages.clear()
    this.take(answer)
    if (chosen) {
      const place = [...this.known].find(([, row]) => isSame(row, chosen))?.[0]
      this.current = place ?? Math.min(this.current, this.total - 1)
    }
    this.show()
  }

  take(answer) {
    this.total = answer.total
    this.revision = answer.revision
    answer.rows.forEach((row, index) => this.known.set(answer.from + index, row))
    this.rows.style.height = `${Math.min(this.total * rowHeight, 30_000_000)}px`
    this.onTotal(answer)
  }

  get chosen() { return this.known.get(this.current) }

  firstShown() { return Math.max(0, Math.floor(this.list.scrollTop / rowHeight)) }

  show() {
    const first = Math.max(0, this.firstShown() - 4)
    const last = Math.min(this.total, first + Math.ceil(this.list.clientHeight / rowHeight) + 8)
    const made = []
    for (let index = first; index < last; index += 1) made.push(this.row(index))
    this.rows.replaceChildren(...made)
    this.list.setAttribute('aria-activedescendant', this.current >= 0 ? `row-${this.current}` : '')
    this.fetchAround(first, last)
  }

  async fetchAround(first, last) {
    let from = first
    while (from < last && this.known.has(from)) from += 1
    if (from >= last || this.pages.has(from)) return
    this.pages.add(from)
    const number = this.asked
    const answer = await ask('list', { ...this.query, from, count: pageSize }).catch(() => null)
    if (!answer || number !== this.asked) return
    this.take(answer)
    this.show()
  }

  row(index) {
    const row = this.known.get(index)
    const isCurrent = index === this.current
    const made = element('div', {
      class: 'row', role: 'option', id: `row-${index}`, 'aria-selected': String(isCurrent),
      'aria-setsize': this.total, 'aria-posinset': index + 1,
      onclick: () => this.choose(index, false), ondblclick: () => this.choose(index, true),
    })
    made.style.transform = `translateY(${index * rowHeight}px)`
    if (!row) return made
    const name = progressNames[row.progress]
    made.append(
      element('span', { class: `dot ${row.progress}`, role: 'img', 'aria-label': name, title: name }),
      element('span', { class: 'texts' },
        element('span', { class: 'source', dir: 'auto' }, ...isolated(row.source || row.key)),
        element('span', { class: row.target ? 'target' : 'target none', dir: row.target ? directionOf(this.query.language) : undefined, lang: row.target ? this.query.language : undefined },
          ...row.target ? isolated(row.target) : ['No translation'])))
    if (row.errors) made.append(element('span', { class: 'badge error', title: 'Errors' }, `${row.errors}`, element('span', { class: 'hidden' }, ' errors')))
    else if (row.warnings) made.append(element('span', { class: 'badge warning', title: 'Warnings' }, `${row.warnings}`, element('span', { class: 'hidden' }, ' warnings')))
    return made
  }

  press(event) {
    const page = Math.max(1, Math.floor(this.list.clientHeight / rowHeight) - 1)
    const moves = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -this.total, End: this.total }
    if (event.key in moves && !event.ctrlKey && !event.altKey && !event.metaKey) {
      event.preventDefault()
      this.move(moves[event.key])
    } else if (event.key === 'Enter' && !event.ctrlKey) {
      event.preventDefault()
      this.choose(Math.max(0, this.current), true)
    }
  }

  /** Chooses another key, so many rows away. */
  async move(count, isEdited = false) {
    const next = Math.min(Math.max(this.current + count, 0), this.total - 1)
    if (next !== this.current) await this.choose(next, isEdited)
  }

  async choose(index, isEdited) {
    if (index < 0 || index >= this.total) return
    this.current = index
    this.reveal(index)
    this.show()
    if (!this.known.has(index)) {
      const answer = await ask('list', { ...this.query, from: index, count: 1 }).catch(() => null)
      if (answer?.rows.length) this.known.set(index, answer.rows[0])
    }
    const row = this.known.get(index)
    if (row && this.current === index) this.onOpen(row, isEdited)
  }

  reveal(index) {
    const top = index * rowHeight
    const bottom = top + rowHeight - this.list.clientHeight
    if (this.list.scrollTop > top) this.list.scrollTop = top
    else if (this.list.scrollTop < bottom) this.list.scrollTop = bottom
  }
}

export function isSame(one, other) {
  return one.table === other.table && one.key === other.key
}

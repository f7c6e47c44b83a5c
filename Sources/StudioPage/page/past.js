// How the texts of a key came to be, as git knows it: looked for once somebody opens that part.

import { ask } from './server.js'
import { byID, delayed, directionOf, element } from './dom.js'
import { isolated } from './parts.js'

export class Past {
  constructor() {
    this.section = byID('past-section')
    this.section.addEventListener('toggle', () => this.load())
    this.again = delayed(400, () => this.load())
  }

  /** Shows the past of another key; nothing is asked while the part is closed. */
  open(id, isThere) {
    this.id = id
    this.section.hidden = !isThere
    byID('past-body').replaceChildren()
    this.again.cancel()
    if (isThere) this.load()
  }

  async load() {
    if (!this.section.open || this.section.hidden) return
    const id = this.id
    const past = await ask('past', id).catch(() => null)
    if (id !== this.id) return
    if (!past) return byID('past-body').replaceChildren(element('p', { class: 'quiet' }, 'Nothing is known.'))
    if (past.isSearching) {
      byID('past-body').replaceChildren(element('p', { class: 'quiet' }, 'Looking…'))
      return this.again()
    }
    const items = past.changes.map(change => this.change(change))
    byID('past-body').replaceChildren(
      items.length ? element('ol', { class: 'past' }, ...items) : element('p', { class: 'quiet' }, 'No commit has changed it.'),
      past.isCut && items.length ? element('p', { class: 'quiet' }, 'There may be more.') : '')
  }

  change(change) {
    const paths = [...new Set([...Object.keys(change.old), ...Object.keys(change.new)])].filter(path => change.old[path] !== change.new[path])
    const when = new Date(change.time * 1000)
    const text = (name, value) => value === undefined ? null : element(name, { dir: directionOf(this.id.language), lang: this.id.language }, ...isolated(value))
    return element('li', {},
      element('p', {}, element('b', { dir: 'auto' }, change.author), ' ',
        element('time', { datetime: when.toISOString() }, when.toLocaleDateString()), ' ', element('code', {}, change.commit), ' ',
        element('span', { class: 'quiet', dir: 'auto' }, change.title)),
      ...paths.map(path => element('p', { class: 'past-text' }, path ? element('span', { class: 'quiet' }, `${path} `) : null,
        text('del', change.old[path]), ' ', text('ins', change.new[path]))))
  }
}

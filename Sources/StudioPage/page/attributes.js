// A form for the attributes and the link of what is selected. What a definition forbids is off; the
// server says what that is, and writes the text.

import { ask } from './server.js'
import { element } from './dom.js'

const starts = { flag: 'true', integer: '1', rule: 'true' }

export class AttributePanel {
  /** @param field Gives the text and what is selected, and takes the text that an edit made. */
  constructor(field, key) {
    Object.assign(this, { field, table: key.table, formats: key.formats, pending: [] })
    this.rows = element('div', { class: 'attribute-rows' })
    this.adder = element('select', { 'aria-label': 'Add an attribute', onchange: () => this.add() })
    this.link = element('input', {
      type: 'url', class: 'link-field', 'aria-label': 'Where the link leads',
      onchange: () => this.set('link', this.link.value || undefined),
    })
    this.element = element('div', { class: 'attributes', role: 'group', 'aria-label': 'Attributes of what is selected', hidden: true },
      this.rows, element('div', { class: 'attribute-row' }, this.adder,
        this.formats.marks.includes('link') ? element('label', { class: 'field' }, element('span', {}, 'Link'), this.link) : null))
    this.element.addEventListener('keydown', event => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      this.field.focus()
    })
  }

  toggle() {
    this.element.hidden = !this.element.hidden
    this.pending = []
    if (!this.element.hidden) this.refresh()
    return !this.element.hidden
  }

  /** Asks what is selected, unless nobody looks. */
  async refresh() {
    if (this.element.hidden || this.element.contains(document.activeElement) && document.activeElement.matches('input')) return
    const number = this.asked = (this.asked ?? 0) + 1
    const answer = await ask('selection', this.input()).catch(() => null)
    if (answer && number === this.asked) this.show(answer)
  }

  input() {
    const { start, end } = this.field.lastSelection()
    return { table: this.table, text: this.field.value, start, end }
  }

  show(answer) {
    const known = answer.attributes.map(attribute => ({
      ...this.formats.attributes.find(format => format.name === attribute.name) ?? { kind: 'json' }, ...attribute }))
    const focused = document.activeElement?.dataset?.control
    this.rows.replaceChildren(...known.filter(each => each.isThere || this.pending.includes(each.name)).map(each => this.row(each)))
    this.adder.replaceChildren(element('option', { value: '' }, 'Add an attribute…'), ...known.filter(each => !each.isThere).map(each =>
      element('option', { value: each.name, disabled: !this.canAdd(each) }, each.name)))
    this.known = known
    this.link.value = answer.link ?? ''
    if (focused) this.element.querySelector(`[data-control="${CSS.escape(focused)}"]`)?.focus()
  }

  canAdd(attribute) { return attribute.allowed ? attribute.allowed.length > 0 : attribute.canSet }

  row(attribute) {
    return element('div', { class: 'attribute-row' },
      element('span', { class: 'attribute-name' }, attribute.name), ...this.controls(attribute),
      attribute.isThere ? element('button', {
        type: 'button', class: 'tool', disabled: !attribute.canRemove || this.field.isReadOnly, 'aria-label': `Remove ${attribute.name}`,
        onclick: () => this.set(attribute.name, undefined),
      }, '✕') : null)
  }

  // MARK: Controls

  controls(attribute) {
    const { name, kind, value } = attribute
    const set = json => this.set(name, json)
    if (kind === 'flag') return []
    if (kind === 'choice') return [this.choice(name, attribute.values, value, attribute.allowed, set)]
    if (kind === 'rule' || kind === 'features') return this.features(attribute, set)
    const isNumber = kind === 'number' || kind === 'integer'
    const read = text => kind === 'json' ? JSON.stringify(JSON.parse(text)) : isNumber ? String(Number(text)) : JSON.stringify(text)
    const input = element('input', {
      type: isNumber ? 'number' : 'text', 'aria-label': name, 'data-control': name,
      min: attribute.isOwn && isNumber ? 1 : undefined, step: kind === 'number' ? 'any' : undefined,
      onchange: () => {
        try {
          set(read(input.value))
        } catch {
          input.setAttribute('aria-invalid', 'true')
        }
      },
    })
    input.value = value === undefined ? '' : kind === 'text' ? JSON.parse(value) : value
    return [input]
  }

  choice(name, values, value, allowed, set, words = json => String(JSON.parse(json))) {
    const select = element('select', { 'aria-label': name, 'data-control': name, onchange: () => set(select.value) },
      value === undefined ? element('option', { value: '', disabled: true, selected: true }, '—') : null,
      ...values.map(each => element('option', { value: each, selected: each === value, disabled: allowed && !allowed.includes(each) }, words(each))))
    return select
  }

  /** What words are, one list for each feature; of a rule `true` alone says that they agree. */
  features({ name, kind, value, features }, set) {
    const parsed = value === undefined ? {} : JSON.parse(value)
    const object = typeof parsed === 'object' && parsed ? parsed : {}
    return features.filter(feature => kind === 'features' || feature.key in object || this.isDetailed).map(feature => {
      const select = element('select', {
        'aria-label': feature.key, 'data-control': `${name} ${feature.key}`,
        onchange: () => {
          const changed = { ...object, [feature.key]: select.value }
          if (!select.value) delete changed[feature.key]
          set(Object.keys(changed).length ? JSON.stringify(changed) : kind === 'rule' ? 'true' : undefined)
        },
      }, element('option', { value: '' }, feature.key), ...feature.words.map(word =>
        element('option', { value: word, selected: object[feature.key] === word }, word)))
      return select
    }).concat(kind === 'rule' && !this.isDetailed ? [element('button', {
      type: 'button', class: 'tool', title: 'Say what the words are to be', onclick: () => { this.isDetailed = true; this.refresh() } }, '…')] : [])
  }

  // MARK: Changes

  add() {
    const attribute = this.known.find(each => each.name === this.adder.value)
    if (!attribute) return
    const value = starts[attribute.kind] ?? attribute.allowed?.[0]
    if (value !== undefined) return this.set(attribute.name, value)
    this.pending.push(attribute.name)
    this.rows.append(this.row(attribute))
    this.rows.querySelector('.attribute-row:last-child :is(input, select)')?.focus()
  }

  async set(name, value) {
    if (this.field.isReadOnly) return
    const input = this.input()
    const answer = await ask('mark', { ...input, name, value }).catch(problem => this.field.onProblem(problem))
    if (!answer || this.field.value !== input.text) return
    this.pending = this.pending.filter(each => each !== name)
    this.field.adopt(answer)
    document.activeElement?.matches('.attributes input') && document.activeElement.blur()
    await this.refresh()
  }
}

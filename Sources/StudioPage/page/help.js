// What helps to translate a key: like texts, the glossary, other languages.

import { ask } from './server.js'
import { byID, delayed, element } from './dom.js'
import { isolated } from './parts.js'

export class Help {
  /** @param onUse Takes the texts of a suggestion, by path. */
  constructor(onUse) {
    this.onUse = onUse
    this.open = delayed(250, (id, isReadOnly) => this.load(id, isReadOnly))
    this.again = delayed(1500, (id, isReadOnly) => this.load(id, isReadOnly))
  }

  async load(id, isReadOnly) {
    this.again.cancel()
    const number = this.asked = (this.asked ?? 0) + 1
    const help = await ask('help', id).catch(() => null)
    if (!help || number !== this.asked) return
    if (help.isSearching) this.again(id, isReadOnly)
    const sections = [
      this.section('Like texts', help.suggestions.map(each => this.suggestion(each, isReadOnly))),
      this.section('Glossary', help.glossary.map(term).concat(help.doNotTranslate.map(name =>
        element('li', {}, element('b', { dir: 'auto' }, name), ' stays as it is')))),
      this.section('Other languages', help.others.map(other => element('li', {},
        element('span', { class: 'quiet' }, `${other.language} `), element('span', { dir: 'auto', lang: other.language }, ...isolated(other.text))))),
    ].filter(Boolean)
    byID('help-body').replaceChildren(...sections)
    byID('help-section').hidden = sections.length === 0
  }

  section(name, items) {
    return items.length ? element('div', {}, element('h3', {}, name), element('ul', {}, ...items)) : null
  }

  suggestion(suggestion, isReadOnly) {
    const texts = Object.entries(suggestion.texts)
    return element('li', { class: 'suggestion' },
      element('span', { class: 'quiet', dir: 'auto' }, `${suggestion.score} % `, ...isolated(suggestion.source)),
      ...texts.map(([path, text]) => element('span', { class: 'suggested', dir: 'auto' }, path ? element('span', { class: 'quiet' }, `${path} `) : null, ...isolated(text))),
      isReadOnly ? null : element('button', { type: 'button', class: 'fix', onclick: () => this.onUse(suggestion.texts) }, 'Use'))
  }
}

function term(term) {
  return element('li', {}, element('b', { dir: 'auto' }, term.term), ' ',
    element('span', { dir: 'auto' }, term.translations.join(', ') || '—'),
    term.forbidden.length ? element('span', { class: 'quiet', dir: 'auto' }, ` not ${term.forbidden.join(', ')}`) : null,
    term.note ? element('span', { class: 'quiet', dir: 'auto' }, ` ${term.note}`) : null)
}

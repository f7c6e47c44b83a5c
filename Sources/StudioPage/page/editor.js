// The editor of one key: its forms, what lint says of them, and saving.

import { ask, page, Problem } from './server.js'
import { byID, delayed, element } from './dom.js'
import { TextField } from './field.js'
import { Help } from './help.js'
import { isolated } from './parts.js'
import { Past } from './past.js'
import { offerBoxes, showPreviews } from './previews.js'

const modeKey = 'rich'

const categories = ['zero', 'one', 'two', 'few', 'many', 'other']

/** Plural forms from the smallest number on; others as they come. */
function inOrder(forms) {
  const place = form => categories.indexOf(form.path.split('.').at(-1))
  return forms.toSorted((one, other) => one.path && other.path && place(one) >= 0 && place(other) >= 0 ? place(one) - place(other) : 0)
}

export class Editor {
  constructor({ onSaved, onProblem }) {
    Object.assign(this, { onSaved, onProblem })
    this.fields = []
    // What of the key's drafts is this tab's own: what it sent last, took up, or settled.
    this.kept = []
    this.isRich = localStorage.getItem(modeKey) !== 'false'
    this.keepDraft = delayed(400, () => this.draft())
    byID('save').addEventListener('click', () => this.save())
    byID('save-review').addEventListener('click', () => this.save({ isForReview: true }))
    byID('copy-source').addEventListener('click', () => this.copySource())
    byID('revert').addEventListener('click', () => this.revert())
    byID('vary').addEventListener('click', () => this.vary())
    this.help = new Help(texts => this.use(texts))
    this.past = new Past()
    offerBoxes(byID('box'), byID('previews'))
    document.addEventListener('selectionchange', () => { for (const field of this.fields) field.noteSelection() })
    for (const id of ['like-apple', 'pseudo']) byID(id).addEventListener('change', () => this.check())
  }

  get texts() { return Object.fromEntries(this.fields.map(field => [field.path, field.value])) }

  get isChanged() { return this.fields.some(field => field.value !== (this.base[field.path] ?? '')) }

  id() { return { table: this.key.table, key: this.key.key, language: this.key.language } }

  /** Opens a key; what was typed for it and not saved is there again. */
  async open(row, language, project) {
    await this.flush()
    const number = (this.opening = (this.opening ?? 0) + 1)
    let key
    try {
      key = await ask('key', { table: row.table, key: row.key, language })
    } catch (problem) {
      this.onProblem(problem)
      return
    }
    if (number !== this.opening) return
    this.isReadOnly = project.isReadOnly
    this.hasPast = project.hasPast
    this.kept = []
    this.take(key)
    await this.check()
  }

  take(key) {
    this.key = key
    this.base = Object.fromEntries(key.forms.map(form => [form.path, form.text]))
    byID('help-section').hidden = true
    this.help.open(this.id(), this.isReadOnly)
    this.past.open(this.id(), this.hasPast)
    this.showNote(key.note)
    byID('empty').hidden = true
    byID('work').hidden = false
    byID('key-name').textContent = key.key
    byID('key-comment').textContent = key.comment ?? ''
    byID('conflict').hidden = true
    this.say('')
    this.showForms(key.forms)
    for (const id of ['save', 'save-review', 'copy-source']) byID(id).hidden = this.isReadOnly
    for (const id of ['save-review', 'note-field']) byID(id).hidden = this.isReadOnly || !key.keepsState
    byID('note-text').value = ''
    this.showContext(key)
    this.showOthers(key.otherDrafts)
    if (key.draft) this.restore(key)
    this.showButtons()
  }

  showForms(forms) {
    const key = this.key
    this.fields = inOrder(forms).map(form => new TextField(form, key, {
      isRich: this.isRich, isReadOnly: this.isReadOnly,
      onChange: () => this.changed(), onMode: isRich => this.setMode(isRich), onProblem: this.onProblem,
    }))
    byID('forms').replaceChildren(...this.fields.map(field => field.element))
    byID('vary').hidden = this.isReadOnly || !key.pluralForms.length || forms !== key.forms
  }

  /** Makes plural forms of the only text. */
  vary() {
    this.showForms(this.key.pluralForms)
    this.base = { ...this.base, ...Object.fromEntries(this.key.pluralForms.map(form => [form.path, ''])) }
    this.changed()
    this.focus()
  }

  /** Takes the texts of another key, as far as this one has a place for them. */
  use(texts) {
    const only = Object.values(texts).at(-1)
    for (const field of this.fields) field.set(texts[field.path] ?? (this.fields.length === 1 || Object.keys(texts).length === 1 ? only : field.value))
    this.focus()
  }

  restore(key) {
    this.kept = [key.draft]
    this.base = { ...this.base, ...key.draftBase }
    for (const field of this.fields) {
      const text = key.draft[field.path]
      if (text !== undefined) field.set(text)
    }
    if (this.isChanged) this.say('What you typed before is here again; it isn’t saved yet.')
  }

  showContext(key) {
    const usages = key.usages.map(usage => element('li', {},
      element('code', {}, usage.text), element('span', { class: 'quiet' }, ` ${usage.file}:${usage.line}`)))
    const values = key.arguments.map(argument => element('li', {},
      element('code', {}, argument.specifier), ` ${argument.expression}: ${argument.type}`,
      argument.values.length ? element('span', { class: 'quiet' }, ` ${argument.values.slice(0, 12).join(', ')}`) : null))
    byID('context').hidden = !usages.length && !values.length
    byID('context-body').replaceChildren(
      element('ul', {}, ...usages), element('ul', {}, ...values))
  }

  setMode(isRich) {
    this.isRich = isRich
    localStorage.setItem(modeKey, String(isRich))
    for (const field of this.fields) field.setMode(isRich)
  }

  focus() { (this.fields.find(field => field.value === '') ?? this.fields[0])?.focus() }

  // MARK: Typing

  changed() {
    this.say('')
    this.showButtons()
    this.keepDraft()
    this.check()
  }

  showButtons() {
    byID('revert').disabled = !this.isChanged
    byID('save').classList.toggle('changed', this.isChanged)
    const isReviewed = !this.isChanged && ['needs_review', 'machine_translated'].includes(this.key.progress)
    byID('save').textContent = isReviewed ? 'Accept' : 'Save'
    byID('save-review').textContent = !this.isChanged && this.key.progress === 'translated' ? 'Send back' : 'Save for review'
  }

  async check() {
    const number = (this.checking = (this.checking ?? 0) + 1)
    // One at a time: what was typed meanwhile is looked at next.
    if (this.isChecking) return
    this.isChecking = true
    try {
      do {
        const asked = this.checking
        const [id, texts] = [this.id(), this.texts]
        const check = await ask('check', { ...id, texts, likeApple: byID('like-apple').checked, pseudo: byID('pseudo').value || undefined })
        if (id.key !== this.key.key || id.table !== this.key.table) { this.checking += 1; continue }
        for (const field of this.fields) field.take(texts[field.path], check.parts[field.path] ?? [])
        showPreviews(byID('previews'), check, this.key.language)
        this.showFindings(check)
        if (asked === this.checking) break
      } while (true)
      performance.mark('previewed', { detail: number })
    } catch (problem) {
      this.onProblem(problem)
    } finally {
      this.isChecking = false
    }
  }

  /** Why the text was sent back. */
  showNote(note) {
    byID('note').hidden = !note
    byID('note').replaceChildren(element('b', {}, 'Sent back: '), element('span', { dir: 'auto' }, note ?? ''))
  }

  showFindings(check) {
    const refusals = check.refusals.filter(refusal => refusal.reason !== 'lint').map(refusal =>
      element('li', { class: 'finding error' }, element('span', { class: 'hidden' }, 'Error: '), refusal.message, refusal.detail ? element('span', { class: 'quiet', dir: 'auto' }, ` ${refusal.detail}`) : null))
    const findings = check.findings.map(finding => element('li', { class: `finding ${finding.severity}` },
      element('span', { class: 'hidden' }, `${finding.severity}: `),
      element('span', { dir: 'auto' }, finding.message),
      element('span', { class: 'rule' }, `${finding.path ? `${finding.path} · ` : ''}${finding.rule}`),
      ...this.isReadOnly ? [] : finding.fixes.map(fix => element('button', { type: 'button', class: 'fix', onclick: () => this.apply(fix) }, fix.title))))
    byID('findings').replaceChildren(...refusals, ...findings)
  }

  apply(fix) {
    for (const field of this.fields) {
      const text = fix.texts[field.path]
      if (text) field.set(text)
    }
    this.focus()
  }

  // MARK: Buttons

  copySource() {
    for (const field of this.fields) if (field.value === '' || this.fields.length === 1) field.set(field.form.source)
    this.focus()
  }

  revert() {
    this.base = Object.fromEntries(this.key.forms.map(form => [form.path, form.text]))
    for (const field of this.fields) field.set(this.base[field.path] ?? '')
    this.say('')
    byID('conflict').hidden = true
    this.focus()
  }

  async save(options = {}) {
    if (!this.key || this.isReadOnly) return false
    this.keepDraft.cancel()
    this.isAccepting = byID('save').textContent === 'Accept'
    const texts = Object.fromEntries(this.fields.filter(field =>
      field.value !== '' && (field.value !== (this.base[field.path] ?? '') || this.fields.length === 1 || !this.isChanged))
      .map(field => [field.path, field.value]))
    try {
      const note = options.isForReview && byID('note-text').value.trim() || undefined
      const key = await ask('save', { ...this.id(), texts, base: this.base, over: this.kept, ...options, note, page })
      this.saved(key, options.isForReview ? 'Saved for review.' : this.isAccepting ? 'Accepted.' : 'Saved.')
      return true
    } catch (problem) {
      return this.refused(problem, options)
    }
  }

  saved(key, words) {
    const caret = this.fields.map(field => field.selection())
    const focused = this.fields.findIndex(field => field.element.contains(document.activeElement))
    this.key = key
    this.base = Object.fromEntries(key.forms.map(form => [form.path, form.text]))
    byID('conflict').hidden = true
    byID('note-text').value = ''
    this.showNote(key.note)
    if (key.forms.length !== this.fields.length) this.showForms(key.forms)
    else if (focused >= 0) this.fields[focused].show(caret[focused])
    this.say(words)
    this.showButtons()
    this.onSaved(key)
  }

  refused(problem, options) {
    if (!(problem instanceof Problem)) throw problem
    if (problem.reason === 'nothing') {
      this.say('Saved already.')
      return true
    }
    if (problem.theirs) {
      this.showConflict(problem.theirs)
    } else if (problem.canForce) {
      this.say(problem.message, 'error', element('button', { type: 'button', onclick: () => this.save({ ...options, isForced: true }) }, 'Save for review all the same'))
    } else {
      this.say(problem.message, 'error')
    }
    return false
  }

  showConflict(theirs) {
    const notice = byID('conflict')
    const texts = Object.entries(theirs).filter(([path, text]) => text !== (this.base[path] ?? ''))
    notice.replaceChildren(
      element('p', {}, 'Somebody changed this text meanwhile:'),
      ...texts.map(([, text]) => element('p', { class: 'theirs', dir: 'auto', lang: this.key.language }, ...isolated(text))),
      element('button', { type: 'button', onclick: () => this.settle(theirs, true) }, 'Take theirs'),
      element('button', { type: 'button', onclick: () => this.settle(theirs, false) }, 'Save mine'))
    notice.hidden = false
  }

  settle(theirs, takesTheirs) {
    this.base = { ...theirs }
    byID('conflict').hidden = true
    if (!takesTheirs) return this.save()
    for (const field of this.fields) if (theirs[field.path] !== undefined) field.set(theirs[field.path])
  }

  /** Looks whether the file has other texts now; what somebody types stays. */
  async refresh() {
    if (!this.key) return
    const key = await ask('key', this.id()).catch(() => null)
    if (!key || key.key !== this.key.key || key.table !== this.key.table) return
    const now = Object.fromEntries(key.forms.map(form => [form.path, form.text]))
    const isOther = Object.entries(now).some(([path, text]) => text !== (this.base[path] ?? ''))
    if (!isOther) return
    if (this.isChanged) return this.showConflict(now)
    // Nothing is typed here, so what is kept was typed elsewhere.
    const others = [...key.otherDrafts, key.draft].filter(texts => texts)
    this.take({ ...key, draft: undefined, otherDrafts: others })
    this.check()
  }

  // MARK: Drafts

  /** Keeps what is typed, one call after the other. */
  draft() {
    return this.drafting = (this.drafting ?? Promise.resolve()).then(() => this.sendDraft())
  }

  async sendDraft() {
    if (!this.key || this.isReadOnly) return
    const [key, texts, over] = [this.key, this.texts, this.kept]
    // Until the answer is there, either may be what is kept.
    this.kept = [...over, texts].slice(-16)
    const answer = await ask('draft', { ...this.id(), texts, base: this.base, over }).catch(() => null)
    if (!answer || key !== this.key) return
    this.kept = this.kept.filter(one => !over.includes(one))
    this.showOthers(answer.others)
  }

  /** Keeps what is typed before another key is opened, or the page is left, which waits for nothing. */
  async flush({ isLast } = {}) {
    this.keepDraft.cancel()
    if (this.key && this.isChanged) await (isLast ? this.sendDraft() : this.draft())
  }

  /** What was typed for the key in other tabs and studios, and not saved there. */
  showOthers(others) {
    byID('others').hidden = this.isReadOnly || !others.length
    byID('others').replaceChildren(
      element('p', {}, 'This text was typed otherwise in another tab or studio, and isn’t saved there:'),
      ...others.flatMap(texts => this.otherDraft(texts)))
  }

  otherDraft(texts) {
    const changed = Object.entries(texts).filter(([path, text]) => text !== (this.base[path] ?? ''))
    const shown = changed.map(([, text]) => element('p', { class: 'theirs', dir: 'auto', lang: this.key.language }, ...isolated(text)))
    return [...shown,
      element('button', { type: 'button', onclick: () => this.settleDraft(texts, true) }, 'Take it'),
      element('button', { type: 'button', onclick: () => this.settleDraft(texts, false) }, 'Forget it')]
  }

  settleDraft(texts, takesIt) {
    this.kept = [...this.kept, texts]
    if (takesIt) for (const field of this.fields) if (texts[field.path] !== undefined) field.set(texts[field.path])
    return this.draft()
  }

  say(words, kind = '', ...more) {
    byID('message').className = `message ${kind}`
    byID('message').replaceChildren(words, ...more)
  }
}

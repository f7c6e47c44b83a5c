// The page: which language, which keys, and what the keyboard does.

import { ask, page } from './server.js'
import { byID, delayed, element } from './dom.js'
import { showMistakes } from './broken.js'
import { offerLeftSaves } from './left.js'
import { KeyList } from './list.js'
import { Editor } from './editor.js'

const chips = [
  ['all', 'All', []], ['missing', 'Missing', ['missing']],
  ['review', 'To review', ['needs_review', 'machine_translated']],
  ['translated', 'Translated', ['translated']], ['findings', 'Findings', null],
]

let project
let chip = 'all'
let revision = 0
/** Undo or redo, where the server asks whether it is meant. */
let asking = ''

const editor = new Editor({ onSaved: () => { asking = ''; list.reload(); showStatus('') }, onProblem: showProblem })
const list = new KeyList(
  (row, isEdited) => editor.open(row, byID('language').value, project).then(() => { if (isEdited) editor.focus() }),
  answer => {
    revision = answer.revision
    byID('count').textContent = `${answer.total.toLocaleString()} ${answer.total === 1 ? 'key' : 'keys'}${answer.isChecking ? ' · checking…' : ''}`
    byID('search-problem').textContent = ''
    showMistakes(answer.mistakes)
    if (answer.isChecking) refetch()
  },
  problem => {
    if (problem.reason === 'search') byID('search-problem').textContent = problem.message
    else showProblem(problem)
  })
const refetch = delayed(1200, () => list.reload())

function showStatus(text) { byID('saved').textContent = text }

function showProblem(problem) {
  if (problem.name === 'AbortError') return
  showStatus(problem.message)
}

function filter() {
  const [, , progress] = chips.find(([id]) => id === chip)
  list.filter({
    language: byID('language').value, table: byID('table').value || undefined,
    progress: progress ?? [], hasFindings: progress === null, search: byID('search').value,
  })
}

function showChips() {
  byID('progress').replaceChildren(...chips.map(([id, name]) => element('button', {
    type: 'button', class: 'chip', 'aria-pressed': String(id === chip),
    onclick: event => { chip = id; showChips(); byID('progress').querySelectorAll('button')[chips.findIndex(([other]) => other === id)].focus({ focusVisible: event.detail === 0 }); filter() },
  }, name)))
}

async function restoreSave(name) {
  const isConfirmed = asking === name
  asking = ''
  try {
    const id = await ask(name, { page, isConfirmed })
    await list.reload()
    showStatus(name === 'undo' ? 'Undone.' : 'Done again.')
    await editor.open(id, id.language, project)
  } catch (problem) {
    if (problem.canForce) asking = name
    showProblem(problem)
  }
}

// MARK: Keyboard

async function saveAndGoOn() {
  const key = editor.key
  if (await editor.save()) {
    await list.reload()
    const isThere = list.chosen && list.chosen.key === key.key && list.chosen.table === key.table
    await list.choose(isThere ? Math.min(list.current + 1, list.total - 1) : Math.max(list.current, 0), true)
  }
}

addEventListener('keydown', event => {
  const isCommand = event.ctrlKey || event.metaKey
  const isTyping = event.target.closest('input, textarea, select, [contenteditable]')
  const key = event.key
  const actions = [
    [isCommand && key === 'Enter', saveAndGoOn],
    [isCommand && !event.shiftKey && key.toLowerCase() === 's', () => editor.save()],
    [isCommand && event.shiftKey && key.toLowerCase() === 'z', () => restoreSave('undo')],
    [isCommand && event.shiftKey && key.toLowerCase() === 'y', () => restoreSave('redo')],
    [event.altKey && key === 'ArrowDown', () => list.move(1, true)],
    [event.altKey && key === 'ArrowUp', () => list.move(-1, true)],
    [event.altKey && key.toLowerCase() === 'c', () => editor.copySource()],
    [key === 'F1', () => byID('help').showModal()],
    [key === '/' && !isTyping, () => byID('search').focus()],
    [key === 'Escape' && isTyping && !event.isComposing, () => byID('list').focus()],
  ]
  const action = actions.find(([applies]) => applies)
  if (!action) return
  event.preventDefault()
  action[1]()
})

// MARK: Start

async function watch() {
  try {
    const now = await ask('changes')
    if (now.revision !== revision) {
      revision = now.revision
      await list.reload()
      await editor.refresh()
    }
  } catch (problem) {
    showProblem(problem)
  }
  setTimeout(watch, document.hidden ? 10_000 : 2_000)
}

async function start() {
  try {
    project = await ask('project')
  } catch (problem) {
    byID('empty').replaceChildren(element('p', {}, problem.message))
    return
  }
  const languages = project.languages
  const named = new Intl.DisplayNames(undefined, { type: 'language', fallback: 'code' })
  byID('language').replaceChildren(...languages.map(language => {
    let name = language
    try { name = named.of(language) } catch { /* A project may call a language as it likes. */ }
    return element('option', { value: language }, `${name} (${language})`)
  }))
  byID('table').replaceChildren(element('option', { value: '' }, 'All tables'),
    ...project.tables.map(table => element('option', { value: table.name }, table.name)))
  const wanted = localStorage.getItem('language')
  if (languages.includes(wanted)) byID('language').value = wanted
  for (const id of ['undo', 'redo']) byID(id).hidden = project.isReadOnly
  if (project.isReadOnly) showStatus('Read only')
  if (project.exchange) {
    byID('project').textContent = project.exchange
    document.title = `${project.exchange} – l10n studio`
  }
  offerLeftSaves(byID('left'), project.leftSaves, showProblem)
  showMistakes(project.mistakes)
  showChips()
  if (!languages.length) {
    byID('empty').replaceChildren(element('p', {}, 'The project has no other language yet.'))
    return
  }
  filter()
  setTimeout(watch, 2_000)
}

byID('language').addEventListener('change', () => { localStorage.setItem('language', byID('language').value); filter() })
byID('table').addEventListener('change', filter)
byID('search').addEventListener('input', delayed(80, filter))
byID('search').addEventListener('keydown', event => { if (['ArrowDown', 'Enter'].includes(event.key)) { event.preventDefault(); byID('list').focus(); list.move(1) } })
byID('undo').addEventListener('click', () => restoreSave('undo'))
byID('redo').addEventListener('click', () => restoreSave('redo'))
byID('help-button').addEventListener('click', () => byID('help').showModal())
addEventListener('pagehide', () => editor.flush({ isLast: true }))
start()

// What people would read: a card for each number and reader that makes a difference.

import { directionOf, element } from './dom.js'

const addressNames = {
  feminine: 'to a woman', masculine: 'to a man', neutral: 'neutral', unspecified: 'unspecified',
}

const elements = {
  stronglyEmphasized: 'strong', emphasized: 'em', code: 'code', strikethrough: 's',
}

/** Widths in points of the screens and parts of screens that texts are shown in. */
const boxes = [['', 'none'], ['136', 'watch, 136 pt'], ['155', 'small widget, 155 pt'], ['320', 'narrow phone, 320 pt'], ['375', 'phone, 375 pt'], ['430', 'wide phone, 430 pt'], ['vertical', 'vertical lines']]

/** Lets texts be shown in boxes of real widths, at the size of body text. */
export function offerBoxes(select, place) {
  select.replaceChildren(...boxes.map(([width, name]) => element('option', { value: width }, name)))
  select.value = localStorage.getItem('box') ?? ''
  const show = () => {
    localStorage.setItem('box', select.value)
    const width = Number(select.value)
    place.classList.toggle('boxed', width > 0)
    place.classList.toggle('vertical', select.value === 'vertical')
    place.style.setProperty('--box', `${width || 0}px`)
  }
  select.addEventListener('change', show)
  show()
}

/** Puts renderings into the page. */
export function showPreviews(place, check, language) {
  const groups = grouped(check.previews)
  place.replaceChildren(...groups.map(group => card(group, language)))
  if (check.previewsLeftOut > 0) {
    place.append(element('p', { class: 'quiet' }, `and ${check.previewsLeftOut} more`))
  }
  if (!groups.length) place.append(element('p', { class: 'quiet' }, 'Nothing to show yet.'))
}

/** Renderings that read the same stand in one card. */
function grouped(previews) {
  const groups = new Map()
  for (const preview of previews) {
    const id = JSON.stringify([preview.text, preview.runs])
    if (!groups.has(id)) groups.set(id, { preview, cases: [] })
    groups.get(id).cases.push(preview)
  }
  return [...groups.values()]
}

function card({ preview, cases }, language) {
  const labels = [...new Set(cases.map(label))].filter(Boolean)
  const shown = labels.slice(0, 6).join(' · ') + (labels.length > 6 ? ' …' : '')
  const reasons = preview.reasons
  return element('article', { class: 'card' },
    labels.length ? element('p', { class: 'case', dir: 'auto' }, shown) : null,
    element('p', { class: 'reading', lang: language, dir: directionOf(language) }, ...preview.runs.length ? preview.runs.map(run) : [preview.text]),
    reasons.length ? element('details', { class: 'reasons' },
      element('summary', {}, reasons.some(reason => reason.isDoubt) ? 'Doubtful' : 'Why'),
      element('ul', {}, ...reasons.map(reason =>
        element('li', { class: reason.isDoubt ? 'doubt' : '' },
          reason.word ? element('b', { dir: 'auto' }, reason.word, ' ') : null, reason.detail)))) : null)
}

function label(preview) {
  const address = preview.address ? addressNames[preview.address] ?? preview.address : ''
  return [...preview.arguments, preview.room, address].filter(Boolean).join(', ')
}

function run(part) {
  let made = document.createTextNode(part.text)
  for (const attribute of part.attributes) {
    const name = elements[attribute]
    if (name) made = element(name, {}, made)
    else if (attribute === 'link') made = element('span', { class: 'link' }, made)
    else made = element('span', { class: 'custom', title: attribute }, made)
  }
  return part.isInflected ? element('span', { class: 'inflected' }, made) : made
}

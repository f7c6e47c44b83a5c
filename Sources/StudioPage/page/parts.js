// A text in parts, as the server cuts it: words, placeholders, marks of Markdown.

import { element } from './dom.js'

const tokenKinds = ['placeholder', 'percentSign', 'html', 'autolink', 'entity', 'image']
const spanKinds = ['strong', 'emphasis', 'strikethrough', 'link', 'attributes', 'code']

/** The parts with their texts and where they start. */
export function placed(text, parts) {
  let start = 0
  const all = (parts ?? []).map(part => {
    const made = { ...part, start, text: text.slice(start, start + part.length) }
    start += part.length
    return made
  })
  if (start < text.length) all.push({ start, length: text.length - start, text: text.slice(start), kinds: [], isMark: false })
  return all.filter(part => part.text !== '')
}

export function isToken(part) { return part.kinds.some(kind => tokenKinds.includes(kind)) }

/** A part as an element that names what it is. */
export function partElement(part) {
  const kinds = part.kinds.filter(kind => spanKinds.includes(kind)).map(kind => `in-${kind}`)
  const own = isToken(part) ? 'token' : part.isMark ? 'mark' : 'words'
  return element('span', { class: [own, ...kinds].join(' '), 'data-start': part.start }, part.text)
}

const specifier = /%(?:\d+\$)?(?:#@[^@]*@|arg|[-+ #0']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|L|z|t|j)?[a-zA-Z@])/g

/** A text as nodes, in which a placeholder reads from left to right whatever is around it. */
export function isolated(text) {
  const nodes = []
  let end = 0
  for (const match of text.matchAll(specifier)) {
    if (match.index > end) nodes.push(text.slice(end, match.index))
    nodes.push(element('bdi', { dir: 'ltr' }, match[0]))
    end = match.index + match[0].length
  }
  if (end < text.length) nodes.push(text.slice(end))
  return nodes
}

/** Parts after some text was replaced, until the server has looked at it. */
export function edited(parts, start, end, inserted) {
  const result = []
  let isPlaced = inserted.length === 0
  for (const part of parts) {
    const stop = part.start + part.length
    const kept = part.length - Math.max(0, Math.min(stop, end) - Math.max(part.start, start))
    const takes = !isPlaced && !part.isMark && !isToken(part) && part.start <= start && start <= stop
    isPlaced ||= takes
    result.push({ ...part, length: kept + (takes ? inserted.length : 0) })
    if (!isPlaced && stop > start) {
      isPlaced = true
      result.splice(part.start < start ? result.length : result.length - 1, 0, { kinds: [], isMark: false, length: inserted.length })
    }
  }
  if (!isPlaced) result.push({ kinds: [], isMark: false, length: inserted.length })
  return result.filter(part => part.length > 0)
}

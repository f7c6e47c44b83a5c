// Files of the project that can't be read: where somebody has to mend them.

import { byID, element } from './dom.js'
import { isolated } from './parts.js'

let shown = '[]'

/** Tells of the first mistake in each; a screen reader hears of them once. */
export function showMistakes(mistakes) {
  const now = JSON.stringify(mistakes)
  if (now === shown) return
  shown = now
  const place = byID('broken')
  place.hidden = !mistakes.length
  place.replaceChildren(
    element('p', {}, mistakes.length === 1 ? 'A file can’t be read, so some keys may be missing here:' : 'Some files can’t be read, so some keys may be missing here:'),
    ...mistakes.map(mistake => element('p', { dir: 'auto' },
      element('code', { dir: 'ltr' }, `${mistake.file}:${mistake.line}:${mistake.column}`), ' ', ...isolated(mistake.message))))
}

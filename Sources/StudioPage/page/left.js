// Saves of a session that ended unexpectedly: they can be undone still, if somebody wants that.

import { ask } from './server.js'
import { element } from './dom.js'

export function offerLeftSaves(place, count, onProblem) {
  if (!count) return
  const settle = async isTaken => {
    try {
      await ask('left', { isTaken })
      place.hidden = true
    } catch (problem) {
      onProblem(problem)
    }
  }
  const saves = count === 1 ? 'One save' : `${count.toLocaleString()} saves`
  place.replaceChildren(
    element('span', {}, `The last session ended unexpectedly. ${saves} of it can still be undone.`),
    element('button', { type: 'button', onclick: () => settle(true) }, 'Keep them for Undo'),
    element('button', { type: 'button', onclick: () => settle(false) }, 'Forget them'))
  place.hidden = false
}

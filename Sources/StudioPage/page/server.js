// Asks the server. The token comes in the address once, and stays in this tab.

const storageKey = 'token'

function takeToken() {
  const given = new URLSearchParams(location.search).get('token')
  if (given) {
    sessionStorage.setItem(storageKey, given)
    // The address is copied, shown and remembered; the token isn't to be.
    history.replaceState(null, '', location.pathname)
  }
  return sessionStorage.getItem(storageKey) ?? ''
}

const token = takeToken()

/** What tells this page from others, whose saves it doesn't take back; the same after a reload. */
export const page = takePage()

function takePage() {
  // A tab that was duplicated has the other's storage, and is another page.
  const isReload = performance.getEntriesByType('navigation')[0]?.type === 'reload'
  const known = isReload ? sessionStorage.getItem('page') : null
  const name = known ?? crypto.getRandomValues(new Uint32Array(2)).join('-')
  sessionStorage.setItem('page', name)
  return name
}

/** What the server says when it doesn't do what was asked. */
export class Problem extends Error {
  constructor(status, answer) {
    super(answer.message ?? 'The server gave no answer.')
    this.status = status
    Object.assign(this, { reason: answer.reason, canForce: answer.canForce, theirs: answer.theirs })
  }
}

/** Calls the server by name. */
export async function ask(name, input = {}, signal = undefined) {
  let response
  try {
    response = await fetch(`/api/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(input),
      signal,
    })
  } catch (error) {
    if (error.name === 'AbortError') throw error
    throw new Problem(0, { message: 'The studio has ended: start it again in the terminal.' })
  }
  const answer = await response.json().catch(() => ({}))
  if (!response.ok) throw new Problem(response.status, answer)
  return answer
}

// Makes elements. Texts of the project only ever become text nodes.

/** An element with properties and children; `data-` and `aria-` names are attributes. */
export function element(name, properties = {}, ...children) {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue
    if (key === 'class') made.className = value
    else if (key.startsWith('on')) made.addEventListener(key.slice(2), value)
    else made.setAttribute(key, value === true ? '' : value)
  }
  made.append(...children.filter(child => child !== null && child !== undefined))
  return made
}

export const byID = id => document.getElementById(id)

/** Calls a function once nothing asked for it for some milliseconds. */
export function delayed(milliseconds, body) {
  let timer
  const call = (...values) => {
    clearTimeout(timer)
    timer = setTimeout(() => body(...values), milliseconds)
  }
  call.cancel = () => clearTimeout(timer)
  return call
}

/** Which way a language is written; a placeholder at the start of a text says nothing of that. */
export function directionOf(language) {
  try {
    const locale = new Intl.Locale(language)
    return (locale.getTextInfo?.() ?? locale.textInfo)?.direction ?? 'auto'
  } catch {
    return 'auto'
  }
}

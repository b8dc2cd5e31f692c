const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
const HEADINGS = 'h1, h2, h3'

/**
 * Ref callback that restores the focus when the focused element is removed from the area: without it, keyboard users
 * would start again at the top of the page. Focuses the nearest neighbour, or else the heading of the remaining
 * content.
 */
export function keepFocusNear(area: HTMLElement | null): (() => void) | undefined {
  if (!area) return undefined
  let last: Place | null = null
  const note = () => {
    const focused = document.activeElement
    last = focused && area.contains(focused) ? placeOf(focused, area) : null
  }
  const mend = () => {
    // Below an open dialog nothing can be focused: tried again when the dialog closes.
    if (last && !last.focused.isConnected && document.activeElement === document.body) focusNear(last, area)
  }
  const observer = new MutationObserver(mend)
  observer.observe(area, { childList: true, subtree: true, attributeFilter: ['open'] })
  document.addEventListener('focusin', note)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', note)
  }
}

/** Place of the focus, recorded before the element is removed. */
type Place = Readonly<{
  focused: Element
  /** Ancestors of the element, closest first. */
  around: readonly Element[]
  before: readonly HTMLElement[]
  after: readonly HTMLElement[]
}>

function placeOf(focused: Element, area: HTMLElement): Place {
  const around: Element[] = []
  for (let at = focused.parentElement; at && area.contains(at); at = at.parentElement) around.push(at)
  const stops = [...area.querySelectorAll<HTMLElement>(STOPS)]
  const index = stops.findIndex((stop) => stop === focused)
  return { focused, around, before: stops.slice(0, Math.max(index, 0)).reverse(), after: stops.slice(index + 1) }
}

function focusNear({ around, before, after }: Place, area: HTMLElement) {
  for (const place of around.filter(({ isConnected }) => isConnected)) {
    const heading = place.querySelector<HTMLElement>(HEADINGS)
    // For the whole area, only its heading counts as near, if it has one.
    const stops = place === area && heading ? [] : [...after, ...before, ...place.querySelectorAll<HTMLElement>(STOPS)]
    for (const stop of [...stops, ...(heading ? [heading] : [])]) {
      if (!place.contains(stop)) continue
      if (stop === heading && !heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1')
      stop.focus()
      if (document.activeElement === stop) return
    }
  }
}

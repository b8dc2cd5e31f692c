type Held = Readonly<{
  /** Value of a select or a text field. */
  value: string
  /** Animation that marks a button meanwhile. */
  look: Animation | undefined
}>

/** Presses, choices and typed texts from before hydration, in order, each once. */
export type EarlyPresses = Readonly<{ pressed: Map<HTMLElement, Held>; stop: () => void }>

/**
 * Holds presses, choices and typed texts until the page is hydrated. Runs in the page, as text and before any code: it
 * must not use other modules. Submitted forms, links, and buttons that open a popover are left to the browser. A
 * second press without an effect is impatience, not a second wish; one with an effect replaces the first.
 */
export function holdEarlyPresses(page: Window): void {
  const pressed: EarlyPresses['pressed'] = new Map()
  // React marks the elements that it has hydrated.
  const isAlive = (element: HTMLElement) => Object.keys(element).some((name) => name.startsWith('__reactFiber'))
  // No attribute: hydration would find other markup than the server's. Not dimmed: the text stays as easy to read.
  const keyframe = { outline: '2px dotted currentcolor', outlineOffset: '-4px', cursor: 'progress' }
  const mark = (element: HTMLElement) =>
    'animate' in element ? element.animate([keyframe], { duration: 1, fill: 'forwards' }) : undefined
  const forget = (element: HTMLElement) => {
    pressed.get(element)?.look?.cancel()
    pressed.delete(element)
  }
  const hold = (element: HTMLElement, value = '') => {
    forget(element)
    if (isAlive(element)) return
    pressed.set(element, { value, look: element instanceof HTMLButtonElement ? mark(element) : undefined })
  }
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button:not([popovertarget])') : null
    if (!button || (button.form && button.type === 'submit')) return
    hold(button)
    // React hydrates a pressed element at once where it can, and answers the press: before it has come down to here.
    const onArrival = () => {
      if (isAlive(button)) forget(button)
    }
    button.addEventListener('click', onArrival, { capture: true, once: true })
  }
  const onInput = ({ target }: Event) => {
    const isText = target instanceof HTMLInputElement && !/^(checkbox|radio|file)$/.test(target.type)
    if (isText || target instanceof HTMLTextAreaElement) hold(target, target.value)
  }
  const onChange = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) hold(target, target.value)
    if (!(target instanceof HTMLInputElement) || !/^(checkbox|radio)$/.test(target.type)) return
    const isOfGroup = (other: HTMLElement) => other instanceof HTMLInputElement && other.name === target.name
    if (target.type === 'radio') [...pressed.keys()].filter(isOfGroup).forEach(forget)
    if (target.checked === target.defaultChecked) forget(target)
    else hold(target)
  }
  page.addEventListener('click', onClick, true)
  page.addEventListener('input', onInput, true)
  page.addEventListener('change', onChange, true)
  page.hogarPresses = {
    pressed,
    stop: () => {
      page.removeEventListener('click', onClick, true)
      page.removeEventListener('input', onInput, true)
      page.removeEventListener('change', onChange, true)
    },
  }
}

/**
 * Types a text again. Uses the native setter: React overrides the element's own. React ignores a value that it knows,
 * which may be the one that hydration found in the field: the field is emptied first, so that the text is new to it. A
 * field that was left meanwhile is blurred again.
 */
function typeAgain(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  for (const value of ['', text]) {
    Reflect.set(prototype, 'value', value, field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

/**
 * Replays the held presses after hydration: each when the one before is rendered. Popovers that the browser has opened
 * meanwhile report it first, to listeners that were not there then.
 */
export async function replayEarlyPresses({ hogarPresses, document }: Window): Promise<void> {
  hogarPresses?.stop()
  for (const popover of document.querySelectorAll('[popover]')) {
    if (CSS.supports('selector(:popover-open)') && popover.matches(':popover-open'))
      popover.dispatchEvent(new Event('beforetoggle'))
  }
  for (const [element, { value, look }] of hogarPresses?.pressed ?? []) {
    look?.cancel()
    if (element.isConnected) pressAgain(element, value)
    await Promise.resolve()
  }
}

function pressAgain(element: HTMLElement, value: string): void {
  const isText = element instanceof HTMLInputElement && !/^(checkbox|radio)$/.test(element.type)
  if (isText || element instanceof HTMLTextAreaElement) return typeAgain(element, value)
  if (element instanceof HTMLSelectElement) {
    element.value = value
    element.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  // Restores the server's state: React notices the press by the change.
  if (element instanceof HTMLInputElement) element.checked = element.defaultChecked
  element.click()
}

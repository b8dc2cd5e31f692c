type Held = Readonly<{
  /** The choice of a list, or the text of a field. */
  value: string
  /** How a button looks meanwhile. */
  look: Animation | undefined
}>

/** What was pressed, chosen or typed in a page that had no code yet, in order, each once. */
export type HeldPresses = Readonly<{ pressed: Map<HTMLElement, Held>; stop: () => void }>

/**
 * Notes what is pressed, chosen and typed while nothing answers to it. Runs in the page, as text and before any code: whatever it
 * needs stands in it. A form that is sent, a link, and what opens a list beside it, the browser answers by itself. A
 * second press while nothing happens is impatience, not a second wish; one that has an effect takes the place of the
 * first.
 */
export function holdPresses(page: Window): void {
  const pressed: HeldPresses['pressed'] = new Map()
  // React marks the elements that it has taken over.
  const isAlive = (element: HTMLElement) => Object.keys(element).some((name) => name.startsWith('__reactFiber'))
  // No attribute: React would find another page than the server drew.
  const dim = (element: HTMLElement) =>
    'animate' in element ? element.animate([{ opacity: 0.6 }], { duration: 1, fill: 'forwards' }) : undefined
  const forget = (element: HTMLElement) => {
    pressed.get(element)?.look?.cancel()
    pressed.delete(element)
  }
  const hold = (element: HTMLElement, value = '') => {
    forget(element)
    if (isAlive(element)) return
    pressed.set(element, { value, look: element instanceof HTMLButtonElement ? dim(element) : undefined })
  }
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button:not([popovertarget])') : null
    if (button && !(button.form && button.type === 'submit')) hold(button)
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
 * Types a text again. By the setter of its kind: React has put its own on the element, and would take what that sets for
 * known. A field that was left meanwhile is left again.
 */
function typeAgain(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

/** Presses again, now that there is code to answer, what was pressed before there was: each when the one before is drawn. */
export async function answerHeldPresses({ hogarPresses }: Window): Promise<void> {
  hogarPresses?.stop()
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
  // As the server drew it: the press makes it otherwise, and is noticed by that.
  if (element instanceof HTMLInputElement) element.checked = element.defaultChecked
  element.click()
}

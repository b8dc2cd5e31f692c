import { flushSync } from 'react-dom'

const FIRST_WRONG = '[aria-invalid="true"], fieldset[aria-describedby] input'

/**
 * Focuses the first missing or invalid answer of a form. `say` renders the errors, synchronously, since the element has
 * to be marked before it can be found.
 */
export function focusFirstWrong(form: HTMLFormElement, say: () => void): void {
  flushSync(say)
  form.querySelector<HTMLElement>(FIRST_WRONG)?.focus()
}

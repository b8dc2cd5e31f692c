import { flushSync } from 'react-dom'

const FIRST_WRONG = '[aria-invalid="true"], fieldset[aria-describedby] input'

/**
 * Leads to the first answer of a form that is missing or wrong. `say` has the form name it: what is wrong has to stand
 * there before anybody can be led to it.
 */
export function focusFirstWrong(form: HTMLFormElement, say: () => void): void {
  flushSync(say)
  form.querySelector<HTMLElement>(FIRST_WRONG)?.focus()
}

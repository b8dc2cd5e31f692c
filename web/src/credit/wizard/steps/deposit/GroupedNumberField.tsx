import { type InputHTMLAttributes, useLayoutEffect, useRef } from 'react'
import { DigitField } from '../../../../design/forms/DigitField.tsx'

type GroupedNumberFieldProps = Readonly<{
  label: string
  hint: string
  error: string | undefined
  /** Digits alone. */
  digits: string
  /** Returns digits in the groups in which they are shown. */
  group: (digits: string) => string
  /** Returns what was typed or pasted without blanks and hyphens. */
  clean: (text: string) => string
  onDigits: (digits: string) => void
}> &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'id' | 'onBlur'>

/** Digits of a number at most, so that a longer one is seen to be wrong. */
const DIGITS_MAX = 24

/** Field for a number that is shown in groups as it is typed; the caret stays behind the digit that was typed last. */
export function GroupedNumberField(props: GroupedNumberFieldProps) {
  const { digits, group, clean, onDigits, ...attributes } = props
  const field = useRef<HTMLInputElement>(null)
  /** Digits before the caret after a change. */
  const before = useRef<number | null>(null)
  const shown = group(digits)
  useLayoutEffect(() => {
    const count = before.current
    if (count === null || document.activeElement !== field.current) return
    before.current = null
    const place = placeBehind(shown, count)
    field.current?.setSelectionRange(place, place)
  })
  const digitsOf = (text: string) => clean(text).replace(/\D/g, '').slice(0, DIGITS_MAX)
  return (
    <DigitField
      kind="number"
      {...attributes}
      ref={field}
      autoComplete="off"
      spellCheck={false}
      value={shown}
      onChange={({ target }) => {
        before.current = digitsOf(target.value.slice(0, target.selectionStart ?? undefined)).length
        onDigits(digitsOf(target.value))
      }}
      required
    />
  )
}

/** Returns the place in a grouped number behind so many digits. */
function placeBehind(shown: string, count: number): number {
  let left = count
  for (let at = 0; at < shown.length; at += 1) {
    if (left === 0) return at
    if (shown[at] !== ' ') left -= 1
  }
  return shown.length
}

import { type ComponentProps, useState } from 'react'
import { useIntl } from 'react-intl'
import { type DigitKind, isTypedInDigits } from '@hogar/schema/validation/numbers/typedDigits.ts'
import { TextField } from './TextField.tsx'

type Props = ComponentProps<typeof TextField> & Readonly<{ kind: DigitKind }>

/**
 * Text field that takes digits only. Says so at once when another character is typed, also where the form drops it; by
 * the rule that checks the field. The message stands in place of the form's own error.
 */
export function DigitField({ kind, error, onChange, onBlur, ...field }: Props) {
  const { formatMessage } = useIntl()
  /** True if the text had another character when it was typed. */
  const [isRefused, setRefused] = useState(false)
  const hasOthers = isRefused || !isTypedInDigits(kind, String(field.value ?? ''))
  const keyboard =
    kind === 'telephone' ? ({ type: 'tel', inputMode: 'tel' } as const) : { inputMode: 'numeric' as const }
  return (
    <TextField
      {...keyboard}
      {...field}
      error={hasOthers ? formatMessage({ id: 'digits.only' }) : error}
      onChange={(event) => {
        setRefused(!isTypedInDigits(kind, event.target.value))
        onChange?.(event)
      }}
      onBlur={(event) => {
        setRefused(false)
        onBlur?.(event)
      }}
    />
  )
}

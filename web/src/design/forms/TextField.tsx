import { type InputHTMLAttributes, type Ref, useId } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import styles from './FieldFrame.module.css'

type Props = InputHTMLAttributes<HTMLInputElement> &
  Readonly<{
    label: string
    hint?: string | undefined
    /** Error message; undefined if there is none. */
    error?: string | undefined
    ref?: Ref<HTMLInputElement>
  }>

/** Field for one line of text. Set `autoComplete`, `inputMode` and `type` to suit the content. */
export function TextField({ label, hint, error, id, ...attributes }: Props) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error}>
      <input
        {...attributes}
        id={fieldId}
        className={styles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${fieldId}-message` : undefined}
      />
    </FieldFrame>
  )
}

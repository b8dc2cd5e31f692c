import { type Ref, type TextareaHTMLAttributes, useId } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import styles from './FieldFrame.module.css'

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> &
  Readonly<{ label: string; hint?: string | undefined; error?: string | undefined; ref?: Ref<HTMLTextAreaElement> }>

/** Field for several lines of text. */
export function TextAreaField({ label, hint, error, id, rows = 3, ...attributes }: Props) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error}>
      <textarea
        {...attributes}
        id={fieldId}
        rows={rows}
        className={styles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${fieldId}-message` : undefined}
      />
    </FieldFrame>
  )
}

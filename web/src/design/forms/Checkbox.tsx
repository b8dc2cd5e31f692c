import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import styles from './Checkbox.module.css'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> &
  Readonly<{
    label: ReactNode
    error?: string | undefined
    ref?: Ref<HTMLInputElement>
  }>

/** Checkbox whose whole row is the touch target. */
export function Checkbox({ label, error, ...attributes }: Props) {
  const messageId = useId()
  return (
    <div>
      <label className={styles.row}>
        <input
          {...attributes}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? messageId : attributes['aria-describedby']}
        />
        <span>{label}</span>
      </label>
      {error ? (
        <p className={styles.error} id={messageId}>
          {error}
        </p>
      ) : null}
    </div>
  )
}

import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import styles from './FieldFrame.module.css'

type Props = Readonly<{
  id: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  children: ReactNode
}>

/**
 * Frame of a field: label above, hint or error below. The error replaces the hint, so that the layout hardly shifts.
 */
export function FieldFrame({ id, label, hint, error, children }: Props) {
  return (
    <div className={styles.frame}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      {error ? (
        <p className={styles.error} id={`${id}-message`}>
          <Icon name="warning" size={16} />
          {error}
        </p>
      ) : hint ? (
        <p className={styles.hint} id={`${id}-message`}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}

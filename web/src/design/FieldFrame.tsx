import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './FieldFrame.module.css'

type Props = Readonly<{
  id: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  children: ReactNode
}>

/** Label above, field, then what helps or what is wrong. The error takes the hint's place, so the page hardly moves. */
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

import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import styles from './ErrorSummary.module.css'

export type SummedError = Readonly<{ fieldId: string; message: string }>

type ErrorSummaryProps = Readonly<{
  errors: readonly SummedError[]
  /** Number of submit attempts; each new one moves the focus here. */
  attempt: number
}>

/** Lists the errors of a form above it after a submit attempt, each linked to its field. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  if (attempt === 0 || errors.length === 0) return null
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.summary}>
      <p className={styles.title}>
        <FormattedMessage id="checkout.errorSummary" values={{ count: errors.length }} />
      </p>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <button type="button" className={styles.link} onClick={() => document.getElementById(fieldId)?.focus()}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

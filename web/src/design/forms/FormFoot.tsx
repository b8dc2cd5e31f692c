import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import styles from './FormFoot.module.css'

type FormFootProps = Readonly<{
  /** Error of the form as a whole, read out; undefined if there is none. */
  refused: string | undefined
  isSending: boolean
  /** Label of the submit button. */
  children: ReactNode
}>

/** End of a form that is sent as a whole: its error and its submit button. */
export function FormFoot({ refused, isSending, children }: FormFootProps) {
  return (
    <>
      {refused ? (
        <p className={styles.refused} role="alert">
          {refused}
        </p>
      ) : null}
      <div>
        <Button type="submit" isBusy={isSending}>
          {children}
        </Button>
      </div>
    </>
  )
}

import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import styles from './FormFoot.module.css'

type FormFootProps = Readonly<{
  /** What the shop said against all of it, read out; nothing while it has said nothing. */
  refused: string | undefined
  isSending: boolean
  /** What the button says. */
  children: ReactNode
}>

/** The end of a form that is sent as a whole: why it was refused, and its button. */
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

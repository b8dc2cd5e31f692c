import { type ReactNode, useId } from 'react'
import styles from './AccountSection.module.css'

type AccountSectionProps = Readonly<{
  title: ReactNode
  /** Sentence below the title. */
  intro?: ReactNode
  children: ReactNode
}>

/** Section of an account page with its own heading. */
export function AccountSection({ title, intro, children }: AccountSectionProps) {
  const titleId = useId()
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {intro ? <p className={styles.intro}>{intro}</p> : null}
      {children}
    </section>
  )
}

import { type ReactNode, useId } from 'react'
import styles from './Footer.module.css'

type Props = Readonly<{
  title: string
  /** True: the list takes the whole width of a phone, in two columns. */
  isLong?: boolean
  /** List of links. */
  children: ReactNode
}>

/** Renders a titled list of links. */
export function FooterColumn({ title, isLong = false, children }: Props) {
  const titleId = useId()
  return (
    <nav className={isLong ? styles.long : undefined} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div className={styles.list}>{children}</div>
    </nav>
  )
}

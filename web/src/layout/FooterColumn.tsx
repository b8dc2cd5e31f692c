import { type ReactNode, useId } from 'react'
import styles from './Footer.module.css'

type Props = Readonly<{ title: string; /** The list's items. */ children: ReactNode }>

/** A titled list of links. */
export function FooterColumn({ title, children }: Props) {
  const titleId = useId()
  return (
    <nav aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>{children}</ul>
    </nav>
  )
}

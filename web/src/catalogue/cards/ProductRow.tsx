import { Children, type ReactNode, useId } from 'react'
import styles from './ProductRow.module.css'

type Props = Readonly<{
  title: string
  /** Link or end date beside the title. */
  aside?: ReactNode
  /** Product cards. */
  children: ReactNode
}>

/** Renders a titled row of cards: swiped on a phone, a grid of four above. */
export function ProductRow({ title, aside, children }: Props) {
  const titleId = useId()
  return (
    <section className={styles.row} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {aside ? <div className={styles.aside}>{aside}</div> : null}
      </div>
      <ul className={styles.list}>
        {Children.map(children, (card) => (
          <li className={styles.cell}>{card}</li>
        ))}
      </ul>
    </section>
  )
}

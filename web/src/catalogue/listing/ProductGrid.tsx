import { Children, type ReactNode } from 'react'
import styles from './ProductGrid.module.css'

/** Renders cards in two columns on a phone, three and four above. Each child is one card. */
export function ProductGrid({ children }: Readonly<{ children: ReactNode }>) {
  return (
    <div className={styles.frame}>
      <ul className={styles.grid}>
        {Children.map(children, (card) => (
          <li className={styles.cell}>{card}</li>
        ))}
      </ul>
    </div>
  )
}

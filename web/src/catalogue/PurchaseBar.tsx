import type { ReactNode } from 'react'
import { QuantityStepper } from '../design/QuantityStepper.tsx'
import { MOST_UNITS } from './limits.ts'
import styles from './PurchaseBar.module.css'

type Props = Readonly<{
  name: string
  quantity: number
  setQuantity: (quantity: number) => void
  /** Units that can be had, null when the platform does not say. */
  available: number | null | undefined
  isSoldOut: boolean
  /** The button that buys. */
  children: ReactNode
}>

/** How many, and into the cart. On a phone it stays in reach at the bottom of the page. */
export function PurchaseBar({ name, quantity, setQuantity, available, isSoldOut, children }: Props) {
  return (
    <div className={styles.bar}>
      {isSoldOut ? null : (
        <QuantityStepper
          label={name}
          value={quantity}
          onChange={setQuantity}
          max={Math.max(1, Math.floor(Math.min(available ?? MOST_UNITS, MOST_UNITS)))}
        />
      )}
      <div className={styles.button}>{children}</div>
    </div>
  )
}

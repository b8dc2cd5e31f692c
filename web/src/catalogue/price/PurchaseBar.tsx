import type { ReactNode } from 'react'
import { QuantityStepper } from '../../design/forms/QuantityStepper.tsx'
import { ScriptlessNote } from '../../layout/ScriptlessNote.tsx'
import { MOST_UNITS } from '../limits.ts'
import styles from './PurchaseBar.module.css'

type Props = Readonly<{
  name: string
  quantity: number
  setQuantity: (quantity: number) => void
  /** Units available; null when the platform does not report them. */
  available: number | null | undefined
  isSoldOut: boolean
  /** Price of one unit, for the bar of a phone. */
  price: ReactNode
  /** Button that buys. */
  children: ReactNode
}>

/**
 * Renders the quantity and the cart button. On a phone price and button stay in reach at the bottom of the page, and
 * the quantity is above, beside the choices.
 */
export function PurchaseBar({ name, price, quantity, setQuantity, available, isSoldOut, children }: Props) {
  return (
    <>
      <div className={styles.purchase} data-scripted>
        {isSoldOut ? null : (
          <QuantityStepper
            label={name}
            value={quantity}
            onChange={setQuantity}
            max={Math.max(1, Math.floor(Math.min(available ?? MOST_UNITS, MOST_UNITS)))}
          />
        )}
        <div className={styles.bar}>
          {price ? <div className={styles.price}>{price}</div> : null}
          <div className={styles.button}>{children}</div>
        </div>
      </div>
      <ScriptlessNote />
    </>
  )
}

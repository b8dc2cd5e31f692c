import type { StockNote_stock$key } from '../__generated__/StockNote_stock.graphql'
import { NotifyWhenInStock } from './NotifyWhenInStock.tsx'
import { StockNote } from './StockNote.tsx'
import styles from './StockNote.module.css'

type Props = Readonly<{
  stock: StockNote_stock$key | null | undefined
  isSoldOut: boolean
  /** What would be bought: of a configurable product, the chosen variant's. */
  sku: string
}>

/** How much there is, read out whenever it changes, and a way to hear of it when there is none. */
export function PurchaseStock({ stock, isSoldOut, sku }: Props) {
  return (
    <>
      <output className={styles.live}>
        <StockNote stock={stock} isAlwaysShown />
      </output>
      <div data-needs="STOCK_ALERTS">{isSoldOut ? <NotifyWhenInStock key={sku} sku={sku} /> : null}</div>
    </>
  )
}

import { Suspense, lazy } from 'react'
import type { StockNote_stock$key } from '../__generated__/StockNote_stock.graphql'
import { LoadBoundary } from '../device/LoadBoundary.tsx'
import { StockNote } from './StockNote.tsx'
import styles from './StockNote.module.css'

const NotifyWhenInStock = lazy(async () => ({
  default: (await import('./TranslatedStockAlert.ts')).TranslatedStockAlert,
}))

type Props = Readonly<{
  stock: StockNote_stock$key | null | undefined
  isSoldOut: boolean
  /** SKU of the product to buy; for a configurable product, of the chosen variant. */
  sku: string
}>

/** Stock of a product, read out on each change, with the stock alert form if it is sold out. */
export function PurchaseStock({ stock, isSoldOut, sku }: Props) {
  return (
    <>
      <output className={styles.live}>
        <StockNote stock={stock} isAlwaysShown />
      </output>
      <div data-needs="STOCK_ALERTS">
        {isSoldOut ? (
          <LoadBoundary>
            <Suspense fallback={null}>
              <NotifyWhenInStock key={sku} sku={sku} />
            </Suspense>
          </LoadBoundary>
        ) : null}
      </div>
    </>
  )
}

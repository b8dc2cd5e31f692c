import type { StockStatus } from '../../__generated__/CartLineStock_line.graphql'

type LineStock = Readonly<{ status: StockStatus; quantity: number | null | undefined }>

/** Returns true for the stock of a line that is sold out; false while the stock is unknown. */
export function isSoldOut(stock: LineStock | null | undefined): boolean {
  return stock?.status === 'OUT_OF_STOCK' || stock?.quantity === 0
}

import type { StockStatus } from '../../__generated__/CartLineStock_line.graphql'

/** Reason why a line cannot be delivered in full, or why its delivery is uncertain. */
export type StockProblem =
  | Readonly<{ kind: 'outOfStock' }>
  | Readonly<{ kind: 'tooMany'; available: number }>
  | Readonly<{ kind: 'uncertain' }>

type KnownStock = Readonly<{ status: StockStatus; available: number | null | undefined }>

/** Returns the stock problem of a line of `quantity` units; null if there is none. */
export function stockProblem(stock: KnownStock, quantity: number): StockProblem | null {
  if (stock.status === 'OUT_OF_STOCK' || stock.available === 0) return { kind: 'outOfStock' }
  if (stock.status === 'VOLATILE') return { kind: 'uncertain' }
  if (typeof stock.available === 'number' && quantity > stock.available) {
    return { kind: 'tooMany', available: stock.available }
  }
  return null
}

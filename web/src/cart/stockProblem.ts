import type { StockStatus } from '../__generated__/CartLineStock_line.graphql'

/** Why a line cannot be delivered as it stands, or should be known to be uncertain. */
export type StockProblem =
  | Readonly<{ kind: 'outOfStock' }>
  | Readonly<{ kind: 'tooMany'; available: number }>
  | Readonly<{ kind: 'uncertain' }>

type KnownStock = Readonly<{ status: StockStatus; available: number | null | undefined }>

/** What the live stock says about a line of `quantity` units; null when it is fine. */
export function stockProblem(stock: KnownStock, quantity: number): StockProblem | null {
  if (stock.status === 'OUT_OF_STOCK' || stock.available === 0) return { kind: 'outOfStock' }
  if (stock.status === 'VOLATILE') return { kind: 'uncertain' }
  if (typeof stock.available === 'number' && quantity > stock.available) {
    return { kind: 'tooMany', available: stock.available }
  }
  return null
}

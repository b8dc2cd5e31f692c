import type { StockStatus } from '../__generated__/CartLineStock_line.graphql'

/** Why a line cannot be delivered as it stands, or should be known to be uncertain. */
export type StockProblem =
  | Readonly<{ kind: 'outOfStock' }>
  | Readonly<{ kind: 'tooMany'; available: number }>
  | Readonly<{ kind: 'uncertain' }>

type KnownStock = Readonly<{ status: StockStatus; quantity: number | null | undefined }>

/** What the live stock says about a line of `quantity` units; null when it is fine or nothing is known. */
export function stockProblem(stock: KnownStock | null | undefined, quantity: number): StockProblem | null {
  if (!stock) return null
  if (stock.status === 'OUT_OF_STOCK' || stock.quantity === 0) return { kind: 'outOfStock' }
  if (stock.status === 'VOLATILE') return { kind: 'uncertain' }
  if (typeof stock.quantity === 'number' && quantity > stock.quantity) {
    return { kind: 'tooMany', available: stock.quantity }
  }
  return null
}

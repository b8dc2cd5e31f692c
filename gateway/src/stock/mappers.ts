import type { StockStatus } from '../__generated__/resolverTypes.ts'

/** What is read of stock; whether that is few, the store says. */
export type StockMapper = Readonly<{ status: StockStatus; quantity: number | null }>

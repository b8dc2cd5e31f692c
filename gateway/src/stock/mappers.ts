import type { StockStatus } from '../__generated__/schemaTypes.ts'

/** Stock as read; the store's threshold decides whether it is low. */
export type StockMapper = Readonly<{ status: StockStatus; quantity: number | null; isManaged: boolean }>

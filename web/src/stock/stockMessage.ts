export type StockState = Readonly<{ status: string; quantity?: number | null | undefined; isLow: boolean }>

export type StockMessage =
  | Readonly<{ kind: 'available' | 'outOfStock' | 'volatile' }>
  | Readonly<{ kind: 'fewLeft'; quantity: number }>

/** Returns the message on a stock state; null if the stock failed to load. */
export function stockMessage(stock: StockState | null | undefined): StockMessage | null {
  if (!stock) return null
  if (stock.status === 'OUT_OF_STOCK') return { kind: 'outOfStock' }
  if (stock.status === 'VOLATILE') return { kind: 'volatile' }
  const { quantity, isLow } = stock
  if (isLow && typeof quantity === 'number') return { kind: 'fewLeft', quantity }
  return { kind: 'available' }
}

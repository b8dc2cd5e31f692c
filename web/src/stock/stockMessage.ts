export type StockState = Readonly<{ status: string; quantity?: number | null | undefined; isLow: boolean }>

export type StockMessage =
  | Readonly<{ kind: 'available' | 'outOfStock' | 'volatile' }>
  | Readonly<{ kind: 'fewLeft'; quantity: number }>

/** What there is to say about stock. Null when it could not be read: then nothing is said. */
export function stockMessage(stock: StockState | null | undefined): StockMessage | null {
  if (!stock) return null
  if (stock.status === 'OUT_OF_STOCK') return { kind: 'outOfStock' }
  if (stock.status === 'VOLATILE') return { kind: 'volatile' }
  const { quantity, isLow } = stock
  if (isLow && typeof quantity === 'number') return { kind: 'fewLeft', quantity }
  return { kind: 'available' }
}

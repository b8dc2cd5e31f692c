import type { StockStatus } from '../../__generated__/useAddToCart_product.graphql'

/** Reason why a product is refused before any request. */
export type AddToCartRefusal = 'priceUnknown' | 'outOfStock' | 'notEnough'

type Wish = Readonly<{
  /** Price of one unit as a decimal string; zero is a valid price. */
  amount: string
  stock: Readonly<{ status: StockStatus; available: number | null | undefined }> | null
  /** Units to add, and units of the same line that the cart holds already. */
  quantity: number
  held: number
  isOnline: boolean
}>

/**
 * Returns the reason for an immediate refusal, or null. Checks the stock only off line: the page may be minutes old,
 * and on line the platform knows better.
 */
export function addToCartRefusal({ amount, stock, quantity, held, isOnline }: Wish): AddToCartRefusal | null {
  const price = Number(amount)
  if (Number.isNaN(price) || price < 0) return 'priceUnknown'
  if (isOnline || !stock) return null
  if (stock.status === 'OUT_OF_STOCK') return 'outOfStock'
  if (stock.status === 'OK' && typeof stock.available === 'number' && held + quantity > stock.available)
    return 'notEnough'
  return null
}

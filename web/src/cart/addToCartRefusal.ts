import type { StockStatus } from '../__generated__/useAddToCart_product.graphql'

/** Why a product is not put into the cart, before anybody is asked. */
export type AddToCartRefusal = 'priceUnknown' | 'outOfStock' | 'notEnough'

type Wish = Readonly<{
  /** Price of one unit as a decimal string; zero is a price. */
  amount: string
  stock: Readonly<{ status: StockStatus; available: number | null | undefined }> | null
  /** Units wanted, and units of the same line that the cart holds already. */
  quantity: number
  held: number
  isOnline: boolean
}>

/**
 * What can be refused on the spot. Stock is only judged without a network: the page may be minutes old, and with a
 * network the platform knows better.
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

import { PlatformError } from '../http/PlatformError.ts'

/** Options of a configurable or bundle are open or do not exist. */
export function optionsMissing(sku: string): PlatformError {
  return new PlatformError(400, 'You need to choose options for your item.', { sku })
}

/** The product is disabled. */
export function notAvailable(sku: string): PlatformError {
  return new PlatformError(400, 'Product that you are trying to add is not available.', { sku })
}

/** Fewer units are left than are wanted; says of which sku and how many are. */
export function notEnoughStock(sku: string, left: number): PlatformError {
  return new PlatformError(400, `The requested qty is not available: ${sku}, ${left} left`, {
    reason: 'NOT_ENOUGH_STOCK',
    sku,
    left,
  })
}

/** No open cart has this id. */
export function noSuchCart(cartId: string): PlatformError {
  return new PlatformError(404, `No such entity with cartId = ${cartId}`)
}

import type { quantityInCart } from './quantityInCart.ts'

type QuantityReader = typeof quantityInCart

let reader: QuantityReader = () => 0

/**
 * Returns the units of a product with its choices in the cart, for refusals off line; 0 until `setQuantityReader` is
 * called: the platform checks again. The reader comes with the code that loads after the first render, so that a first
 * visit does not wait for it.
 */
export const readQuantityInCart: QuantityReader = (environment, product) => reader(environment, product)

/** Sets the function that reads the store. */
export function setQuantityReader(next: QuantityReader): void {
  reader = next
}

import type { heldQuantity } from './heldQuantity.ts'

type HeldReader = typeof heldQuantity

let reader: HeldReader = () => 0

/**
 * Returns the units of a line in the cart, for refusals off line; 0 until `setHeldReader` is called: the platform checks
 * again. The reader comes with the code that loads after the first render, so that a first visit does not wait for it.
 */
export const readHeld: HeldReader = (environment, identity) => reader(environment, identity)

/** Sets the function that reads the store. */
export function setHeldReader(next: HeldReader): void {
  reader = next
}

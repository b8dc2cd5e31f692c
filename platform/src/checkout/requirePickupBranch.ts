import type { AssembledCart } from '../cart/assembleCart.ts'
import { fieldsOf, textOf } from '../parse/fields.ts'
import type { Database } from '../database/schema.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { type PickupBranch, pickupOffer } from './pickupOffer.ts'
import { isPickupCarrier } from './shippingMethods.ts'

/** The branch that a caller names for pick-up, among the extra fields of shipping; null where none is. */
export function namedBranch(extraFields: unknown): string | null {
  return textOf(fieldsOf(extraFields).pickup_location_code)
}

/**
 * Returns the branch in which a cart is picked up. Null for a delivered cart, and where a caller names no branch: such
 * callers agree on the branch with the shopper.
 * @throws PlatformError 400 for an unknown branch, or one that lacks units of the cart.
 */
export async function requirePickupBranch(
  db: Database,
  assembled: Pick<AssembledCart, 'store' | 'lines' | 'shippingMethod'>,
  { code, now }: Readonly<{ code: string | null; now: Date }>,
): Promise<PickupBranch | null> {
  if (code === null || !isPickupCarrier(assembled.shippingMethod?.carrierCode)) return null
  const offer = await pickupOffer(db, assembled, now)
  const found = offer?.branches.find(({ branch }) => branch.code === code)
  if (!found) throw new PlatformError(400, `The order cannot be picked up in the branch: ${code}`)
  return found
}

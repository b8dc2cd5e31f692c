import { assembleCart } from '../cart/assembleCart.ts'
import type { CartRow } from '../cart/cartRepository.ts'
import type { Database } from '../database/schema.ts'
import type { DeliveryWindow } from '../stock/deliveryWindow.ts'
import { type Address, parseAddress } from './address.ts'
import { deliveryOfCart } from './deliveryOfCart.ts'

/** Computes the delivery window of a cart for its shipping method. A call without an address uses the cart's. */
export async function cartDeliveryDate(
  db: Database,
  cart: CartRow,
  { asked, now }: Readonly<{ asked: Address; now: Date }>,
): Promise<DeliveryWindow | null> {
  const assembled = await assembleCart(db, cart)
  const kept = parseAddress(cart.shipping_address)
  const address = {
    postcode: asked.postcode ?? kept.postcode,
    country_id: asked.country_id ?? kept.country_id,
  }
  const days = await deliveryOfCart(db, assembled, { address, now })
  return days(assembled.shippingMethod?.carrierCode ?? null)
}

import { assembleCart } from '../cart/assembleCart.ts'
import type { CartRow } from '../cart/cartRepository.ts'
import { loadShipments } from '../catalogue/loadShipments.ts'
import type { Database } from '../database/schema.ts'
import { type DeliveryWindow, deliveryWindow } from '../stock/deliveryWindow.ts'
import { POSTCODE_DIGITS } from '../stock/limits.ts'
import { type Address, parseAddress } from './address.ts'

const POSTCODE = new RegExp(`^\\d{${POSTCODE_DIGITS}}$`)
const PICK_UP_CARRIER = 'instore'

/**
 * When all of a cart would have arrived: its last parcel's days. Without an address in the call, the cart's own counts.
 * Null for what is not delivered, outside the store's country, and while no postcode is known.
 */
export async function cartDeliveryDate(
  db: Database,
  cart: CartRow,
  { asked, now }: Readonly<{ asked: Address; now: Date }>,
): Promise<DeliveryWindow | null> {
  const { store, lines, shippingMethod } = await assembleCart(db, cart)
  const kept = parseAddress(cart.shipping_address)
  const postcode = asked.postcode ?? kept.postcode ?? ''
  const country = asked.country_id ?? kept.country_id ?? store.country
  if (country !== store.country || !POSTCODE.test(postcode)) return null
  const skus = lines.map((line) => (line.kind === 'bundle' ? line.productSku : line.sku))
  const shipments = await loadShipments(db, store, skus)
  const isPickedUp = shippingMethod?.carrierCode === PICK_UP_CARRIER
  const windows = [...shipments.values()].map((shipment) =>
    deliveryWindow(
      { ...shipment, isPickedUp: isPickedUp || shipment.isPickedUp },
      { country: store.country, postcode },
      now,
    ),
  )
  return windows.length === 0
    ? null
    : {
        earliest: last(windows.map(({ earliest }) => earliest)),
        latest: last(windows.map(({ latest }) => latest)),
      }
}

function last(days: readonly string[]): string {
  return days.reduce((a, b) => (a > b ? a : b))
}

import type { AssembledCart } from '../cart/assembleCart.ts'
import { loadShipments } from '../stock/loadShipments.ts'
import type { Database } from '../database/schema.ts'
import { type DeliveryWindow, type Shipment, deliveryWindow } from '../stock/deliveryWindow.ts'
import { POSTCODE_DIGITS } from '../stock/limits.ts'
import type { StoreDefinition } from '../stores.ts'
import type { Address } from './address.ts'
import { isPickupCarrier } from './shippingMethods.ts'

const POSTCODE = new RegExp(`^\\d{${POSTCODE_DIGITS}}$`)
const EXPRESS_CARRIER = 'express'

type DeliveredCart = Pick<AssembledCart, 'store' | 'lines'>
/** Days of delivery by a carrier; null for what is not delivered. */
export type DeliveryByCarrier = (carrierCode: string | null) => DeliveryWindow | null

/**
 * Works out when all of a cart would have arrived at an address by each carrier: the days of its last parcel. Null for
 * what is not delivered, outside the store's country, and while no postcode is known.
 */
export async function deliveryOfCart(
  db: Database,
  { store, lines }: DeliveredCart,
  { address, now }: Readonly<{ address: Pick<Address, 'country_id' | 'postcode'>; now: Date }>,
): Promise<DeliveryByCarrier> {
  const postcode = address.postcode ?? ''
  if ((address.country_id ?? store.country) !== store.country || !POSTCODE.test(postcode)) return () => null
  const skus = lines.map((line) => (line.kind === 'bundle' ? line.productSku : line.sku))
  const shipments = [...(await loadShipments(db, store, skus)).values()]
  return (carrierCode) => lastWindow(shipments.map((shipment) => windowOf(shipment, carrierCode)))

  function windowOf(shipment: Shipment, carrierCode: string | null): DeliveryWindow {
    const isPickedUp = isPickupCarrier(carrierCode) || shipment.isPickedUp
    const isExpress = carrierCode === EXPRESS_CARRIER && !isPickedUp
    return deliveryWindow({ ...shipment, isPickedUp, isExpress }, destinationOf(store, postcode), now)
  }
}

function destinationOf({ country }: StoreDefinition, postcode: string) {
  return { country, postcode }
}

function lastWindow(windows: readonly DeliveryWindow[]): DeliveryWindow | null {
  if (windows.length === 0) return null
  return {
    earliest: last(windows.map(({ earliest }) => earliest)),
    latest: last(windows.map(({ latest }) => latest)),
    madeToOrderDays: windows.find(({ madeToOrderDays }) => madeToOrderDays !== null)?.madeToOrderDays ?? null,
  }
}

function last(days: readonly string[]): string {
  return days.reduce((a, b) => (a > b ? a : b))
}

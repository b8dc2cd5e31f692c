import { type Guest, asGuest } from '../graph/guest.ts'
import { done } from './purchase.ts'
import type { Ware } from './wares.ts'
import { allPlentifulWares } from './wares.ts'

const OFFERED = `query { viewer { cart { pickupRefusal shippingMethods {
  carrierCode isPickup pickupBranches { readyFrom branch { code name street postcode city hours } } } } } }`

type Offered = Readonly<{ readyFrom: string; branch: Readonly<{ code: string; name: string; street: string }> }>
type Answer = {
  viewer: {
    cart: { pickupRefusal: string | null; shippingMethods: { isPickup: boolean; pickupBranches: Offered[] }[] }
  }
}

/** Where a guest's cart can be picked up, or why it cannot. */
export async function pickupOf(guest: Guest) {
  const { cart } = ((await guest.run(OFFERED)) as Answer).viewer
  const method = cart.shippingMethods.find(({ isPickup }) => isPickup)
  return { refusal: cart.pickupRefusal, branches: method?.pickupBranches ?? null }
}

/** A product of a store that some branch has on its shelf. Throws when none is found. */
export async function shelvedWare(gateway: string, store = 'hogar'): Promise<Ware & Readonly<{ branches: Offered[] }>> {
  // Other suites buy tables of the same shop: lamps stand in every store's branches.
  const wares = await Promise.all(['mesa', 'lámpara', 'Lampe'].map((term) => allPlentifulWares(gateway, store, term)))
  for (const ware of wares.flat()) {
    const guest = asGuest(gateway, store)
    await done(guest, 'addCartLines', { lines: [{ sku: ware.sku, quantity: 1 }] })
    const { branches } = await pickupOf(guest)
    if (branches !== null && branches.length > 0) return { ...ware, branches }
  }
  throw new Error(`no branch of ${store} has anything that is in good stock`)
}

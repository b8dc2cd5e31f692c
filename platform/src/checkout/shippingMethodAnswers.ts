import { assembleCart } from '../cart/assembleCart.ts'
import type { CartRow } from '../cart/cartRepository.ts'
import { taxIn } from '../tax/inclTax.ts'
import { branchAnswer } from '../contact/branchAnswer.ts'
import type { Database } from '../database/schema.ts'
import { languageOf } from '../language.ts'
import { GOODS_TAX_CLASS } from '../tax/goodsTaxClass.ts'
import { taxRate } from '../tax/taxRate.ts'
import { parseAddress } from './address.ts'
import { deliveryOfCart } from './deliveryOfCart.ts'
import { type PickupOffer, pickupOffer } from './pickupOffer.ts'
import { isPickupCarrier } from './shippingMethods.ts'
import type { ShippingMethod } from './shippingMethods.ts'

/** Returns the shipping methods of a cart in the REST API's form. */
export async function shippingMethodAnswers(db: Database, cart: CartRow) {
  const assembled = await assembleCart(db, cart)
  const { store, shippingMethods, taxRules } = assembled
  const rate = taxRate(taxRules, { classId: GOODS_TAX_CLASS, country: store.country })
  const address = parseAddress(cart.shipping_address)
  const daysBy = await deliveryOfCart(db, assembled, { address, now: new Date() })
  const pickup = shippingMethods.some(({ carrierCode }) => isPickupCarrier(carrierCode))
    ? await pickupOffer(db, assembled, new Date())
    : null
  const { language } = store
  return shippingMethods.map((offered) => {
    const method = isPickupCarrier(offered.carrierCode) ? pickedUp(offered, pickup) : offered
    const branches = isPickupCarrier(method.carrierCode) && method.available ? (pickup?.branches ?? []) : []
    const net = method.amount.minus(taxIn(method.amount, rate?.percent ?? 0)).toNumber()
    const days = method.available ? daysBy(method.carrierCode) : null
    return {
      carrier_code: method.carrierCode,
      method_code: method.methodCode,
      carrier_title: method.carrierTitle,
      method_title: method.methodTitle,
      amount: net,
      base_amount: net,
      available: method.available,
      error_message: method.errorMessage,
      price_excl_tax: net,
      price_incl_tax: method.amount.toNumber(),
      default: method.isDefault,
      delivery_from: days?.earliest ?? null,
      delivery_to: days?.latest ?? null,
      made_to_order_days: days?.madeToOrderDays ?? null,
      pickup_locations: branches.map(({ branch, readyFrom }) => ({
        ...branchAnswer(branch, languageOf(language)),
        ready_from: readyFrom,
      })),
    }
  })
}

/** Pick-up as the branches have the goods: without one that has all of them it is not offered, and says why. */
function pickedUp(method: ShippingMethod, offer: PickupOffer | null): ShippingMethod {
  if (offer === null || offer.branches.length > 0 || !method.available) return method
  return { ...method, available: false, errorMessage: offer.refusal }
}

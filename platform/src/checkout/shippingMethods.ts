import { Big } from 'big.js'
import type { StoreDefinition } from '../stores.ts'

/** Price of the flat rate, with tax, in a store that sets none. */
const FLAT_RATE_DEFAULT = '5'

type Titles = Readonly<
  Record<'delivery' | 'standard' | 'express' | 'free' | 'branch' | 'pickup' | 'notThere' | 'fromAmount', string>
>

const TITLES: Readonly<Record<StoreDefinition['language'], Titles>> = {
  'es-MX': { delivery: 'A tu casa', standard: 'Estándar', express: 'Exprés', free: 'Estándar', branch: 'Sucursal', pickup: 'Recoge en sucursal', notThere: 'No entregamos en ese país.', fromAmount: 'Disponible en compras desde {amount}.' },
  'de-DE': { delivery: 'Zu dir nach Hause', standard: 'Standard', express: 'Express', free: 'Standard', branch: 'Filiale', pickup: 'Abholung in der Filiale', notThere: 'In dieses Land liefern wir nicht.', fromAmount: 'Verfügbar ab {amount}.' },
  'it-IT': { delivery: 'A casa tua', standard: 'Standard', express: 'Espresso', free: 'Standard', branch: 'Punto vendita', pickup: 'Ritiro nel punto vendita', notThere: 'Non consegniamo in questo Paese.', fromAmount: 'Disponibile da {amount}.' },
} // prettier-ignore

const PICKUP_CARRIER = 'instore'

/** Returns true for the carrier of orders that the buyer picks up in a branch. */
export function isPickupCarrier(carrierCode: string | null | undefined): boolean {
  return carrierCode === PICKUP_CARRIER
}

export type ShippingMethod = Readonly<{
  carrierCode: string
  methodCode: string
  carrierTitle: string
  methodTitle: string
  /** With tax. */
  amount: Big
  available: boolean
  errorMessage: string
  /** The one to preselect: standard delivery to the shopper's home, where it is offered. */
  isDefault: boolean
}>

export type ShippingSubject = Readonly<{
  store: StoreDefinition
  country: string
  isVirtual: boolean
  isEmpty: boolean
  /** True if the cart holds a product with branch pick-up only: then the whole cart is picked up. */
  isBranchDeliveryOnly: boolean
  /** True if the cart holds a product that is made to order, which no express makes faster. */
  isMadeToOrder: boolean
  subtotalInclTax: Big
}>

/**
 * Returns the shipping methods of a cart: standard at a flat rate, express, free standard from an amount on (which
 * replaces the flat rate), and pick-up in a branch at no charge. Stores deliver to their own country only. A virtual or
 * empty cart is not shipped; a cart with branch pick-up only is never delivered, one with goods made to order never express.
 */
export function shippingMethods({
  store,
  country,
  isVirtual,
  isEmpty,
  isBranchDeliveryOnly,
  isMadeToOrder,
  subtotalInclTax,
}: ShippingSubject): ShippingMethod[] {
  if (isVirtual || isEmpty) return []
  const rules = store.shipping
  const titles = TITLES[store.language]
  const standard = standardPrice(store, subtotalInclTax)
  const isFree = standard.eq(0)
  const method = (codes: [string, string], texts: [string, string], amount: Big | string): ShippingMethod => ({
    carrierCode: codes[0], methodCode: codes[1], carrierTitle: texts[0], methodTitle: texts[1],
    amount: new Big(amount), available: true, errorMessage: '', isDefault: false,
  }) // prettier-ignore
  const free = method(['freeshipping', 'freeshipping'], [titles.delivery, titles.free], '0')
  const threshold = new Intl.NumberFormat(store.language, {
    style: 'currency',
    currency: store.currency,
    maximumFractionDigits: 0,
    useGrouping: 'always',
  }).format(rules.freeFrom)
  const pickup = method([PICKUP_CARRIER, 'pickup'], [titles.branch, titles.pickup], '0')
  const methods = [
    ...(isFree ? [free] : [method(['flatrate', 'flatrate'], [titles.delivery, titles.standard], standard)]),
    ...(isMadeToOrder ? [] : [method(['express', 'express'], [titles.delivery, titles.express], rules.express)]),
    pickup,
    ...(isFree ? [] : [unavailable(free, titles.fromAmount.replace('{amount}', threshold))]),
  ]
  // The flat rate, or the free delivery that takes its place, comes first.
  const [first, ...others] = isBranchDeliveryOnly ? [pickup] : methods
  const offered = first === undefined ? [] : [{ ...first, isDefault: true }, ...others]
  return country === store.country ? offered : offered.map((entry) => unavailable(entry, titles.notThere))
}

/** Returns the price of standard delivery for goods at this subtotal, with tax: free from an amount on. */
export function standardPrice({ shipping }: Pick<StoreDefinition, 'shipping'>, subtotalInclTax: Big): Big {
  return new Big(subtotalInclTax.gte(shipping.freeFrom) ? 0 : (shipping.flatRate ?? FLAT_RATE_DEFAULT))
}

/**
 * The method that was chosen, as it stands now. The flat rate turns into free shipping when the cart has come to
 * deserve it, and back.
 */
export function findShippingMethod(
  methods: readonly ShippingMethod[],
  carrierCode: string,
  methodCode: string,
): ShippingMethod | null {
  const isChosen = (entry: ShippingMethod) =>
    entry.carrierCode === carrierCode && entry.methodCode === methodCode && entry.available
  const isStandard = (code: string) => code === 'flatrate' || code === 'freeshipping'
  const exact = methods.find(isChosen)
  if (exact !== undefined || !isStandard(carrierCode)) return exact ?? null
  return methods.find((entry) => entry.available && isStandard(entry.carrierCode)) ?? null
}

function unavailable(method: ShippingMethod, errorMessage: string): ShippingMethod {
  return { ...method, amount: new Big(0), available: false, errorMessage, isDefault: false }
}

/** Returns the title of a carrier in a store's language; the code itself when it is unknown. */
export function findShippingTitle(store: StoreDefinition, carrierCode: string): string {
  const titles = TITLES[store.language]
  const known: Readonly<Record<string, string>> = {
    flatrate: titles.standard,
    express: titles.express,
    freeshipping: titles.free,
    instore: titles.pickup,
  }
  return known[carrierCode] ?? carrierCode
}

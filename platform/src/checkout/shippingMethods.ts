import { Big } from 'big.js'
import type { StoreDefinition } from '../stores.ts'

/** Amounts exclude tax; the free-shipping threshold is what the shopper sees, including tax. */
type ShippingRules = Readonly<{ flat: string; express: string; freeFrom: number }>

const RULES: Readonly<Record<StoreDefinition['country'], ShippingRules>> = {
  MX: { flat: '128.45', express: '257.76', freeFrom: 2_999 },
  DE: { flat: '4.19', express: '8.39', freeFrom: 99 },
  IT: { flat: '4.09', express: '8.19', freeFrom: 99 },
}

type Titles = Readonly<
  Record<'delivery' | 'standard' | 'express' | 'free' | 'branch' | 'pickup' | 'notThere' | 'fromAmount', string>
>

const TITLES: Readonly<Record<StoreDefinition['language'], Titles>> = {
  'es-MX': { delivery: 'Envío a domicilio', standard: 'Estándar, 2 a 8 días hábiles', express: 'Exprés, 24 a 48 horas', free: 'Gratis, 2 a 8 días hábiles', branch: 'Sucursal', pickup: 'Recoge en sucursal', notThere: 'No entregamos en ese país.', fromAmount: 'Disponible en compras desde {amount}.' },
  'de-DE': { delivery: 'Lieferung', standard: 'Standard, 2 bis 8 Werktage', express: 'Express, 24 bis 48 Stunden', free: 'Kostenlos, 2 bis 8 Werktage', branch: 'Filiale', pickup: 'Abholung in der Filiale', notThere: 'In dieses Land liefern wir nicht.', fromAmount: 'Verfügbar ab {amount}.' },
  'it-IT': { delivery: 'Consegna a domicilio', standard: 'Standard, 2-8 giorni lavorativi', express: 'Espresso, 24-48 ore', free: 'Gratuita, 2-8 giorni lavorativi', branch: 'Punto vendita', pickup: 'Ritiro nel punto vendita', notThere: 'Non consegniamo in questo Paese.', fromAmount: 'Disponibile da {amount}.' },
} // prettier-ignore

export type ShippingMethod = Readonly<{
  carrierCode: string
  methodCode: string
  carrierTitle: string
  methodTitle: string
  amount: Big
  available: boolean
  errorMessage: string
}>

export type ShippingSubject = Readonly<{
  store: StoreDefinition
  country: string
  isVirtual: boolean
  isEmpty: boolean
  /** Something in it is handed over in a branch alone: then all of it is picked up there. */
  isBranchDeliveryOnly: boolean
  subtotalInclTax: Big
}>

/**
 * How a cart can reach its buyer: standard at a flat rate, express, free standard from an amount on (which then takes
 * the flat rate's place), and pick-up in a branch at no charge. Stores deliver to their own country only; a virtual
 * or empty cart is not shipped, and what is handed over in a branch alone is only picked up.
 */
export function shippingMethods({
  store,
  country,
  isVirtual,
  isEmpty,
  isBranchDeliveryOnly,
  subtotalInclTax,
}: ShippingSubject): ShippingMethod[] {
  if (isVirtual || isEmpty) return []
  const rules = RULES[store.country]
  const titles = TITLES[store.language]
  const isFree = subtotalInclTax.gte(rules.freeFrom)
  const method = (codes: [string, string], texts: [string, string], amount: string): ShippingMethod => ({
    carrierCode: codes[0], methodCode: codes[1], carrierTitle: texts[0], methodTitle: texts[1],
    amount: new Big(amount), available: true, errorMessage: '',
  }) // prettier-ignore
  const free = method(['freeshipping', 'freeshipping'], [titles.delivery, titles.free], '0')
  const threshold = new Intl.NumberFormat(store.language, {
    style: 'currency',
    currency: store.currency,
    maximumFractionDigits: 0,
    useGrouping: 'always',
  }).format(rules.freeFrom)
  const pickup = method(['instore', 'pickup'], [titles.branch, titles.pickup], '0')
  const methods = [
    ...(isFree ? [free] : [method(['flatrate', 'flatrate'], [titles.delivery, titles.standard], rules.flat)]),
    method(['express', 'express'], [titles.delivery, titles.express], rules.express),
    pickup,
    ...(isFree ? [] : [unavailable(free, titles.fromAmount.replace('{amount}', threshold))]),
  ]
  const offered = isBranchDeliveryOnly ? [pickup] : methods
  return country === store.country ? offered : offered.map((entry) => unavailable(entry, titles.notThere))
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
  return { ...method, amount: new Big(0), available: false, errorMessage }
}

/** How a carrier is called in a store's language; its code when it is none of ours. */
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

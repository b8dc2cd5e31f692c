import * as v from 'valibot'
import type { CartScope } from '../cart/cartClient.ts'
import type { DeliveryEstimate } from '../__generated__/schemaTypes.ts'
import { type Source, readCount, readFlag, readNumber, readSource, readSources, readText } from '../parse/readValue.ts'
import { plainText } from '../parse/plainText.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { readDays } from '../stock/deliveryClient.ts'
import { type PlanDocument, decodePlan } from './paymentPlan.ts'
import { METHODS_MAX, PLANS_MAX, REFUSAL_MAX_CHARACTERS } from './limits.ts'
import { PICKUP_CARRIER, decodePickupBranches } from './pickupBranch.ts'
import type { PickupBranchMapper } from '../contact/mappers.ts'

/** Shipping method, as the platform offers it. */
export type ShippingOffer = Readonly<{
  carrierCode: string
  methodCode: string
  title: string
  price: number
  priceExcludingTax: number
  isDefault: boolean
  deliveryEstimate: DeliveryEstimate | null
  /** Branches for pick-up; empty for deliveries, or if the platform lists none. */
  branches: readonly PickupBranchMapper[]
}>

/** Platform's reply about ways to deliver. */
export type ShippingAnswer = Readonly<{
  offers: readonly ShippingOffer[]
  /** Platform's reason why the cart cannot be picked up; null if it can, or if the platform gives none. */
  pickupRefusal: string | null
}>

/** Payment method, as the platform offers it. */
export type PaymentOffer = Readonly<{
  code: string
  title: string
  fee: number | null
  /** Fee without tax; null without a fee, or if the platform does not send it. */
  feeExcludingTax: number | null
  isOffline: boolean
  isServerMethod: boolean
  isDefault: boolean
  plans: readonly PlanDocument[]
  /** Terms of store credit, with the platform's rows; empty for other methods. */
  terms: readonly CreditTermRow[]
  /** Credit line of the customer; null for other methods, and without a linked account. */
  line: Readonly<{ available: number; coversCart: boolean }> | null
}>

export type CreditTermRow = Readonly<{ months: number; row: unknown }>

const rowsSchema = v.array(v.unknown())

/** Reads shipping methods for an address, or for its known part; empty for a cart without anything to deliver. */
export async function readShippingOffers(scope: CartScope, address: object): Promise<readonly ShippingOffer[]> {
  return (await readShippingAnswer(scope, address)).offers
}

/** Reads shipping methods with the reason why the cart cannot be picked up. */
export async function readShippingAnswer({ upstream }: CartScope, address: object): Promise<ShippingAnswer> {
  const rows = rowsOf(await upstream.call('cartShippingMethods', { body: { address } }), 'cartShippingMethods')
  const refused = rows.map(readSource).find(isRefusedPickup)
  const pickupRefusal = plainText(readText(refused?.error_message) ?? '', REFUSAL_MAX_CHARACTERS)
  return { offers: rows.flatMap(decodeShippingOffer), pickupRefusal: pickupRefusal || null }
}

function isRefusedPickup(method: Source): boolean {
  return readText(method.carrier_code) === PICKUP_CARRIER && readFlag(method.available) === false
}

/** Reads payment methods for the current cart. */
export async function readPaymentOffers({ upstream }: CartScope): Promise<readonly PaymentOffer[]> {
  return decodePaymentOffers(await upstream.call('cartPaymentMethods'), 'cartPaymentMethods')
}

/** Decodes payment methods, in the platform's order. */
export function decodePaymentOffers(value: unknown, endpoint: string): readonly PaymentOffer[] {
  return rowsOf(value, endpoint).flatMap((row) => {
    const method = readSource(row)
    const code = readText(method.code)
    if (code === null) return []
    const cost = readNumber(method.cost_incl_tax)
    const fee = cost !== null && cost > 0 ? cost : null
    const plans = readSources(method.months, PLANS_MAX).flatMap((plan) => decodePlan(plan) ?? [])
    const terms = readSources(method.credit_offers, PLANS_MAX).flatMap((term) => {
      const months = readCount(term.meses)
      return months === null ? [] : [{ months, row: term }]
    })
    const title = readText(method.title) ?? code
    const line = decodeLine(method.credit_line)
    const facts = {
      feeExcludingTax: fee === null ? null : readNumber(method.cost),
      isOffline: readFlag(method.offline) ?? false,
      isServerMethod: readFlag(method.is_server_method) ?? true,
      isDefault: readFlag(method.default) ?? false,
    }
    return [{ code, title, fee, ...facts, plans, terms, line }]
  })
}

function decodeLine(value: unknown): PaymentOffer['line'] {
  const line = readSource(value)
  const available = readNumber(line.available)
  const coversCart = readFlag(line.covers)
  return available === null || available < 0 || coversCart === null ? null : { available, coversCart }
}

function decodeShippingOffer(row: unknown): ShippingOffer[] {
  const method = readSource(row)
  const carrierCode = readText(method.carrier_code)
  const methodCode = readText(method.method_code)
  const price = readNumber(method.price_incl_tax) ?? readNumber(method.amount)
  if (carrierCode === null || methodCode === null || price === null || readFlag(method.available) === false) return []
  const titles = [readText(method.carrier_title), readText(method.method_title)]
  return [
    {
      carrierCode,
      methodCode,
      title: titles.filter((title) => title !== null).join(' – ') || methodCode,
      price,
      priceExcludingTax: readNumber(method.price_excl_tax) ?? price,
      isDefault: readFlag(method.default) ?? false,
      branches: carrierCode === PICKUP_CARRIER ? decodePickupBranches(method.pickup_locations) : [],
      deliveryEstimate: readDays({
        earliest: method.delivery_from,
        latest: method.delivery_to,
        made_to_order_days: method.made_to_order_days,
      }),
    },
  ]
}

function rowsOf(value: unknown, endpoint: string): readonly unknown[] {
  const rows = v.safeParse(rowsSchema, value)
  if (!rows.success)
    throw new UpstreamFailure({ kind: 'invalid', endpoint, detail: 'the result is no list of methods' })
  return rows.output.slice(0, METHODS_MAX)
}

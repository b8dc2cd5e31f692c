import { type Guest, asGuest } from '../graph/guest.ts'
import { PAYMENT, done, fillCart } from './purchase.ts'
import { plentifulWares } from './wares.ts'

const TRACK = `mutation ($input: TrackOrderInput!) { trackOrder(input: $input) {
  order { number status progress steps { progress reachedAt } guideNumber trackingUrl lines { name quantity product { sku } }
    total { amount } deliveryEstimate { earliest } recipient destination paymentMethodCode paymentInstructions { reference } }
  userErrors { code message field } } }`

type Tracked = Readonly<{
  order: Readonly<Record<string, unknown>> | null
  codes: readonly string[]
  /** Answer as the shopper's client receives it. */
  text: string
}>

type Payload = Readonly<{ order: Tracked['order']; userErrors: readonly Readonly<{ code: string }>[] }>

/** Places an order without an account, and returns its number. */
export async function orderWithoutAccount(gateway: string, email: string, methodCode = PAYMENT.methodCode as string) {
  const [ware] = await plentifulWares(gateway, 1)
  const guest = asGuest(gateway)
  await fillCart(guest, ware?.sku ?? '')
  await done(guest, 'setCartPayment', { methodCode })
  const input = { email, acceptsTerms: true, clientMutationId: crypto.randomUUID() }
  return (await done(guest, 'placeOrder', input)).order?.number ?? ''
}

/** Looks for an order by its number and e-mail address. */
export async function trackOrder(
  who: Guest,
  input: Readonly<{ orderNumber: string; email: string }>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Tracked> {
  const { data, errors, text } = await who.send(TRACK, { input }, headers)
  if (errors) throw new Error(text)
  const { order, userErrors } = (data as { trackOrder: Payload }).trackOrder
  return { order, codes: userErrors.map(({ code }) => code), text }
}

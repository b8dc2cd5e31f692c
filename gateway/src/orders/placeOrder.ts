import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import { pullCart, readTotals } from '../cart/cartClient.ts'
import { type Change, changeCart } from '../cart/changeCart.ts'
import type { CartMapper } from '../cart/mappers.ts'
import { lineAmounts } from '../cart/totals/lineAmounts.ts'
import { unitLimitErrors } from '../cart/lines/unitLimit.ts'
import { readCustomer } from '../customers/customerClient.ts'
import { loggedError } from '../errors/core/loggedError.ts'
import { invalidField, notice, userError } from '../errors/userError.ts'
import type { GraphContext } from '../app/context.ts'
import { isGiven } from '../graph/isGiven.ts'
import { isUpstreamError } from '../errors/isUpstreamError.ts'
import { type ReadyOrder, checkOrder } from './checkOrder.ts'
import { storePendingOrder, readPendingOrder } from './pendingOrder.ts'
import { knownOrder } from './knownOrder.ts'
import type { OrderMapper } from './mappers.ts'
import { orderBody } from './orderBody.ts'
import { findPlacedOrder, postOrder, readOrder } from './orderClient.ts'
import { noteQueue, orderSentBefore, sendOnce } from './orderQueue.ts'
import { orderTotalNotice } from './orderTotalNotice.ts'
import { reportOrigin } from './reportOrigin.ts'
import { totalSurprise } from './totalSurprise.ts'

type Placed = Readonly<{ order: OrderMapper | null; orderNumber: string | null }>

type ExpectedTotal = string | null | undefined

const NOTHING: Placed = { order: null, orderNumber: null }

/** Places an order from the cart, once. */
export const placeOrder: NonNullable<MutationResolvers['placeOrder']> = async (_root, { input }, context) =>
  changeCart(context, {
    name: 'placeOrder',
    input,
    nothing: NOTHING,
    run: async (key): Promise<Change<Placed>> => {
      const { session, store } = context
      const { cartToken, checkout } = session
      const orderId = key('order')
      if (orderId === undefined) {
        return {
          userErrors: [invalidField(context.messageLanguage, 'FIELD_REQUIRED', { field: ['clientMutationId'] })],
        }
      }
      const cart = await pullCart(context)
      if (!cart || cartToken === null) return resume(context, orderId, input.expectedTotal)
      if (context.settings.externalCheckoutUrl !== null) {
        return { cart, userErrors: [userError(context.messageLanguage, 'EXTERNAL_CHECKOUT')] }
      }
      const email = input.email ?? (await readCustomer(context))?.email ?? null
      const { ready, userErrors } = checkOrder({ cart, checkout, input, email, language: context.messageLanguage })
      if (!ready) return { cart, userErrors }
      const overLimit = await unitLimitErrors(context, cart)
      if (overLimit.length > 0) return { cart, userErrors: overLimit }
      const surprise = await totalSurprise(context, cart, input.expectedTotal)
      if (surprise) return { cart, userErrors: [surprise] }
      const sent = await orderSentBefore(context, orderId)
      if (sent !== null) return conclude(context, sent, input.expectedTotal)
      await keepKnown(context, { cart, cartToken, ready })
      await reportOrigin(context, input.origin, key('origin'))
      const body = orderBody({
        ...ready,
        cart,
        cartToken,
        store,
        orderId,
        customerId: await ownerOf(context, cartToken),
        expectsCreditLine: input.expectsCreditLine === true,
        companyOrderNumber: input.companyOrderNumber || null,
      })
      const { expectedTotal } = input
      const agreedTotal = isGiven(expectedTotal) ? `${expectedTotal} ${cart.currencyCode}` : null
      const number = await sendOnce(context, orderId, () =>
        postOrder(context, { body, idempotencyKey: orderId, agreedTotal }),
      )
      return number === null ? concludeQueued(context) : conclude(context, number, expectedTotal)
    },
  })

/**
 * Returns the owner of a customer's cart; empty for a guest's. On the public API customers' cart tokens are guessable
 * numbers, and an order of one is accepted for any user that the body names.
 */
async function ownerOf(context: GraphContext, cartToken: string): Promise<string> {
  if (context.session.userToken === null || !/^\d+$/.test(cartToken)) return ''
  return (await readCustomer(context))?.customerId ?? ''
}

type Known = Readonly<{ cart: CartMapper; cartToken: string; ready: ReadyOrder }>

/** Stores what is known of an order before it is sent. Stores nothing if its amounts are unknown: none may be wrong. */
async function keepKnown(context: GraphContext, { cart, cartToken, ready }: Known): Promise<void> {
  try {
    const totals = await readTotals(context)
    if (totals === null) return
    const amounts = await Promise.all(cart.lines.map(async (line) => lineAmounts(line, context)))
    const order = knownOrder({ store: context.store, cart, totals, amounts, ready, placedAt: new Date() })
    await storePendingOrder(context, cartToken, order)
  } catch (error) {
    if (!isUpstreamError(error)) throw error
  }
}

/**
 * Handles a missing cart: it never existed, or its order's reply was lost. The platform knows the order by the id that
 * it was sent under, which derives from the session and the client's key.
 */
async function resume(context: GraphContext, orderId: string, expected: ExpectedTotal): Promise<Change<Placed>> {
  const { cartToken, orders } = context.session
  const mayHaveOrdered = cartToken !== null || orders.length > 0
  const number = mayHaveOrdered ? await findPlacedOrder(context, orderId) : null
  if (number !== null) return conclude(context, number, expected)
  return { cart: null, userErrors: [userError(context.messageLanguage, 'CART_NOT_FOUND')] }
}

async function conclude(context: GraphContext, number: string, expected: ExpectedTotal): Promise<Change<Placed>> {
  const { cartToken, orders } = context.session
  if (cartToken !== null && !orders.some((order) => order.number === number)) {
    context.session.update({ cartToken: null, checkout: null, orders: [{ number, cartToken }, ...orders] })
  }
  const order = await readPlaced(context, number)
  const notices = orderTotalNotice(context, order, expected)
  return { cart: null, notices, extra: () => ({ order, orderNumber: number }) }
}

/** Ends a checkout whose order the platform has queued: it is accepted, and gets its number later. */
async function concludeQueued(context: GraphContext): Promise<Change<Placed>> {
  await noteQueue(context)
  context.session.update({ cartToken: null, checkout: null })
  return { cart: null, notices: [notice(context.messageLanguage, 'ORDER_QUEUED')] }
}

/**
 * Reads a placed order. If it cannot be read, returns its stored data, since the order is valid anyway. Throws if there
 * is no stored data: then the client retries.
 */
async function readPlaced(context: GraphContext, number: string): Promise<OrderMapper | null> {
  try {
    return await readOrder(context, number)
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    context.log.error({ ...loggedError(error), number }, 'a placed order could not be read back')
    const placed = context.session.orders.find((order) => order.number === number)
    const known = placed ? await readPendingOrder(context, placed.cartToken) : null
    if (known === null) throw error
    return { ...known, number }
  }
}

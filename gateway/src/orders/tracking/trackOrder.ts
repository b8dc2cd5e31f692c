import { trackedOrderSchema } from '@hogar/schema/validation/trackedOrder.ts'
import * as v from 'valibot'
import type { MutationResolvers, TrackedOrderResolvers } from '../../__generated__/resolverTypes.ts'
import type { TrackOrderInput, UserError } from '../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../app/context.ts'
import { messageOf } from '../../checkout/checkAddress.ts'
import { hasStatus, isGone, isMissingEndpoint } from '../../errors/isUpstreamError.ts'
import { UpstreamFailure } from '../../errors/upstreamFailure.ts'
import { invalidField, userError } from '../../errors/userError.ts'
import { attempt } from '../../limits/attempt.ts'
import { tooManyAttempts } from '../../limits/tooManyAttempts.ts'
import { decodeOrder } from '../decodeOrder.ts'
import { TRACKING_TRIES_MAX, TRACKING_WINDOW_MS } from '../limits.ts'
import type { TrackedOrderMapper } from '../mappers.ts'
import { orderViewResolvers } from './orderViewResolvers.ts'

const LIMIT = { secret: 'order-tracking', maxTries: TRACKING_TRIES_MAX, windowMs: TRACKING_WINDOW_MS }
const TOO_MANY_REQUESTS = 429

type Found = Readonly<{ order: TrackedOrderMapper | null; userErrors: readonly UserError[] }>

/** Finds an order by its number and e-mail address, within the attempt limits. Nothing of it is stored. */
export const trackOrder: NonNullable<MutationResolvers['trackOrder']> = async (_root, { input }, context) => ({
  ...(await find(input, context)),
  notices: [],
  clientMutationId: input.clientMutationId ?? null,
})

async function find(input: TrackOrderInput, context: GraphContext): Promise<Found> {
  const { store } = context
  const named = v.safeParse(trackedOrderSchema, input)
  if (!named.success)
    return refused(
      ...named.issues.map(({ message, path }) =>
        invalidField(context.messageLanguage, messageOf(message), {
          field: (path ?? []).map(({ key }) => String(key)),
        }),
      ),
    )
  try {
    const tried = await attempt(context, {
      ...LIMIT,
      subject: `${store.code}:${named.output.orderNumber}`,
      run: () => readOrder(named.output, context),
      isRight: (order) => order !== null,
    })
    if (tried === null) return refused(tooManyAttempts(context.messageLanguage, LIMIT.windowMs))
    return tried.value
      ? { order: tried.value, userErrors: [] }
      : refused(userError(context.messageLanguage, 'TRACKED_ORDER_UNKNOWN'))
  } catch (error) {
    if (hasStatus(error, TOO_MANY_REQUESTS)) return refused(tooManyAttempts(context.messageLanguage, LIMIT.windowMs))
    if (isMissingEndpoint(error)) return refused(userError(context.messageLanguage, 'TRACKING_UNAVAILABLE'))
    throw error
  }
}

async function readOrder(
  body: v.InferOutput<typeof trackedOrderSchema>,
  { upstream, store }: GraphContext,
): Promise<TrackedOrderMapper | null> {
  try {
    const order = decodeOrder(await upstream.call('orderTrack', { body }), store)
    // A platform that answers with another order must not show it.
    if (order?.number !== body.orderNumber)
      throw new UpstreamFailure({ kind: 'invalid', endpoint: 'orderTrack', detail: 'the result is not that order' })
    return { ...order, __typename: 'TrackedOrder' }
  } catch (error) {
    if (isGone(error) && !isMissingEndpoint(error)) return null
    throw error
  }
}

function refused(...userErrors: readonly UserError[]): Found {
  return { order: null, userErrors }
}

/** Resolvers of an order that was found by number and e-mail address: a platform may send more of its buyer. */
export const trackedOrderResolvers = {
  ...orderViewResolvers,
  recipient: ({ shippingAddress }) => shippingAddress?.firstName || null,
  destination: ({ shippingAddress }) =>
    [shippingAddress?.postcode, shippingAddress?.city].filter(Boolean).join(' ') || null,
  // Only the buyer is told about store credit.
  paymentUrl: ({ paymentUrl, credit }) => (credit ? null : paymentUrl),
  payBefore: ({ payBefore, credit }) => (credit ? null : (payBefore ?? null)),
} satisfies TrackedOrderResolvers

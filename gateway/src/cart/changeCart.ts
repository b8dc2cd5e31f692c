import type { Notice, UserError } from '../__generated__/resolverTypes.ts'
import { userError } from '../errors/userError.ts'
import type { GraphContext } from '../graph/context.ts'
import { IdempotencyMismatch } from '../idempotency/idempotencyMismatch.ts'
import { runIdempotently } from '../idempotency/runIdempotently.ts'
import { UpstreamRefusal } from '../upstream/upstreamRefusal.ts'
import { pullCart } from './cartClient.ts'
import type { CartMapper } from './mappers.ts'
import { refusalError } from './refusalError.ts'
import { type StepKey, stepKeys } from './stepKeys.ts'

/** What a mutation of the cart did. Left out: the cart is read again, and nothing was refused or to be told. */
export type Change<Extra extends object> = Readonly<{
  cart?: CartMapper | null
  userErrors?: readonly UserError[]
  notices?: readonly Notice[]
  /** What this payload has beyond every payload, worked out from the cart as it is now. */
  extra?: (cart: CartMapper | null) => Extra
}>

export type CartPayload<Extra extends object> = Extra &
  Readonly<{
    cart: CartMapper | null
    userErrors: readonly UserError[]
    notices: readonly Notice[]
    clientMutationId: string | null
  }>

export type CartMutation<Extra extends object> = Readonly<{
  name: string
  input: Readonly<{ clientMutationId?: string | null }>
  /** What this payload has beyond every payload when nothing was done. */
  nothing: Extra
  run: (key: StepKey) => Promise<Change<Extra>>
}>

/**
 * Runs a mutation of the cart: once per idempotency key, refusals of the platform told as user errors, and with the cart
 * as it is afterwards, so that a client has nothing to fetch again.
 */
export async function changeCart<Extra extends object>(
  context: GraphContext,
  { name, input, nothing, run }: CartMutation<Extra>,
): Promise<CartPayload<Extra>> {
  const { language } = context.store
  const clientMutationId = input.clientMutationId ?? null
  const conclude = async ({
    cart,
    userErrors = [],
    notices = [],
    extra,
  }: Change<Extra>): Promise<CartPayload<Extra>> => {
    const present = cart === undefined ? await pullCart(context) : cart
    return { ...(extra?.(present) ?? nothing), cart: present, userErrors, notices, clientMutationId }
  }
  try {
    return await runIdempotently(context, { mutation: name, input }, async () =>
      conclude(await refusable(context, () => run(stepKeys(context, clientMutationId)))),
    )
  } catch (error) {
    if (!(error instanceof IdempotencyMismatch)) throw error
    return conclude({ userErrors: [userError(language, 'IDEMPOTENCY_MISMATCH', { field: ['clientMutationId'] })] })
  }
}

async function refusable<Extra extends object>(
  { store }: GraphContext,
  run: () => Promise<Change<Extra>>,
): Promise<Change<Extra>> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof UpstreamRefusal)) throw error
    return { userErrors: [refusalError(store.language, error)] }
  }
}

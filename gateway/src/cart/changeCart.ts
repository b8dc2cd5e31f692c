import type { Notice, UserError } from '../__generated__/schemaTypes.ts'
import type { GraphContext } from '../app/context.ts'
import { answerOnce } from '../idempotency/answerOnce.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { fetchGuestCart } from '../customers/signIn/fetchGuestCart.ts'
import { pullCart } from './cartClient.ts'
import type { CartMapper } from './mappers.ts'
import { refusalError } from '../errors/refusalError.ts'
import { type StepKey, stepKeys } from '../idempotency/stepKeys.ts'

/** Result of a cart mutation. Defaults: the cart is read again; there are no user errors and no notices. */
export type Change<Extra extends object> = Readonly<{
  cart?: CartMapper | null
  userErrors?: readonly UserError[]
  notices?: readonly Notice[]
  /** Returns the fields that only this payload has, computed from the current cart. */
  extra?: (cart: CartMapper | null) => Extra
}>

type CartOutcome<Extra extends object> = Extra &
  Readonly<{ cart: CartMapper | null; userErrors: readonly UserError[]; notices: readonly Notice[] }>

export type CartPayload<Extra extends object> = CartOutcome<Extra> & Readonly<{ clientMutationId: string | null }>

export type CartMutation<Extra extends object> = Readonly<{
  name: string
  input: Readonly<{ clientMutationId?: string | null }>
  /** Fields that only this payload has, when nothing was done. */
  nothing: Extra
  run: (key: StepKey) => Promise<Change<Extra>>
}>

/**
 * Runs a mutation of the cart once per idempotency key. Maps the platform's refusals to user errors. The payload holds
 * the cart after the change, so that a client needs no second query; that of now if the change was made before.
 */
export async function changeCart<Extra extends object>(
  context: GraphContext,
  { name, input, nothing, run }: CartMutation<Extra>,
): Promise<CartPayload<Extra>> {
  const conclude = async ({
    cart,
    userErrors = [],
    notices = [],
    extra,
  }: Change<Extra>): Promise<CartOutcome<Extra>> => {
    const present = cart === undefined ? await pullCart(context) : cart
    return { ...(extra?.(present) ?? nothing), cart: present, userErrors, notices }
  }
  return answerOnce(context, {
    mutation: name,
    input,
    run: async () => conclude(await refusable(context, () => run(stepKeys(context, input.clientMutationId)))),
    // The cart of then may be old, or not the session's any more.
    repeat: async ({ payload, session }) => {
      const notices = await fetchGuestCart(context, session)
      return { ...payload, cart: await pullCart(context), notices: [...payload.notices, ...notices] }
    },
    refuse: (reason) => conclude({ userErrors: [reason] }),
  })
}

async function refusable<Extra extends object>(
  { messageLanguage }: GraphContext,
  run: () => Promise<Change<Extra>>,
): Promise<Change<Extra>> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof UpstreamRefusal)) throw error
    return { userErrors: [refusalError(messageLanguage, error)] }
  }
}

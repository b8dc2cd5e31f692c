import type { Notice, UserError } from '../__generated__/resolverTypes.ts'
import type { GraphContext } from '../graph/context.ts'
import { answerOnce } from '../idempotency/answerOnce.ts'
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

type CartOutcome<Extra extends object> = Extra &
  Readonly<{ cart: CartMapper | null; userErrors: readonly UserError[]; notices: readonly Notice[] }>

export type CartPayload<Extra extends object> = CartOutcome<Extra> & Readonly<{ clientMutationId: string | null }>

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
    refuse: (reason) => conclude({ userErrors: [reason] }),
  })
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

import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import { type Change, changeCart } from './changeCart.ts'
import type { SharedCartMapper } from './mappers.ts'
import { pullFilledCart } from './pullFilledCart.ts'
import { postShare } from './sharedCartClient.ts'

type Shared = Readonly<{ sharedCart: SharedCartMapper | null }>

const NOTHING: Shared = { sharedCart: null }

/** Makes a link to the cart as it is now. */
export const shareCart: NonNullable<MutationResolvers['shareCart']> = async (_root, { input }, context) =>
  changeCart(context, {
    name: 'shareCart',
    input,
    nothing: NOTHING,
    run: async (key): Promise<Change<Shared>> => {
      const filled = await pullFilledCart(context)
      if (filled.refusal) return filled.refusal
      const sharedCart = await postShare(context, key('share'))
      return { cart: filled.cart, extra: () => ({ sharedCart }) }
    },
  })

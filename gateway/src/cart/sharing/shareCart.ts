import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import type { Change } from '../changeCart.ts'
import { changeFilledCart } from '../changeFilledCart.ts'
import type { SharedCartMapper } from '../mappers.ts'
import { postShare } from './sharedCartClient.ts'

type Shared = Readonly<{ sharedCart: SharedCartMapper | null }>

const NOTHING: Shared = { sharedCart: null }

/** Makes a link to the cart as it is now. */
export const shareCart: NonNullable<MutationResolvers['shareCart']> = async (_root, { input }, context) =>
  changeFilledCart(context, {
    name: 'shareCart',
    input,
    nothing: NOTHING,
    run: async (cart, key): Promise<Change<Shared>> => {
      const sharedCart = await postShare(context, key('share'))
      return { cart, extra: () => ({ sharedCart }) }
    },
  })

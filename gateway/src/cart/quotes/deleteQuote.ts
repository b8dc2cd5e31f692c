import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import { keysOfGlobalId } from '../../graph/globalId.ts'
import { type Change, changeCart } from '../changeCart.ts'
import { dropQuote } from './quoteClient.ts'

type Deleted = Readonly<{ deletedQuoteId: string | null }>

const NOTHING: Deleted = { deletedQuoteId: null }

/** Forgets a quote of the session. */
export const deleteQuote: NonNullable<MutationResolvers['deleteQuote']> = async (_root, { input }, context) =>
  changeCart(context, {
    name: 'deleteQuote',
    input,
    nothing: NOTHING,
    run: async (key): Promise<Change<Deleted>> => {
      const [quoteId] = keysOfGlobalId(input.id, 'Quote', context.store.code) ?? []
      if (quoteId !== undefined) await dropQuote(context, quoteId, key('delete'))
      return { cart: null, extra: () => ({ deletedQuoteId: input.id }) }
    },
  })

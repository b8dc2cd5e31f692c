import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import { keysOfGlobalId } from '../../graph/globalId.ts'
import { type Change, changeCart } from '../changeCart.ts'
import { userError } from '../../errors/userError.ts'
import { deleteOwn } from '../../idempotency/deleteOwn.ts'
import { dropQuote, findQuote } from './quoteClient.ts'

type Deleted = Readonly<{ deletedQuoteId: string | null }>

const NOTHING: Deleted = { deletedQuoteId: null }

/** Deletes a quote of the session. One that it has deleted before is deleted; any other is unknown. */
export const deleteQuote: NonNullable<MutationResolvers['deleteQuote']> = async (_root, { input }, context) =>
  changeCart(context, {
    name: 'deleteQuote',
    input,
    nothing: NOTHING,
    run: async (key): Promise<Change<Deleted>> => {
      const [quoteId] = keysOfGlobalId(input.id, 'Quote', context.store.code) ?? []
      const unknown = {
        cart: null,
        userErrors: [userError(context.messageLanguage, 'QUOTE_NOT_FOUND', { field: ['id'] })],
      }
      if (quoteId === undefined) return unknown
      const subject = { kind: 'quote', owner: [context.store.code, context.session.originId], id: quoteId } as const
      const isDeleted = await deleteOwn(context, subject, {
        found: await findQuote(context, quoteId),
        run: () => dropQuote(context, quoteId, key('delete')),
      })
      if (!isDeleted) return unknown
      return { cart: null, extra: () => ({ deletedQuoteId: input.id }) }
    },
  })

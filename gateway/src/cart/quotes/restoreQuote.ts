import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import type { RestoreQuoteMode } from '../../__generated__/schemaTypes.ts'
import { userError } from '../../errors/userError.ts'
import { keysOfGlobalId } from '../../graph/globalId.ts'
import { changeCart } from '../changeCart.ts'
import { type ClientLine, clientLines } from '../lines/clientLines.ts'
import { storedLineInput } from '../lines/storedLineInput.ts'
import { makeMerge } from '../merge/makeMerge.ts'
import { openForMerge } from '../merge/openForMerge.ts'
import type { CartLineMapper } from '../mappers.ts'
import { mergeCarts } from '../merge/mergeCarts.ts'
import { mergeShared } from '../sharing/mergeShared.ts'
import { findQuote } from './quoteClient.ts'

/** The quote is right: what only the cart has goes, quantities are those of the quote. */
const REPLACING = { force: true, mergeQuantities: false, serverMayRemove: false, serverMayModify: false } as const

/** Puts a quote's lines into the cart again. Lines stand alone: what is no longer sold is refused, the others are made. */
export const restoreQuote: NonNullable<MutationResolvers['restoreQuote']> = async (_root, { input }, context) =>
  changeCart(context, {
    name: 'restoreQuote',
    input,
    nothing: {},
    run: async (key) => {
      const [quoteId] = keysOfGlobalId(input.id, 'Quote', context.store.code) ?? []
      const quote = quoteId === undefined ? null : await findQuote(context, quoteId)
      if (!quote) return { userErrors: [userError(context.messageLanguage, 'QUOTE_NOT_FOUND', { field: ['id'] })] }
      const { lines, userErrors: unsold } = await clientLines(context, quote.lines.map(storedLineInput))
      const sold = lines.filter(({ plan }) => plan !== null)
      if (sold.length === 0) return { userErrors: unsold }
      const own = await openForMerge(context, { lines: sold, key })
      if (own.userErrors) return { userErrors: [...unsold, ...own.userErrors] }
      const steps = stepsTo(input.mode ?? 'MERGE', sold, own.cart.lines)
      return { userErrors: [...unsold, ...(await makeMerge(context, { steps, key }))] }
    },
  })

function stepsTo(mode: RestoreQuoteMode, wanted: readonly ClientLine[], own: readonly CartLineMapper[]) {
  return mode === 'REPLACE' ? mergeCarts(wanted, own, REPLACING).steps : mergeShared(wanted, own)
}

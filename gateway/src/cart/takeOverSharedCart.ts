import type { CartLineInput, MutationResolvers } from '../__generated__/resolverTypes.ts'
import { userError } from '../errors/userError.ts'
import { mayGuess } from '../limits/mayGuess.ts'
import { changeCart } from './changeCart.ts'
import { clientLines } from './clientLines.ts'
import { makeMerge } from './makeMerge.ts'
import type { SharedCartLineMapper } from './mappers.ts'
import { mergeShared } from './mergeShared.ts'
import { openCart } from './openCart.ts'
import { SHARE_GUESS, SHARE_WAIT_MINUTES } from './shareGuess.ts'
import { readShared } from './sharedCartClient.ts'

/** Adds the lines of a shared cart to one's own. Lines stand alone: what is no longer sold is refused, the others are made. */
export const takeOverSharedCart: NonNullable<MutationResolvers['takeOverSharedCart']> = async (
  _root,
  { input },
  context,
) =>
  changeCart(context, {
    name: 'takeOverSharedCart',
    input,
    nothing: {},
    run: async (key) => {
      const { language } = context.store
      if (!(await mayGuess(context, SHARE_GUESS))) {
        return { userErrors: [userError(language, 'TOO_MANY_ATTEMPTS', { words: { minutes: SHARE_WAIT_MINUTES } })] }
      }
      const shared = await readShared(context, input.code)
      if (!shared) return { userErrors: [userError(language, 'SHARE_NOT_FOUND', { field: ['code'] })] }
      const { lines, userErrors: unsold } = await clientLines(context, shared.lines.map(toInput))
      const sold = lines.filter(({ plan }) => plan !== null)
      if (sold.length === 0) return { userErrors: unsold }
      const own = await openCart(context, key)
      const refusals = await makeMerge(context, { steps: mergeShared(sold, own.lines), key })
      return { userErrors: [...unsold, ...refusals] }
    },
  })

/** A shared line as a client would ask for it. */
function toInput({ sku, quantity, chosen }: SharedCartLineMapper): CartLineInput {
  const { customOptions, bundleOptions } = chosen
  return {
    sku,
    quantity,
    customOptions: customOptions?.map(({ optionId, value }) => ({ optionId, value })),
    bundleOptions: bundleOptions?.map((option) => ({ ...option, selectionIds: [...option.selectionIds] })),
  }
}

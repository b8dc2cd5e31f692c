import type { CartLineIdentityInput, MutationResolvers } from '../__generated__/resolverTypes.ts'
import { userError } from '../errors/userError.ts'
import { isGiven } from '../graph/isGiven.ts'
import { tooManyAttempts } from '../limits/tooManyAttempts.ts'
import { attemptShare } from './attemptShare.ts'
import { changeCart } from './changeCart.ts'
import { clientLines } from './clientLines.ts'
import { checkLineCount } from './checkLineInputs.ts'
import { keptLineInput } from './keptLineInput.ts'
import { SHARE_TRIES_WINDOW_MS } from './limits.ts'
import { identityOf } from './lineIdentity.ts'
import { makeMerge } from './makeMerge.ts'
import type { SharedCartLineMapper } from './mappers.ts'
import { mergeShared } from './mergeShared.ts'
import { openCart } from './openCart.ts'
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
      const malformed = isGiven(input.lines) ? checkLineCount(input.lines, language) : []
      if (malformed.length > 0) return { userErrors: malformed }
      const tried = await attemptShare(context, input.code, () => readShared(context, input.code))
      if (tried === null) return { userErrors: [tooManyAttempts(language, SHARE_TRIES_WINDOW_MS)] }
      const { value: shared } = tried
      if (!shared) return { userErrors: [userError(language, 'SHARE_NOT_FOUND', { field: ['code'] })] }
      const { lines, userErrors: unsold } = await clientLines(
        context,
        wantedLines(shared.lines, input.lines).map(keptLineInput),
      )
      const sold = lines.filter(({ plan }) => plan !== null)
      if (sold.length === 0) return { userErrors: unsold }
      const own = await openCart(context, key)
      const refusals = await makeMerge(context, { steps: mergeShared(sold, own.lines), key })
      return { userErrors: [...unsold, ...refusals] }
    },
  })

/** The lines that were asked for, in the shared cart's order; all of them where nobody said which. */
function wantedLines(
  lines: readonly SharedCartLineMapper[],
  asked: readonly CartLineIdentityInput[] | null | undefined,
): readonly SharedCartLineMapper[] {
  if (!isGiven(asked)) return lines
  const wanted = new Set(
    asked.map(({ sku, optionsChecksum }) => identityOf({ sku, optionsChecksum: optionsChecksum ?? null })),
  )
  return lines.filter((line) => wanted.has(identityOf(line)))
}

import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import type { CartLineIdentityInput, UserError } from '../../__generated__/schemaTypes.ts'
import type { MessageLanguage } from '../../errors/core/messageLanguage.ts'
import { userError } from '../../errors/userError.ts'
import { isGiven } from '../../graph/isGiven.ts'
import { tooManyAttempts } from '../../limits/tooManyAttempts.ts'
import { attemptShare } from './attemptShare.ts'
import { changeCart } from '../changeCart.ts'
import { clientLines } from '../lines/clientLines.ts'
import { checkLineCount } from '../lines/checkLineInputs.ts'
import { storedLineInput } from '../lines/storedLineInput.ts'
import { SHARE_TRIES_WINDOW_MS } from '../limits.ts'
import { identityOf } from '../lines/lineIdentity.ts'
import { makeMerge } from '../merge/makeMerge.ts'
import { openForMerge } from '../merge/openForMerge.ts'
import type { SharedCartLineMapper } from '../mappers.ts'
import { mergeShared } from './mergeShared.ts'
import { readShared } from './sharedCartClient.ts'

/** Adds the lines of a shared cart to the session's cart. Each line is independent: an unsold one is refused. */
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
      const { messageLanguage: language } = context
      const malformed = isGiven(input.lines) ? checkLineCount(input.lines, language) : []
      if (malformed.length > 0) return { userErrors: malformed }
      const tried = await attemptShare(context, input.code, () => readShared(context, input.code))
      if (tried === null) return { userErrors: [tooManyAttempts(language, SHARE_TRIES_WINDOW_MS)] }
      const { value: shared } = tried
      if (!shared) return { userErrors: [userError(language, 'SHARE_NOT_FOUND', { field: ['code'] })] }
      const wanted = wantedLines(shared.lines, input.lines)
      const missing = missingLines(shared.lines, input.lines, language)
      const { lines, userErrors: unsold } = await clientLines(context, wanted.map(storedLineInput))
      const sold = lines.filter(({ plan }) => plan !== null)
      if (sold.length === 0) return { userErrors: [...missing, ...unsold] }
      const own = await openForMerge(context, { lines: sold, key })
      if (own.userErrors) return { userErrors: [...missing, ...unsold, ...own.userErrors] }
      const refusals = await makeMerge(context, { steps: mergeShared(sold, own.cart.lines), key })
      return { userErrors: [...missing, ...unsold, ...refusals] }
    },
  })

/** Returns an error for each requested line that the shared cart does not have. */
function missingLines(
  lines: readonly SharedCartLineMapper[],
  asked: readonly CartLineIdentityInput[] | null | undefined,
  language: MessageLanguage,
): readonly UserError[] {
  const known = new Set(lines.map(identityOf))
  return (asked ?? []).flatMap(({ sku, optionsChecksum }, index) =>
    known.has(identityOf({ sku, optionsChecksum: optionsChecksum ?? null }))
      ? []
      : [userError(language, 'LINE_NOT_FOUND', { field: ['lines', index], sku })],
  )
}

/** Returns the requested lines in the shared cart's order; all lines when the input names none. */
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

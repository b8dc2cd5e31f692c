import type { CartLineUpdateInput, MutationResolvers, UserError } from '../__generated__/resolverTypes.ts'
import { notice, userError } from '../errors/userError.ts'
import { isGiven } from '../graph/isGiven.ts'
import { pullCart } from './cartClient.ts'
import { presentHash } from './cartState.ts'
import { type Change, changeCart } from './changeCart.ts'
import { checkLineCount } from './checkLineInputs.ts'
import { couponBefore, couponNotices } from './keptCoupon.ts'
import { findLine } from './lineIdentity.ts'
import type { CartLineMapper, CartMapper } from './mappers.ts'
import { quantityFaults, updateSteps } from './quantityChanges.ts'
import { writeLines } from './writeLines.ts'

type Lines = Readonly<{ lines: readonly CartLineMapper[] }>

const NO_LINES: Lines = { lines: [] }

/** Sets quantities, all or none. 0 removes the line. */
export const updateCartLines: NonNullable<MutationResolvers['updateCartLines']> = async (_root, { input }, context) =>
  changeCart(context, {
    name: 'updateCartLines',
    input,
    nothing: NO_LINES,
    run: async (key): Promise<Change<Lines>> => {
      const { language } = context.store
      const malformed = checkLineCount(input.lines, language)
      if (malformed.length > 0) return { userErrors: malformed }
      const [before, coupon] = await Promise.all([pullCart(context), couponBefore(context)])
      if (!before) return { cart: null, userErrors: [userError(language, 'CART_NOT_FOUND')] }
      if (isGiven(input.expectedHash) && input.expectedHash !== (await presentHash(context, before))) {
        return { cart: before, userErrors: [userError(language, 'CONFLICT', { field: ['expectedHash'] })] }
      }
      const changes = input.lines.flatMap(({ line, quantity }, index) => {
        const found = findLine(before, line)
        return found ? [{ line: found, quantity, index }] : []
      })
      if (changes.length < input.lines.length)
        return { cart: before, userErrors: missing(before, input.lines, language) }
      const userErrors = await quantityFaults(context, changes, before)
      if (userErrors.length > 0) return { cart: before, userErrors }
      const refused = await writeLines(context, { steps: updateSteps(context, changes, key), before, key })
      if (refused) return { userErrors: [refused] }
      const changed = new Set(changes.map(({ line }) => line.itemId))
      return {
        notices: [notice(language, 'QUANTITY_UPDATED'), ...(await couponNotices(context, coupon))],
        extra: (cart) => ({ lines: cart?.lines.filter(({ itemId }) => changed.has(itemId)) ?? [] }),
      }
    },
  })

function missing(
  cart: CartMapper,
  lines: readonly CartLineUpdateInput[],
  language: Parameters<typeof userError>[0],
): UserError[] {
  return lines.flatMap(({ line }, index) => {
    if (findLine(cart, line)) return []
    return [userError(language, 'LINE_NOT_FOUND', { field: ['lines', index, 'line'], sku: line.identity?.sku ?? null })]
  })
}

import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import { userError } from '../errors/userError.ts'
import { toGlobalId } from '../graph/globalId.ts'
import { pullCart } from './cartClient.ts'
import { type Change, changeCart } from './changeCart.ts'
import { checkLineCount } from './checkLineInputs.ts'
import { couponBefore, couponNotices } from './keptCoupon.ts'
import { findLine } from './lineIdentity.ts'
import type { CartLineMapper } from './mappers.ts'
import { updateSteps } from './quantityChanges.ts'
import { writeLines } from './writeLines.ts'

type Removed = Readonly<{ removedLineIds: readonly string[] }>

const NOTHING: Removed = { removedLineIds: [] }

/** Removes lines, all or none. A line that is gone already is no error. */
export const removeCartLines: NonNullable<MutationResolvers['removeCartLines']> = async (_root, { input }, context) =>
  changeCart(context, {
    name: 'removeCartLines',
    input,
    nothing: NOTHING,
    run: async (key): Promise<Change<Removed>> => {
      const { language } = context.store
      const malformed = checkLineCount(input.lines, language)
      if (malformed.length > 0) return { userErrors: malformed }
      const [before, coupon] = await Promise.all([pullCart(context), couponBefore(context)])
      if (!before) return { cart: null, userErrors: [userError(language, 'CART_NOT_FOUND')] }
      const found = new Set(input.lines.flatMap((line) => findLine(before, line) ?? []))
      const changes = [...found].map((line, index) => ({ line, quantity: 0, index }))
      const refused = await writeLines(context, { steps: updateSteps(context, changes, key), before, key })
      if (refused) return { userErrors: [refused] }
      return {
        notices: await couponNotices(context, coupon),
        extra: () => ({ removedLineIds: [...found].map(lineId) }),
      }
    },
  })

/** The global id of a line. */
export function lineId({ storeCode, cartKey, itemId }: CartLineMapper): string {
  return toGlobalId('CartLine', storeCode, cartKey, itemId)
}

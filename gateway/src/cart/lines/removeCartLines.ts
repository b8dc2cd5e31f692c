import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import type { CartLineRef } from '../../__generated__/schemaTypes.ts'
import { BASE_FIELDS, fieldsNamed } from '../../catalogue/products/sourceFields.ts'
import { userError } from '../../errors/userError.ts'
import type { GraphContext } from '../../app/context.ts'
import { toGlobalId } from '../../graph/globalId.ts'
import { boughtProduct } from '../purchases/boughtProduct.ts'
import { pullCart } from '../cartClient.ts'
import type { Change } from '../changeCart.ts'
import { changeLines } from './changeLines.ts'
import { checkLineCount } from './checkLineInputs.ts'
import { couponBefore, couponNotices } from '../coupon/couponNotices.ts'
import { findLine } from './lineIdentity.ts'
import type { CartLineMapper, CartMapper } from '../mappers.ts'
import { updateSteps } from './quantityChanges.ts'
import { writeLines } from './writeLines.ts'

type Removed = Readonly<{ removedLineIds: readonly string[] }>

const FIELDS = fieldsNamed(BASE_FIELDS)

const NOTHING: Removed = { removedLineIds: [] }

/** Removes lines, all or none. A line that is gone already is no error. */
export const removeCartLines: NonNullable<MutationResolvers['removeCartLines']> = async (_root, { input }, context) =>
  changeLines(context, {
    name: 'removeCartLines',
    input,
    nothing: NOTHING,
    run: async (key): Promise<Change<Removed>> => {
      const { messageLanguage: language } = context
      const malformed = checkLineCount(input.lines, language)
      if (malformed.length > 0) return { userErrors: malformed }
      const [before, coupon] = await Promise.all([pullCart(context), couponBefore(context)])
      if (!before) return { cart: null, userErrors: [userError(language, 'CART_NOT_FOUND')] }
      const named = await Promise.all(input.lines.map((line) => linesNamed(context, before, line)))
      const found = new Set(named.flat())
      const changes = [...found].map((line, index) => ({ line, quantity: 0, index }))
      const refused = await writeLines(context, { steps: updateSteps(context, changes), before, key })
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

/**
 * Returns the lines that a reference removes: the named line or, for the SKU of a product with variants, all of theirs.
 */
async function linesNamed(
  context: GraphContext,
  cart: CartMapper,
  ref: CartLineRef,
): Promise<readonly CartLineMapper[]> {
  const line = findLine(cart, ref)
  if (line) return [line]
  const sku = ref.identity?.sku
  const bought =
    sku === undefined ? [] : await Promise.all(cart.lines.map((one) => boughtProduct(one, context, FIELDS)))
  return cart.lines.filter((_line, position) => {
    const { product, variant } = bought[position] ?? {}
    return variant && product?.sku === sku
  })
}

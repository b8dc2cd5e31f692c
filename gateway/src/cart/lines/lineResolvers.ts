import type { CartLineResolvers } from '../../__generated__/resolverTypes.ts'
import { whenKnown } from '../../graph/maybePromise.ts'
import { withFields } from '../../catalogue/products/withFields.ts'
import { toStockKey } from '../../stock/stockKey.ts'
import { stockStatus } from '../../stock/stockStatus.ts'
import { boughtProduct } from '../purchases/boughtProduct.ts'
import { lineAmounts } from '../totals/lineAmounts.ts'
import { isHandedOverInBranch, readLineKind } from './lineKind.ts'
import type { CartLineMapper } from '../mappers.ts'
import { lineId } from './removeCartLines.ts'
import { publicUnitPrice } from '../totals/publicUnitPrice.ts'
import { totalsItem } from '../totals/totalsItem.ts'
import { shownOptions } from './shownOptions.ts'
import { isUnitLimited } from './unitLimit.ts'

export const cartLineResolvers = {
  id: lineId,
  unitPrice: (line, _arguments, context) => whenKnown(lineAmounts(line, context), ({ unit }) => unit),
  publicUnitPrice: (line, _arguments, context) => publicUnitPrice(line, context),
  rowTotal: (line, _arguments, context) => whenKnown(lineAmounts(line, context), ({ row }) => row),
  options: async (line, _arguments, context) => {
    const item = await totalsItem(line, context)
    return shownOptions(item?.options, line.chosen)
  },
  choices: ({ chosen }) => chosen,
  product: withFields(async (line: CartLineMapper, _arguments, { context, fields }) => {
    const { product } = await boughtProduct(line, context, fields)
    return product
  }),
  variant: withFields(async (line: CartLineMapper, _arguments, { context, fields }) => {
    const { product, variant } = await boughtProduct(line, context, fields)
    return product && variant && { __typename: 'ProductVariant' as const, product, variant }
  }),
  isBranchDeliveryOnly: async (line, _arguments, context) => isHandedOverInBranch(await readLineKind(line, context)),
  isSoldOneByOne: (line, _arguments, context) => isUnitLimited(context, line),
  stock: async ({ sku, productType }, _arguments, { loaders }) =>
    stockStatus(await loaders.stock.load(toStockKey({ sku, productId: null })), productType !== 'bundle'),
} satisfies CartLineResolvers

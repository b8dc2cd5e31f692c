import Big from 'big.js'
import type { CartLineResolvers } from '../__generated__/resolverTypes.ts'
import { SUMMARY_CHARACTERS_MAX } from '../catalogue/limits.ts'
import { priceContext } from '../catalogue/readPrice.ts'
import { sourceFields } from '../catalogue/sourceFields.ts'
import { plainText } from '../content/plainText.ts'
import type { GraphContext } from '../graph/context.ts'
import { money, withTax } from '../graph/money.ts'
import { withFields } from '../graph/withFields.ts'
import { toStockKey } from '../stock/stockKey.ts'
import { stockStatus } from '../stock/stockStatus.ts'
import { taxRate } from '../tax/taxRate.ts'
import { boughtProduct } from './boughtProduct.ts'
import { totalsOf } from './cartState.ts'
import { isHandedOverInBranch, readLineKind } from './lineKind.ts'
import type { CartLineMapper } from './mappers.ts'
import { lineId } from './removeCartLines.ts'
import { isUnitLimited } from './unitLimit.ts'

export const cartLineResolvers = {
  id: lineId,
  unitPrice: async (line, _arguments, context) => (await amounts(line, context)).unit,
  rowTotal: async (line, _arguments, context) => (await amounts(line, context)).row,
  options: async (line, _arguments, context) => {
    const item = await totalsItem(line, context)
    return (item?.options ?? []).flatMap(({ label, value }) => {
      const shown = plainText(value, SUMMARY_CHARACTERS_MAX)
      return shown === null || label.trim() === '' ? [] : [{ label: label.trim(), value: shown }]
    })
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
  warranty: ({ warranty }) => warranty ?? null,
  isBranchDeliveryOnly: async (line, _arguments, context) => isHandedOverInBranch(await readLineKind(line, context)),
  isSoldOneByOne: (line, _arguments, context) => isUnitLimited(context, line),
  stock: async ({ sku, productType }, _arguments, { loaders }) =>
    stockStatus(await loaders.stock.load(toStockKey({ sku, productId: null })), productType !== 'bundle'),
} satisfies CartLineResolvers

async function totalsItem(line: CartLineMapper, context: GraphContext) {
  const totals = await totalsOf(context, { key: line.cartKey }).catch(() => null)
  const item = totals?.items.find(({ item_id: id }) => id === line.itemId)
  return item && { ...item, currencyCode: totals?.quote_currency_code ?? line.currencyCode }
}

/** The platform's amounts; where they cannot be read, the line's own price with the store's tax on it. */
async function amounts(line: CartLineMapper, context: GraphContext) {
  const item = await totalsItem(line, context)
  if (item && item.price_incl_tax !== null) {
    const unit = new Big(item.price_incl_tax)
    const row = item.row_total_incl_tax ?? unit.times(line.quantity)
    return { unit: money(unit, item.currencyCode), row: money(row, item.currencyCode) }
  }
  const { product } = await boughtProduct(line, context, sourceFields(new Set(['Product.price'])))
  const { rules, group, settings } = await priceContext(context)
  const rate = taxRate(rules, {
    productClassId: product?.taxClassId ?? null,
    countryCode: settings.defaultCountry,
    region: settings.defaultRegion,
    customerClassId: group.tax,
  })
  const unit = money(withTax(line.netPrice ?? 0, rate?.percent ?? null), line.currencyCode)
  return { unit, row: money(new Big(unit.amount).times(line.quantity), line.currencyCode) }
}

import Big from 'big.js'
import { priceContext } from '../../catalogue/prices/readPrice.ts'
import { sourceFields } from '../../catalogue/products/sourceFields.ts'
import type { GraphContext } from '../../app/context.ts'
import { type MaybePromise, whenKnown } from '../../graph/maybePromise.ts'
import { type MoneyValue, money, withTax } from '../../graph/money.ts'
import { taxRate } from '../../tax/taxRate.ts'
import { boughtProduct } from '../purchases/boughtProduct.ts'
import type { CartLineMapper } from '../mappers.ts'
import { totalsItem } from './totalsItem.ts'

/** Amounts of one unit and of a whole line, with tax. */
export type LineAmounts = Readonly<{ unit: MoneyValue; row: MoneyValue }>

/**
 * Returns the amounts of one unit and of the whole line, with tax. They are the platform's; where these cannot be read,
 * they are computed from the line's own price and the store's tax.
 */
export function lineAmounts(line: CartLineMapper, context: GraphContext): MaybePromise<LineAmounts> {
  return whenKnown(totalsItem(line, context), (item) => {
    const unit = item?.price_incl_tax ?? null
    if (item === undefined || unit === null) return computedAmounts(line, context)
    const row = item.row_total_incl_tax ?? new Big(unit).times(line.quantity)
    return { unit: money(unit, item.currencyCode), row: money(row, item.currencyCode) }
  })
}

async function computedAmounts(line: CartLineMapper, context: GraphContext): Promise<LineAmounts> {
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

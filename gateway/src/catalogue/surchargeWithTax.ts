import Big from 'big.js'
import { withTax } from '../graph/money.ts'
import type { ProductPriceMapper } from './mappers.ts'
import type { Surcharge } from './productDocument.ts'

const HUNDRED = 100

/**
 * What a custom option adds to a price with tax: a percentage of what the product costs with tax, or an amount that is
 * held without tax as every price is, so that its own tax comes on top.
 */
export function surchargeWithTax(
  { price: amount, isPercent }: Surcharge,
  price: Pick<ProductPriceMapper, 'final' | 'gross' | 'taxRate'>,
): Big {
  const percent = price.taxRate?.percent ?? null
  if (!isPercent) return withTax(amount, percent)
  const base = price.gross === null ? withTax(price.final, percent) : new Big(price.gross.final)
  return base.times(amount).div(HUNDRED)
}
